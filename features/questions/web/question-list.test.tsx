import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { findMasterQuestions, type MasterQuestion, updateMasterQuestion } from '../operator-contract.ts';
import type { Question } from '../shapes.ts';
import { QuestionField } from './QuestionField.tsx';
import { QuestionList } from './QuestionList.tsx';

afterEach(cleanup);

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
});

const QUESTION: MasterQuestion = {
  id: 1,
  visibility_place: 'action_plan',
  question: 'What would you like help with?',
  kind: 'choice',
  after_option_id: null,
  position: 1,
  is_active: true,
  revision: 4,
  answers: 3,
  options: [
    { id: 10, option_text: 'Housing', category: 'housing', is_active: true, answers: 3, has_followers: false },
    { id: 11, option_text: 'Money', category: 'finance', is_active: true, answers: 0, has_followers: false },
    { id: 12, option_text: 'Nothing', category: null, is_active: true, answers: 0, has_followers: false },
  ],
};

const show = () => {
  renderScreen(() => <QuestionList loadStandard={<button type="button">Load the standard questions</button>} />, {
    path: '/operator/content',
  });
  return userEvent.setup();
};
const sentTo = (route: { method: string; path: string }) =>
  server.requests.filter((one) => one.route === `${route.method} ${route.path}`);

test('a tenant that asks nothing is offered the standard questions', async () => {
  server.reply(findMasterQuestions, { data: [] });
  show();
  expect(await screen.findByRole('button', { name: 'Load the standard questions' })).toBeTruthy();
});

test('a question that was answered is not deleted, and an answer that was given is hidden instead of removed', async () => {
  server.reply(findMasterQuestions, { data: [QUESTION] });
  server.reply(updateMasterQuestion, { data: QUESTION });
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Edit: What would you like help with?' }));
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('3 people have selected it.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'More for answer 1' }));
  expect(screen.queryByRole('menuitem', { name: 'Remove' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Hide' }));
  await user.click(dialog.getByRole('button', { name: 'More for answer 3' }));
  await user.click(screen.getByRole('menuitem', { name: 'Move up' }));
  await user.click(dialog.getByRole('button', { name: 'Save question' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo(updateMasterQuestion)[0]?.body).toMatchObject({
    revision: 4,
    options: [
      { id: 10, is_active: false },
      { id: 12, option_text: 'Nothing' },
      { id: 11, category: 'finance' },
    ],
  });
});

test('what somebody else has saved first is merged and named, and saving again sends both', async () => {
  server.reply(findMasterQuestions, { data: [QUESTION] });
  server.refuse(updateMasterQuestion, { status: 409, message: 'Someone else has changed this question.' });
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Edit: What would you like help with?' }));
  const dialog = within(screen.getByRole('dialog'));
  const words = dialog.getByRole('textbox', { name: 'Question' });
  await user.clear(words);
  await user.type(words, 'Mine?');
  server.forget(findMasterQuestions);
  server.reply(findMasterQuestions, { data: [{ ...QUESTION, question: 'Theirs?', kind: 'many', revision: 5 }] });
  await user.click(dialog.getByRole('button', { name: 'Save question' }));
  expect(await dialog.findByText('Question: now Theirs?. Yours is still in the form.')).toBeDefined();
  server.forget(updateMasterQuestion);
  server.reply(updateMasterQuestion, { data: { ...QUESTION, question: 'Mine?', revision: 6 } });
  await user.click(dialog.getByRole('button', { name: 'Save question' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo(updateMasterQuestion).map(({ body }) => body)).toMatchObject([
    { question: 'Mine?', revision: 4 },
    { question: 'Mine?', kind: 'many', revision: 5 },
  ]);
});

test('"Nothing for now" and the other answers clear each other', async () => {
  const question: Question = {
    id: 7,
    visibility_place: 'action_plan',
    question: 'What would you like help with?',
    kind: 'many',
    options: ['Housing', 'Money', 'Nothing for now'].map((option_text, index) => ({
      id: index + 1,
      option_text,
      category: null,
    })),
  };
  function TestQuestion() {
    const { control } = useForm({ defaultValues: { answer: [] as number[] } });
    return <QuestionField question={question} control={control} name="answer" />;
  }
  renderScreen(TestQuestion);
  const user = userEvent.setup();
  const chosen = () => screen.getAllByRole('checkbox', { checked: true }).map((box) => box.closest('label')?.textContent);
  await user.click(await screen.findByRole('checkbox', { name: 'Housing' }));
  await user.click(screen.getByRole('checkbox', { name: 'Money' }));
  await user.click(screen.getByRole('checkbox', { name: 'Nothing for now' }));
  expect(chosen()).toEqual(['Nothing for now']);
  await user.click(screen.getByRole('checkbox', { name: 'Money' }));
  expect(chosen()).toEqual(['Money']);
});
