import { anyOf } from './terms.ts';

const BEGINS = new RegExp(String.raw`^${anyOf('federal-labels', 'at-the-beginning')}\b.{0,40}?[:?]`, 'i');
const HOURS_ALONE =
  /^\(?(?:(?:full|part)[- ]time,?\s*)?\(?\d{1,3}(?:\.\d+)?\+? ?(?:hours|hrs)\.?(?: a | per |\/)(?:week|wk)\)?$/i;

/** Whether a line states facts of a federal post. */
export const isFederal = (text: string) => text.length < 200 && (BEGINS.test(text) || HOURS_ALONE.test(text));

/** What USAJOBS adds to the titles of federal posts. */
export const withoutFederalMark = (title: string) => title.replace(/\s*\(?this is a federal job\)?\.?/i, '').trim();
