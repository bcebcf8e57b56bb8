/** Federal resumes follow the rules of agencies of the United States. */
export type ResumeKind = 'resume' | 'federal';
type Paper = 'a4' | 'letter';

/** The content of a resume in reading order, without formatting; every output format is made from it. */
export type ResumeDocument = {
  /** `CV` or `Resume`. */
  title: string;
  name: string;
  label: string;
  contact: Contact[];
  /** Lines under the contact line that a federal resume starts with. */
  facts: Fact[];
  sections: Section[];
  country: 'UK' | 'US';
  paper: Paper;
};
export type Contact = { kind: 'place' | 'phone' | 'email' | 'link'; text: string; href: string };
export type Fact = { label: string; text: string };
export type Section = { key: string; title: string; groups: Group[] };
/** `title` is null where the section's title is enough. */
export type Group = { title: string | null } & (
  | { kind: 'text'; paragraphs: string[] }
  /** `rows`: all entries are short, so each is one line. */
  | { kind: 'entries'; entries: Entry[]; rows: boolean }
  | { kind: 'skills'; skills: Fact[] }
  /** Short items on one line: interests, languages. */
  | { kind: 'row'; items: string[] }
);
export type Entry = {
  title: string;
  /** Employer, school or unit. */
  by: string;
  place: string;
  dates: string;
  facts: Fact[];
  paragraphs: string[];
  bullets: string[];
  link: Contact | null;
};

/** The content of a letter in reading order. Every text is one line. */
export type LetterDocument = {
  /** The title that PDF readers show. */
  title: string;
  name: string;
  label: string;
  contact: Contact[];
  dated: string;
  recipient: string[];
  subject: string;
  greeting: string;
  /** Paragraphs of lines. */
  paragraphs: string[][];
  closing: string;
  signature: string;
  country: 'UK' | 'US';
  paper: Paper;
  /** The resume template whose header and fonts it uses. */
  look: string;
  /** `#1E3452` */
  colour: string;
};

/** One line of text in composed form, without characters that cannot be printed and those that turn the text around them. */
export function clean(text: string): string {
  return text
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Co}\p{Cn}\u00ad\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}
