import { sql } from 'kysely';
import { eraseSome, monthsBefore, type RetentionRule } from '#kit/server/records/retention.ts';

/** Months after which an interest is erased: the provider has long replied, and the course has run. */
const INTEREST_MONTHS = 24;

export const courseRetention: RetentionRule = {
  name: 'course_interests',
  erase: (db, now) =>
    eraseSome(db, 'course_interests', ['veteran_id', 'course_id'], sql`shown_at < ${monthsBefore(now, INTEREST_MONTHS)}`),
};
