import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data } from '#kit/contract/shapes.ts';
import { outage } from '../data/outage.ts';
import { newQueryClient, query } from '../data/query.ts';
import { stubServer } from '../testing/stub-server.ts';
import { Appearance } from '../theme/Appearance.tsx';
import { OutageBanner } from './OutageBanner.tsx';

const getBoat = defineRoute({
  method: 'GET',
  path: '/api/boat',
  access: 'public',
  summary: 'The boat',
  reply: data(z.object({ name: z.string() })),
});
const getSea = defineRoute({ ...getBoat, path: '/api/sea', reply: getBoat.reply });
const readiness = defineRoute({ method: 'GET', path: '/readyz', access: 'public', summary: 'Ready' });

function Boat() {
  const { data: boat } = useQuery(query(getBoat));
  const { data: sea } = useQuery(query(getSea));
  return (
    <form>
      <p>{boat ? `${boat.data.name} on ${sea?.data.name}` : 'No boat'}</p>
      <input aria-label="Log" />
    </form>
  );
}

const show = () =>
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Appearance>
        <Boat />
        <OutageBanner />
      </Appearance>
    </QueryClientProvider>,
  );
const banner = () => screen.queryByText('No database right now.');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  outage.end();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('shows a 503, checks again after Retry-After, and refetches what failed without a reload', async () => {
  const server = stubServer();
  server.refuse(getBoat, { status: 503, message: 'No database right now.', headers: { 'retry-after': '7' } });
  server.reply(getBoat, { data: { name: 'Resolute' } });
  server.reply(getSea, { data: { name: 'the Solent' } });
  server.refuse(readiness, { status: 503 });
  server.answer(readiness, () => new Response('{}'));
  show();
  await wait(50);
  expect(banner()).not.toBeNull();
  fireEvent.change(screen.getByLabelText('Log'), { target: { value: 'Wind NW 4' } });

  await wait(7000);
  expect(banner()).not.toBeNull();
  expect(screen.getByText('No boat')).toBeDefined();

  await wait(5000);
  expect(banner()).toBeNull();
  expect(screen.getByText('Resolute on the Solent')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Log').value).toBe('Wind NW 4');
  expect(server.requests.filter(({ route }) => route === 'GET /api/sea')).toHaveLength(1);
});

test('checks immediately when the button is pressed', async () => {
  const server = stubServer();
  server.reply(getBoat, { data: { name: 'Resolute' } });
  server.reply(getSea, { data: { name: 'the Solent' } });
  server.answer(readiness, () => new Response('{}'));
  show();
  await wait(50);
  await act(async () => outage.begin('No database right now.', 600));
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  await wait(50);
  expect(banner()).toBeNull();
  // Queries that had not failed are not refetched.
  expect(server.requests.filter(({ route }) => route === 'GET /api/boat')).toHaveLength(1);
});
