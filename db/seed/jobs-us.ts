import { US_JOBS_1 } from './jobs-us-1.ts';
import type { SeedJob } from './shapes.ts';

/** Every advert of the US tenant. */
export const US_JOBS: SeedJob[] = [...US_JOBS_1];
