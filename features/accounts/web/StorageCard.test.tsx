import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { getStorage } from '../storage-contract.ts';
import { StorageCard } from './StorageCard.tsx';

afterEach(cleanup);

test('shows how much is used of how much, by kind', async () => {
  const server = stubServer();
  server.reply(getStorage, {
    data: {
      of: 'person',
      bytes: 12_300_000,
      limit: 100_000_000,
      kinds: [
        { kind: 'versions', label: 'Versions of CVs', bytes: 12_000_000 },
        { kind: 'letters', label: 'Cover letters', bytes: 12_345 },
      ],
      counted_at: '2026-11-27T10:00:00.000Z',
    },
  });
  renderScreen(StorageCard);
  const card = within(await screen.findByRole('region', { name: 'Storage' }));
  expect(await card.findByText('You use 12 of 100 MB')).toBeDefined();
  expect(card.getByRole('progressbar', { name: 'Storage used' }).getAttribute('aria-valuenow')).toBe('12');
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Versions of CVs12 MB',
    'Cover letters0.1 MB',
  ]);
});
