import type { FieldPath } from 'react-hook-form';
import { EMPTY_JOB, type JobFormValues } from './job-values.ts';

/** The form's field of a name in the server's errors: `job.salary_to` of an edit is the field `salary_to`. */
export function fieldOf(name: string): FieldPath<JobFormValues> {
  const field = name.replace(/^job\./, '');
  const known = Object.keys(EMPTY_JOB).find((key): key is keyof JobFormValues => field === key || field.startsWith(`${key}.`));
  // A row of a list of texts is not a field; the list shows its error.
  if (known === 'responsibilities' || known === 'requirements' || known === 'skills') return known;
  const question = /^screening_questions\.(\d+)\.(question|kind|choices|minimum)/.exec(field);
  if (question) return `screening_questions.${Number(question[1])}.${partOf(question[2])}`;
  return known ?? 'title';
}

const partOf = (part: string | undefined) => (part === 'kind' || part === 'choices' || part === 'minimum' ? part : 'question');
