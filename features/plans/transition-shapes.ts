import { z } from 'zod';
import { faultOfDischarge } from '#features/service-record/rules.ts';
import { CategoryShape } from '#features/services/shapes.ts';
import { Day, Id, Instant, singleLine } from '#kit/contract/shapes.ts';
import { COMPONENTS, FORCES, LEAVING_REASONS, RANK_BANDS } from './transition-words.ts';

/** The longest service that a rule reads: 60 years. */
const MAX_MONTHS = 720;

export const DischargeDate = Day.superRefine((day, refusal) => {
  // What is no day has its own message.
  const fault = /^\d{4}-\d{2}-\d{2}$/.test(day) ? faultOfDischarge(day, null) : null;
  if (fault) refusal.addIssue({ code: 'custom', message: fault });
});

/** What rules ask about a person. Null, or left out: not sure. */
export const SituationShape = z.object({
  service: z.enum(FORCES, { error: `Must be one of ${FORCES.join(', ')}` }).nullable(),
  component: z.enum(COMPONENTS, { error: `Must be one of ${COMPONENTS.join(', ')}` }).nullable(),
  reason: z.enum(LEAVING_REASONS, { error: `Must be one of ${LEAVING_REASONS.join(', ')}` }).nullable(),
  rank_band: z.enum(RANK_BANDS, { error: `Must be one of ${RANK_BANDS.join(', ')}` }).nullable(),
  /** Completed months of service on the discharge date. */
  service_months: z
    .number({ error: 'Must be a number of months' })
    .int('Must be a whole number of months')
    .min(0, 'Must be 0 or more')
    .max(MAX_MONTHS, 'Must be 60 years or less')
    .nullable(),
  discharge_date: DischargeDate.nullable(),
});
export type SituationShape = z.infer<typeof SituationShape>;
export const SituationFields = SituationShape.partial();

export const TITLE_MAX = 200;
export const NOTES_MAX = 10_000;
/** Own tasks of one plan. */
export const OWN_TASKS_MAX = 300;

const Title = singleLine('Write what to do').min(1, 'Write what to do').max(TITLE_MAX, 'Keep it under 200 characters');
const Notes = z.string({ error: 'Must be text' }).max(NOTES_MAX, 'Keep the notes under 10,000 characters');
/** A day that a person plans for: a slip of the keys is refused. */
const PlannedDay = Day.refine((day) => day >= '1970-01-01' && day <= '2120-12-31', 'Check the year of this date.');
export const Revision = z.number({ error: 'Name the revision that was shown' }).int().min(1).max(2_147_483_647);

/** One thing to do, in a transition plan or in the action plan. */
export const Task = z.object({
  id: z.number(),
  /** Null: a step of the action plan. */
  plan_id: z.number().nullable(),
  category: CategoryShape.nullable(),
  title: z.string(),
  why: z.string(),
  who: z.string(),
  /** An https address, or a page of the product. */
  link: z.string().nullable(),
  source_name: z.string().nullable(),
  source_url: z.string().nullable(),
  source_checked_on: z.string().nullable(),
  is_confirmed: z.boolean().nullable(),
  rule_key: z.string().nullable(),
  /** Ids of tasks of the same plan that come first and are not done. */
  waits_for: z.array(z.number()),
  starts_on: z.string().nullable(),
  due_on: z.string().nullable(),
  /** The same in words: "From 9 to 6 months before you leave". */
  due_text: z.string(),
  due_reason: z.string(),
  applies_reason: z.string(),
  left_out_reason: z.string().nullable(),
  is_own: z.boolean(),
  is_manual_date: z.boolean(),
  is_not_relevant: z.boolean(),
  done_at: Instant.nullable(),
  snoozed_until: z.string().nullable(),
  /** The day on which it got its due date. Late is only what became due after that. */
  dated_on: z.string(),
  notes: z.string(),
  revision: z.number(),
});
export type Task = z.infer<typeof Task>;

