import { paths } from '#kit/ui/paths.ts';

/** Where a task is done: the page it names on this site, otherwise the task in its plan. */
export function taskHref({ id, plan_id, link }: { id: number; plan_id: number | null; link: string | null }): string {
  if (link?.startsWith('/')) return link;
  return plan_id === null ? paths.veteran.refineActionPlan() : `${paths.veteran.transitionPlan({ plan_id })}#task-${id}`;
}
