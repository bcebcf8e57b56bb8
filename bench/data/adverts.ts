import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { getAllCitiesOfCountry } from '@countrystatecity/countries';
import { readCsv } from '#features/jobs/import/csv.ts';
import { readImplications, readSkills, SkillVocabulary } from '#features/occupations/skills/vocabulary.ts';
import { readOccupations } from '#features/occupations/translation/tables.ts';
import { randomFrom } from '../random.ts';
import { ABOUT_EMPLOYER, ABOUT_ROLE, CLOSING, DUTIES, HEADINGS, HOURS, OFFERS, REQUIREMENTS } from './advert-sentences.ts';
import { COMMON_TITLES, type Country, LARGE_TOWNS, LEVELS, SECTORS, type Sector, SITES, STEMS, TERMS } from './advert-words.ts';

/*
 * Adverts for benchmarks and tests, drawn with a seed from the project's own lists: job titles, skills, towns and invented employers. Their lengths
 * and the frequencies of titles are those of published adverts: a few titles are common, most are rare, and half of the texts are longer than 2 kB.
 */

/** A row of the file that `npm run import -- jobs` reads. */
export type AdvertRow = {
  id: string;
  title: string;
  company: string;
  city: string;
  country: Country;
  lat: string;
  lon: string;
  employment_type: string;
  industry: string;
  currency: string;
  salary_min: string;
  salary_max: string;
  salary_unit: string;
  date_posted: string;
  valid_through: string;
  description: string;
};

/** An advert as the benchmarks recombine it. */
export type Advert = {
  title: string;
  company: string;
  city: string | null;
  description: string;
  salary_from: number | null;
  salary_to: number | null;
};

/** The day on which the generated adverts were all open: pass it to an import as `asOf`. */
export const ADVERTS_DAY = '2026-10-29';
/** Number of adverts from which benchmarks recombine their jobs. */
export const ADVERTS = 7500;

const DAY = 86_400_000;
const COMMON_SKILLS = ['teamwork', 'planning', 'customer service'];
const ACRONYMS =
  /\b(a&e|ahp|bi|bms|cad|cbt|cctv|cpn|ct|ecg|epr|eprr|gp|hca|hgv|hr|hsdu|hvac|ict|ips|it|lgv|mla|mri|msk|nepts|odp|ot|pa|pals|pmo|qa|rgn|rmn|ux)\b/gi;

type Title = { text: string; code: string; zone: number };
type Town = { name: string; county: string; latitude: number; longitude: number };
type Draw = ReturnType<typeof drawFrom>;

/** @returns the same adverts for the same options */
export async function generateAdverts({
  country,
  count,
  seed = 1,
  industry,
}: {
  country: Country;
  count: number;
  seed?: number;
  /** Only adverts of this sector. */
  industry?: string;
}): Promise<AdvertRow[]> {
  const draw = drawFrom(seed);
  const titles = titlesOf(country, drawFrom(7)).filter(
    ({ code }) => !industry || sectorsOf(code).some((one) => one.industry === industry),
  );
  const towns = await townsOf(country);
  const vocabulary = new SkillVocabulary(readSkills(), readImplications());
  const skillsOf = (code: string) => [
    ...vocabulary.impliedByOccupation(code).map(({ name }) => inSentence(name)),
    ...COMMON_SKILLS,
  ];
  return Array.from({ length: count }, (_, n) => {
    // Titles follow a power law, so the first are common and the last appear once or never.
    const title = draw.skewed(titles, 3);
    const sector = draw.one(sectorsOf(title.code).filter((one) => !industry || one.industry === industry));
    const company = employerOf(country, sector, draw);
    const { town, place, latitude, longitude } = placeOf(towns, draw);
    const named = titleOf(country, title, titles, sector, town.name, draw);
    const skills = skillsOf(title.code);
    const posted = Date.parse(ADVERTS_DAY) - draw.below(30) * DAY;
    return {
      id: `${country.toLowerCase()}-${seed}-${n + 1}`,
      title: named,
      company,
      city: place,
      country,
      lat: latitude,
      lon: longitude,
      employment_type: draw.skewed(['FULL_TIME', 'TEMPORARY', 'PART_TIME', 'CONTRACTOR', 'OTHER'], 4),
      industry: sector.industry,
      currency: country === 'GB' ? 'GBP' : 'USD',
      ...salaryOf(country, title.zone, draw),
      date_posted: dayOf(posted),
      valid_through: dayOf(Math.max(posted, Date.parse(ADVERTS_DAY)) + (7 + draw.below(30)) * DAY),
      description: descriptionOf({ country, draw, sector, title: title.text, company, town: town.name, skills, titles }),
    };
  });
}

/**
 * The adverts of a CSV file, or generated British ones without one.
 * Ends the program when there is no such file.
 */
export async function readAdverts(file: string | undefined): Promise<Advert[]> {
  requireFile(file);
  const found: Advert[] = [];
  const bytes = file === undefined ? bytesOf(await generateAdverts({ country: 'GB', count: ADVERTS })) : createReadStream(file);
  for await (const read of readCsv(bytes))
    if ('posting' in read) {
      const { title, company, place, description, salary_from, salary_to } = read.posting;
      found.push({ title, company, city: place?.split(',').at(-1)?.trim() ?? null, description, salary_from, salary_to });
    }
  return found;
}

