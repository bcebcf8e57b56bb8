import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSession, SessionProvider } from '#features/accounts/web/index.ts';
import { aVeteran } from '#features/accounts/web/testing.ts';
import { findCities, getCountries } from '#features/lookups/contract.ts';
import { findOccupations, understandRole } from '#features/occupations/contract.ts';
import type { Question } from '#features/questions/shapes.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { saveCareerDirection, savePersonalDetails } from '../contract.ts';
import type { Onboarding } from '../shapes.ts';
import { CareerStep } from './CareerStep.tsx';
import { PersonalStep } from './PersonalStep.tsx';
import { anOnboarding } from './testing.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  server.reply(getCountries, { data: [] });
  server.reply(findOccupations, { data: [] });
  server.reply(understandRole, { data: { understood: null, suggestions: [] } });
  server.reply(findCities, {
    data: [
      { id: 50, name: 'Leeds', state_id: 1, state_name: 'England', latitude: null, longitude: null },
      { id: 51, name: 'Leek', state_id: 1, state_name: 'England', latitude: null, longitude: null },
    ],
  });
});

const QUESTION: Question = {
  id: 7,
  visibility_place: 'career_direction',
  question: 'What kind of work would you like?',
  kind: 'choice',
  options: [
    { id: 70, option_text: 'The same trade', category: null },
    { id: 71, option_text: 'Something new', category: null },
  ],
};

const wrap = (children: React.ReactNode) => (
  <SessionProvider store={createSession({ at: 'signed_in', user: aVeteran() })}>{children}</SessionProvider>
);
const bodiesOf = (route: { method: string; path: string }) =>
  server.requests.filter((one) => one.route === `${route.method} ${route.path}`).map(({ body }) => body);

const SAVED: Onboarding = anOnboarding({
  finished: [1],
  personal: { dob: '1985-06-01', phone_number: '07911 123456', country_code: '+44', gender: null },
  revisions: { personal: 'first', career: 'c0', plan: 'a0', services: 's0' },
});

function showPersonal(state = SAVED) {
  const saved: Onboarding[] = [];
  const onSaved = async (next: Onboarding) => void saved.push(next);
  renderScreen(() => <PersonalStep state={state} questions={[]} onSaved={onSaved} inProfile />, { wrap });
  return { user: userEvent.setup(), saved };
}

test('what another tab saved is taken over, named, and offered where both changed the same field', async () => {
  const { user } = showPersonal();
  const phone = await screen.findByRole('textbox', { name: 'Phone number' });
  await user.clear(phone);
  await user.type(phone, '07911 000001');
  const theirs = {
    ...SAVED,
    personal: { ...SAVED.personal, phone_number: '07911 000002', gender: 'female' as const },
    revisions: { personal: 'second', career: 'c0', plan: 'a0', services: 's0' },
  };
  server.refuse(savePersonalDetails, { status: 409, message: 'Changed.', data: theirs });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  const notice = await screen.findByRole('alert');
  expect(within(notice).getByText('You’ve changed this page in another tab or on another device')).toBeDefined();
  expect(within(notice).getByText('Gender: now Female')).toBeDefined();
  expect(within(notice).getByText(/^Phone number: now 07911 000002. Yours is still in the form.$/)).toBeDefined();
  expect(phone).toHaveProperty('value', '07911 000001');
  expect(screen.getByRole('combobox', { name: /^Gender/ })).toHaveProperty('value', 'female');

  server.forget(savePersonalDetails);
  server.reply(savePersonalDetails, { data: theirs });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect.poll(() => bodiesOf(savePersonalDetails)).toHaveLength(2);
  expect(bodiesOf(savePersonalDetails)).toMatchObject([
    { phone_number: '07911 000001', gender: null, revision: 'first' },
    { phone_number: '07911 000001', gender: 'female', revision: 'second' },
  ]);
});

test('a field changed in both tabs takes the saved value on request', async () => {
  const { user } = showPersonal();
  const phone = await screen.findByRole('textbox', { name: 'Phone number' });
  await user.clear(phone);
  await user.type(phone, '07911 000001');
  const personal = { ...SAVED.personal, phone_number: '07911 000002' };
  const theirs = { ...SAVED, personal, revisions: { personal: 'second', career: 'c0', plan: 'a0', services: 's0' } };
  server.refuse(savePersonalDetails, { status: 409, message: 'Changed.', data: theirs });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await user.click(await screen.findByRole('button', { name: 'Use 07911 000002' }));
  expect(phone).toHaveProperty('value', '07911 000002');
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
});

test('unsaved input that another tab has overtaken is named when the form opens again', async () => {
  const { user } = showPersonal();
  const phone = await screen.findByRole('textbox', { name: 'Phone number' });
  await user.clear(phone);
  await user.type(phone, '07911 000001');
  cleanup();
  showPersonal({ ...SAVED, personal: { ...SAVED.personal, phone_number: '07911 000002' } });
  expect(await screen.findByText(/^Phone number: now 07911 000002/)).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveProperty('value', '07911 000001');
});

