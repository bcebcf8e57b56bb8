import { randomFrom } from '../random.ts';
import {
  CAREERS,
  CERTIFICATES,
  INTERESTS,
  LANGUAGES,
  PEOPLE,
  SCHOOLS,
  SERVICES,
  SUMMARIES,
  TOWNS,
  VOLUNTEERING,
} from './careers.ts';

/** A month of a year; without a month only the year is printed. */
export type When = { y: number; m: number };
export type Federal = { hours: string; salary: string; supervisor: string; supervisorPhone: string; grade: string };
export type Job = {
  military: boolean;
  company: string;
  title: string;
  rank: string;
  service: string;
  unit: string;
  place: string;
  start: When;
  end: When | 'present';
  bullets: string[];
  federal: Federal | null;
};
export type Study = { institution: string; studyType: string; area: string; start: When; end: When };

export type Person = {
  country: 'UK' | 'US' | 'other';
  name: string;
  email: string;
  phone: string;
  location: string;
  url: string;
  label: string;
  summary: string;
  jobs: Job[];
  education: Study[];
  skills: string[];
  languages: [string, string][];
  certificates: { name: string; y: number }[];
  awards: string[];
  volunteer: { role: string; name: string; start: When; end: When | 'present' }[];
  interests: string[];
};

export type Dice = {
  from: (least: number, most: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(of: readonly T[]) => T;
  some: <T>(of: readonly T[], count: number) => T[];
};

export function diceOf(seed: number): Dice {
  const random = randomFrom(seed * 7919 + 17);
  const from = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const pick = <T>(of: readonly T[]): T => {
    const picked = of[from(0, of.length - 1)];
    if (picked === undefined) throw new Error('Nothing to pick from.');
    return picked;
  };
  const some = <T>(of: readonly T[], count: number) => {
    const left = [...of];
    return Array.from({ length: Math.min(count, of.length) }, () => left.splice(from(0, left.length - 1), 1)).flat();
  };
  return { from, chance: (share) => random() < share, pick, some };
}

export type Wanted = {
  military: 'UK' | 'US' | null;
  country?: Person['country'];
  federal?: boolean;
  student?: boolean;
  long?: boolean;
};

const filled = (text: string, dice: Dice) => text.replace(/#/g, () => String(dice.from(2, 95)));

/** Someone who does not exist, with a plausible career. */
export function personOf(dice: Dice, wanted: Wanted): Person {
  const country = wanted.country ?? wanted.military ?? dice.pick(['UK', 'US'] as const);
  const foreign = country === 'other';
  const first = dice.pick(foreign ? PEOPLE.foreignFirst : PEOPLE.first);
  const last = dice.pick(foreign ? PEOPLE.foreignLast : PEOPLE.last);
  const ascii = `${first}.${last}`
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[^a-z.-]/gi, '')
    .toLowerCase();
  const career = dice.pick(CAREERS);
  let month = 2025 * 12 + dice.from(0, 5);
  const step = (least: number, most: number) => {
    month -= dice.from(least, most);
    return { y: Math.floor(month / 12), m: (month % 12) + 1 };
  };
  const civilian = (): Job => {
    const end = step(0, 2);
    return {
      military: false,
      company: dice.pick(career.employers),
      title: dice.pick(career.titles),
      rank: '',
      service: '',
      unit: '',
      place: dice.pick(TOWNS[country]),
      start: step(10, 50),
      end,
      bullets: dice.some(career.bullets, dice.from(2, 4)).map((text) => filled(text, dice)),
      federal: null,
    };
  };
  const jobs: Job[] = [];
  const count = wanted.student ? 2 : wanted.military ? dice.from(1, 2) : dice.from(2, wanted.long ? 6 : 4);
  const used = new Set<string>();
  while (jobs.length < count) {
    const job = civilian();
    if (used.has(job.company) && used.size < career.employers.length) continue;
    used.add(job.company);
    jobs.push(job);
  }
  const [newest] = jobs;
  if (newest && dice.chance(0.6)) newest.end = 'present';
  if (wanted.federal) {
    for (const job of jobs)
      job.federal = {
        hours: dice.pick(['40', '37.5', '20']),
        salary: dice.pick(['$62,000 per year', '$84,153 per annum', '$31.50 per hour', '$48,200.00 USD Per Year']),
        supervisor: `${dice.pick(PEOPLE.first)} ${dice.pick(PEOPLE.last)}`,
        supervisorPhone: `(${dice.from(201, 989)}) 555-01${dice.from(10, 99)}`,
        grade: dice.pick(['GS-0343-12', 'GS-2210-11', 'GS-0346-09', '']),
      };
  }
  const awards: string[] = [];
  let courses: string[] = [];
  let serviceSkills: string[] = [];
  if (wanted.military) {
    const service = dice.pick(SERVICES.filter((one) => one.country === wanted.military));
    const top = dice.from(2, service.ladder.length - 1);
    const printed = dice.pick(service.printed);
    for (let level = top; level >= Math.max(0, top - dice.from(1, 3)); level--) {
      const [rank, titles] = service.ladder[level] ?? ['', ['']];
      const end = step(0, 1);
      jobs.push({
        military: true,
        company: printed,
        title: dice.pick(titles),
        rank,
        service: service.service,
        unit: dice.pick(service.units),
        place: dice.pick(service.places),
        start: step(14, 40),
        end,
        bullets: dice.some(service.bullets, dice.from(2, 4)).map((text) => filled(text, dice)),
        federal: null,
      });
    }
    awards.push(...dice.some(service.medals, 3));
    courses = dice.some(service.courses, 3);
    serviceSkills = dice.some(service.skills, 3);
  }
  const firstYear = Math.floor(month / 12);
  const studies = dice.from(1, 2);
  const schools = dice.some(SCHOOLS[country], studies);
  const education = dice.some(career.degrees, studies).map(([studyType, area], index) => ({
    institution: schools[index] ?? '',
    studyType,
    area,
    start: { y: firstYear - 4 - index * 4, m: 9 },
    end: { y: firstYear - 1 - index * 4, m: 6 },
  }));
  const phone =
    country === 'UK'
      ? dice.pick(['07700 900', '+44 7700 900', '+44 (0)7700 900'].map((start) => `${start}${dice.from(100, 999)}`))
      : country === 'US'
        ? dice.pick([
            `(${dice.from(201, 989)}) 555-0${dice.from(100, 199)}`,
            `${dice.from(201, 989)}-555-0${dice.from(100, 199)}`,
          ])
        : dice.pick(['+33 6 12 34 56 78', '+43 660 555 01 23', '+48 600 555 012', '+45 20 55 50 12']);
  const currentTitle = newest?.title ?? '';
  return {
    country,
    name: `${first} ${last}`,
    email: `${ascii}@example.${dice.pick(['com', 'org', 'co.uk'])}`,
    phone,
    location: dice.pick(TOWNS[country]),
    url: dice.chance(0.5) ? `linkedin.com/in/${ascii.replace('.', '-')}` : '',
    label: dice.chance(0.5) ? currentTitle : '',
    summary: dice.pick(SUMMARIES),
    jobs,
    education,
    skills: [...new Set([...dice.some(career.skills, dice.from(3, 6)), ...serviceSkills])],
    languages: foreign || dice.chance(0.35) ? dice.some(LANGUAGES, 2) : [],
    certificates: [...courses, ...dice.some(CERTIFICATES, 2)].map((name) => ({ name, y: dice.from(2008, 2023) })),
    awards,
    volunteer:
      dice.chance(0.4) || wanted.student
        ? dice.some(VOLUNTEERING, wanted.student ? 2 : 1).map(([role, name]) => ({
            role,
            name,
            start: { y: dice.from(2010, 2016), m: dice.from(1, 12) },
            end: dice.chance(0.5) ? 'present' : { y: dice.from(2017, 2023), m: dice.from(1, 12) },
          }))
        : [],
    interests: dice.chance(0.5) ? dice.some(INTERESTS, 3) : [],
  };
}
