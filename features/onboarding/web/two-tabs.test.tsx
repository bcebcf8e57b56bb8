import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSession, SessionProvider } from '#features/accounts/web/index.ts';
import { aVeteran } from '#features/accounts/web/testing.ts';
import { getQuestionairre } from '#features/questions/contract.ts';
import type { Question } from '#features/questions/shapes.ts';
import type { ProposedService } from '#features/services/shapes.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { findProposedServices, saveQuestionairre, saveServices } from '../contract.ts';
import { Questionnaire } from './Questionnaire.tsx';
import { ServicesStep } from './ServicesStep.tsx';
import { anOnboarding } from './testing.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
});
const wrap = (children: React.ReactNode) => (
  <SessionProvider store={createSession({ at: 'signed_in', user: aVeteran() })}>{children}</SessionProvider>
);
const bodiesOf = (route: { method: string; path: string }) =>
  server.requests.filter((one) => one.route === `${route.method} ${route.path}`).map(({ body }) => body);

const NOTICE = 'You’ve changed this page in another tab or on another device';
const QUESTIONS: Question[] = [
  {
    id: 1,
    visibility_place: 'action_plan',
    question: 'What would help you?',
    kind: 'many',
    options: [
      { id: 10, option_text: 'Health', category: 'healthcare' },
      { id: 11, option_text: 'Nothing else', category: null },
    ],
  },
  { id: 2, visibility_place: 'action_plan', question: 'Where do you live?', kind: 'text', options: [] },
];
const NEED = { id: 10, option_text: 'Health', category: 'healthcare' as const, questions: [] as Question[] };

test('the action plan keeps what was typed here and names what another tab saved', async () => {
  server.reply(getQuestionairre, { data: NEED });
  const start = anOnboarding({
    answers: [
      { question_id: 1, answer_option_ids: [11], text: '' },
      { question_id: 2, answer_option_ids: [], text: 'York' },
    ],
  });
  const saved: unknown[] = [];
  renderScreen(
    () => <Questionnaire state={start} questions={QUESTIONS} backHref={null} onSaved={async (next) => void saved.push(next)} />,
    { wrap },
  );
  const user = userEvent.setup();
  const town = await screen.findByRole('textbox', { name: /Where do you live/ });
  await user.clear(town);
  await user.type(town, 'Leeds');
  const theirs = {
    ...start,
    answers: [
      { question_id: 1, answer_option_ids: [10, 11], text: '' },
      { question_id: 2, answer_option_ids: [], text: 'Bath' },
    ],
    revisions: { ...start.revisions, plan: 'a1' },
  };
  server.refuse(saveQuestionairre, { status: 409, message: 'Changed.', data: theirs });
  await user.click(screen.getByRole('button', { name: 'Create my action plan' }));

  const notice = await screen.findByRole('alert');
  expect(within(notice).getByText(NOTICE)).toBeDefined();
  expect(within(notice).getByText('What would help you?: now Health, Nothing else')).toBeDefined();
  expect(within(notice).getByText('Where do you live?: now Bath. Yours is still in the form.')).toBeDefined();
  expect(town).toHaveProperty('value', 'Leeds');
  expect(screen.getByRole('checkbox', { name: 'Health' })).toHaveProperty('checked', true);

  server.forget(saveQuestionairre);
  server.reply(saveQuestionairre, { data: theirs, action_plan: [] });
  await user.click(await screen.findByRole('button', { name: 'Create my action plan' }));
  await expect.poll(() => saved).toHaveLength(1);
  expect(bodiesOf(saveQuestionairre)).toMatchObject([
    { revision: 'a0', answers: [{ answer_option_id: [11] }, { text: 'Leeds' }] },
    { revision: 'a1', answers: [{ answer_option_id: [10, 11] }, { text: 'Leeds' }] },
  ]);
});

const aService = (id: number, name: string, chosen: boolean): ProposedService => ({
  id,
  name,
  organisation: '',
  description: 'Help for veterans.',
  category: 'employment',
  category_tags: ['employment'],
  service_type: 'online',
  availability: 'business_hours',
  opening_hours: [],
  opening_note: '',
  time_zone: 'Europe/London',
  country_id: 232,
  places: [],
  locations: [],
  phones: [],
  email: null,
  website: 'https://example.test',
  languages: ['en'],
  eligibility: '',
  cost: 'free',
  cost_note: '',
  is_crisis_line: false,
  logo_file_id: null,
  military_service_ids: [],
  for_serving: true,
  for_left: true,
  source_url: 'https://example.test',
  checked_on: '2026-11-01',
  reasons: ['Helps with work'],
  fits: true,
  chosen,
});

test('services chosen in both tabs are combined, named, and saved on request', async () => {
  server.reply(findProposedServices, {
    data: [aService(5, 'Forces Help', true), aService(6, 'Work Again', false), aService(7, 'Home Base', false)],
  });
  const start = anOnboarding({ chosen_services: [5] });
  const saved: unknown[] = [];
  renderScreen(() => <ServicesStep state={start} onSaved={async (next) => void saved.push(next)} />, { wrap });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: /Work Again/ }));
  const theirs = { ...start, chosen_services: [7], revisions: { ...start.revisions, services: 's1' } };
  server.refuse(saveServices, { status: 409, message: 'Changed.', data: theirs });
  await user.click(screen.getByRole('button', { name: 'Save 2 services and finish' }));

  const notice = await screen.findByRole('alert');
  expect(within(notice).getByText(NOTICE)).toBeDefined();
  expect(within(notice).getByText('Added there: Home Base')).toBeDefined();
  expect(within(notice).getByText('Removed there: Forces Help')).toBeDefined();
  server.forget(saveServices);
  server.reply(saveServices, { data: theirs });
  await user.click(screen.getByRole('button', { name: 'Save 2 services and finish' }));
  await expect.poll(() => saved).toHaveLength(1);
  expect(bodiesOf(saveServices)).toEqual([
    { service_ids: [5, 6], revision: 's0' },
    { service_ids: [6, 7], revision: 's1' },
  ]);
});
