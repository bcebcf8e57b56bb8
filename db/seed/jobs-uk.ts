import { UK_JOBS_1 } from './jobs-uk-1.ts';
import { UK_JOBS_2 } from './jobs-uk-2.ts';
import { UK_JOBS_3 } from './jobs-uk-3.ts';
import { UK_JOBS_4 } from './jobs-uk-4.ts';
import { UK_JOBS_5 } from './jobs-uk-5.ts';
import { UK_JOBS_6 } from './jobs-uk-6.ts';
import { UK_JOBS_7 } from './jobs-uk-7.ts';
import { UK_JOBS_8 } from './jobs-uk-8.ts';
import type { SeedJob } from './shapes.ts';

/** Every advert of the UK tenant. */
export const UK_JOBS: SeedJob[] = [
  ...UK_JOBS_1,
  ...UK_JOBS_2,
  ...UK_JOBS_3,
  ...UK_JOBS_4,
  ...UK_JOBS_5,
  ...UK_JOBS_6,
  ...UK_JOBS_7,
  ...UK_JOBS_8,
];
