import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from '#features/jobs/import/csv.ts';
import type { Posting } from '#features/jobs/import/posting.ts';
import { orderOf, scoreOf } from '#features/matching/scoring.ts';
import type { JobFacts, MatchWords } from '#features/matching/scoring-shapes.ts';
import { registrationOf } from '#features/matching/server/matching.ts';
import { profileOf } from '#features/matching/server/profile.ts';
import { isOnOtherPart, nameRegistrations, type OccupationReference, partsNamed } from '#features/occupations/server/index.ts';
import { ResumeContent } from '#features/resumes/content.ts';

/*
 * The quality of matching: records and graded adverts of bench/data/match-judged.jsonl, ranked by the scorer, by BM25 on the text of the record, and
 * newest first. The grades (0 to 3) of the first 34 records of match-judged.jsonl follow rules over titles that were written before there was a
 * scorer; those of the other records were given by hand before the scorer saw them. Records of match-held-out.jsonl must not be tuned on.
 *
 * The American records grade announcements of USAJOBS, which match-announcements.tsv contains. The British ones grade adverts of NHS Jobs that are
 * not free to share: their file is read from the folder of public data sets, and without it these records are left out.
 *
 * The records of match-graded.jsonl (match-graded.md) grade those adverts and the private ones of match-private-adverts.jsonl together.
 */

export type JudgedRecord = {
  id: string;
  set?: 'open' | 'apart';
  service: string;
  rank: string;
  nato: string;
  trade: string;
  start: string;
  end: string;
  lines: string[];
  skills: string[];
  edu: string[];
  /** The files that its adverts are from. */
  adverts: string | string[];
  judged: [id: string, grade: number][];
  judged_with_place?: [id: string, grade: number][];
  summary?: string;
  registrations?: { name: string; body: string }[];
  /** Work after service. */
  civilian?: { title: string; employer: string; start: string; end: string; lines: string[] }[];
  wishes?: {
    roles: string[];
    places: { name: string; latitude: number; longitude: number; radius_miles: number }[];
    min_pay: number;
    remote: boolean;
    employment_types: string[];
  };
};
export type Employer = 'NHS' | 'USAJOBS' | 'private';
export type Advert = Pick<JobFacts, 'city' | 'latitude' | 'longitude' | 'type' | 'job_type' | 'salary_year'> & {
  id: string;
  /** Of private adverts, which are written for one country. */
  country?: string;
  title: string;
  description: string;
  posted: string;
  employer: Employer;
};
/** `placed` is the grade with place and pay counted in, where the record has one. */
export type Judged = { advert: Advert; grade: number; placed: number | null };
export type JudgedList = { record: JudgedRecord; judged: Judged[] };

const ANNOUNCEMENTS = 'usajobs_announcements_2024_2025.csv';
const NHS = 'nhs_jobs_uk_2020.csv';
const PRIVATE = 'match-private-adverts.jsonl';

/**
 * @param file judged records in the form of bench/data/match-judged.jsonl
 * @param datasets folder with the files that the records name
 * @param set only records of this set
 */
export async function readJudged(
  file: string | URL,
  datasets: string | undefined,
  set?: 'open' | 'apart',
): Promise<{ lists: JudgedList[]; left_out: number }> {
  const all: JudgedRecord[] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((record: JudgedRecord) => set === undefined || record.set === set);
  const wanted = new Set(all.flatMap(({ judged }) => judged.map(([id]) => id)));
  const adverts = new Map<string, Map<string, Advert>>();
  for (const name of new Set(all.flatMap(advertFiles))) {
    const path = datasets === undefined ? null : join(datasets, name);
    if (name === PRIVATE) adverts.set(name, readPrivateAdverts());
    else if (path !== null && existsSync(path)) adverts.set(name, await readAdverts(path, wanted));
    else if (name === ANNOUNCEMENTS) adverts.set(name, readAnnouncements());
  }
  const records = all.filter((record) => advertFiles(record).every((name) => adverts.has(name)));
  const lists = records.map((record) => {
    const known = advertFiles(record).flatMap((name) => adverts.get(name) ?? []);
    const placed = new Map(record.judged_with_place);
    const judged = record.judged.flatMap(([id, grade]) => {
      const advert = known.map((one) => one.get(id)).find((one) => one !== undefined);
      return advert ? [{ advert, grade, placed: placed.get(id) ?? null }] : [];
    });
    return { record, judged };
  });
  return { lists, left_out: all.length - records.length };
}

