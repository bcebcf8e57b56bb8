import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSession, SessionProvider } from '#features/accounts/web/index.ts';
import { aVeteran } from '#features/accounts/web/testing.ts';
import { findRegistrations } from '#features/occupations/contract.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { emptyResume, RegistrationEntry, ResumeDesign } from '../../content.ts';
import { findResumes, getResumeById, type Resume, ResumeSave, saveResume } from '../../resumes-contract.ts';
import { OwnRegistrations } from './OwnRegistrations.tsx';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  server.reply(findRegistrations, { data: [] });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const design = ResumeDesign.parse({});
const DAY = '2026-11-28T10:00:00.000Z';
const aResume = (changes: Partial<Resume> = {}): Resume => ({
  id: 7,
  title: 'My CV',
  kind: 'resume',
  source: 'onboarding',
  job: null,
  template: design.template,
  colour: design.colour,
  completeness: 40,
  revision: 3,
  updated_at: DAY,
  trashed_at: null,
  content: emptyResume(),
  design,
  original: null,
  ...changes,
});
const show = () =>
  renderScreen(() => <OwnRegistrations />, {
    wrap: (children) => (
      <SessionProvider store={createSession({ at: 'signed_in', user: aVeteran() })}>{children}</SessionProvider>
    ),
  });

test('are those of the CV that changed last and is not tailored, and are saved there with everything else unchanged', async () => {
  const content = { ...emptyResume(), interests: ['Rowing'] };
  server.reply(findResumes, { data: [aResume({ id: 9, source: 'tailored' }), aResume()] });
  server.reply(getResumeById, { data: aResume({ content }) });
  server.reply(saveResume, { data: { revision: 4, updated_at: DAY, completeness: 41 } });
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add a registration' }));
  await user.type(screen.getByLabelText('Registration'), 'Gas Safe');
  const saves = () => server.requests.filter(({ route }) => route.startsWith('PUT')).map(({ body }) => ResumeSave.parse(body));
  await waitFor(() => expect(saves().at(-1)?.content.registrations).toMatchObject([{ name: 'Gas Safe' }]));
  expect(server.requests.find(({ route }) => route.startsWith('PUT'))?.url.pathname).toBe('/api/resumes/7');
  expect(saves().at(-1)).toMatchObject({ title: 'My CV', content: { interests: ['Rowing'] } });
  await screen.findByText('Saved');
});

test('a deleted one is brought back by undo', async () => {
  const registrations = [RegistrationEntry.parse({ id: 'r', name: 'SIA licence' })];
  server.reply(findResumes, { data: [aResume()] });
  server.reply(getResumeById, { data: aResume({ content: { ...emptyResume(), registrations } }) });
  server.reply(saveResume, { data: { revision: 4, updated_at: DAY, completeness: 41 } });
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Remove SIA licence' }));
  expect(screen.queryByRole('button', { name: 'Remove SIA licence' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Remove SIA licence' });
});

test('without a CV the section leads to one', async () => {
  server.reply(findResumes, { data: [] });
  show();
  await screen.findByRole('link', { name: 'Create your CV' });
});
