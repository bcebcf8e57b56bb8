/**
 * Scores a parsed CV against what is known of it. Both sides may have the neutral shape (`name`, `email`, `work[].company` ...) or that of JSON
 * Resume. Where the truth lists several texts, each of them is right.
 */

/** Names, companies, job titles, schools and places. */
const SAME = 0.85;
/** List items: at 0.85 an item that is cut off at the end of a line would count. */
const WHOLE = 0.95;

export const FIELDS = [
  'name',
  'email',
  'phone',
  'location',
  'url',
  'work',
  'company',
  'position',
  'workDates',
  'education',
  'skills',
  'languages',
] as const;
export type Field = (typeof FIELDS)[number];
const HEADLINE_FIELDS: Field[] = ['name', 'email', 'phone', 'location', 'work', 'workDates', 'education', 'skills'];
const RATES = ['datesOfRight', 'bullets', 'bulletsPlaced', 'eduDatesOfRight', 'extras', 'textKept'] as const;
type Rate = (typeof RATES)[number];

/** True positives, false positives and false negatives. */
type Cell = { tp: number; fp: number; fn: number };
/** Found, of how many. */
type Found = [found: number, of: number];
export type Scored = { cells: Record<Field, Cell>; extra: Record<Rate, Found> };
type Precision = { p: number; r: number; f: number };
type Means = { p: number | null; r: number | null; f: number | null };
export type Summary = {
  headline: number | null;
  fields: Record<Field, { macro: Means | null }>;
  rates: Record<Rate, { macro: number | null }>;
};

type Loose = Record<string, unknown>;
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null || value === '' ? [] : [value];
const texts = (value: unknown): string[] => list(value).filter((one): one is string => typeof one === 'string');

// Texts

/** Lower case, with accents, `&` as `and`, punctuation as spaces; `+` and `#` remain, as in C++ and C#. */
export const norm = (value: unknown): string =>
  String(value ?? '')
    .normalize('NFKC')
    .replace(/\u00ad/g, '')
    .toLowerCase()
    .replace(/&amp;|&/g, ' and ')
    .replace(/['’‘`]/g, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
const tokens = (value: unknown): string[] => norm(value).split(' ').filter(Boolean);

function levenshteinRatio(a: string, b: string): number {
  if (a === '' || b === '') return 0;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current[j] = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, replaced);
    }
    previous = current;
  }
  return 1 - (previous[b.length] ?? 0) / Math.max(a.length, b.length);
}

/**
 * The share of words in common (Dice) or the ratio of the edit distance, whichever is higher. It is symmetric, so a whole line
 * (`Research Intern, NVIDIA`) does not count as its part.
 */
export function similarity(truth: unknown, read: unknown): number {
  if (Array.isArray(truth)) return Math.max(0, ...truth.map((form) => similarity(form, read)));
  const [a, b] = [tokens(truth), tokens(read)];
  const [setOfA, setOfB] = [new Set(a), new Set(b)];
  if (setOfA.size === 0 || setOfB.size === 0) return 0;
  let common = 0;
  for (const token of setOfA) if (setOfB.has(token)) common++;
  const dice = (2 * common) / (setOfA.size + setOfB.size);
  if (dice >= SAME) return dice;
  const [x, y] = [a.join(' '), b.join(' ')];
  // The edit distance cannot reach 0.85 then.
  if (Math.abs(x.length - y.length) > 0.2 * Math.max(x.length, y.length)) return dice;
  return Math.max(dice, levenshteinRatio(x, y));
}
const same = (a: unknown, b: unknown): boolean => similarity(a, b) >= SAME;

const sameEmail = (a: unknown, b: unknown) => String(a).trim().toLowerCase() === String(b).trim().toLowerCase();

/** The country code may differ. */
function samePhone(a: unknown, b: unknown): boolean {
  const digits = (value: unknown) => String(value ?? '').replace(/\D/g, '');
  const [short = '', long = ''] = [digits(a), digits(b)].sort((p, q) => p.length - q.length);
  return short.length >= 7 && (short === long || (short.length >= 9 && long.endsWith(short.replace(/^0/, ''))));
}

