import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { query } from '#kit/ui/data/query.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { createTransitionPlan, findTransitionTasks, updateTransitionTask } from '../transition-contract.ts';
import type { Plan, Task } from '../transition-shapes.ts';
import { savePendingPlans } from './pending-plans.ts';
import { EMPTY_SITUATION, hasDraft, readDraft, writeDraft } from './plan-draft.ts';
import { TaskGroups } from './TaskGroups.tsx';
import { UndatedTasks } from './UndatedTasks.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const TASK: Task = {
  id: 5,
  plan_id: 2,
  category: 'finance',
  title: 'Ring the bank',
  why: '',
  who: '',
  link: null,
  source_name: null,
  source_url: null,
  source_checked_on: null,
  is_confirmed: null,
  rule_key: null,
  waits_for: [],
  starts_on: null,
  due_on: null,
  due_text: '',
  due_reason: '',
  applies_reason: '',
  left_out_reason: null,
  is_own: true,
  is_manual_date: false,
  is_not_relevant: false,
  done_at: null,
  snoozed_until: null,
  dated_on: '2026-11-01',
  notes: 'Before noon',
  revision: 1,
};

test('notes that another tab saved meanwhile are shown before they are replaced', async () => {
  const server = stubServer();
  server.reply(findTransitionTasks, { data: [TASK] });
  server.reply(findTransitionTasks, { data: [{ ...TASK, notes: '<b>Ask Sam</b>', revision: 2 }] });
  server.refuse(updateTransitionTask, { status: 409, message: 'This task has changed since you opened it.' });
  server.reply(updateTransitionTask, { data: { ...TASK, notes: 'After lunch', revision: 3 } });
  const user = userEvent.setup();
  renderScreen(function Tasks() {
    const tasks = useQuery(query(findTransitionTasks));
    return <TaskGroups tasks={tasks.data?.data ?? []} today="2026-11-20" />;
  });
  await user.click(await screen.findByRole('button', { name: 'Details: Ring the bank' }));
  const notes = screen.getByRole('textbox', { name: 'Notes for Ring the bank' });
  await user.clear(notes);
  await user.type(notes, 'After lunch');
  await user.click(screen.getByRole('button', { name: 'Save notes' }));
  const warning = await screen.findByText(/^You saved other notes in another tab/);
  // Markup in notes is text.
  expect(within(warning).getByText('<b>Ask Sam</b>')).toBeDefined();
  expect((notes as HTMLTextAreaElement).value).toBe('After lunch');
  await user.click(await screen.findByRole('button', { name: 'Replace with mine' }));
  await screen.findByText('Notes saved');
  const sent = server.requests.filter(({ route }) => route.startsWith('PUT')).map(({ body }) => body);
  expect(sent).toEqual([
    { revision: 1, notes: 'After lunch' },
    { revision: 2, notes: 'After lunch' },
  ]);
});

test('printing shows every finished task, also those behind “Show all”', async () => {
  const finished = Array.from({ length: 12 }, (_, index) => ({
    ...TASK,
    id: 100 + index,
    title: `Finished task ${index + 1}`,
    done_at: '2026-11-01T09:00:00.000Z',
  }));
  renderScreen(() => <TaskGroups tasks={finished} today="2026-11-20" />);
  await screen.findByText('Finished task 10');
  expect(screen.queryByText('Finished task 12')).toBeNull();
  act(() => window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Finished task 12')).toBeDefined();
  act(() => window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('Finished task 12')).toBeNull();
});

test('a link to a finished task shows and focuses it, also behind “Show all”', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const finished = Array.from({ length: 12 }, (_, index) => ({
    ...TASK,
    id: 100 + index,
    title: `Finished task ${index + 1}`,
    done_at: '2026-11-01T09:00:00.000Z',
  }));
  const { router } = renderScreen(() => <TaskGroups tasks={finished} today="2026-11-20" />);
  await screen.findByText('Finished task 10');
  await act(() => router.navigate({ to: '.', hash: 'task-103' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('task-103'));
  expect(screen.queryByText('Finished task 12')).toBeNull();
  await act(() => router.navigate({ to: '.', hash: 'task-111' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('task-111'));
  expect(scrolled.mock.contexts).toContain(document.getElementById('task-111'));
  expect(screen.getByText('Finished task 12')).toBeDefined();
});

test('tasks without a date are listed below the calendar', async () => {
  const tasks = [TASK, { ...TASK, id: 6, title: 'Dated task', due_on: '2026-12-01' }];
  renderScreen(() => <UndatedTasks tasks={tasks} today="2026-11-20" />);
  expect(await screen.findByRole('heading', { name: 'No date (1)' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ring the bank' }).getAttribute('href')).toBe('#task-5');
  expect(screen.queryByText('Dated task')).toBeNull();
});

const draft = { situation: { ...EMPTY_SITUATION, reason: 'medical' as const }, categories: ['finance' as const], to_save: true };

test('a visitor’s plan is saved to the account that signs in, and then no longer stored for visitors', async () => {
  const server = stubServer();
  server.reply(createTransitionPlan, { data: {} as Plan });
  writeDraft(null, draft);
  expect(hasDraft(7)).toBe(true);
  await savePendingPlans(new QueryClient(), 7);
  expect(server.requests.map(({ body }) => body)).toEqual([{ ...draft.situation, category: 'finance' }]);
  expect([readDraft(null), readDraft(7)]).toEqual([null, null]);
});

test('a plan that needs a complete profile waits for its own veteran and nobody else', async () => {
  const server = stubServer();
  server.refuse(createTransitionPlan, { status: 409, message: "Please complete your profile to access 'Employment'." });
  writeDraft(null, { ...draft, categories: ['employment'] });
  await savePendingPlans(new QueryClient(), 7);
  expect(readDraft(7)).toEqual({ ...draft, categories: ['employment'] });
  expect([readDraft(null), readDraft(8), hasDraft(8)]).toEqual([null, null, false]);
  await savePendingPlans(new QueryClient(), 8);
  expect(server.requests).toHaveLength(1);
});