/** Ends the program when an option names a file that does not exist. */
export function requireFile(file: string | undefined): void {
  if (file === undefined || existsSync(file)) return;
  console.error(`There is no file ${file}. Without the option, the benchmark generates its adverts.`);
  process.exit(1);
}

/** The adverts as CSV. */
export async function* bytesOf(rows: readonly AdvertRow[]): AsyncGenerator<Buffer> {
  const line = (cells: readonly string[]) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
  const [first] = rows;
  if (!first) return;
  yield Buffer.from(line(Object.keys(first)));
  for (const row of rows) yield Buffer.from(line(Object.values(row)));
}

function drawFrom(seed: number) {
  const random = randomFrom(seed);
  const at = <T>(of: readonly T[], index: number): T => {
    const found = of[index];
    if (found === undefined) throw new Error('Nothing to draw from');
    return found;
  };
  const below = (number: number) => Math.floor(random() * number);
  return {
    below,
    one: <T>(of: readonly T[]): T => at(of, below(of.length)),
    /** The first items more often than the last: with a power of 1, all equally often. */
    skewed: <T>(of: readonly T[], power: number): T => at(of, Math.floor(of.length * random() ** power)),
    sometimes: (chance: number) => random() < chance,
    several: <T>(of: readonly T[], count: number): T[] => shuffled(of, random).slice(0, count),
    /** A number around 0 with a standard deviation of about 1. */
    normal: () => (random() + random() + random() + random() - 2) * Math.sqrt(3),
  };
}