function showCareer(at = '/veteran/onboarding?step=3', questions: readonly Question[] = [QUESTION]) {
  const saved: Onboarding[] = [];
  const onSaved = async (next: Onboarding) => void saved.push(next);
  const shown = renderScreen(() => <CareerStep state={SAVED} questions={questions} onSaved={onSaved} />, {
    path: '/veteran/onboarding',
    at,
    wrap,
  });
  return { ...shown, user: userEvent.setup(), saved };
}

const part = (name: string) => screen.findByRole('heading', { level: 2, name });

test('career direction shows one group a page, checks each, and saves all at the end', async () => {
  const { user, address, router, saved } = showCareer();
  await part('Direction');
  expect(screen.queryByRole('combobox', { name: /^Roles/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/^Choose an answer/)).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Something new' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await part('Roles')).toBe(document.activeElement);
  expect(address()).toBe('/veteran/onboarding?step=3&part=roles');

  // Enter takes the highlighted suggestion; other text becomes a role of its own.
  const roles = screen.getByRole('combobox', { name: /^Roles/ });
  await user.type(roles, 'works{Enter}');
  await user.type(roles, 'Beekeeper{Enter}');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await part('Places');
  const places = screen.getByRole('combobox', { name: /^Places/ });
  await user.type(places, 'Le');
  await screen.findByRole('option', { name: /^Leeds/ });
  await user.type(places, '{Enter}');

  // Back and forward keep what was typed.
  router.history.back();
  await part('Roles');
  expect(screen.getByRole('button', { name: 'Workshop manager' })).toBeDefined();
  router.history.forward();
  await part('Places');
  expect(screen.getByRole('button', { name: /^Leeds/ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await part('Job type and pay');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await part('Dates');
  server.reply(saveCareerDirection, { data: SAVED });
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(bodiesOf(saveCareerDirection)).toMatchObject([
    {
      question_id: 7,
      answer_option_id: 71,
      wished_roles: ['Workshop manager', 'Beekeeper'],
      wished_places: [{ country_id: 232, city: 'Leeds', state: 'England', radius_miles: 25 }],
      remote_ok: null,
      revision: 'c0',
    },
  ]);
});

test('each role says what it was understood as, and an unknown one is replaced by a near one', async () => {
  server.forget(understandRole);
  server.reply(understandRole, {
    data: { understood: null, suggestions: [{ onet_soc: '39-2021.00', name: 'Animal care worker' }] },
  });
  const { user } = showCareer('/veteran/onboarding?step=3&part=roles', []);
  await part('Roles');
  await user.type(screen.getByRole('combobox', { name: /^Roles/ }), 'Beekeeper{Enter}');
  const list = await screen.findByRole('list', { name: 'How we understood your roles' });
  expect(list.textContent).toContain('Beekeeper: we don’t know this job title yet');
  server.forget(understandRole);
  server.reply(understandRole, {
    data: { understood: { onet_soc: '39-2021.00', name: 'Animal care worker' }, suggestions: [] },
  });
  await user.click(screen.getByRole('button', { name: 'Use Animal care worker instead of Beekeeper' }));
  await expect.poll(() => screen.queryByText(/don’t know this job title/)).toBeNull();
  expect(screen.queryByText('Beekeeper')).toBeNull();
  expect(screen.getAllByText('Animal care worker').length).toBeGreaterThan(0);
});

test('each place has a distance, and remote work is a switch of its own', async () => {
  const { user } = showCareer('/veteran/onboarding?step=3&part=places', []);
  await part('Places');
  const places = screen.getByRole('combobox', { name: /^Places/ });
  for (const town of ['Leeds', 'Leek']) {
    await user.type(places, town.slice(0, 2));
    await user.click(await screen.findByRole('option', { name: new RegExp(town) }));
  }
  const distance = (town: string) => screen.getByRole('combobox', { name: `Distance from ${town}, England` });
  expect(distance('Leeds')).toHaveProperty('value', '25');
  await user.selectOptions(distance('Leek'), 'Any distance');
  await user.selectOptions(distance('Leeds'), 'Within 50 miles');
  await user.click(screen.getByRole('switch', { name: 'Remote work is fine' }));
  for (const next of ['Job type and pay', 'Dates']) {
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await part(next);
  }
  server.reply(saveCareerDirection, { data: SAVED });
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await expect.poll(() => bodiesOf(saveCareerDirection)).toHaveLength(1);
  expect(bodiesOf(saveCareerDirection)).toMatchObject([
    {
      wished_places: [
        { city: 'Leeds', radius_miles: 50 },
        { city: 'Leek', radius_miles: null },
      ],
      remote_ok: true,
    },
  ]);
});

test('a link opens its part, and saving there shows the part with the first thing missing', async () => {
  const { user, address } = showCareer('/veteran/onboarding?step=3&part=dates');
  await part('Dates');
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/veteran/onboarding?step=3&part=pay');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await part('Direction');
  expect(address()).toBe('/veteran/onboarding?step=3&part=direction');
  expect(await screen.findByRole('alert', { name: 'One thing needs your attention' })).toBeDefined();
  expect(bodiesOf(saveCareerDirection)).toEqual([]);
});

test('a tenant that asks nothing starts with the roles', async () => {
  showCareer('/veteran/onboarding?step=3', []);
  await part('Roles');
  expect(screen.getByText('Part 1 of 4')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/veteran/onboarding?step=2');
});
