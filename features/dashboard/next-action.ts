type AboutApplication = { application_id: number; job_title: string; company_name: string };
type AboutTask = { id: number; plan_id: number | null; title: string; due_on: string | null; link: string | null };

/** What waits for a veteran. Each list has the most urgent first. */
export type NextFacts = {
  /** Offers without an answer. `until`: the last day for it, where there is one. */
  offers: readonly (AboutApplication & { until: string | null })[];
  /** Interviews with proposed times, none chosen. `until`: the day of the last one. */
  interviews: readonly (AboutApplication & { until: string })[];
  /** Conversations whose latest message is the employer's and not answered. */
  messages: readonly { conversation: string; company_name: string; job_title: string | null }[];
  /** Open tasks of all plans in the order to do them. */
  tasks: readonly (AboutTask & { is_overdue: boolean })[];
};

export type NextAction =
  | ({ kind: 'offer'; until: string | null } & AboutApplication)
  | ({ kind: 'interview'; until: string } & AboutApplication)
  | { kind: 'message'; conversation: string; company_name: string; job_title: string | null }
  | ({ kind: 'overdue_task' | 'task' } & AboutTask);

/** The one thing to do next: an offer, then an interview, a message, an overdue task, the next task. Null where nothing waits. */
export function nextAction({ offers, interviews, messages, tasks }: NextFacts): NextAction | null {
  if (offers[0]) return { kind: 'offer', ...offers[0] };
  if (interviews[0]) return { kind: 'interview', ...interviews[0] };
  if (messages[0]) return { kind: 'message', ...messages[0] };
  const task = tasks.find(({ is_overdue }) => is_overdue) ?? tasks[0];
  if (!task) return null;
  const { is_overdue, ...about } = task;
  return { kind: is_overdue ? 'overdue_task' : 'task', ...about };
}

/** How far the day of leaving is, for people: `294 days to leaving`. Null once the day is more than a year ago. */
export function countdown(days: number): string | null {
  if (days < -365) return null;
  if (days === 0) return 'You leave today';
  const count = Math.abs(days);
  const words = `${count} ${count === 1 ? 'day' : 'days'}`;
  return days > 0 ? `${words} to leaving` : `${words} since you left`;
}
