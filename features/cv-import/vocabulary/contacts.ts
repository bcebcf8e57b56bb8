import { anyOf } from './terms.ts';

/** The part before the `@` has at most 64 characters. Without this limit, long texts of letters and hyphens take quadratic time. */
const EMAIL = /(?<![\p{L}\d._%+'-])[\p{L}\d._%+'-]{1,64}@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u;
const PHONE = /(?<![\w/.-])(?:\(?\+|00)?\(?\d[\d\s().\u2010-\u2013-]{6,18}\d(?:\s*(?:x|ext\.?)\s*\d{1,5})?(?![\w/]|-\d)/;
/** A ZIP code in front of a phone number: `Columbus, OH 43231 614-555-0142` */
const ZIP_BEFORE_PHONE = /(?<=\b[A-Z]{2}\s)\d{5}(?:-\d{4})?(?=\s+\(?\d{3}\)?[ .-]\s?\d{3}[ .-]\d{4}\b)/g;
const URL = new RegExp(
  String.raw`(?:https?:\/\/|www\.)[^\s|,;()<>]+|(?<![@\w.-])(?:[a-z\d-]+\.)+${anyOf('top-level-domains')}(?:\/[^\s|,;()<>]*)?(?![\w@])`,
  'i',
);

const EMAILS = new RegExp(EMAIL, 'gu');
const URLS = new RegExp(URL, 'gi');
const PHONES = new RegExp(PHONE, 'g');

/** Most texts have no contacts. Looking for these characters first takes a fraction of the time of the patterns. */
const mayHaveEmail = (text: string) => text.includes('@');
const mayHaveUrl = (text: string) => text.includes('.') || text.includes('://');
const withoutEmails = (text: string) => (mayHaveEmail(text) ? text.replace(EMAILS, ' ') : text);

export const emailIn = (text: string) => (mayHaveEmail(text) ? (EMAIL.exec(text)?.[0].replace(/^[.'-]+/, '') ?? '') : '');

/**
 * A phone number of 7 to 15 digits as printed; a mobile number is preferred within a line. Dates, year ranges and numbers with decimals are not
 * phone numbers.
 */
export function phoneIn(text: string): string {
  if (!/\d/.test(text)) return '';
  // Of several lines, the first number is the person's own.
  if (text.includes('\n')) return firstPhoneIn(text);
  // Of several numbers, the mobile one: `01632 960807 (Home) 07700 900129 (Mobile)`
  const [, before = '', behind = ''] =
    /(?:mobile|cell)(?: phone)?(?: no\.?| number)?\s*[:.]?\s*([+(]?\d[\d\s().-]{7,17}\d)|([+(]?\d[\d\s().-]{7,17}\d)\s*\((?:mobile|mob|cell|m)\.?\)/i.exec(
      text,
    ) ?? [];
  const numbers = text.match(/\d[\d\s().-]{7,17}\d/g) ?? [];
  return numbers.length > 1 && before + behind !== '' ? firstPhoneIn(before + behind) : firstPhoneIn(text);
}

function firstPhoneIn(text: string): string {
  const named = withoutEmails(text);
  const bare = mayHaveUrl(named) ? named.replace(URLS, ' ') : named;
  for (const match of bare.replace(ZIP_BEFORE_PHONE, ' ').matchAll(PHONES)) {
    const digits = match[0].replace(/\D/g, '').length;
    const isDates =
      /^(?:19|20)\d\d\s?[-–. ]\s?(?:(?:19|20)\d\d|\d\d(?:[-.]\d\d)?)$/.test(match[0]) ||
      /^\d{1,2}\.\d{1,2}\.\d{4}/.test(match[0]);
    // A bare number of eight digits is a service number.
    const isNumber = /^\d{7,8}$/.test(match[0].trim());
    if (digits >= 7 && digits <= 15 && !isDates && !isNumber) return match[0].trim();
  }
  return '';
}

export function urlsIn(text: string): string[] {
  if (!mayHaveUrl(text)) return [];
  return [...withoutEmails(text).matchAll(URLS)]
    .map((match) => match[0].replace(/[.,;:]+$/, ''))
    .filter((url) => !/^\w+\.js$/i.test(url));
}

export const isUrlOnly = (text: string) =>
  urlsIn(text).join('') === text.replace(/^(?:url|web(?:site)?|link)s?\s*:\s*/i, '').trim() && urlsIn(text).length > 0;

/** A label of the person's details beside its text, as in a form. */
const LABEL_ALONE = new RegExp(String.raw`^${anyOf('contact-labels', 'alone')}\s*:?$`, 'i');

/** Whether a text is only a label of personal details: `Mobile`, `First name(s) / Surname(s)`. */
export const isContactLabel = (text: string) => LABEL_ALONE.test(text.trim());