function shuffled<T>(of: readonly T[], random: () => number): T[] {
  return of
    .map((item) => [random(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);
}

/** All titles of a country, the most common first. */
function titlesOf(country: Country, draw: Draw): Title[] {
  const occupations = readOccupations();
  const zones = new Map(occupations.map(({ code, job_zone }) => [code, job_zone ?? 3]));
  const zoneOf = (code: string) => zones.get(code.length === 7 ? `${code}.00` : code) ?? 3;
  const listed =
    country === 'US'
      ? occupations.flatMap(({ code, titles_in_use }) => titles_in_use.map((text): [string, string] => [text, code]))
      : ['job-titles.txt', 'titles-uk.txt'].flatMap(termsOf);
  const codes = new Map(listed.map(([text, code]) => [text.toLowerCase(), code]));
  const common = COMMON_TITLES[country].filter((text) => codes.has(text.toLowerCase()));
  const isCommon = new Set(common.map((text) => text.toLowerCase()));
  const rest = draw.several(
    [...codes.keys()].filter((text) => !isCommon.has(text)),
    codes.size,
  );
  return [...common, ...rest].map((text) => {
    const code = codes.get(text.toLowerCase()) ?? '';
    return { text: titleCase(text), code, zone: zoneOf(code) };
  });
}

/** `CODE = term, term` of a list of job titles. */
function termsOf(name: string): [text: string, code: string][] {
  return readFileSync(new URL(`../../features/occupations/data/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [code = '', terms = ''] = line.startsWith('#') ? [] : line.split(' = ');
      return terms.split(/,\s*/).flatMap((term): [string, string][] => (term === '' ? [] : [[term, code]]));
    });
}

const upperAcronyms = (text: string) => text.replace(ACRONYMS, (word) => word.toUpperCase());
const titleCase = (text: string) =>
  upperAcronyms(
    text
      .replace(/(?<=^|[\s(/-])\p{Ll}/gu, (letter) => letter.toUpperCase())
      .replace(/\b(And|Of|In|For|The)\b/g, (word) => word.toLowerCase()),
  );

/** Words inside a sentence, with capitals only where a name has several. */
const inSentence = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** The sectors that name the longest beginning of an occupation's code. */
function sectorsOf(code: string): Sector[] {
  const longest = Math.max(
    0,
    ...SECTORS.flatMap(({ codes }) => codes).map((prefix) => (code.startsWith(prefix) ? prefix.length : 0)),
  );
  const found = SECTORS.filter(({ codes }) => codes.some((prefix) => prefix.length === longest && code.startsWith(prefix)));
  return found.length > 0 ? found : [...SECTORS];
}

function employerOf(country: Country, sector: Sector, draw: Draw): string {
  const name = () => `${draw.skewed(STEMS, 3)} ${draw.skewed(sector.employers[country], 2)}`;
  if (draw.sometimes(0.03)) return `${draw.skewed(STEMS, 3)} and ${name()} (formerly ${name()})`;
  return draw.sometimes(0.1) ? `${draw.skewed(STEMS, 3)} and ${name()}` : name();
}

function titleOf(country: Country, title: Title, titles: readonly Title[], sector: Sector, town: string, draw: Draw): string {
  let text = title.text;
  if (draw.sometimes(0.15)) text = `${draw.one(LEVELS)} ${text}`;
  if (draw.sometimes(0.05))
    text = `${text} / ${draw.one(titles.filter(({ code }) => code.slice(0, 4) === title.code.slice(0, 4))).text}`;
  if (draw.sometimes(0.35)) {
    const specialty = draw.skewed(sector.specialties, 1.4);
    text = draw.one([`${text} - ${specialty}`, `${text}, ${specialty}`, `${text} (${specialty})`, `${text} – ${specialty}`]);
  }
  if (draw.sometimes(0.1)) text = `${text} (${draw.one(TERMS[country])})`;
  if (country === 'GB' && sector.industry === 'Healthcare' && draw.sometimes(0.2)) text = `${text} Band ${2 + draw.below(7)}`;
  return draw.sometimes(0.06) ? `${text} - ${town}` : text;
}

async function townsOf(country: Country): Promise<{ large: Town[]; all: Town[] }> {
  const cities = await getAllCitiesOfCountry(country);
  const all = cities.flatMap(({ name, latitude, longitude }): Town[] =>
    latitude && longitude ? [{ name, county: '', latitude: Number(latitude), longitude: Number(longitude) }] : [],
  );
  return { large: LARGE_TOWNS[country].flatMap((name) => all.find((town) => town.name === name) ?? []), all };
}

function placeOf({ large, all }: { large: Town[]; all: Town[] }, draw: Draw) {
  const town = draw.sometimes(0.55) ? draw.skewed(large, 1.8) : draw.one(all);
  const place = draw.sometimes(0.25)
    ? `${draw.one(SITES)}, ${town.name}`
    : draw.sometimes(0.08)
      ? town.name.toUpperCase()
      : town.name;
  const near = (degrees: number) => (degrees + (draw.below(1000) - 500) / 10_000).toFixed(4);
  const hasPoint = !draw.sometimes(0.03);
  return { town, place, latitude: hasPoint ? near(town.latitude) : '', longitude: hasPoint ? near(town.longitude) : '' };
}

/** Pay by the preparation that the occupation needs (O*NET job zone, 1 to 5). */
function salaryOf(country: Country, zone: number, draw: Draw): Pick<AdvertRow, 'salary_min' | 'salary_max' | 'salary_unit'> {
  if (draw.sometimes(0.11)) return { salary_min: '', salary_max: '', salary_unit: 'YEAR' };
  const usual = ([22_500, 24_500, 30_500, 42_000, 61_000][zone - 1] ?? 30_500) * (country === 'US' ? 1.5 : 1);
  const year = usual * (0.85 + draw.below(50) / 100);
  if (draw.sometimes(0.08)) {
    const hour = year / 1950;
    return { salary_min: hour.toFixed(2), salary_max: (hour * 1.1).toFixed(2), salary_unit: 'HOUR' };
  }
  const from = Math.round(year / 100) * 100;
  return {
    salary_min: String(from),
    salary_max: String(Math.round((from * (1.05 + draw.below(25) / 100)) / 100) * 100),
    salary_unit: 'YEAR',
  };
}

function descriptionOf(advert: {
  country: Country;
  draw: Draw;
  sector: Sector;
  title: string;
  company: string;
  town: string;
  skills: readonly string[];
  titles: readonly Title[];
}): string {
  const { draw, sector, title, company, town, skills, titles, country } = advert;
  const words: Record<string, () => string> = {
    title: () => title,
    employer: () => company,
    town: () => town,
    team: () => draw.one(sector.teams),
    skill: () => draw.skewed(skills, 1.2),
    skill2: () => draw.one(skills),
    specialty: () => inSentence(draw.one(sector.specialties)),
    colleague: () => upperAcronyms(draw.one(titles).text.toLowerCase()),
    currency: () => (country === 'GB' ? '£' : '$'),
    number: () => String(12 + draw.below(480)),
    number2: () => String(2 + draw.below(28)),
    tool: () => draw.one(sector.tools),
    hours: () => draw.one(HOURS),
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => words[name]?.() ?? '');
  // From about a quarter to two and a half times the usual length.
  const scale = Math.min(2.6, Math.max(0.12, Math.exp(0.6 * draw.normal())));
  const sentences = (of: readonly string[], usual: number) =>
    draw
      .several(of, Math.max(1, Math.round(usual * scale)))
      .map(fill)
      .join(' ');
  const mark = draw.one(['• ', '- ', '', '* ']);
  const items = (of: readonly string[], usual: number) =>
    draw.several(of, Math.round(usual * scale)).map((item) => `${mark}${fill(item)}`);
  const [role, duties, person, offer, closing] = draw.one(HEADINGS);
  return [
    ...(draw.sometimes(0.5)
      ? [sentences(ABOUT_EMPLOYER, 4), role, sentences(ABOUT_ROLE, 4)]
      : [role, sentences(ABOUT_ROLE, 4), sentences(ABOUT_EMPLOYER, 4)]),
    duties,
    ...items(DUTIES, 9),
    person,
    ...items(REQUIREMENTS, 6),
    offer,
    ...items(OFFERS, 5),
    closing,
    sentences(CLOSING, 3),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
