import type { LetterContent } from './content.ts';

/** Words that follow “Dear” in a greeting that names nobody. */
const UNNAMED =
  /^(?:sir|madam|sirs|all|team|reader|recruiters?|hiring|recruitment|recruiting|talent|people team|human resources|hr)\b/i;

/** Titles and ranks that are followed by a surname in a greeting. “Sir” and “Dame” are followed by a first name. */
const WITH_SURNAME =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|rev|lord|lady|captain|capt|major general|major|maj|colonel|col|lieutenant colonel|lt\.? col|lieutenant|lt|brigadier|general|commander|cdr|admiral|squadron leader|wing commander|group captain|sergeant|sgt)\b\.?/i;

/** The usual greeting of a letter. @param name the reader's name as typed, empty if it is not known */
export function usualGreeting(language: string, name: string): string {
  const isAmerican = language === 'en-US';
  // “Joan Hale, Head of Operations”, “Joan Hale (HR)” and “the Recruitment Team”
  const [reader = ''] = name
    .replace(/\s*\([^)]*\)?/g, ' ')
    .trim()
    .replace(/\s{2,}/g, ' ')
    .replace(/^(?:dear\s+)?(?:the\s+)?/i, '')
    .split(/\s*,/);
  const end = isAmerican ? ':' : ',';
  if (/^to whom/i.test(reader)) return `To whom it may concern${end}`;
  // “Dear Sir John” for Sir John Hale
  const [knighted] = /^(?:Sir|Dame) \p{Lu}\p{L}+(?= \p{Lu})/u.exec(reader) ?? [];
  if (knighted) return `Dear ${knighted}${end}`;
  if (!reader) return isAmerican ? `Dear Hiring Manager${end}` : `Dear hiring manager${end}`;
  const title = WITH_SURNAME.exec(reader)?.[0];
  const isCouple = /^\p{L}+\.? (?:and|&) /u.test(reader);
  const surname = title && !isCouple ? reader.slice(title.length).trim().split(/\s+/).at(-1) : undefined;
  return `Dear ${title && surname ? `${title} ${surname}` : reader}${end}`;
}

/** The usual closing of a letter with this greeting: in the United Kingdom it depends on whether the greeting names the reader. */
export function usualClosing(language: string, greeting: string): string {
  if (language === 'en-US') return 'Sincerely,';
  return namesReader(greeting) ? 'Yours sincerely,' : 'Yours faithfully,';
}

function namesReader(greeting: string): boolean {
  const named = greeting
    .trim()
    .replace(/^(?:dear|hello|hi)\b\s*(?:the\b\s*)?/i, '')
    .replace(/[\s,:;.!]+$/, '');
  // “Dear Sir John” names its reader, “Dear Sir” and “Dear Sir or Madam” do not.
  return named !== '' && (!UNNAMED.test(named) || /^sir (?!or\b|\/)\p{Lu}/iu.test(named)) && !/^to whom/i.test(named);
}

/**
 * A letter whose greeting and closing follow a change of the reader's name or of the greeting, unless the person wrote their own.
 * @param language of the person's country, such as `en-GB`
 */
export function withUsualForms(before: LetterContent, after: LetterContent, language: string): LetterContent {
  const wasUsual = isSame(before.greeting, usualGreeting(language, before.recipient.name)) || before.greeting.trim() === '';
  const greeting =
    after.greeting === before.greeting && after.recipient.name !== before.recipient.name && wasUsual
      ? usualGreeting(language, after.recipient.name).slice(0, 300)
      : after.greeting;
  const closing =
    after.closing === before.closing && isSame(before.closing, usualClosing(language, before.greeting))
      ? usualClosing(language, greeting)
      : after.closing;
  return { ...after, greeting, closing: isSame(closing, after.closing) ? after.closing : closing };
}

/** Letter case and the mark at the end do not make a greeting or closing one of the person's own. */
const isSame = (one: string, other: string) => bare(one) === bare(other);
const bare = (words: string) =>
  words
    .toLowerCase()
    .replace(/[\s,:;.!]+$/, '')
    .trim();
