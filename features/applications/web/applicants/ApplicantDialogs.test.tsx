import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getRecruiterJob } from '#features/jobs/recruiting-contract.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { findApplicants } from '../../contract.ts';
import { closeFilledJob, getFilling } from '../../filling-contract.ts';
import { saveOffer } from '../../offer-contract.ts';
import type { Offer } from '../../offer-shapes.ts';
import { getCvExport, getPipeline, startCvExport, undoBatch, updatePipeline } from '../../pipeline-contract.ts';
import { ApplicantListPage } from './ApplicantListPage.tsx';
import { ApplicantOffer } from './panel/Offer.tsx';
import { AISHA, anApplicant, OWEN, PIPELINE } from './testing.ts';

afterEach(cleanup);

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  server.refuse(getRecruiterJob, { status: 403 });
  server.reply(getPipeline, { data: PIPELINE });
  server.reply(getFilling, { data: { status: 'published', openings: 2, hired: 0, undecided: 5 } });
  server.reply(findApplicants, {
    data: [AISHA, OWEN],
    meta: { page: 1, per_page: 50, total: 2, last_page: 1 },
    job: { id: 7, title: 'Signalling Technician', status: 'published' },
    counts: { submitted: 1, interview: 1 },
  });
});

async function show() {
  renderScreen(() => <ApplicantListPage />, {
    path: '/recruiter/jobs/$jobId/applications',
    at: '/recruiter/jobs/7/applications',
  });
  await screen.findByRole('checkbox', { name: 'Select Aisha Khan' });
  return userEvent.setup();
}

const sentTo = (route: { method: string; path: string }) =>
  server.requests.filter((one) => one.route === `${route.method} ${route.path}`);

describe('a job whose openings are filled', () => {
  const filled = (undecided: number) => {
    server.forget(getFilling);
    server.reply(getFilling, { data: { status: 'published', openings: 2, hired: 2, undecided } });
  };

  test('says who still waits, closes after a question that names them, and is opened again', async () => {
    filled(3);
    const user = await show();
    expect(await screen.findByText(/^All 2 openings are filled\. 3 applicants still wait for an answer\./)).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close the job…' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Close this job as filled?' }));
    expect(question.getByText(/3 applicants who still wait will read: “The position has been filled/)).toBeDefined();
    expect(sentTo(closeFilledJob)).toEqual([]);
    server.reply(closeFilledJob, { data: { reached: 3, batch_id: 9 } });
    await user.click(question.getByRole('button', { name: 'Close job and tell 3 applicants' }));
    expect((await screen.findAllByText('Job closed as filled. 3 applicants will be told.')).length).toBeGreaterThan(0);
    expect(sentTo(closeFilledJob)[0]?.body).toEqual({ undecided: 3 });

    server.reply(undoBatch, { data: { reached: 3, skipped: [] } });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The job is open again. Undone for 3 applicants.')).toBeDefined();
  });

  test('stays open with Not now', async () => {
    filled(0);
    const user = await show();
    await user.click(await screen.findByRole('button', { name: 'Close the job…' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByRole('button', { name: 'Close job' })).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Not now' }));
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(sentTo(closeFilledJob)).toEqual([]);
  });
});

