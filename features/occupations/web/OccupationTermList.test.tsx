import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { findOccupations } from '../contract.ts';
import {
  createOccupationTerm,
  findOccupationTerms,
  findOccupationTermVersions,
  findUntranslatedTitles,
  previewOccupationTerm,
  updateOccupationTerm,
} from '../term-contract.ts';
import { OccupationTermList } from './OccupationTermList.tsx';

afterEach(cleanup);

const PAGE = { page: 1, per_page: 20, total: 1, last_page: 1 };
const SAPPER = {
  id: 4,
  revision: 2,
  updated_at: '2026-11-01T09:00:00.000Z',
  terms: ['sapper', 'combat engineer'],
  codes: ['47-2061.00', '47-2031.00'],
  occupations: [
    { onet_soc: '47-2061.00', name: 'Construction Laborers' },
    { onet_soc: '47-2031.00', name: 'Carpenters' },
  ],
  services: ['british_army' as const, 'royal_navy' as const],
  kind: 'anywhere' as const,
  source: 'Regimental handbook',
  is_active: true,
};
const ELECTRICIAN = { onet_soc: '47-2111.00', title: 'Electricians', titles: [], uk_soc: null };

function start(own: (typeof SAPPER)[] = [SAPPER]) {
  const server = stubServer();
  server.reply(findOccupationTerms, { data: own, meta: { ...PAGE, total: own.length }, standard: [] });
  server.reply(findOccupationTermVersions, { data: [] });
  server.reply(findOccupations, { data: [ELECTRICIAN] });
  const user = userEvent.setup();
  const written = () => server.requests.filter(({ route }) => !route.startsWith('GET')).map(({ body }) => body);
  return { server, user, written };
}

test('a row keeps all its services and occupations when it is edited, and each can be changed', async () => {
  const { server, user, written } = start();
  server.reply(findUntranslatedTitles, { data: [], meta: { ...PAGE, total: 0 } });
  server.reply(updateOccupationTerm, { data: { ...SAPPER, revision: 3 } });
  renderScreen(OccupationTermList);
  await user.click(await screen.findByRole('button', { name: 'Edit: sapper' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change terms' }));
  expect(dialog.getByText('British Army')).toBeDefined();
  await user.type(dialog.getByRole('combobox', { name: /Services/ }), 'Royal Air');
  await user.click(await screen.findByRole('option', { name: 'Royal Air Force' }));
  await user.click(dialog.getByRole('button', { name: 'Move up: Carpenters' }));
  await user.type(dialog.getByLabelText(/Find an occupation/), 'Electrician');
  await user.click(await dialog.findByRole('button', { name: 'Add Electricians' }));
  await user.click(dialog.getByRole('button', { name: 'Save terms' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(written()).toEqual([
    {
      terms: ['sapper', 'combat engineer'],
      codes: ['47-2031.00', '47-2061.00', '47-2111.00'],
      services: ['british_army', 'royal_navy', 'raf'],
      kind: 'anywhere',
      source: 'Regimental handbook',
      is_active: true,
      revision: 2,
    },
  ]);
});

test('a title that nobody knows becomes a term, tried before it is saved', async () => {
  const { server, user, written } = start([]);
  server.reply(findUntranslatedTitles, {
    data: [{ title: 'zorbalist', service: 'raf', times: 3, last_at: '2026-11-01T09:00:00.000Z' }],
    meta: PAGE,
  });
  server.reply(previewOccupationTerm, {
    data: { before: [], after: [{ onet_soc: '47-2111.00', title: 'Electricians', confidence: 0.9, reason: 'Same duties.' }] },
  });
  server.refuse(createOccupationTerm, { status: 422, errors: { source: ['Say where this comes from'] } });
  renderScreen(OccupationTermList);
  await screen.findByText('No terms added yet');
  await user.click(await screen.findByRole('button', { name: 'Add terms for zorbalist' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add terms' }));
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await dialog.findByText('Choose at least one occupation');
  expect(written()).toEqual([]);
  await user.type(dialog.getByLabelText(/Find an occupation/), 'Electrician');
  await user.click(await dialog.findByRole('button', { name: 'Add Electricians' }));
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await dialog.findByText('Electricians, 90%');
  await user.click(dialog.getByRole('button', { name: 'Save terms' }));
  await dialog.findByText('Say where this comes from');
  expect(written()).toMatchObject([
    { title: 'zorbalist', service: 'raf', term: { terms: ['zorbalist'], services: ['raf'] } },
    { terms: ['zorbalist'], codes: ['47-2111.00'] },
  ]);
});

test('says that the terms could not be loaded', async () => {
  const server = stubServer();
  server.refuse(findOccupationTerms, { status: 422, message: 'No' });
  server.reply(findUntranslatedTitles, { data: [], meta: { ...PAGE, total: 0 } });
  renderScreen(OccupationTermList);
  await screen.findByText('The terms could not be loaded');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