export const NewTask = z.object({
  title: Title,
  notes: Notes.default(''),
  due_on: PlannedDay.nullable().default(null),
});
/** Fields that are left out stay as they are. `due_on` sets a date by hand; null goes back to the date of the rule. */
export const TaskChange = z.object({
  revision: Revision,
  /** Own tasks only. */
  title: Title.optional(),
  notes: Notes.optional(),
  done: z.boolean().optional(),
  is_not_relevant: z.boolean().optional(),
  due_on: PlannedDay.nullable().optional(),
  snoozed_until: PlannedDay.nullable().optional(),
});
export type TaskChange = z.infer<typeof TaskChange>;

export const ProgressShape = z.object({ total: z.number(), done: z.number(), overdue: z.number() });

export const PlanSummary = z.object({
  id: z.number(),
  category: CategoryShape,
  title: z.string(),
  /** The discharge date that its dates follow from; null: windows instead of dates. */
  planned_for: z.string().nullable(),
  progress: ProgressShape,
  next_task: z.object({ id: z.number(), title: z.string(), due_on: z.string().nullable() }).nullable(),
  revision: z.number(),
  created_at: Instant,
  updated_at: Instant,
});
export type PlanSummary = z.infer<typeof PlanSummary>;

const ChangedDay = z.object({ title: z.string(), due_on: z.string().nullable(), due_text: z.string(), reason: z.string() });
/** What re-planning would do to a plan, or did. */
export const Changes = z.object({
  plan_id: z.number(),
  category: CategoryShape,
  moved: z.array(
    z.object({
      task_id: z.number(),
      title: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      from_text: z.string(),
      to_text: z.string(),
      reason: z.string(),
    }),
  ),
  added: z.array(ChangedDay.extend({ rule_key: z.string() })),
  removed: z.array(z.object({ task_id: z.number(), title: z.string(), reason: z.string() })),
  reworded: z.array(z.object({ task_id: z.number(), title: z.string() })),
  kept: z.array(z.object({ task_id: z.number(), title: z.string(), due_on: z.string().nullable(), reason: z.string() })),
});
export type Changes = z.infer<typeof Changes>;

export const HistoryEntry = z.object({
  id: z.number(),
  kind: z.enum(['created', 'replanned', 'deleted']),
  created_at: Instant,
  from: z.string().nullable(),
  to: z.string().nullable(),
  moved: z.number(),
  added: z.number(),
  removed: z.number(),
});

const LeftOutShape = z.object({ rule_key: z.string(), title: z.string(), reason: z.string() });

export const Plan = PlanSummary.extend({
  notes: z.string(),
  tasks: z.array(Task),
  /** Rules that are not part of it, each with the reason. */
  left_out: z.array(LeftOutShape),
  /** What the rules and the discharge date of today would change; null where nothing would. */
  changes: Changes.nullable(),
  history: z.array(HistoryEntry),
});
export type Plan = z.infer<typeof Plan>;

/** A task as the guided creation shows it before it is part of a plan. */
export const PreviewTask = Task.pick({
  category: true,
  title: true,
  why: true,
  who: true,
  link: true,
  source_name: true,
  source_url: true,
  source_checked_on: true,
  is_confirmed: true,
  starts_on: true,
  due_on: true,
  due_text: true,
  due_reason: true,
  applies_reason: true,
}).extend({ rule_key: z.string(), category: CategoryShape });
export type PreviewTask = z.infer<typeof PreviewTask>;

export const PlanPreview = z.object({
  category: CategoryShape,
  tasks: z.array(PreviewTask),
  left_out: z.array(LeftOutShape),
});

export const PlanLink = z.object({
  id: z.number(),
  kind: z.enum(['calendar', 'adviser']),
  label: z.string(),
  expires_at: Instant.nullable(),
  created_at: Instant,
  /** Only in the reply that creates it. */
  path: z.string().nullable(),
});
export type PlanLink = z.infer<typeof PlanLink>;

export const TaskParams = z.object({ id: Id, task_id: Id });