/** All adverts of the files that graded records name, by file, for pairs that nobody has graded. */
export async function readPool(datasets: string | undefined): Promise<Map<string, Advert[]>> {
  const pool = new Map<string, Advert[]>([
    [PRIVATE, [...readPrivateAdverts().values()]],
    [ANNOUNCEMENTS, [...readAnnouncements().values()]],
  ]);
  const nhs = datasets === undefined ? null : join(datasets, NHS);
  if (nhs !== null && existsSync(nhs)) pool.set(NHS, [...(await readAdverts(nhs, null)).values()]);
  return pool;
}

export const wordsOf = (reference: OccupationReference, country: 'UK' | 'US'): MatchWords => ({
  registration: (code) => registrationOf(code, country),
  occupation: (code) => reference.nameOf(code, country === 'US' ? 233 : 232),
  skill: (code) => reference.skills.find(code),
  needs: (code) => reference.skills.impliedByOccupation(code).map((skill) => skill.code),
  registrations: nameRegistrations,
  isPartNamed: (title) => partsNamed(title).length > 0,
  isOnOtherPart,
  isBroad: (code, occupation) => reference.skills.isBroad(code, occupation),
  titleWords: (title) => reference.titleWords(title),
  distance: (km) => `${Math.round(km)} km`,
  money: String,
  day: String,
});

/** @param isPlaced with place, pay and kind of work; role fit alone otherwise */
export function factsOf(reference: OccupationReference, advert: Advert, isPlaced: boolean): JobFacts {
  const { title, description, city, latitude, longitude, type, job_type, salary_year } = advert;
  const { occupation_id, skill_codes, required_skills, register_parts, level } = reference.recogniseJob({ title, description });
  const where = isPlaced
    ? { city, latitude, longitude, type, job_type, salary_year }
    : { city: null, latitude: null, longitude: null, type: null, job_type: null, salary_year: null };
  return {
    job_id: 0,
    company_id: 0,
    title,
    occupation_id,
    skill_codes,
    required_skills,
    register_parts,
    level,
    ...where,
    security_clearance: null,
    starts_at: null,
  };
}

export const countryOf = ({ service }: JudgedRecord) => (service.startsWith('US ') ? 'US' : 'UK');

export type Quality = {
  records: number;
  /** Records whose adverts are not there. */
  left_out: number;
  judgments: number;
  ours: number;
  bm25: number;
  newest: number;
  each: [id: string, ndcg: number][];
};

/** Gives a score to each advert of a record. */
export type Ranker = (list: JudgedList) => (one: Judged, index: number) => number;

export const byScore =
  (reference: OccupationReference, isPlaced: boolean): Ranker =>
  ({ record }) => {
    const words = wordsOf(reference, countryOf(record));
    const profile = profileOf(reference, sourcesOf(record, isPlaced));
    return ({ advert }) => {
      const facts = factsOf(reference, advert, isPlaced);
      return orderOf(profile, facts, scoreOf(profile, facts, words) ?? 0);
    };
  };

export const byWords: Ranker = ({ record, judged }) => {
  const bm25 = bm25Over(judged.map(({ advert }) => `${advert.title} ${advert.title} ${advert.description}`));
  const work = record.civilian?.flatMap(({ title, lines }) => [title, ...lines]) ?? [];
  const text = [record.trade, record.trade, ...record.lines, ...work, ...record.skills, ...record.edu].join(' ');
  return (_, index) => bm25(text, index);
};

const byDate: Ranker =
  () =>
  ({ advert }) =>
    Date.parse(advert.posted);

