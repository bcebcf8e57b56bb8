import { textPdf } from '#features/cv-import/testing.ts';
import { callAs } from './api.ts';

/** A CV of one page with a line of text. */
export const CV = textPdf([['Rhys Pritchard, SNCO of the Royal Signals']]).toString('latin1');

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Publishes a job in Doncaster that asks two questions, changed by `more`. @returns its id */
export async function postJob(recruiter: string, title: string, more: object = {}): Promise<number> {
  const towns = await callAs(recruiter, 'POST', '/api/country/cities', { country_id: 232, city: 'Doncaster' });
  const { id } = await callAs(recruiter, 'POST', '/api/recruiter/jobs', {
    title,
    description: '<p>Look after the points and signals between Doncaster and York, with a team of five.</p>',
    job_type: 'full_time',
    type: 'on_site',
    experience: 'mid',
    city_id: towns[0].id,
    closes_on: inDays(30),
    screening_questions: [
      { question: 'Do you hold a driving licence?', kind: 'yes_no', knockout: true },
      { question: 'How many years have you worked on signals?', kind: 'number', minimum: 3 },
    ],
    ...more,
  });
  await callAs(recruiter, 'POST', `/api/recruiter/jobs/${id}/publish`, {});
  return id;
}

/** Applies with a letter, answers and a CV. @returns the application's id */
export async function apply(veteran: string, jobId: number, years = '2'): Promise<number> {
  const form = new FormData();
  form.set('cover_letter', 'Dear team,\n\nI kept the signals of the Royal Signals working for nine years.');
  form.set('notice_period', 'Within 1 Month');
  form.set(
    'answers',
    JSON.stringify([
      { question: 'Do you hold a driving licence?', answer: 'Yes' },
      { question: 'How many years have you worked on signals?', answer: years },
    ]),
  );
  form.set('file', new File([Buffer.from(CV, 'latin1')], 'Rhys Pritchard CV.pdf', { type: 'application/pdf' }));
  const { id } = await callAs(veteran, 'POST', `/api/jobs/${jobId}/apply`, form);
  return id;
}

/** Proposes a time in three days for an interview by video. */
export async function proposeInterview(recruiter: string, applicationId: number): Promise<void> {
  const [interviewer] = await callAs(recruiter, 'GET', '/api/recruiter/interviewers');
  await callAs(recruiter, 'POST', `/api/recruiter/applications/${applicationId}/interviews`, {
    format: 'video',
    location: 'https://meet.example.org/rail',
    duration_minutes: 45,
    time_zone: 'Europe/London',
    slots: [{ starts: `${inDays(3)}T18:10` }],
    interviewer_ids: [interviewer.id],
  });
}
