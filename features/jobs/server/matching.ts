import type { TenantDb } from '#kit/server/database/db.ts';
import type { Match } from '../shapes.ts';
import type { Condition } from './search/queries.ts';

type Input = { db: TenantDb; veteranId: number; countryId: number };
export type JobCondition = Condition;
/** A match, or why there is none. */
export type MatchOrReason = { match: Match; no_match: null } | { match: null; no_match: string };

/** What matching, the feature above jobs, provides to the lists of jobs (docs/decisions/0047). */
export type Matching = {
  /** The open jobs that fit the veteran and meet the conditions, best first; `reason` says why there can be none. */
  rankJobs: (input: Input & { conditions: readonly Condition[] }) => Promise<{ ids: number[]; reason: string | null }>;
  /** How well each of these jobs fits. */
  matchJobs: (input: Input & { jobIds: readonly number[] }) => Promise<(jobId: number) => MatchOrReason>;
};
