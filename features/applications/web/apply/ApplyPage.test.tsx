import { useQueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSession, intent, SessionProvider } from '#features/accounts/web/index.ts';
import { aVeteran } from '#features/accounts/web/testing.ts';
import { getJob } from '#features/jobs/contract.ts';
import type { Job } from '#features/jobs/shapes.ts';
import { aJob } from '#features/jobs/web/testing.ts';
import { type CoverLetter, findCoverLetters, getCoverLetter } from '#features/resumes/letters/contract.ts';
import { findResumes, type ResumeCard } from '#features/resumes/resumes-contract.ts';
import { credentials } from '#kit/ui/data/credentials.ts';
import { query } from '#kit/ui/data/query.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { findApplications, getApplication, getApplicationPrefill } from '../../contract.ts';
import { getApplicationDraft } from '../../draft-contract.ts';
import { findTracked } from '../../tracking-contract.ts';
import { anApplication } from '../testing.ts';
import { ApplyPage } from './ApplyPage.tsx';

const unsavedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('unsaved-'));

const NOTHING_BEFORE = { cover_letter: null, notice_period: null, available_from: null, resume: null };
const QUESTIONS: Job['screening_questions'] = [
  { question: 'Do you hold a driving licence?', kind: 'yes_no', knockout: true },
  { question: 'Years in the trade?', kind: 'number', minimum: 2, knockout: true },
];
const CV = new File(['%PDF-1.7\n'], 'cv.pdf', { type: 'application/pdf' });

/** The part of XMLHttpRequest that an upload needs; `answers` are given in order, the last again and again. */
let answers: { status: number; body: object }[];
let sent: FormData[];
class Upload {
  upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  response: Blob | null = null;
  responseType = '';
  onload?: () => void;
  onloadend?: () => void;
  open() {}
  setRequestHeader() {}
  getAllResponseHeaders() {
    return 'content-type: application/json\r\n';
  }
  send(form: FormData) {
    sent.push(form);
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 500, body: {} };
    this.upload.onprogress?.({ loaded: 1, total: 1, lengthComputable: true });
    setTimeout(() => {
      this.status = answer.status;
      this.response = new Blob([JSON.stringify(answer.body)]);
      this.onload?.();
      this.onloadend?.();
    }, 20);
  }
}

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  localStorage.clear();
  credentials.setToken('token');
  sent = [];
  answers = [{ status: 200, body: { status: true, data: anApplication() } }];
  vi.stubGlobal('XMLHttpRequest', Upload);
  vi.stubGlobal('scrollTo', () => {});
  server = stubServer();
  server.reply(getApplicationPrefill, { data: NOTHING_BEFORE });
  server.reply(getApplicationDraft, { data: null });
  server.reply(findTracked, { data: [] });
  server.reply(findCoverLetters, { data: [] });
  server.reply(findResumes, { data: [] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function apply(job: Partial<Job> = {}, at = '/jobs/7/apply', Screen = ApplyPage) {
  server.forget(getJob);
  server.reply(getJob, { data: aJob(job) });
  const shown = renderScreen(Screen, {
    path: '/jobs/$jobId/apply',
    at,
    wrap: (children) => (
      <SessionProvider store={createSession({ at: 'signed_in', user: aVeteran() })}>{children}</SessionProvider>
    ),
  });
  await screen.findByRole('heading', { level: 1, name: 'Apply for Signalling Technician' });
  return { ...shown, user: userEvent.setup({ applyAccept: false }) };
}

type Hand = ReturnType<typeof userEvent.setup>;
const check = async (user: Hand) => user.click(await screen.findByRole('button', { name: 'Check your application' }));
const pick = async (user: Hand, file: File) => user.upload(await screen.findByLabelText('CV'), file);

test('asks a visitor to sign in, says why, and returns to the application', async () => {
  server.reply(getJob, { data: aJob() });
  renderScreen(ApplyPage, {
    path: '/jobs/$jobId/apply',
    at: '/jobs/7/apply',
    wrap: (children) => <SessionProvider store={createSession({ at: 'signed_out' })}>{children}</SessionProvider>,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to apply for Signalling Technician' }));
  await userEvent.click(dialog.getByRole('link', { name: 'Create an account' }));
  expect(intent.read(null)).toEqual({ path: '/jobs/7/apply', save: null });
  expect(server.requests.map(({ route }) => route)).toEqual(['GET /api/jobs/{id}']);
});

test('lists what is missing, with links to the fields, before anything is sent', async () => {
  const { user } = await apply({ screening_questions: QUESTIONS });
  await check(user);
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Choose your CV: a PDF or DOCX, up to 10 MB.',
    'Answer “Do you hold a driving licence?”',
    'Answer “Years in the trade?”',
  ]);
  expect(sent).toEqual([]);
});

test('offers saved letters, those for this job first, or a link to write one', async () => {
  const letter = (id: number, title: string, job: { id: number; title: string; company: string } | null) => ({
    id,
    title,
    job,
    company: '',
    begins: '',
    revision: 1,
    updated_at: '2026-11-20T09:00:00.000Z',
    trashed_at: null,
  });
  await apply();
  const link = await screen.findByRole('link', { name: 'Write a letter for this job' });
  expect(link.getAttribute('href')).toBe('/veteran/cover-letters/build?job_id=7');
  cleanup();

  server.forget(findCoverLetters);
  const job = { id: 7, title: 'Signalling Technician', company: 'Hale Rail Ltd' };
  server.reply(findCoverLetters, { data: [letter(1, 'Any job', null), letter(2, 'This job', job)] });
  await apply();
  const choice = within(await screen.findByLabelText(/^Start from a saved letter/));
  expect(choice.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Choose', 'This job', 'Any job']);
  expect(screen.queryByRole('link', { name: 'Write a letter for this job' })).toBeNull();
});

test('fills in the letter that was written for this application', async () => {
  server.reply(getCoverLetter, {
    data: { content: { greeting: 'Dear all,', body: 'I mend signals.', closing: 'Yours,', signature: 'Rhys' } } as CoverLetter,
  });
  await apply({}, '/jobs/7/apply?letter_id=2');
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Your letter/).value).toBe('Dear all,\n\nI mend signals.\n\nYours,\nRhys'),
  );
});

