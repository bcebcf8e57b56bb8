import { inTenant, type Job, TRY_AGAIN } from '#kit/server/background-jobs.ts';
import { refreshCourseStarts } from './course-search-queries.ts';

export const courseBackground: readonly Job[] = [
  {
    // Moves courses on to their next start date.
    name: 'refresh_courses',
    cron: '5 0 * * *',
    options: TRY_AGAIN,
    runIn: inTenant((db) => refreshCourseStarts(db)),
  },
];
