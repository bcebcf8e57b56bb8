import { startEngine } from './engine.ts';
import { setSheet } from './set-sheet.ts';
import type { Answered, Sheet } from './typesetting.ts';

/** Runs by itself as a process: whatever happens in the compiler ends here. */

const engine = startEngine();

process.on('disconnect', () => process.exit());
process.on('message', async (sheet: Sheet) => {
  let answered: Answered;
  try {
    answered = { done: setSheet(await engine, sheet) };
  } catch (error) {
    answered = { failed: error instanceof Error ? error.message : JSON.stringify(error) };
  }
  process.send?.(answered);
});
