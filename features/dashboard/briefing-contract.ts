import { z } from 'zod';
import { OfferedOccupation } from '#features/occupations/contract.ts';
import { OwnWording } from '#features/resumes/contract.ts';
import { Phone } from '#features/services/shapes.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data } from '#kit/contract/shapes.ts';

const BriefingRank = z.object({
  /** As the veteran wrote it; empty when only the service or trade is known. */
  rank: z.string(),
  /** STANAG 2116: `OR-6`, `OF-3`. */
  nato_code: z.string().nullable(),
  service: z.string(),
  trade: z.string(),
  /** What the rank is about the level of in civilian work: `a first-line manager`. */
  level: z.string().nullable(),
  /** How many people it usually leads: `8 to 30, together with a junior officer`. */
  people: z.string().nullable(),
});

const BriefingAction = z.object({
  id: z.number(),
  /** Null: a step of the action plan. */
  plan_id: z.number().nullable(),
  title: z.string(),
  due_on: z.string().nullable(),
  link: z.string().nullable(),
});

const BriefingContact = z.object({
  id: z.number(),
  name: z.string(),
  /** Why it is named: that the veteran saved it, or what it helps with. */
  reason: z.string(),
  phone: Phone.nullable(),
  website: z.string(),
});

/** What a veteran's record comes to. Whatever is not known is null or empty. */
export const Briefing = z.object({
  /** The last day of service. */
  leaves_on: z.string().nullable(),
  /** Negative after it. */
  days_to_leaving: z.number().int().nullable(),
  rank: BriefingRank.nullable(),
  /** Civilian roles that the trade leads to, best match first, at most three. */
  roles: z.array(OfferedOccupation.pick({ onet_soc: true, title: true, titles: true, open_jobs: true, typical_pay: true })),
  /** The military terms of the newest CV, with one of its lines in civilian words. Null without a CV. */
  wording: OwnWording.nullable(),
  /** Open tasks, those with a date first, the nearest first; at most three. */
  actions: z.array(BriefingAction),
  contact: BriefingContact.nullable(),
});
export type Briefing = z.infer<typeof Briefing>;

export const getBriefing = defineRoute({
  method: 'GET',
  path: '/api/briefing',
  access: 'veteran',
  summary: 'The briefing of a veteran',
  description:
    'Returns what the veteran’s record comes to: days to leaving, the rank in civilian terms, three roles with pay, one line of the newest CV in civilian words, three tasks and whom to call. Whatever is not known is null or empty. Onboarding need not be complete. Contains information from O*NET 27.0 (USDOL/ETA), CC BY 4.0.',
  reads_only: true,
  reply: data(Briefing),
});
