import type { Context } from './context.ts';
import { titleScore } from './job-titles.ts';
import { serviceIn } from './services.ts';
import { anyOf } from './terms.ts';

const TOWN = /^\p{Lu}\p{Ll}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]+|upon|on|in|le|the|of|under|by|and)){0,3}$/u;
const SUFFIX = /^(?:inc|llc|ltd|llp|plc|corp|co|jr|sr)\.?$/i;
/** Parts of an employer that are written as a town is. */
const DEPARTMENT = new RegExp(String.raw`\b${anyOf('departments')}\b|^(?:(?:north|south|east|west|central)(?:ern)?[ -]?)+$`, 'i');
export const isDepartment = (text: string) => DEPARTMENT.test(text);

/** Whether a text has the form of a town's name and no word of an employer, a post or a department. */
export const mayBeTown = (context: Context, printed: string) => {
  const text = printed.length > 3 && printed === printed.toUpperCase() ? inSmallLetters(printed) : printed;
  return (
    TOWN.test(text) &&
    !/^(?:diploma|degree|certificate|honou?rs)$/i.test(text) &&
    !SUFFIX.test(text) &&
    !DEPARTMENT.test(text) &&
    titleScore(context, text) === 0 &&
    serviceIn(text) === null
  );
};

/** `RAWTENSTALL` as `Rawtenstall`. */
const inSmallLetters = (text: string) => text.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
