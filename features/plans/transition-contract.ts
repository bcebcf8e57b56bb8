import { z } from 'zod';
import { CATEGORIES } from '#features/services/rules.ts';
import { CategoryShape } from '#features/services/shapes.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Id, singleLine } from '#kit/contract/shapes.ts';
import {
  Changes,
  NewTask,
  NOTES_MAX,
  Plan,
  PlanLink,
  PlanPreview,
  PlanSummary,
  Revision,
  SituationFields,
  SituationShape,
  Task,
  TaskChange,
  TaskParams,
  TITLE_MAX,
} from './transition-shapes.ts';

/**
 * Transition plans. Every address below `{id}` belongs to the veteran who asks; another person's plan is 404. A change names the `revision` it
 * is based on; 409 with the current one when it has changed since.
 */

const plan = z.object({ id: Id });
const Categories = z
  .array(CategoryShape)
  .min(1, 'Choose one category or more')
  .max(CATEGORIES.length, `Choose ${CATEGORIES.length} categories at most`);

export const findTransitionPlans = defineRoute({
  method: 'GET',
  path: '/api/transition-plans',
  access: 'veteran',
  summary: 'The viewer’s transition plans',
  description: 'Lists the viewer’s transition plans with progress and next task, in the order of their categories.',
  reads_only: true,
  reply: data(z.array(PlanSummary)),
});

export const createTransitionPlan = defineRoute({
  method: 'POST',
  path: '/api/transition-plans',
  access: 'veteran',
  summary: 'Create a transition plan for one category',
  description:
    'Creates the plan of a category from the rules of the tenant’s country. Fields about the person that are given are stored; those that are left out keep their stored value. Without a discharge date tasks have windows instead of dates. Employment and Education need a complete profile and CV (409); so does a second plan of a category.',
  creates: true,
  limit: { max: 60, window: 3600 },
  body: SituationFields.extend({ category: CategoryShape }),
  reply: data(Plan),
});

/** What the guided creation starts with. */
export const getTransitionSituation = defineRoute({
  method: 'GET',
  path: '/api/transition-plans/situation',
  access: 'veteran',
  summary: 'What is known about the viewer’s leaving',
  description:
    'Returns what the plan rules ask about the viewer, prefilled from the service record, and what is missing for Employment and Education plans.',
  reads_only: true,
  reply: data(
    z.object({
      situation: SituationShape,
      /** Fields that come from the service record rather than from an answer. */
      prefilled: z.array(z.string()),
      missing: z.enum(['profile', 'cv']).nullable(),
      remind_days: z.number(),
    }),
  ),
});

export const previewTransitionPlans = defineRoute({
  method: 'POST',
  path: '/api/transition-plans/preview',
  access: 'public',
  summary: 'What a plan would contain',
  description: 'Computes the tasks of each named category for the answers given. Nothing is stored, and no account is needed.',
  limit: { max: 120, window: 600 },
  body: SituationFields.extend({ categories: Categories }),
  reply: data(z.array(PlanPreview)),
});

export const previewReplanning = defineRoute({
  method: 'POST',
  path: '/api/transition-plans/changes',
  access: 'veteran',
  summary: 'What other answers would change in the viewer’s plans',
  description:
    'Compares the viewer’s plans with what the rules say for the answers given: tasks that would move with old and new date, come, go or stay. Nothing is stored.',
  body: SituationFields,
  reply: data(z.array(Changes)),
});

export const replan = defineRoute({
  method: 'POST',
  path: '/api/transition-plans/replan',
  access: 'veteran',
  summary: 'Apply other answers to the viewer’s plans',
  description:
    'Stores the answers and re-plans every plan of the viewer. Done tasks, own tasks, notes and dates set by hand stay. Send the revision of each plan that was shown; if one has changed since, the reply is 409.',
  body: SituationFields.extend({
    revisions: z
      .record(z.string().regex(/^[1-9]\d{0,9}$/, 'Must be the id of a plan'), Revision)
      .refine((revisions) => Object.keys(revisions).length <= CATEGORIES.length, 'Name the plans that were shown'),
  }),
  reply: data(z.array(Changes)),
});

