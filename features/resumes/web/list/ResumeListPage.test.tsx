import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSession, SessionProvider } from '#features/accounts/web/index.ts';
import { aVeteran } from '#features/accounts/web/testing.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { findResumes, getResumeThumbnail, type ResumeCard } from '../../resumes-contract.ts';
import { ResumeListPage } from './ResumeListPage.tsx';

afterEach(cleanup);

const card = (id: number, title: string, template: string): ResumeCard => ({
  id,
  title,
  kind: 'resume',
  source: 'blank',
  job: null,
  template,
  colour: 'navy',
  completeness: 40,
  revision: 3,
  updated_at: '2026-03-01T09:00:00.000Z',
  trashed_at: null,
});

it('shows the first page of each document in its own template, and the list without those that cannot be drawn', async () => {
  const server = stubServer();
  server.reply(findResumes, { data: [card(1, 'For rail', 'classic'), card(2, 'For depots', 'swiss')] });
  server.answer(getResumeThumbnail, ({ url }) =>
    url.searchParams.get('template') === 'swiss'
      ? Response.json({ status: false, message: 'This is too long to print.' }, { status: 422 })
      : Response.json({ status: true, data: { image: 'data:image/webp;base64,AA==' } }),
  );
  renderScreen(ResumeListPage, {
    wrap: (children) => (
      <SessionProvider store={createSession({ at: 'signed_in', user: aVeteran() })}>{children}</SessionProvider>
    ),
  });
  await screen.findByRole('link', { name: 'For depots' });
  await waitFor(() => expect(document.querySelectorAll('li img')).toHaveLength(1));
  const requested = server.requests.filter(({ route }) => route === `GET ${getResumeThumbnail.path}`);
  expect(requested.map(({ url }) => url.searchParams.get('template')).sort()).toEqual(['classic', 'swiss']);
  // Each picture is a second link to the editor, for the pointer only.
  expect(screen.getAllByRole('link', { name: /^For / })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Options for For depots' })).toBeTruthy();
});
