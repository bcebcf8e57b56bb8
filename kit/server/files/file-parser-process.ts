import { answerTasks } from './answer-tasks.ts';
import type { FileTask } from './file-parser.ts';

/** A process of the pool that parses uploaded files (`parseApart`). The server names the parser, never the file. */
answerTasks<FileTask, unknown>(async ({ module, name, input }) => {
  const exported: Record<string, unknown> = await import(module);
  const parse = exported[name];
  if (typeof parse !== 'function') throw new Error(`${module} exports no function ${name}`);
  return await parse(input);
});
