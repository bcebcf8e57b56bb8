import { US_JOBS_1 } from './jobs-us-1.ts';
import { US_JOBS_2 } from './jobs-us-2.ts';
import { US_JOBS_3 } from './jobs-us-3.ts';
import { US_JOBS_4 } from './jobs-us-4.ts';
import type { SeedJob } from './shapes.ts';

/** Every advert of the US tenant. */
export const US_JOBS: SeedJob[] = [...US_JOBS_1, ...US_JOBS_2, ...US_JOBS_3, ...US_JOBS_4];
