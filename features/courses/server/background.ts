import { today } from '#features/services/entry-rules.ts';
import { handleDue, type Job, TRY_AGAIN, type Work } from '#kit/server/background/jobs.ts';
import { findPastStarts, writeCourseSearch } from './course-search-queries.ts';

/** Moves the next start of courses on whose day it is past. */
export const refreshCourseStarts = (work: Work, tenantId: number, on = today()): Promise<void> =>
  handleDue(work, tenantId, [
    {
      find: (db, after, limit) => findPastStarts(db, on, after, limit),
      handle: (db, ids) => writeCourseSearch(db, ids, on),
    },
  ]);

export const courseBackground: readonly Job[] = [
  {
    // Moves courses on to their next start date.
    name: 'refresh_courses',
    cron: '5 0 * * *',
    options: TRY_AGAIN,
    runIn: (work, tenantId) => refreshCourseStarts(work, tenantId),
  },
];