test('a knockout shows its minimum and refuses an answer below it', async () => {
  const { user } = await apply({ screening_questions: QUESTIONS });
  await pick(user, CV);
  await user.click(await screen.findByLabelText('Yes'));
  expect(screen.getByText('You can apply only with 2 or more.')).toBeTruthy();
  await user.type(screen.getByLabelText('Years in the trade?'), '1');
  await check(user);
  expect(await within(await screen.findByRole('alert')).findByText('This job asks for 2 or more.')).toBeTruthy();
});

test('shows everything for a check, sends it once, and confirms with the next steps', async () => {
  const { user } = await apply({ screening_questions: QUESTIONS });
  await pick(user, CV);
  await user.click(await screen.findByLabelText('Yes'));
  await user.type(screen.getByLabelText('Years in the trade?'), '4');
  await user.type(screen.getByLabelText(/Your letter/), 'Dear all');
  await user.selectOptions(screen.getByLabelText(/Notice period/), 'Within 1 Month');
  await check(user);
  await screen.findByRole('heading', { name: 'Check your application' });
  expect(screen.getByText('Dear all', { selector: 'dd' })).toBeTruthy();
  await user.dblClick(screen.getByRole('button', { name: 'Apply' }));

  await screen.findByRole('heading', { name: 'Application sent' });
  expect(screen.getByRole('link', { name: 'Your applications' }).getAttribute('href')).toBe('/veteran/jobs?jobType=applied');
  expect(sent).toHaveLength(1);
  expect(Object.fromEntries([...(sent[0] ?? [])].filter(([name]) => name !== 'answers'))).toMatchObject({
    cover_letter: 'Dear all',
    notice_period: 'Within 1 Month',
    file: expect.objectContaining({ name: 'cv.pdf' }),
  });
  expect(sent[0]?.getAll('answers').map((one) => JSON.parse(String(one)))).toEqual([
    { question: 'Do you hold a driving licence?', answer: 'Yes' },
    { question: 'Years in the trade?', answer: '4' },
  ]);
  expect(unsavedKeys()).toEqual([]);
});

