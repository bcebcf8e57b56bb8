import { type Browser, expect, type Page } from '@playwright/test';
import { textPdf } from '#features/cv-import/testing.ts';
import { signIn } from './people.ts';

/** A CV of one page with a line of text. */
export const CV = textPdf([['Rhys Pritchard, SNCO of the Royal Signals']]).toString('latin1');

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export async function pageOf(browser: Browser, email: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, email, path);
  return page;
}

/** Calls the API as the person signed in on this page. */
export function callAs(page: Page, method: string, path: string, body?: object) {
  return page.evaluate(
    async ([how, where, what]) => {
      const reply = await fetch(where, {
        method: how,
        headers: {
          authorization: `Bearer ${localStorage.getItem('accessToken')}`,
          ...(what && { 'content-type': 'application/json' }),
        },
        ...(what && { body: what }),
      });
      return { status: reply.status, ...(await reply.json()) };
    },
    [method, path, body ? JSON.stringify(body) : ''] as const,
  );
}

/** Publishes a job that asks two questions. @returns its id */
export async function postJob(page: Page, title: string): Promise<number> {
  const { data: towns } = await callAs(page, 'POST', '/api/country/cities', { country_id: 232, city: 'Doncaster' });
  const made = await callAs(page, 'POST', '/api/recruiter/jobs', {
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
  });
  await callAs(page, 'POST', `/api/recruiter/jobs/${made.data.id}/publish`, {});
  return made.data.id;
}

/** Applies with a letter, answers and a CV. */
export async function apply(page: Page, jobId: number, years = '2'): Promise<void> {
  const status = await page.evaluate(
    async ([id, cv, experience]) => {
      const form = new FormData();
      form.set('cover_letter', 'Dear team,\n\nI kept the signals of the Royal Signals working for nine years.');
      form.set('notice_period', 'Within 1 Month');
      form.set(
        'answers',
        JSON.stringify([
          { question: 'Do you hold a driving licence?', answer: 'Yes' },
          { question: 'How many years have you worked on signals?', answer: experience },
        ]),
      );
      form.set('file', new File([cv], 'Rhys Pritchard CV.pdf', { type: 'application/pdf' }));
      const reply = await fetch(`/api/jobs/${id}/apply`, {
        method: 'POST',
        headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` },
        body: form,
      });
      return reply.status;
    },
    [String(jobId), CV, years] as const,
  );
  expect(status).toBe(201);
}
