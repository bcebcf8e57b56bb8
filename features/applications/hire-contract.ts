import { z } from 'zod';
import { STAGES } from '#features/jobs/stages.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, Id, Instant } from '#kit/contract/shapes.ts';
import { Offer } from './offer-shapes.ts';

/** An application that still waits for a decision after its veteran was hired elsewhere. */
const LiveApplication = z.object({ id: z.number(), job_title: z.string(), company_name: z.string(), stage: z.enum(STAGES) });
export type LiveApplication = z.infer<typeof LiveApplication>;

/** What being hired means for the rest of a veteran's search. */
export const Hire = z.object({
  application_id: z.number(),
  job_title: z.string(),
  company_name: z.string(),
  hired_at: Instant,
  /** The accepted terms; null where they were agreed elsewhere. */
  offer: Offer.nullable(),
  /** The discharge date, `2027-09-17`; null where it is not known. */
  leaves_on: z.string().nullable(),
  /** The day of the hire in the tenant's country. */
  hired_on: z.string(),
  /** The latest 50. */
  live_applications: z.array(LiveApplication),
  /** Tasks of the veteran's plans that are done because of the search: a CV written, applications sent. */
  done_tasks: z.array(z.object({ id: z.number(), plan_id: z.number(), title: z.string() })),
});
export type Hire = z.infer<typeof Hire>;

/** Applications that one call withdraws. */
export const MOST_WITHDRAWN = 50;

export const getHire = defineRoute({
  method: 'GET',
  path: '/api/applications/hire',
  access: 'veteran',
  summary: 'The job that the veteran was hired for',
  description:
    'Returns the latest hire of the veteran, or that of `application_id`: the accepted terms, the discharge date, the applications that are still live and the plan tasks that are done. `null` where there is none.',
  reads_only: true,
  query: z.object({ application_id: Id.optional() }),
  reply: data(Hire.nullable()),
});

export const withdrawApplications = defineRoute({
  method: 'POST',
  path: '/api/applications/withdraw',
  access: 'veteran',
  summary: 'Withdraw several applications with a note',
  description:
    'Withdraws these applications of the veteran, each employer reading the same note. Applications that ended in the meantime are left as they are; the reply has the ids of those that were withdrawn. An application of somebody else gives 404, and nothing is withdrawn.',
  body: z.object({
    application_ids: z
      .array(Id)
      .min(1, 'Choose one application or more')
      .max(MOST_WITHDRAWN, `Choose ${MOST_WITHDRAWN} applications at most`),
    /** For the employers. */
    note: z.string().trim().max(2000, 'Keep the note under 2,000 characters').default(''),
  }),
  example: { application_ids: [31, 32], note: 'Thank you for considering me. I have accepted another job.' },
  limit: { max: 60, window: 3600 },
  reply: data(z.object({ withdrawn: z.array(z.number()) })),
});