test('starts from the last application, with its CV', async () => {
  server.forget(getApplicationPrefill);
  server.reply(getApplicationPrefill, {
    data: {
      cover_letter: 'Dear others',
      notice_period: 'Flexible',
      available_from: '2027-04-01',
      resume: { name: 'Rhys CV.pdf', size: 84_000 },
    },
  });
  const { user } = await apply();
  expect(await screen.findByDisplayValue('Dear others')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Send the CV from your last application Rhys CV\.pdf \(84 KB\)/).checked).toBe(
    true,
  );
  await check(user);
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  await screen.findByRole('heading', { name: 'Application sent' });
  expect(sent[0]?.has('file')).toBe(false);
});

const resume = (id: number, title: string, more: Partial<ResumeCard> = {}): ResumeCard => ({
  id,
  title,
  kind: 'resume',
  source: 'blank',
  job: null,
  template: 'classic',
  colour: 'navy',
  completeness: 80,
  revision: 1,
  updated_at: '2026-11-20T09:00:00.000Z',
  trashed_at: null,
  ...more,
});
const forJob = (id: number) => ({ id, title: 'Signalling Technician', company: 'Northgate Rail' });
const chosen = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Your CVs' });

test('preselects the CV tailored for this job, otherwise the one from onboarding, and sends it', async () => {
  server.forget(findResumes);
  const main = resume(1, 'Main', { source: 'onboarding' });
  server.reply(findResumes, { data: [resume(2, 'Newest'), main, resume(3, 'For another', { job: forJob(8) })] });
  await apply();
  expect((await chosen()).selectedOptions[0]?.textContent).toBe('Main');
  cleanup();

  server.forget(findResumes);
  server.reply(findResumes, { data: [main, resume(4, 'For this', { job: forJob(7) })] });
  const { user } = await apply();
  expect((await chosen()).selectedOptions[0]?.textContent).toBe('For this (tailored for this job)');
  await check(user);
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  await screen.findByRole('heading', { name: 'Application sent' });
  expect([sent[0]?.get('resume_id'), sent[0]?.has('file')]).toEqual(['4', false]);
});

test('preselects the CV that the link names, until another one is chosen', async () => {
  server.forget(findResumes);
  server.reply(findResumes, { data: [resume(5, 'Newer', { job: forJob(7) }), resume(4, 'Older', { job: forJob(7) })] });
  const { user } = await apply({}, '/jobs/7/apply?resume_id=4');
  expect((await chosen()).selectedOptions[0]?.textContent).toBe('Older (tailored for this job)');
  await user.selectOptions(await chosen(), '5');
  cleanup();
  await apply();
  expect((await chosen()).selectedOptions[0]?.textContent).toBe('Newer (tailored for this job)');
});

test('waits for the CVs of now where the cache has an older list', async () => {
  server.forget(findResumes);
  const { promise, resolve } = Promise.withResolvers<Response>();
  server.answer(findResumes, () => promise);
  function WithOlderList() {
    const client = useQueryClient();
    useState(() => client.setQueryData(query(findResumes, { query: {} }).queryKey, { status: true, data: [resume(1, 'Mine')] }));
    return <ApplyPage />;
  }
  await apply({}, '/jobs/7/apply?resume_id=2', WithOlderList);
  await expect(screen.findByLabelText('Your CVs', {}, { timeout: 300 })).rejects.toThrow();
  const now = [resume(1, 'Mine'), resume(2, 'Made just now', { job: forJob(7) })];
  resolve(Response.json({ status: true, data: now }));
  expect((await chosen()).selectedOptions[0]?.textContent).toBe('Made just now (tailored for this job)');
});