/** The mean nDCG@10 of the lists, and that of each. @param gradeOf null where the advert counts for nothing */
export function meanNdcg(
  lists: readonly JudgedList[],
  ranker: Ranker,
  gradeOf: (one: Judged) => number | null = ({ grade }) => grade,
): { mean: number; each: [id: string, ndcg: number][] } {
  const each = lists.flatMap((list): [string, number][] => {
    const scoreOfOne = ranker(list);
    const graded = list.judged.flatMap((one, index) => {
      const grade = gradeOf(one);
      return grade === null ? [] : [{ grade, score: scoreOfOne(one, index) }];
    });
    return graded.some(({ grade }) => grade > 0) ? [[list.record.id, ndcg(graded)]] : [];
  });
  return { mean: each.reduce((sum, [, value]) => sum + value, 0) / Math.max(1, each.length), each };
}

/** @returns null when the adverts of no record are there */
export async function measureQuality(
  reference: OccupationReference,
  file: string | URL,
  datasets: string | undefined,
): Promise<Quality | null> {
  const { lists, left_out } = await readJudged(file, datasets);
  if (lists.length === 0) return null;
  const { mean, each } = meanNdcg(lists, byScore(reference, false));
  return {
    records: lists.length,
    left_out,
    judgments: lists.reduce((sum, { judged }) => sum + judged.length, 0),
    ours: mean,
    bm25: meanNdcg(lists, byWords).mean,
    newest: meanNdcg(lists, byDate).mean,
    each,
  };
}

/** @param isPlaced with the wished places, pay and kinds of work */
export function sourcesOf(record: JudgedRecord, isPlaced: boolean): Parameters<typeof profileOf>[1] {
  const { wishes } = record;
  const isAmerican = countryOf(record) === 'US';
  return {
    country_id: isAmerican ? 233 : 232,
    salary_year: isPlaced ? (wishes?.min_pay ?? null) : null,
    wishes: wishes
      ? {
          wished_roles: wishes.roles,
          wished_places: isPlaced ? wishes.places.map(({ name, ...point }) => ({ city: name, ...point })) : [],
          work_types: [],
          job_types: isPlaced ? wishes.employment_types : [],
          start_date: null,
          remote_ok: isPlaced ? wishes.remote : null,
        }
      : null,
    service: {
      discharge_date: null,
      periods: [
        {
          entry_id: 'a',
          service: record.service,
          rank: record.rank,
          trade: record.trade,
          unit: '',
          started: record.start,
          ended: record.end,
          clearance: '',
          country_id: isAmerican ? 233 : 232,
          military_service_id: null,
          rank_id: null,
          nato_code: record.nato,
          navy_service_id: null,
          branch_id: null,
          corps_id: null,
          profession_id: null,
          badged_role_id: null,
          occupation_id: null,
        },
      ],
    },
    resume: ResumeContent.parse({
      basics: { summary: record.summary ?? '' },
      work: record.civilian?.map(({ title, employer, start, end, lines }) => ({
        position: title,
        name: employer,
        startDate: start,
        endDate: end,
        highlights: lines,
      })),
      military: [{ rank: record.rank, trade: record.trade, service: record.service, highlights: record.lines }],
      skills: record.skills.map((name) => ({ name })),
      certificates: record.registrations?.map(({ name, body }) => ({ name, by: body })),
      education: record.edu.map((studyType) => ({ studyType })),
    }),
  };
}

function advertFiles({ adverts }: JudgedRecord): string[] {
  return typeof adverts === 'string' ? [adverts] : adverts;
}

const NOWHERE = { city: null, latitude: null, longitude: null, type: null, job_type: null, salary_year: null };

/** What a year pays, with the hours that the grades count. */
function yearly(pay: number | null, period: string, country: string): number | null {
  const hours = country === 'US' ? 2080 : 1976;
  const count = { year: 1, month: 12, week: 52, day: 260, hour: hours }[period] ?? 1;
  return pay === null ? null : pay * count;
}

