import { readCvWithProvenance } from '#features/cv-import/read-cv.ts';
import type { ReadCv } from '#features/cv-import/shapes.ts';
import { withServiceAsNamed } from '#features/cv-import/vocabulary/services.ts';
import { wordsOf } from '#features/cv-import/vocabulary/words.ts';
import type { CorpusCv } from './corpus.ts';
import { debrisOf, linesToReview } from './debris.ts';
import type { TrueJob, Truth } from './marks.ts';
import { itemsOfFile } from './read.ts';
import { type Scored, scoreOne, similarity } from './score.ts';
import { type Checked, checkedFields } from './unsure.ts';

const SAME = 0.85;

export type Share = { right: number; of: number };
export type Grade = {
  cv: CorpusCv;
  read: ReadCv;
  scored: Scored;
  /** Ranks, services and federal facts. */
  service: Share;
  /** Words of the pages that are somewhere in the result. */
  words: Share;
  /** Lines in fields that say nothing of the person. */
  debris: string[];
  linesToReview: string[];
};

/** Parses the file of a CV and compares the result with its truth. */
export async function gradeCv(cv: CorpusCv): Promise<Grade & { checked: Checked[] }> {
  const { cv: read, doubts } = readCvWithProvenance(await itemsOfFile(cv.format, cv.bytes()));
  return { ...gradeRead(cv, read), checked: checkedFields(cv, read, doubts) };
}

/** Compares what was read of a CV with its truth. */
export function gradeRead(cv: CorpusCv, read: ReadCv): Grade {
  return {
    cv,
    read,
    scored: scoreOne(cv.truth, withServiceAsWork(cv.truth, read)),
    service: gradeService(cv.truth, read),
    words: wordsKept(cv.printed, read),
    debris: debrisOf(cv, read),
    linesToReview: linesToReview(read),
  };
}

/** Military posts as the jobs that the score compares: unit or service as the employer, trade or rank as the title. */
function withServiceAsWork(truth: Truth, read: ReadCv): object {
  const posts = read.military.map((post) => {
    const dated = truth.work.find((job) => job.startDate === post.startDate && job.endDate === post.endDate);
    const company = [post.unit, post.service].find((name) => dated && similarity(dated.company, name) >= SAME);
    return { ...post, name: company ?? (post.service || post.unit), position: post.trade || post.rank };
  });
  return { ...read, military: undefined, work: [...read.work, ...posts] };
}

type Dated = { startDate: string; endDate: string };
const sameDates = (a: Dated, b: Dated) => a.startDate === b.startDate && a.endDate === b.endDate;
/** `2018` and `2018-06`: a CV may print the season where its truth has the year. */
const sameYears = (a: Dated, b: Dated) =>
  a.startDate.slice(0, 4) === b.startDate.slice(0, 4) && a.endDate.slice(0, 4) === b.endDate.slice(0, 4);
const atSameTime = <T extends Dated>(job: TrueJob, posts: T[]): T | undefined =>
  posts.find((post) => sameDates(post, job)) ?? posts.find((post) => sameYears(post, job));

function gradeService(truth: Truth, read: ReadCv): Share {
  const share = { right: 0, of: 0 };
  const count = (expected: string, found: unknown) => {
    if (expected === '') return;
    share.of++;
    if (typeof found === 'string' && similarity(expected, found) >= SAME) share.right++;
  };
  for (const job of truth.work) {
    if (job.military) {
      const post = atSameTime(job, read.military);
      for (const key of ['rank', 'service'] as const) count(job[key] && withServiceAsNamed(job[key]), post?.[key]);
    }
    if (job.federal) {
      const post = atSameTime<Dated>(job, [...read.work, ...read.military]);
      for (const [key, value] of Object.entries(job.federal)) count(value, post && Reflect.get(post, key));
    }
  }
  return share;
}

/** Services count by their name: `U.S. Army` and `United States Army` are `US Army`. */
function wordsKept(printed: string, read: ReadCv): Share {
  const wordsIn = (text: string) => wordsOf(withServiceAsNamed(text));
  const left = new Map<string, number>();
  for (const word of textsIn(read).flatMap(wordsIn)) left.set(word, (left.get(word) ?? 0) + 1);
  const words = wordsIn(printed);
  let right = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    if (count > 0) right++;
  }
  return { right, of: words.length };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'kind' || key === 'startDate' || key === 'endDate' || key === 'unsure' ? [] : textsIn(part),
  );
}
