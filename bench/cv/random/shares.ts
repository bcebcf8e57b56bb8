import { readCv } from '#features/cv-import/read-cv.ts';
import { itemsOfText } from '#features/cv-import/sources/text/text-items.ts';
import { wordsOf } from '#features/cv-import/vocabulary/words.ts';
import type { RandomCv } from './headings.ts';
import { TERMS } from './layout-words.ts';
import type { RandomLayout } from './layouts.ts';
import type { RandomSections } from './sections.ts';

export const HEADING_MEASURES = ['dates', 'employer', 'title', 'employer and title', 'town'] as const;
export type HeadingShares = {
  jobs: number;
  right: Record<(typeof HEADING_MEASURES)[number], { right: number; of: number }>;
  /** CVs with exactly their jobs, each with employer and title. */
  whole: number;
};

/** How many jobs of these CVs are read exactly, found by their dates. */
export function headingShares(cvs: RandomCv[]): HeadingShares {
  const none = () => ({ right: 0, of: 0 });
  const shares: HeadingShares = {
    jobs: 0,
    right: { dates: none(), employer: none(), title: none(), 'employer and title': none(), town: none() },
    whole: 0,
  };
  const count = (measure: keyof HeadingShares['right'], isRight: boolean) => {
    shares.right[measure].of++;
    if (isRight) shares.right[measure].right++;
  };
  const same = (one = '', other = '') => wordsOf(one).join(' ') === wordsOf(other).join(' ');
  for (const { jobs, hasTown, source } of cvs) {
    const read = readCv('items' in source ? source.items : itemsOfText(source.text));
    const posts = [
      ...read.work.map((post) => ({ ...post, employer: post.name, title: post.position })),
      ...read.military.map((post) => ({ ...post, employer: post.unit || post.service, title: post.trade || post.rank })),
    ];
    let isWhole = posts.length === jobs.length;
    for (const job of jobs) {
      const found = posts.find(({ startDate, endDate }) => startDate === job.startDate && endDate === job.endDate);
      const [isEmployer, isTitle] = [same(found?.employer, job.employer), same(found?.title, job.title)];
      shares.jobs++;
      count('dates', found !== undefined);
      count('employer', isEmployer);
      count('title', isTitle);
      count('employer and title', isEmployer && isTitle);
      if (hasTown) count('town', same(found?.location, job.place));
      isWhole &&= isEmployer && isTitle;
    }
    if (isWhole) shares.whole++;
  }
  return shares;
}

export const LAYOUT_MEASURES = ['jobs', 'dates', 'no other job', 'list items', 'schools', 'no other school', 'skills'] as const;
export type LayoutShares = Record<(typeof LAYOUT_MEASURES)[number], { right: number; of: number }>;

/** What of a CV is read exactly, and what of the result the CV has. */
export function layoutShares({ posts, studies, skills, source }: RandomLayout): LayoutShares {
  const none = () => ({ right: 0, of: 0 });
  const shares: LayoutShares = {
    jobs: none(),
    dates: none(),
    'no other job': none(),
    'list items': none(),
    schools: none(),
    'no other school': none(),
    skills: none(),
  };
  const count = (measure: keyof LayoutShares, isRight: boolean) => {
    shares[measure].of++;
    if (isRight) shares[measure].right++;
  };
  const plain = (text = '') => wordsOf(text).join(' ');
  const same = (one: string, other: string | undefined) => plain(one) === plain(other);
  const read = readCv('items' in source ? source.items : itemsOfText(source.text));
  const found = [
    ...read.work.map((post) => ({ ...post, employer: post.name, title: post.position })),
    ...read.military.map((post) => ({ ...post, employer: post.unit || post.service, title: post.trade || post.rank })),
  ];
  const left = new Set(found);
  for (const job of posts) {
    const named = [...left].find(({ employer, title }) => same(job.employer, employer) && same(job.title, withoutTerms(title)));
    if (named) left.delete(named);
    count('jobs', named !== undefined);
    if (named) count('dates', named.startDate === job.startDate && named.endDate === job.endDate);
  }
  for (const _ of found) count('no other job', true);
  for (const _ of left) shares['no other job'].right--;
  const texts = found.map((post) => plain([post.summary, ...post.highlights].join(' ')));
  const isPrinted = 'items' in source ? source.items.map(({ text }) => text).join(' ') : source.text;
  const whole = plain(isPrinted);
  for (const { points } of posts)
    for (const point of points)
      if (whole.includes(plain(point)))
        count(
          'list items',
          texts.some((text) => text.includes(plain(point))),
        );
  const schools = [...read.education];
  for (const { school } of studies) {
    const index = schools.findIndex(({ institution }) => same(school, institution));
    count('schools', index >= 0);
    if (index >= 0) schools.splice(index, 1);
  }
  for (const _ of read.education) count('no other school', true);
  shares['no other school'].right -= schools.length;
  const known = new Set(read.skills.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name])).map(plain));
  for (const skill of skills) count('skills', known.has(plain(skill)));
  return shares;
}

const withoutTerms = (title: string) => {
  const term = TERMS.find((one) => title.endsWith(`(${one})`));
  return term ? title.slice(0, -term.length - 2).trim() : title;
};

export const SECTION_MEASURES = [
  'place',
  'languages',
  'no other language',
  'schools',
  'no other school',
  'studies',
  'study dates',
  'jobs',
] as const;
export type SectionShares = Record<(typeof SECTION_MEASURES)[number], { right: number; of: number }>;

/** What of a CV is read exactly. A study is right with its school, and its degree among the words of the study. */
export function sectionShares({ places, languages, studies, posts, source }: RandomSections): SectionShares {
  const shares = Object.fromEntries(SECTION_MEASURES.map((measure) => [measure, { right: 0, of: 0 }])) as SectionShares;
  const count = (measure: keyof SectionShares, isRight: boolean) => {
    shares[measure].of++;
    if (isRight) shares[measure].right++;
  };
  const plain = (text = '') => wordsOf(text).join(' ');
  const read = readCv('items' in source ? source.items : itemsOfText(source.text));
  count(
    'place',
    places.some((place) => plain(place) === plain(read.basics.location)),
  );
  const spoken = read.languages.map(({ language }) => plain(language));
  for (const language of languages) {
    const index = spoken.indexOf(plain(language));
    count('languages', index >= 0);
    if (index >= 0) spoken.splice(index, 1);
  }
  for (const _ of read.languages) count('no other language', true);
  shares['no other language'].right -= spoken.length;
  const schools = [...read.education];
  for (const { school, degree, startDate, endDate } of studies) {
    const index = schools.findIndex(({ institution }) => plain(school) === plain(institution));
    const [found] = index >= 0 ? schools.splice(index, 1) : [];
    count('schools', found !== undefined);
    const words = plain(JSON.stringify([found?.studyType, found?.area, found?.summary, found?.highlights]));
    count('studies', found !== undefined && wordsOf(degree).every((word) => words.includes(word)));
    if (found) count('study dates', found.startDate === startDate && found.endDate === endDate);
  }
  for (const _ of read.education) count('no other school', true);
  shares['no other school'].right -= schools.length;
  for (const { title, employer } of posts)
    count(
      'jobs',
      read.work.some((post) => plain(post.position) === plain(title) && plain(post.name) === plain(employer)),
    );
  return shares;
}
