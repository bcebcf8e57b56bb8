import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { getHiringTeam, updateHiringTeam } from '../../team-contract.ts';
import { HiringTeam, teamWords } from './HiringTeam.tsx';

afterEach(cleanup);

const person = (id: number, name: string, is_member = true) => ({ id, name, is_member, is_you: id === 1 });

test('the words of a hiring team name two of it, and say when nobody is on it', () => {
  expect(teamWords({ recruiters: [person(1, 'Ann'), person(2, 'Ben')] })).toBe('Hiring team: You and Ben');
  expect(teamWords({ recruiters: [1, 2, 3, 4].map((id) => person(id, `P${id}`)) })).toBe('Hiring team: You, P2 and 2 more');
  expect(teamWords({ recruiters: [person(1, 'Ann', false)] })).toBe('Hiring team: nobody');
});

test('a recruiter leaves a hiring team, and reads who is notified when nobody is on it', async () => {
  const server = stubServer();
  server.reply(getHiringTeam, { data: { recruiters: [person(1, 'Ann'), person(2, 'Ben', false)] } });
  server.reply(updateHiringTeam, { data: { recruiters: [person(1, 'Ann', false), person(2, 'Ben', false)] } });
  renderScreen(() => <HiringTeam jobId={7} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Hiring team: You' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hiring team' }));
  expect(dialog.queryByRole('status')).toBeNull();
  server.forget(getHiringTeam);
  server.reply(getHiringTeam, { data: { recruiters: [person(1, 'Ann', false), person(2, 'Ben', false)] } });
  await user.click(dialog.getByRole('checkbox', { name: 'Ann (you)' }));
  expect(await dialog.findByRole('status')).toHaveProperty(
    'textContent',
    expect.stringMatching(/all recruiters of your company/),
  );
  expect(server.requests.find(({ route }) => route === 'PUT /api/recruiter/jobs/{id}/team/{user_id}')).toMatchObject({
    body: { is_member: false },
  });
});
