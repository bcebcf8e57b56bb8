import { readFileSync } from 'node:fs';
import { plainLetters } from '#kit/contract/fold.ts';
import { annotated } from './context.ts';

/** The name of a town as the list has it: in small letters, without accents. */
export const plainTown = (name: string) => plainLetters(name.replaceAll('’', "'")).trim();

let list: string | undefined;
/** 134,000 names of towns, sorted, one on each line; loaded with the first question and searched without a table of them. */
const towns = (): string => {
  list ??= readFileSync(new URL('./data/towns.txt', import.meta.url), 'utf8');
  return list;
};

/** Whether a text is the name of a town anywhere. Many surnames and some words are too, so this counts only where a place is expected. */
export const isTownName = annotated((_context, text: string): boolean => {
  const wanted = plainTown(text);
  if (wanted.length < 3 || wanted.length > 39) return false;
  const names = towns();
  let [from, to] = [0, names.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const start = names.lastIndexOf('\n', middle - 1) + 1;
    const end = names.indexOf('\n', start);
    const name = names.slice(start, end);
    if (name === wanted) return true;
    if (name < wanted) from = end + 1;
    else to = start;
  }
  return false;
});
