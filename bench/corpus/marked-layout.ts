import type { Case } from './corpus.ts';
import { dateIn, type Form, type Layout, truthOf } from './layouts.ts';
import type { Job, Person } from './person.ts';

type Extra = {
  /** Other titles that are right for the post with this index: a trade with its code beside an appointment. */
  also?: Record<number, string[]>;
  /** Ranks as printed where they differ from the notes. */
  ranks?: Record<number, string>;
  without?: { bullets?: true; studyDates?: true };
  studyForm?: Form;
};

export const job = (person: Person, index: number): Job => person.jobs[index] as Job;
export const items = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n');
export const span = ({ start, end }: Job, form: Form, dash = ' – ', now = 'Present') =>
  `${dateIn(form, start)}${dash}${dateIn(form, end, now)}`;

/** A layout whose document is light markup, as `service-pages.ts` describes it. */
export function layout(
  kind: string,
  held: boolean,
  person: Person,
  form: Form,
  markup: (person: Person, duties: (index: number) => string) => string,
  file: (markup: string, person: Person) => Case['file'],
  { also = {}, ranks = {}, without = {}, studyForm }: Extra = {},
): Layout {
  return {
    kind,
    held,
    people: [person],
    make(one) {
      const source = markup(one, (index) => items(job(one, index).bullets));
      const truth = truthOf(one, form, without);
      const work = truth.work.map((post, index) => {
        const rank = ranks[index] ?? post.rank;
        return {
          ...post,
          rank,
          position: [...post.position, ...(also[index] ?? []), ...(rank ? [`${rank} ${post.position[0]}`] : [])],
        };
      });
      const education = studyForm ? truthOf(one, studyForm, without).education : truth.education;
      return {
        truth: { ...truth, work, education },
        source: source.replace(/^(?:# |= |- |\[box\](?:= )?)/gm, ''),
        file: file(source, one),
      };
    },
  };
}

export const school = (person: Person) =>
  person.education[0] ?? { institution: '', studyType: '', area: '', start: { y: 0, m: 0 }, end: { y: 0, m: 0 } };
export const passed = (person: Person) => person.certificates.map(({ name, y }) => `- ${name}, ${y}`).join('\n');
export const spoken = (person: Person) => person.languages.map(([language, level]) => `${language} (${level})`).join(', ');

/** One layout for several people. */
export const layoutOf = (make: (person: Person) => Layout, first: Person, ...others: Person[]): Layout => ({
  ...make(first),
  people: [first, ...others],
});
