import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createSession, SessionProvider } from '#features/accounts/web/index.ts';
import { aRecruiter } from '#features/accounts/web/testing.ts';
import { decideHeldJob } from '#features/jobs/hold-contract.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { findHeld, type HeldEntry } from '../../held-contract.ts';
import { HeldPage } from './HeldPage.tsx';

afterEach(cleanup);

const company = { id: 3, name: 'Skylark Aero' };
const undecided = { created_at: '2026-11-20T09:00:00.000Z', decided_at: null, decided_by: null, note: null };
const ENTRIES: HeldEntry[] = [
  {
    kind: 'message',
    id: 5,
    sender: { id: 8, name: 'Tom Reed', side: 'company' },
    recipient_name: 'Amina Yusuf',
    company,
    job_title: null,
    subject: null,
    body: 'Hello. Send your bank details. Bye.',
    quotes: ['Send your bank details.'],
    attachments: [],
    held_for: ['bank details'],
    copies: 1,
    state: 'held',
    report: null,
    ...undecided,
  },
  {
    kind: 'job',
    id: 5,
    job: { id: 7, title: 'Fitter' },
    company,
    held_by: 'Tom Reed',
    held_for: ['money'],
    texts: [
      { field: 'description', text: 'Keep our engines running.', before: null, quotes: [] },
      { field: 'requirements.0', text: 'A licence. Pay us £35.', before: null, quotes: ['Pay us £35.'] },
    ],
    change: null,
    outcome: null,
    ...undecided,
  },
];

function show(entries: HeldEntry[]) {
  const server = stubServer();
  const meta = { page: 1, per_page: 20, total: entries.length, last_page: 1 };
  server.reply(findHeld, { data: entries, meta, counts: { held: entries.length, reported: 0 } });
  renderScreen(HeldPage, {
    path: '/operator/held',
    wrap: (children) => (
      <SessionProvider store={createSession({ at: 'signed_in', user: aRecruiter({ role: 'operator' }) })}>
        {children}
      </SessionProvider>
    ),
  });
  return { server, user: userEvent.setup() };
}

test('says that somebody else decided, and shows the queue again', async () => {
  const { server, user } = show(ENTRIES);
  const message = 'This job is no longer waiting: it was decided, changed or withdrawn.';
  server.refuse(decideHeldJob, { status: 409, message });
  const read = () => server.requests.filter(({ route }) => route.endsWith('/operator/held')).length;
  await user.click(await screen.findByRole('button', { name: 'Publish Fitter' }));
  const before = read();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish job' }));
  expect(await screen.findByText(message)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(read()).toBeGreaterThan(before));
});

test('lists held messages and jobs with the words marked, and returns a job with a reason', async () => {
  const { server, user } = show(ENTRIES);
  server.reply(decideHeldJob, { message: 'Job returned' });
  const message = within(await screen.findByRole('article', { name: 'Tom Reed to Amina Yusuf' }));
  expect(message.getByText('Send your bank details.').tagName).toBe('MARK');
  const job = within(screen.getByRole('article', { name: 'Fitter' }));
  expect(job.getByText('Pay us £35.').tagName).toBe('MARK');
  expect(job.queryByText('Keep our engines running.')).toBeNull();
  await user.click(job.getByRole('button', { name: 'Read the whole job: Fitter' }));
  expect(job.getByText('Keep our engines running.')).toBeDefined();
  await user.click(job.getByRole('button', { name: 'Return Fitter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Return this job?' }));
  await user.type(dialog.getByLabelText('Reason'), 'No fees.');
  await user.click(dialog.getByRole('button', { name: 'Return job' }));
  expect(await screen.findByText('Job returned')).toBeDefined();
  expect(server.requests.find(({ route }) => route.endsWith('/held-jobs/{id}/decide'))?.body).toEqual({
    approved: false,
    note: 'No fees.',
  });
});
