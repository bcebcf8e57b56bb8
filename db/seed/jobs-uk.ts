import { UK_JOBS_1 } from './jobs-uk-1.ts';
import { UK_JOBS_2 } from './jobs-uk-2.ts';
import type { SeedJob } from './shapes.ts';

/** Every advert of the UK tenant. */
export const UK_JOBS: SeedJob[] = [...UK_JOBS_1, ...UK_JOBS_2];
