/** Applicants that one change or list of ids may name. */
export const MOST_AT_ONCE = 5000;
/** Applicants to whom one move sends offers. */
export const MOST_OFFERS = 50;
/** CVs in one ZIP. */
export const MOST_CVS = 1000;
export const MOST_NOTE = 5000;
export const MOST_MENTIONS = 20;
export const MOST_TAGS = 20;
export const MOST_CRITERIA = 10;
export const MOST_VIEWS = 30;

/** The colleagues whom a note names after an @: of "Ann Lee" and "Ann Lee-Shaw", only the one that is written in full. */
export function mentionedIn<Person extends { name: string }>(note: string, colleagues: readonly Person[]): Person[] {
  let rest = note;
  return colleagues
    .toSorted((one, other) => other.name.length - one.name.length)
    .filter(({ name }) => {
      const before = rest;
      rest = rest
        .split(`@${name}`)
        .reduce((text, next) => (/^-?\p{L}/u.test(next) ? `${text}@${name}${next}` : `${text}\n${next}`));
      return rest !== before;
    });
}
