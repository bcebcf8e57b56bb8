import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSession, intent, SessionProvider } from '#features/accounts/web/index.ts';
import { type OfferedOccupation, translateOccupation } from '#features/occupations/contract.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import HomeTranslator from './HomeTranslator.tsx';

afterEach(cleanup);

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  intent.write(null, null);
});

const direction = (title: string, more: Partial<OfferedOccupation> = {}): OfferedOccupation => ({
  onet_soc: `49-3031.0${title.length % 10}`,
  title,
  uk_soc: null,
  titles: [title],
  reason: 'Your trade.',
  source: 'code',
  confidence: 0.9,
  level: 'mid',
  open_jobs: 0,
  typical_pay: null,
  requirement: null,
  courses: [],
  ...more,
});

function show() {
  const session = createSession({ at: 'signed_out' });
  renderScreen(() => <HomeTranslator />, { wrap: (children) => <SessionProvider store={session}>{children}</SessionProvider> });
  return userEvent.setup();
}
const requested = () => server.requests.map(({ url }) => url.searchParams.get('title'));

test('shows an example, then what is typed, once it has rested, with open jobs and pay only where they are known', async () => {
  const found = [
    direction('Fitter'),
    direction('Driver', { open_jobs: 12, typical_pay: { amount: 36_200, jobs: 9 } }),
    direction('Planner', { open_jobs: 1 }),
    direction('Storekeeper', { open_jobs: 2 }),
  ];
  server.reply(translateOccupation, { data: found, understood: 'x' });
  const user = show();
  await screen.findByText('For example, vehicle mechanic');
  await user.type(await screen.findByRole('textbox', { name: 'What did you do in the forces?' }), 'chef');
  await screen.findByText('“chef” can lead to');
  expect(requested()).toEqual(['Vehicle mechanic', 'chef']);
  expect(server.requests.at(-1)?.url.searchParams.get('typing')).toBe('true');
  const rows = within(screen.getByRole('list', { name: 'Civilian directions' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Driver12 open jobs£36,200 a yearmedian of 9 jobs',
    'Planner1 open job',
    'Storekeeper2 open jobs',
  ]);
});

test('keeps the trade for after sign-up', async () => {
  server.reply(translateOccupation, { data: [direction('Chef')], understood: 'x' });
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Chef' }));
  await screen.findByText('“Chef” can lead to');
  await user.click(screen.getByRole('link', { name: 'Keep this' }));
  expect(intent.read(null)).toEqual({ path: '/trade?trade=Chef', save: null });
});

test('says that a trade is unknown', async () => {
  server.reply(translateOccupation, { data: [], understood: null });
  const user = show();
  await user.type(await screen.findByRole('textbox'), 'zzz');
  await screen.findByText('We don’t know “zzz” yet. Describe the work in two or three words.');
});