test('restores the chosen CV after a reload', async () => {
  server.forget(findResumes);
  server.reply(findResumes, { data: [resume(1, 'One'), resume(2, 'Two')] });
  const { user } = await apply();
  await user.selectOptions(await chosen(), 'Two');
  cleanup();
  await apply();
  expect((await chosen()).selectedOptions[0]?.textContent).toBe('Two');
  await user.click(screen.getByLabelText('Upload a file'));
  cleanup();
  await apply();
  expect(await screen.findByLabelText('CV')).toBeTruthy();
});

test('refuses a file that is not a CV, and shows the server’s error at the field', async () => {
  const { user } = await apply();
  await pick(user, new File(['\x89PNG\r\n\x1a\n'], 'photo.pdf'));
  expect(await screen.findByText(/This is not a PDF or DOCX/)).toBeTruthy();

  const damaged = 'This PDF is damaged or incomplete. Save it as a PDF or DOCX and choose it again.';
  answers = [{ status: 415, body: { status: false, message: damaged, errors: { file: [damaged] } } }];
  await pick(user, CV);
  await user.type(screen.getByLabelText(/Your letter/), 'Dear all');
  await check(user);
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.getByLabelText('CV').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByDisplayValue('Dear all')).toBeTruthy();
});

test('keeps typed text while the server is unavailable, and can send again', async () => {
  answers = [
    { status: 503, body: { status: false, message: 'Muster is away for a moment.' } },
    { status: 200, body: { status: true, data: anApplication() } },
  ];
  const { user } = await apply();
  await pick(user, CV);
  await user.type(screen.getByLabelText(/Your letter/), 'Dear all');
  await check(user);
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Muster is away for a moment.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByRole('heading', { name: 'Application sent' });
  expect(sent.map((form) => form.get('cover_letter'))).toEqual(['Dear all', 'Dear all']);
});

test('restores typed text after a reload, for the same person only', async () => {
  const first = await apply();
  await first.user.type(await screen.findByLabelText(/Your letter/), 'Dear all');
  cleanup();
  await apply();
  expect(await screen.findByDisplayValue('Dear all')).toBeTruthy();
  expect(unsavedKeys()).toEqual(['unsaved-1-apply-7']);
});

test('leaving asks first: staying keeps the text and leaving removes it', async () => {
  const { user, address } = await apply();
  await user.type(await screen.findByLabelText(/Your letter/), 'Dear all');
  await user.click(screen.getByRole('link', { name: 'Back to the job' }));
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to leave this page?' });
  await user.click(within(question).getByRole('button', { name: 'Keep writing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByDisplayValue('Dear all')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Back to the job' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(address()).toBe('/jobs/7'));
  expect(unsavedKeys()).toEqual([]);
});

test('shows the existing application to a person who has applied already, also from another tab', async () => {
  answers = [
    { status: 409, body: { status: false, message: 'You have already applied for this job.', data: { application_id: 31 } } },
  ];
  server.reply(getApplication, { data: anApplication() });
  const { user } = await apply();
  await pick(user, CV);
  await check(user);
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  await screen.findByText(/You have already applied for this job/);
  await screen.findByRole('article', { name: 'Signalling Technician' });
  cleanup();

  server.reply(findApplications, { data: [anApplication()], meta: { page: 1, per_page: 20, total: 1, last_page: 1 } });
  await apply({ applied_stage: 'submitted' });
  await screen.findByRole('article', { name: 'Signalling Technician' });
});

test('a job that has closed in the meantime accepts no application', async () => {
  await apply({ status: 'closed' });
  expect(screen.getByText(/no longer accepts applications/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Check your application' })).toBeNull();
});