/** The tasks of all plans: one calendar. */
export const findTransitionTasks = defineRoute({
  method: 'GET',
  path: '/api/transition-plans/tasks',
  access: 'veteran',
  summary: 'The tasks of all the viewer’s transition plans',
  description: 'Lists the tasks of all the viewer’s transition plans, the earliest first; those without a date last.',
  reads_only: true,
  reply: data(z.array(Task)),
});

export const getTransitionPlan = defineRoute({
  method: 'GET',
  path: '/api/transition-plans/{id}',
  access: 'veteran',
  summary: 'One transition plan',
  description:
    'Returns a plan with its tasks, the rules that are left out with the reason, its history, and what re-planning would change.',
  reads_only: true,
  params: plan,
  reply: data(Plan),
});

export const updateTransitionPlan = defineRoute({
  method: 'PUT',
  path: '/api/transition-plans/{id}',
  access: 'veteran',
  summary: 'Change a plan’s title and notes',
  description: 'Changes the title and notes of a plan. Dates change through re-planning.',
  params: plan,
  body: z.object({
    revision: Revision,
    title: singleLine('Give the plan a title')
      .min(1, 'Give the plan a title')
      .max(TITLE_MAX, 'Keep it under 200 characters')
      .optional(),
    notes: z.string({ error: 'Must be text' }).max(NOTES_MAX, 'Keep the notes under 10,000 characters').optional(),
  }),
  reply: data(Plan),
});

export const deleteTransitionPlan = defineRoute({
  method: 'DELETE',
  path: '/api/transition-plans/{id}',
  access: 'veteran',
  summary: 'Delete a plan with its tasks and notes',
  description: 'Deletes a plan with its tasks, own tasks and notes.',
  params: plan,
  reply: done(),
});

export const createTransitionTask = defineRoute({
  method: 'POST',
  path: '/api/transition-plans/{id}/tasks',
  access: 'veteran',
  summary: 'Add a task of your own',
  description: 'Adds a task of the veteran’s own. A plan has at most 300 of them (409).',
  creates: true,
  limit: { max: 600, window: 3600 },
  params: plan,
  body: NewTask,
  reply: data(Task),
});

export const updateTransitionTask = defineRoute({
  method: 'PUT',
  path: '/api/transition-plans/{id}/tasks/{task_id}',
  access: 'veteran',
  summary: 'Change a task: state, date, notes',
  description:
    'Marks a task as done or not relevant, snoozes it, moves it or changes its notes; fields left out stay. `due_on: null` returns to the rule’s own date. Send the revision that was shown; 409 if it has changed.',
  params: TaskParams,
  body: TaskChange,
  reply: data(Task),
});

export const deleteTransitionTask = defineRoute({
  method: 'DELETE',
  path: '/api/transition-plans/{id}/tasks/{task_id}',
  access: 'veteran',
  summary: 'Delete a task of your own',
  description: 'Deletes a task of the veteran’s own. A task of a rule is marked as not relevant instead (409).',
  params: TaskParams,
  reply: done(),
});

export const updateReminders = defineRoute({
  method: 'PUT',
  path: '/api/transition-plans/reminders',
  access: 'veteran',
  summary: 'How many days ahead reminders come',
  description: 'Sets how many days before a task is due its reminder is sent. Whether it is emailed is a notification setting.',
  body: z.object({
    remind_days: z
      .number({ error: 'Must be a number of days' })
      .int('Must be a whole number of days')
      .min(1, 'Must be 1 or more')
      .max(60, 'Must be 60 or less'),
  }),
  reply: data(z.object({ remind_days: z.number() })),
});

export const getPlanPdf = defineRoute({
  method: 'GET',
  path: '/api/transition-plans/pdf',
  access: 'veteran',
  summary: 'The viewer’s plans as PDF',
  description: 'Returns one plan, or all of the viewer’s plans, as a tagged PDF on the paper of the tenant’s country.',
  reads_only: true,
  limit: { max: 30, window: 600 },
  query: z.object({ plan_id: Id.optional() }),
  file_reply: 'application/pdf',
});