test('a job with an opening left has no notice', async () => {
  await show();
  await expect.poll(() => sentTo(getFilling)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Close the job…' })).toBeNull();
});

describe('the settings of a job’s applicants', () => {
  test('are saved with the revision that was read, and errors appear at their field', async () => {
    const user = await show();
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Applicant settings' }));
    const days = dialog.getByRole('textbox', { name: 'Days to a first answer' });
    await user.clear(days);
    await user.type(days, '2');
    await user.click(dialog.getByRole('button', { name: 'Add criterion' }));
    const labels = dialog.getAllByRole('textbox', { name: /^Criterion/ });
    await user.type(labels.at(-1) ?? days, 'Has led a team');
    server.refuse(updatePipeline, { status: 422, errors: { reply_days: ['At least 3 days'] } });
    await user.click(dialog.getByRole('button', { name: 'Save settings' }));
    expect(await dialog.findByText('At least 3 days')).toBeDefined();

    server.forget(updatePipeline);
    server.reply(updatePipeline, { data: PIPELINE });
    await user.clear(days);
    await user.type(days, '10');
    await user.click(dialog.getByRole('button', { name: 'Save settings' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(sentTo(updatePipeline)[1]?.body).toEqual({
      revision: PIPELINE.revision,
      reply_days: 10,
      criteria: [...PIPELINE.criteria, { key: expect.any(String), label: 'Has led a team' }],
    });
  });
});

test('Enter in a criterion adds the next one, and does not save', async () => {
  const user = await show();
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Applicant settings' }));
  await user.click(dialog.getByRole('button', { name: 'Add criterion' }));
  await user.type(dialog.getAllByRole('textbox', { name: /^Criterion/ }).at(-1) as HTMLElement, 'Has led a team{Enter}');
  const before = PIPELINE.criteria.length;
  await expect.poll(() => dialog.getAllByRole('textbox', { name: /^Criterion/ })).toHaveLength(before + 2);
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe(`criteria.${before + 1}.label`);
  expect(sentTo(updatePipeline)).toEqual([]);
  server.reply(updatePipeline, { data: PIPELINE });
  await user.click(dialog.getByRole('button', { name: 'Save settings' }));
  await expect
    .poll(() => sentTo(updatePipeline)[0]?.body)
    .toMatchObject({
      criteria: [...PIPELINE.criteria, { label: 'Has led a team' }],
    });
});

describe('CVs as a ZIP', () => {
  const pack = async () => {
    const user = await show();
    await user.click(screen.getByRole('checkbox', { name: 'Select Aisha Khan' }));
    await user.click(screen.getByRole('button', { name: 'CVs as ZIP' }));
    return within(await screen.findByRole('dialog', { name: 'CVs as ZIP' }));
  };
  const zip = { id: 4, status: 'working' as const, done: 0, total: 1, size: 0, error: null };

  test('are packed with progress and can be downloaded when they are ready', async () => {
    server.reply(startCvExport, { data: zip });
    server.reply(getCvExport, { data: zip });
    const dialog = await pack();
    expect(sentTo(startCvExport)[0]?.body).toEqual({ ids: [AISHA.id] });
    expect(await dialog.findByText('Packing CVs: 0 of 1')).toBeDefined();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Download' }).disabled).toBe(true);
    server.forget(getCvExport);
    server.reply(getCvExport, { data: { ...zip, status: 'ready', done: 1, size: 900 } });
    expect(await dialog.findByText('1 CV is ready. The ZIP is kept for a day.')).toBeDefined();
    expect(dialog.getByRole('progressbar', { name: 'CVs packed' }).getAttribute('aria-valuenow')).toBe('100');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Download' }).disabled).toBe(false);
  });

  test('that can’t be packed say why', async () => {
    server.reply(startCvExport, { data: zip });
    server.reply(getCvExport, { data: { ...zip, status: 'failed', error: 'None of these applicants has a CV.' } });
    const dialog = await pack();
    expect((await dialog.findByRole('alert')).textContent).toBe('None of these applicants has a CV.');
  });
});

describe('the offer to an applicant', () => {
  const offer: Offer = {
    revision: 2,
    state: 'open',
    pay_amount: 34_500,
    pay_per: 'year',
    currency: 'GBP',
    start_on: null,
    place: 'Doncaster depot',
    hours: null,
    contract: null,
    note: null,
    answer_by: '2026-12-18T23:59:59.000Z',
    answer_day: '2026-12-18',
    made_at: '2026-11-20T09:00:00.000Z',
    ended_at: null,
    decline_reason: null,
    decline_note: null,
  };
  const panel = async (stage: 'offer' | 'declined', ...offers: Offer[]) => {
    renderScreen(() => <ApplicantOffer applicant={anApplicant(31, 'Aisha Khan', stage, { offers })} />, { path: '/' });
    return within(await screen.findByRole('region', { name: 'Offer' }));
  };

  test('shows its terms and state, and is changed by its revision', async () => {
    const user = userEvent.setup();
    const shown = await panel('offer', offer, { ...offer, revision: 1, state: 'replaced', pay_amount: 30_000 });
    expect(shown.getByText('Waiting for an answer')).toBeDefined();
    expect(shown.getByText('£34,500 a year')).toBeDefined();
    await user.click(shown.getByRole('button', { name: 'Terms before' }));
    expect(await shown.findByText('£30,000 a year')).toBeDefined();
    await user.click(shown.getByRole('button', { name: 'Change offer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the offer to Aisha Khan' }));
    const pay = dialog.getByRole('spinbutton', { name: 'Pay' });
    await user.clear(pay);
    await user.type(pay, '36000');
    server.reply(saveOffer, { message: 'Offer sent', data: anApplicant(31, 'Aisha Khan', 'offer', { offers: [offer] }) });
    await user.click(dialog.getByRole('button', { name: 'Send changed offer' }));
    await expect
      .poll(() => sentTo(saveOffer)[0]?.body)
      .toMatchObject({
        revision: 2,
        pay_amount: 36_000,
        place: 'Doncaster depot',
        answer_by: '2026-12-18',
      });
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  test('that was declined shows the reason and the words, and can’t be changed', async () => {
    const shown = await panel('declined', {
      ...offer,
      state: 'declined',
      ended_at: '2026-11-21T09:00:00.000Z',
      decline_reason: 'place',
      decline_note: 'The drive is two hours.',
    });
    expect(shown.getByText('The place or travel doesn’t work')).toBeDefined();
    expect(shown.getByText('The drive is two hours.')).toBeDefined();
    expect(shown.queryByRole('button', { name: 'Change offer' })).toBeNull();
  });

  test('without terms asks for them', async () => {
    const shown = await panel('offer');
    expect(shown.getByText(/^Aisha Khan knows you want to offer the job/)).toBeDefined();
    expect(shown.getByRole('button', { name: 'Send terms' })).toBeDefined();
  });
});
