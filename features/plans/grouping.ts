import { addMonths, daysBetween } from '#kit/calendar/days.ts';

/** What decides where a task is shown. */
export type ScheduledTask = {
  done_at: string | null;
  is_not_relevant: boolean;
  starts_on: string | null;
  due_on: string | null;
  snoozed_until: string | null;
  /** The day on which it got this due date. */
  dated_on: string;
};

export const TASK_GROUPS = ['overdue', 'catch_up', 'now', 'next', 'later', 'done'] as const;
export type TaskGroup = (typeof TASK_GROUPS)[number];
export const GROUP_NAMES: Record<TaskGroup, string> = {
  overdue: 'Overdue',
  catch_up: 'Catch up',
  now: 'Now',
  next: 'Next',
  later: 'Later',
  done: 'Done',
};

const NOW_DAYS = 30;
const NEXT_MONTHS = 3;

/**
 * Overdue: past its day. Catch up: its day was past when it got it, as in a plan made late. Now: due within 30 days, or begun and due within three months. Next: opens or is due within three months. Later:
 * everything else. A snoozed task waits among the later ones until its day, and one that is not relevant counts as done.
 */
export function groupOf(task: ScheduledTask, today: string): TaskGroup {
  if (task.done_at !== null || task.is_not_relevant) return 'done';
  if (task.snoozed_until !== null && task.snoozed_until > today) return 'later';
  const soon = addMonths(today, NEXT_MONTHS);
  const isOpen = task.starts_on === null || task.starts_on <= today;
  if (task.due_on === null) return task.starts_on === null ? 'next' : isOpen ? 'now' : task.starts_on <= soon ? 'next' : 'later';
  if (task.due_on < today) return task.due_on < task.dated_on ? 'catch_up' : 'overdue';
  if (daysBetween(today, task.due_on) <= NOW_DAYS) return 'now';
  if (isOpen && task.starts_on !== null && task.due_on <= soon) return 'now';
  return task.due_on <= soon || (task.starts_on !== null && task.starts_on <= soon) ? 'next' : 'later';
}

export type Progress = { total: number; done: number; overdue: number };

/** Tasks that are not relevant to the person count neither as done nor as to do. */
export function progressOf(tasks: readonly ScheduledTask[], today: string): Progress {
  const relevant = tasks.filter(({ is_not_relevant }) => !is_not_relevant);
  return {
    total: relevant.length,
    done: relevant.filter(({ done_at }) => done_at !== null).length,
    overdue: relevant.filter((task) => groupOf(task, today) === 'overdue').length,
  };
}

const CALENDAR_MONTHS = 24;
/** The calendar of a plan: 24 months before to 24 months after discharge; around today where no date is known. */
export function calendarRange(discharge: string | null, today: string): { from: string; to: string } {
  const middle = discharge ?? today;
  return { from: addMonths(middle, -CALENDAR_MONTHS), to: addMonths(middle, CALENDAR_MONTHS) };
}