export const getPlanCalendar = defineRoute({
  method: 'GET',
  path: '/api/transition-plans/calendar',
  access: 'veteran',
  summary: 'The viewer’s dated tasks as a calendar file',
  description: 'Returns the open dated tasks of one plan, or of all, as an iCalendar file (RFC 5545).',
  reads_only: true,
  query: z.object({ plan_id: Id.optional() }),
  file_reply: 'text/calendar; charset=utf-8',
});

export const findPlanLinks = defineRoute({
  method: 'GET',
  path: '/api/transition-plans/links',
  access: 'veteran',
  summary: 'Private addresses of the viewer’s plans',
  description: 'Lists the calendar feeds and adviser links of the viewer’s plans, without their addresses.',
  reads_only: true,
  reply: data(z.array(PlanLink)),
});

export const createPlanLink = defineRoute({
  method: 'POST',
  path: '/api/transition-plans/links',
  access: 'veteran',
  summary: 'Create a calendar feed or a read-only link',
  description:
    'Creates a private address: a calendar feed that calendar apps subscribe to, or a read-only page for an adviser. The address is returned once. At most 10 links (409). Requires a proof of identity in the last ten minutes (403 with `data.confirm_identity` otherwise).',
  creates: true,
  limit: { max: 30, window: 3600 },
  body: z.object({
    kind: z.enum(['calendar', 'adviser'], { error: 'Must be calendar or adviser' }),
    label: singleLine().max(100, 'Keep the name under 100 characters').default(''),
    /** Days until it ends; null or left out: until it is revoked. */
    days: z
      .number({ error: 'Must be a number of days' })
      .int('Must be a whole number of days')
      .min(1, 'Must be 1 or more')
      .max(730, 'Must be 730 or less')
      .nullable()
      .default(null),
  }),
  reply: data(PlanLink),
});

export const revokePlanLink = defineRoute({
  method: 'DELETE',
  path: '/api/transition-plans/links/{id}',
  access: 'veteran',
  summary: 'Revoke a private address',
  description: 'Revokes a calendar feed or adviser link: its address gives 404 from then on.',
  params: plan,
  reply: done(),
});

const Token = z.string().regex(/^[\w-]{20,100}(\.ics)?$/, 'Must be the token of a link');

export const getCalendarFeed = defineRoute({
  method: 'GET',
  path: '/api/plan-calendar/{token}',
  access: 'public',
  reads_only: true,
  summary: 'A calendar feed by its private address',
  description:
    'Returns the open dated tasks behind a private address as an iCalendar file. A revoked or unknown address gives 404.',
  limit: { max: 300, window: 600 },
  params: z.object({ token: Token }),
  file_reply: 'text/calendar; charset=utf-8',
});

export const openSharedPlan = defineRoute({
  method: 'GET',
  path: '/api/shared-plans/{token}',
  access: 'public',
  reads_only: true,
  summary: 'A person’s plans by a read-only link',
  description:
    'Returns the plans behind an adviser link: name, discharge date and tasks, without private notes. A revoked, ended or unknown link gives 404.',
  limit: { max: 120, window: 600 },
  params: z.object({ token: Token }),
  reply: data(
    z.object({
      name: z.string(),
      discharge_date: z.string().nullable(),
      plans: z.array(PlanSummary.pick({ id: true, category: true, title: true, planned_for: true, progress: true })),
      tasks: z.array(Task),
    }),
  ),
});

/** For the header of reminder mails: mail programs post here when the reader asks for no more (RFC 8058). */
export const stopReminders = defineRoute({
  method: 'POST',
  path: '/api/transition-plans/unsubscribe/{token}',
  access: 'public',
  summary: 'Stop reminder emails with one click',
  description: 'Switches off reminder emails of the person that an email was sent to. An unknown token gives 404.',
  limit: { max: 60, window: 600 },
  params: z.object({ token: z.string().regex(/^[\w-]{20,100}$/, 'Must be the token of an email') }),
  reply: done(),
});
