import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { loadStandardContent } from '#features/onboarding/operator-contract.ts';
import { findMasterQuestions, type MasterQuestion } from '#features/questions/operator-contract.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { ContentPage } from './ContentPage.tsx';

afterEach(cleanup);

const QUESTION: MasterQuestion = {
  id: 1,
  visibility_place: 'action_plan',
  question: 'What would you like help with?',
  kind: 'text',
  after_option_id: null,
  position: 1,
  is_active: true,
  revision: 1,
  answers: 0,
  options: [],
};

test('shows the standard questions once they are loaded', async () => {
  const server = stubServer();
  server.reply(findMasterQuestions, { data: [] });
  renderScreen(ContentPage, { path: '/operator/content', at: '/operator/content?section=questions' });
  const user = userEvent.setup();
  const load = await screen.findByRole('button', { name: 'Load the standard questions' });
  server.reply(loadStandardContent, { message: 'The standard content has been loaded.', data: { questions: 9, providers: 17 } });
  server.forget(findMasterQuestions);
  server.reply(findMasterQuestions, { data: [QUESTION] });
  await user.click(load);
  expect(await screen.findByRole('button', { name: 'Edit: What would you like help with?' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Load the standard questions' })).toBeNull();
});