function readPrivateAdverts(): Map<string, Advert> {
  const lines = readFileSync(new URL(`./data/${PRIVATE}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return new Map(
    lines.map((line): [string, Advert] => {
      const { pay, period, place, workplace, type, ...advert } = JSON.parse(line);
      const salary_year = yearly(pay?.[1] ?? null, period, advert.country);
      return [advert.id, { ...advert, city: place, type: workplace, job_type: type, salary_year, employer: 'private' }];
    }),
  );
}

/** The announcements that the records grade. They have no text. */
function readAnnouncements(): Map<string, Advert> {
  const lines = ['match-announcements.tsv', 'match-graded-announcements.tsv'].flatMap((name) =>
    readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  );
  return new Map(
    lines.flatMap((line): [string, Advert][] => {
      const [id = '', title = '', posted = ''] = line.split('\t');
      return line.startsWith('#') ? [] : [[id, { ...NOWHERE, id, title, description: '', posted, employer: 'USAJOBS' }]];
    }),
  );
}

/** @param wanted null for all */
async function readAdverts(path: string, wanted: ReadonlySet<string> | null): Promise<Map<string, Advert>> {
  const found = new Map<string, Advert>();
  if (path.endsWith(ANNOUNCEMENTS)) {
    // Announcements without a text: not what the importer reads.
    for (const line of readFileSync(path, 'utf8').split('\n').slice(1)) {
      const [id = '', , ...rest] = line.split(',');
      if (wanted?.has(id) === false) continue;
      const title = /^(?:"((?:[^"]|"")*)"|([^,]*))/.exec(rest.join(','));
      const posted = /(20\d\d-\d\d-\d\d)/.exec(line)?.[1] ?? '2024-01-01';
      found.set(id, {
        ...NOWHERE,
        id,
        title: (title?.[1] ?? title?.[2] ?? '').replaceAll('""', '"'),
        description: '',
        posted,
        employer: 'USAJOBS',
      });
    }
    return found;
  }
  for await (const read of readCsv(createReadStream(path))) {
    if ('reason' in read) continue;
    const posting = read.posting as Posting;
    const { external_id: id, title, description, latitude, longitude, type, job_type } = posting;
    if (wanted?.has(id) === false) continue;
    const salary_year = yearly(posting.salary_to ?? posting.salary_from, posting.salary_per, 'GB');
    const city = posting.place?.split(',')[0] ?? null;
    const where = { city, latitude, longitude, type, job_type, salary_year };
    found.set(id, { id, title, description, posted: posting.posted_on, employer: 'NHS', ...where });
  }
  return found;
}

const tokens = (text: string) => text.toLowerCase().match(/[a-z0-9+#]{2,}/g) ?? [];

/** BM25 (k1 1.2, b 0.75) over a few documents. */
function bm25Over(documents: string[]): (query: string, document: number) => number {
  const words = documents.map(tokens);
  const average = words.reduce((sum, list) => sum + list.length, 0) / Math.max(1, words.length);
  const counts = words.map((list) => Map.groupBy(list, (word) => word));
  return (query, index) => {
    let score = 0;
    for (const word of new Set(tokens(query))) {
      const within = counts[index]?.get(word)?.length ?? 0;
      if (within === 0) continue;
      const containing = counts.filter((one) => one.has(word)).length;
      const idf = Math.log(1 + (documents.length - containing + 0.5) / (containing + 0.5));
      score += (idf * within * 2.2) / (within + 1.2 * (0.25 + (0.75 * (words[index]?.length ?? 0)) / average));
    }
    return score;
  };
}

/** nDCG@10 with gains of 2^grade - 1; equal scores stay in the order of the judgments, which is random. */
function ndcg(judged: readonly { grade: number; score: number }[]): number {
  const gain = (grades: number[]) =>
    grades.slice(0, 10).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
  const ranked = judged.toSorted((one, other) => other.score - one.score);
  const ideal = gain(judged.map(({ grade }) => grade).sort((one, other) => other - one));
  return ideal === 0 ? 1 : gain(ranked.map(({ grade }) => grade)) / ideal;
}