const normUrl = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/.,;]+$/, '');

const skillKey = (value: unknown): string =>
  norm(String(value ?? '').replace(/\([^)]*\)/g, ' '))
    .replace(/^and /, '')
    .replace(/ /g, '');
function sameSkill(a: unknown, b: unknown): boolean {
  const [x, y] = [skillKey(a), skillKey(b)];
  return x !== '' && (x === y || (Math.min(x.length, y.length) >= 8 && same(x, y)));
}
const sameLanguage = (a: unknown, b: unknown) => norm(a) === norm(String(b).split(/[(:–—-]/)[0]);

// Dates

type Day = { year: number; month?: number } | 'present';
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function parseDate(value: unknown): Day | null {
  const text = String(value ?? '')
    .trim()
    .toLowerCase();
  if (text === '') return null;
  if (/\b(?:present|current|currently|now|today|ongoing)\b/.test(text)) return 'present';
  const yearFirst = /\b((?:19|20)\d\d)[-/.](\d{1,2})\b/.exec(text);
  if (yearFirst) return { year: Number(yearFirst[1]), month: Number(yearFirst[2]) };
  const monthFirst = /\b(\d{1,2})[-/.]((?:19|20)\d\d)\b/.exec(text);
  if (monthFirst) return { year: Number(monthFirst[2]), month: Number(monthFirst[1]) };
  const named = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?\s+(?:\d{1,2},?\s+)?((?:19|20)\d\d)/.exec(text);
  if (named) return { year: Number(named[2]), month: MONTHS.indexOf(named[1] ?? '') + 1 };
  const year = /\b((?:19|20)\d\d)\b/.exec(text);
  return year ? { year: Number(year[1]) } : null;
}

/** Start and end of an entry. A range in one text, `Jan 2019 - Present`, is split. */
function rangeOf(entry: Loose): { start: Day | null; end: Day | null } {
  let { startDate: start, endDate: end } = entry;
  const whole = entry.date ?? entry.period ?? (start && end ? '' : start || end);
  const parts = String(whole || '')
    .split(/\s+(?:-|to|until)\s+|\s*[–—]\s*/i)
    .filter(Boolean);
  if (parts.length === 2) [start, end] = parts;
  else if (!start && !end) start = whole;
  return { start: parseDate(start), end: parseDate(end) };
}

/** The month counts only where the truth has one. */
function sameDay(truth: Day, read: Day | null): boolean {
  if (read === null) return false;
  if (truth === 'present' || read === 'present') return truth === read;
  return truth.year === read.year && (truth.month === undefined || truth.month === read.month);
}

/** A missing end means the present, as in JSON Resume. A truth with one date matches either end. @returns null where the truth has no dates */
function datesRight(truth: Loose, read: Loose): boolean | null {
  const [known, found] = [rangeOf(truth), rangeOf(read)];
  if (!known.start && !known.end) return null;
  if (!known.start || !known.end) {
    const only = known.start ?? known.end;
    return only !== null && [found.start, found.end].some((day) => sameDay(only, day));
  }
  const isEndRight = known.end === 'present' ? found.end === 'present' || !found.end : sameDay(known.end, found.end);
  return sameDay(known.start, found.start) && isEndRight;
}

// Shapes

type Entry = Loose & { company: unknown; position: unknown; bullets: string[] };
type Neutral = {
  name: unknown;
  email: unknown;
  phone: unknown;
  /** A text, accepted texts, or the forms of a JSON Resume location. */
  location: unknown;
  urls: string[];
  /** True addresses that are printed nowhere, such as links: neither right nor wrong. */
  urlsHidden: unknown[];
  skillsOptional: unknown[];
  work: Entry[];
  education: Loose[];
  skills: unknown[];
  languages: unknown[];
  volunteer: Loose[];
  extras: unknown[];
};

const nameIn = (value: unknown): unknown =>
  typeof value === 'string' ? value : isLoose(value) ? (value.name ?? value.title ?? value.language ?? value.skill ?? '') : '';

class PlaceForms {
  readonly forms: string[];
  constructor(forms: string[]) {
    this.forms = forms;
  }
}

/** A JSON Resume location may be printed with or without its country, as a code or a name. */
function placeForms(location: Loose): PlaceForms {
  const base = [location.address, location.city, location.region, location.postalCode].filter(Boolean);
  const code = location.countryCode ?? location.country;
  const isCode = typeof code === 'string' && /^[A-Za-z]{2}$/.test(code);
  const country = isCode ? new Intl.DisplayNames('en', { type: 'region' }).of(code.toUpperCase()) : code;
  const withoutStreet = base.slice(base[0] === location.address ? 1 : 0);
  const forms = [base, withoutStreet].flatMap((parts) => [parts, [...parts, code], [...parts, country]]);
  return new PlaceForms([...new Set(forms.map((parts) => parts.filter(Boolean).join(', ')))].filter(Boolean));
}

function entryOf(value: unknown): Entry {
  const entry = isLoose(value) ? value : {};
  const lines = list(entry.summary ?? entry.description).flatMap((text) => String(text).split('\n'));
  return {
    ...entry,
    company: entry.company ?? entry.name ?? entry.organization ?? '',
    position: entry.position ?? entry.title ?? '',
    bullets: [...texts(entry.highlights), ...lines].filter((text) => text.trim() !== ''),
  };
}

function toNeutral(value: unknown): Neutral {
  const cv = isLoose(value) ? value : {};
  const basics = isLoose(cv.basics) ? cv.basics : cv;
  const profiles = list(basics.profiles).map((profile) => (isLoose(profile) ? (profile.url ?? profile) : profile));
  const extras = ['volunteer', 'projects', 'awards', 'certificates'].flatMap((key) =>
    list(cv[key]).map((one) => (isLoose(one) ? (one.organization ?? one.name ?? one.title ?? nameIn(one)) : nameIn(one))),
  );
  return {
    name: basics.name ?? '',
    email: basics.email ?? '',
    phone: basics.phone ?? '',
    location: isLoose(basics.location) ? placeForms(basics.location) : (basics.location ?? ''),
    urls: texts([...list(basics.url), ...list(basics.website), ...list(cv.urls), ...profiles]).filter(Boolean),
    urlsHidden: list(cv.urlsHidden),
    skillsOptional: list(cv.skillsOptional),
    work: list(cv.work).map(entryOf),
    education: list(cv.education).filter(isLoose),
    // JSON Resume groups skills: the keywords are the skills, the name of the group is not.
    skills: list(cv.skills)
      .flatMap((skill) => {
        const keywords = isLoose(skill) ? list(skill.keywords) : [];
        return keywords.length > 0 ? keywords : [nameIn(skill)];
      })
      .filter(Boolean),
    languages: list(cv.languages).map(nameIn).filter(Boolean),
    volunteer: list(cv.volunteer).filter(isLoose),
    extras: extras.filter(Boolean),
  };
}

// Counting

const cell = (tp = 0, fp = 0, fn = 0): Cell => ({ tp, fp, fn });

/** One value: a wrong one counts twice, as invented and as missing. Of a list that was read only the first counts. */
function valueCell(truth: unknown, read: unknown, isSame: (a: unknown, b: unknown) => boolean): Cell {
  const known = list(truth);
  const forms = read instanceof PlaceForms ? read.forms : list(read).slice(0, 1);
  if (forms.some((form) => known.some((one) => isSame(one, form)))) return cell(1);
  return cell(0, forms.length > 0 ? 1 : 0, known.length > 0 ? 1 : 0);
}

/** Pairs one to one, the best score first; a score of 0 is no pair. @returns indices */
function pairs<T, R>(truth: T[], read: R[], score: (t: T, r: R) => number): [number, number][] {
  const all = truth.flatMap((t, i) => read.map((r, j) => [score(t, r), i, j] as const)).filter(([points]) => points > 0);
  all.sort((a, b) => b[0] - a[0] || a[1] - b[1] || a[2] - b[2]);
  const [usedTruth, usedRead] = [new Set<number>(), new Set<number>()];
  const found: [number, number][] = [];
  for (const [, i, j] of all) {
    if (usedTruth.has(i) || usedRead.has(j)) continue;
    usedTruth.add(i);
    usedRead.add(j);
    found.push([i, j]);
  }
  return found;
}

/** A set of texts. What matches one of `optional` is neither right nor wrong. */
function setCell(truth: unknown[], read: unknown[], isSame: (a: unknown, b: unknown) => boolean, optional: unknown[] = []): Cell {
  const found = pairs(truth, read, (t, r) => (isSame(t, r) ? 1 : 0));
  const used = new Set(found.map(([, j]) => j));
  const wrong = read.filter((r, j) => !used.has(j) && ![...optional, ...truth].some((t) => isSame(t, r)));
  return cell(found.length, wrong.length, truth.length - found.length);
}

/** The words of a truth, without its dates; of accepted forms of a place or school only the first. */
function wordsOfTruth(value: unknown, key = ''): string[] {
  if (/^_|^(?:startDate|endDate|urlsHidden|skillsOptional)$/.test(key)) return [];
  if (Array.isArray(value)) {
    const parts = /^(?:location|institution)$/.test(key) ? value.slice(0, 1) : value;
    return parts.flatMap((part) => wordsOfTruth(part));
  }
  return isLoose(value) ? Object.entries(value).flatMap(([name, part]) => wordsOfTruth(part, name)) : wordsIn(value);
}

/** The words of a parsed CV. Keys for its raw text and for other readings do not count, so returning the whole text does not help. */
function wordsOfRead(value: unknown, key = ''): string[] {
  if (/^_|^raw|^text$|^meta$|^unsure$/.test(key)) return [];
  if (Array.isArray(value)) return value.flatMap((part) => wordsOfRead(part));
  return isLoose(value) ? Object.entries(value).flatMap(([name, part]) => wordsOfRead(part, name)) : wordsIn(value);
}

const wordsIn = (value: unknown): string[] => (typeof value === 'string' || typeof value === 'number' ? tokens(value) : []);

function textKept(truth: unknown, read: unknown): Found {
  const left = new Map<string, number>();
  for (const word of wordsOfRead(read ?? {})) left.set(word, (left.get(word) ?? 0) + 1);
  const known = wordsOfTruth(truth);
  let found = 0;
  for (const word of known) {
    const count = left.get(word) ?? 0;
    if (count > 0) found++;
    left.set(word, count - 1);
  }
  return [found, known.length];
}

/** Scores one parsed CV. */
export function scoreOne(truth: unknown, read: unknown): Scored {
  const [known, found] = [toNeutral(truth), toNeutral(read)];
  const work = scoreWork(known, found);
  const education = scoreEducation(known, found);
  return {
    cells: {
      name: valueCell(known.name, found.name, same),
      email: valueCell(known.email, found.email, sameEmail),
      phone: valueCell(known.phone, found.phone, samePhone),
      location: valueCell(known.location, found.location, same),
      url: setCell(known.urls, found.urls, (a, b) => normUrl(a) === normUrl(b), known.urlsHidden),
      ...work.cells,
      ...education.cells,
      skills: setCell(known.skills, found.skills, sameSkill, known.skillsOptional),
      languages: setCell(known.languages, found.languages, sameLanguage),
    },
    extra: {
      ...work.extra,
      ...education.extra,
      extras: [setCell(known.extras, found.extras, same).tp, known.extras.length],
      textKept: textKept(truth, read),
    },
  };
}

function scoreWork(known: Neutral, found: Neutral) {
  // A job that the truth has as a volunteer post is neither right nor wrong.
  const isJob = (job: Entry) => known.work.some((one) => same(one.company, job.company) || same(one.position, job.position));
  const isVolunteering = (job: Entry) =>
    known.volunteer.some(
      (one) =>
        same(one.name ?? one.organization, job.company) ||
        same(one.name ?? one.organization, job.position) ||
        same(one.position, job.position),
    );
  const jobs = found.work.filter((job) => isJob(job) || !isVolunteering(job));
  const count = (of: unknown[], right = of.length) => cell(right, jobs.length - right, known.work.length - right);
  const hasDates = ([i, j]: [number, number]) => datesRight(known.work[i] ?? {}, jobs[j] ?? {}) === true;
  const both = (a: Entry, b: Entry) =>
    same(a.company, b.company) && same(a.position, b.position) ? 2 + (datesRight(a, b) ? 1 : 0) : 0;
  const either = (a: Entry, b: Entry) => {
    const named = (same(a.company, b.company) ? 2 : 0) + (same(a.position, b.position) ? 1 : 0);
    return named > 0 ? named + (datesRight(a, b) ? 0.5 : 0) : 0;
  };
  const by = (key: 'company' | 'position') => pairs(known.work, jobs, (a, b) => (same(a[key], b[key]) ? 1 : 0));
  const right = pairs(known.work, jobs, both);
  const aligned = pairs(known.work, jobs, either);
  const jobOf = new Map(aligned);
  const bullets = known.work.flatMap((job, index) => list(job.highlights).map((text) => [index, text] as const));
  const isAmong = (text: unknown, of: string[]) => of.some((bullet) => similarity(text, bullet) >= WHOLE);
  const everyBullet = jobs.flatMap((job) => job.bullets);
  const placed = bullets.filter(([index, text]) => isAmong(text, jobs[jobOf.get(index) ?? -1]?.bullets ?? []));
  return {
    cells: {
      work: count(right),
      company: count(by('company')),
      position: count(by('position')),
      workDates: count(aligned, aligned.filter(hasDates).length),
    },
    extra: {
      datesOfRight: [right.filter(hasDates).length, right.length] as Found,
      bullets: [bullets.filter(([, text]) => isAmong(text, everyBullet)).length, bullets.length] as Found,
      bulletsPlaced: [placed.length, bullets.length] as Found,
    },
  };
}

function scoreEducation(known: Neutral, found: Neutral) {
  const studies = pairs(known.education, found.education, (a, b) =>
    same(a.institution, b.institution) ? 1 + (datesRight(a, b) ? 1 : 0) : 0,
  );
  const dated = studies.filter(([i]) => datesRight(known.education[i] ?? {}, {}) !== null);
  const right = studies.filter(([i, j]) => datesRight(known.education[i] ?? {}, found.education[j] ?? {}));
  return {
    cells: {
      education: cell(studies.length, found.education.length - studies.length, known.education.length - studies.length),
    },
    extra: { eduDatesOfRight: [right.length, dated.length] as Found },
  };
}

// Sums

function precisionOf({ tp, fp, fn }: Cell): Precision | null {
  if (tp + fp + fn === 0) return null;
  return {
    p: tp + fp > 0 ? tp / (tp + fp) : 0,
    r: tp + fn > 0 ? tp / (tp + fn) : 0,
    f: tp > 0 ? (2 * tp) / (2 * tp + fp + fn) : 0,
  };
}

function mean(values: (number | null | undefined)[]): number | null {
  const known = values.filter((value) => value !== null && value !== undefined && !Number.isNaN(value)) as number[];
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
}

/** The means over files (macro) of each field and rate. HEADLINE is the mean F1 of eight fields. */
export function summarise(files: Scored[]): Summary {
  const fields = Object.fromEntries(
    FIELDS.map((field) => {
      const per = files.map(({ cells }) => precisionOf(cells[field]));
      const macro = per.some(Boolean)
        ? { p: mean(per.map((one) => one?.p)), r: mean(per.map((one) => one?.r)), f: mean(per.map((one) => one?.f)) }
        : null;
      return [field, { macro }];
    }),
  ) as Summary['fields'];
  const rates = Object.fromEntries(
    RATES.map((rate) => [
      rate,
      {
        macro: mean(
          files.map(
            ({
              extra: {
                [rate]: [right, of],
              },
            }) => (of > 0 ? right / of : null),
          ),
        ),
      },
    ]),
  ) as Summary['rates'];
  return { headline: mean(HEADLINE_FIELDS.map((field) => fields[field].macro?.f)), fields, rates };
}
