import { withServiceAsNamed } from '#features/resumes/reading/military.ts';
import type { ReadCv } from '#features/resumes/shapes.ts';
import type { Truth } from './layout.ts';

type Rates = Record<string, { macro: number | null } | undefined>;
/** Of `score.mjs`, which comes with the open files. */
export type Scorer = {
  scoreOne: (truth: unknown, read: unknown) => unknown;
  sim: (truth: string | string[], read: string) => number;
  summarise: (files: unknown[]) => {
    headline: number;
    fields: Record<string, { macro: { f: number } | null } | undefined>;
    rates: Rates;
  };
};

/** Military posts as the jobs that the scorer compares: unit or service for the employer, trade or rank for the post. */
export function asJobs(truth: Truth, read: ReadCv, { sim }: Scorer): object {
  const posts = read.military.map((post) => {
    const position = post.trade || post.rank;
    const dated = truth.work.find((job) => job.startDate === post.startDate && job.endDate === post.endDate);
    const company =
      [post.unit, post.service].find((name) => dated && sim(dated.company, name) >= 0.85) ?? (post.service || post.unit);
    return { ...post, name: company, position };
  });
  return { ...read, military: undefined, work: [...read.work, ...posts] };
}

/** `2018` and `2018-06`, as a CV prints the season and its truth has the year. */
const areOfOneYear = (date: string, other: string) => date.slice(0, 4) === other.slice(0, 4);

/** Fields that only service posts and federal posts have: right, and asked. */
export function gradeService(truth: Truth, read: ReadCv, { sim }: Scorer): { right: number; asked: number } {
  let right = 0;
  let asked = 0;
  for (const job of truth.work) {
    const near = <T extends { startDate: string; endDate: string }>(posts: T[]) =>
      posts.find((post) => post.startDate === job.startDate && post.endDate === job.endDate) ??
      posts.find((post) => areOfOneYear(post.startDate, job.startDate) && areOfOneYear(post.endDate, job.endDate));
    if (job.military) {
      const post = near(read.military);
      for (const key of ['rank', 'service'] as const) {
        if (job[key] === '') continue;
        asked++;
        if (post && sim(withServiceAsNamed(job[key]), post[key]) >= 0.85) right++;
      }
    }
    if (job.federal) {
      const post = near<object & { startDate: string; endDate: string }>([...read.work, ...read.military]);
      for (const [key, value] of Object.entries(job.federal)) {
        if (value === '') continue;
        asked++;
        const found: unknown = post && Reflect.get(post, key);
        if (typeof found === 'string' && sim(value, found) >= 0.85) right++;
      }
    }
  }
  return { right, asked };
}
