import { answerTasks } from '#kit/server/files/answer-tasks.ts';
import { startEngine } from './engine.ts';
import { setSheet } from './set-sheet.ts';
import type { OutputResult, OutputTask, Sheet, Typeset } from './typesetting.ts';

/** A process of the output pool. What only some tasks need is loaded by the first of them. */

const engine = startEngine();
const typeset = async (sheet: Sheet): Promise<Typeset> => setSheet(await engine, sheet);

answerTasks<OutputTask, OutputResult>(async (task) => {
  switch (task.kind) {
    case 'sheet':
      return typeset(task.sheet);
    case 'mirror': {
      const { pdf, unprintable } = await typeset(task.sheet);
      const { mirrorOf } = await import('./mirror.ts');
      return mirrorOf(pdf ?? new Uint8Array(), task.document, unprintable);
    }
    case 'docx':
      return (await import('./docx.ts')).docx(task);
    case 'letter_docx':
      return (await import('./letter-docx.ts')).letterDocx(task.document);
  }
});
