import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KnownNames, type KnownTown, type ReadFilters, readQueryWords, townCandidates } from './query-words.ts';

const town = (name: string, state: string, state_code: string | null, is_word = false): KnownTown => ({
  name,
  state,
  state_code,
  latitude: 1,
  longitude: 2,
  is_word,
});
const UK: KnownNames = {
  towns: [
    ...['Leeds', 'York', 'London', 'Bristol', 'Kingston upon Hull', 'Newcastle upon Tyne', 'St Albans', 'Stoke-on-Trent'].map(
      (name) => town(name, 'England', 'ENG'),
    ),
    ...['Reading', 'Bath', 'Deal', 'Sale', 'Rugby', 'Sandwich', 'Ware', 'Street'].map((name) =>
      town(name, 'England', 'ENG', true),
    ),
    town('Newport', 'Wales', 'WLS'),
    town('Newport', 'England', 'ENG'),
  ],
  employers: ['Leeds Building Society', 'Bath Rugby', 'Remote Medical', 'York', 'Northgate Rail'],
};
const US: KnownNames = {
  towns: [
    town('Austin', 'Texas', 'TX'),
    town('Columbus', 'Ohio', 'OH'),
    town('Columbus', 'Georgia', 'GA'),
    town('San Antonio', 'Texas', 'TX'),
    town('Mobile', 'Alabama', 'AL', true),
    town('Enterprise', 'Alabama', 'AL', true),
  ],
  employers: ['Austin Energy'],
};
const near = (name: string): ReadFilters => ({ near: { name, latitude: 1, longitude: 2 } });

type Case = [search: string, rest: string, filters: ReadFilters];

describe.each([
  ['UK', UK],
  ['US', US],
] as const)('in the %s', (country, known) => {
  const both: Case[] = [
    ['part time', '', { job_type: 'part_time' }],
    ['part-time electrician', 'electrician', { job_type: 'part_time' }],
    ['electrician, part time', 'electrician', { job_type: 'part_time' }],
    ['Full Time Nurse', 'Nurse', { job_type: 'full_time' }],
    ['fulltime welder', 'welder', { job_type: 'full_time' }],
    ['remote', '', { type: 'remote' }],
    ['remote jobs', '', { type: 'remote' }],
    ['Remote developer', 'developer', { type: 'remote' }],
    ['developer (remote)', 'developer', { type: 'remote' }],
    ['developer working from home', 'developer', { type: 'remote' }],
    ['wfh analyst', 'analyst', { type: 'remote' }],
    ['fully remote analyst', 'analyst', { type: 'remote' }],
    ['hybrid project manager', 'project manager', { type: 'hybrid' }],
    ['on-site plumber', 'plumber', { type: 'on_site' }],
    ['contract electrician', 'electrician', { job_type: 'contract' }],
    ['electrician fixed term', 'electrician', { job_type: 'contract' }],
    ['temporary driver', 'driver', { job_type: 'temporary' }],
    ['temp work', '', { job_type: 'temporary' }],
    ['plumbing apprenticeship', 'plumbing', { job_type: 'apprenticeship' }],
    ['marketing internship', 'marketing', { job_type: 'internship' }],
    ['volunteering', '', { job_type: 'volunteer' }],
    ['entry level cyber', 'cyber', { experience: 'entry' }],
    ['guaranteed interview', '', { guaranteed_interview: true }],
    ['driver with guaranteed interview', 'driver', { guaranteed_interview: true }],
    ['25B remote', '25B', { type: 'remote' }],
    ['part time remote analyst', 'analyst', { job_type: 'part_time', type: 'remote' }],
    ['engineer 45k', 'engineer', { salary_min: 45_000 }],
    ['engineer 35-45k', 'engineer', { salary_min: 35_000 }],
    ['over 50k remote', '', { salary_min: 50_000, type: 'remote' }],
  ];
  const ofCountry: Record<'UK' | 'US', Case[]> = {
    UK: [
      ['part time electrician Leeds', 'electrician', { job_type: 'part_time', ...near('Leeds') }],
      ['electrician leeds part time', 'electrician', { job_type: 'part_time', ...near('Leeds') }],
      ['electrician in Leeds', 'electrician', near('Leeds')],
      ['jobs in Leeds', '', near('Leeds')],
      ['Leeds', '', near('Leeds')],
      ['driver near Kingston upon Hull', 'driver', near('Kingston upon Hull')],
      ['driver Newcastle-upon-Tyne', 'driver', near('Newcastle upon Tyne')],
      ['chef Saint Albans', 'chef', near('St Albans')],
      ['chef St. Albans', 'chef', near('St Albans')],
      ['potter Stoke on Trent', 'potter', near('Stoke-on-Trent')],
      ['nurse in Reading', 'nurse', near('Reading')],
      ['plumber in bath', 'plumber', near('Bath')],
      ['nurse Reading England', 'nurse', near('Reading')],
      ['nurse Newport, Wales', 'nurse', near('Newport')],
      ['£40k', '', { salary_min: 40_000 }],
      ['£40,000 a year driver', 'driver', { salary_min: 40_000 }],
      ['driver at least £30k', 'driver', { salary_min: 30_000 }],
      ['driver £30k+', 'driver', { salary_min: 30_000 }],
      ['engineer £35k to £45k', 'engineer', { salary_min: 35_000 }],
      ['SC cleared', '', { security_clearance: 'SC' }],
      ['SC cleared developer London', 'developer', { security_clearance: 'SC', ...near('London') }],
      ['DV clearance analyst', 'analyst', { security_clearance: 'DV' }],
      ['BPSS administrator', 'administrator', { security_clearance: 'BPSS' }],
      ['Leeds Building Society part time', 'Leeds Building Society', { job_type: 'part_time' }],
      ['Leeds Building Society in York', 'Leeds Building Society', near('York')],
      ['"part time" remote', '"part time"', { type: 'remote' }],
      ['driver -remote London', 'driver -remote', near('London')],
      ['remote in London', '', { type: 'remote', ...near('London') }],
    ],
    US: [
      ['electrician Austin', 'electrician', near('Austin')],
      ['electrician Austin TX', 'electrician', near('Austin')],
      ['electrician in Austin, Texas', 'electrician', near('Austin')],
      ['nurse Columbus, OH', 'nurse', near('Columbus')],
      ['nurse Columbus GA part time', 'nurse', { job_type: 'part_time', ...near('Columbus') }],
      ['medic San Antonio', 'medic', near('San Antonio')],
      ['mechanic Mobile AL', 'mechanic', near('Mobile')],
      ['mechanic in Mobile', 'mechanic', near('Mobile')],
      ['$80k analyst', 'analyst', { salary_min: 80_000 }],
      ['secret clearance', '', { security_clearance: 'Secret' }],
      ['top secret analyst', 'analyst', { security_clearance: 'Top Secret' }],
      ['TS/SCI cyber', 'cyber', { security_clearance: 'TS/SCI' }],
      ['public trust analyst', 'analyst', { security_clearance: 'Public Trust' }],
    ],
  };
  test.each([...both, ...ofCountry[country]])('%j is %j with %o', (search, rest, filters) => {
    expect(readQueryWords(search, country, known)).toEqual({ rest, filters });
  });

  const traps = [
    ...[
      'electrician',
      'part',
      'part numbers clerk',
      'time keeper',
      '"part time"',
      '"remote',
      '“work from home”',
      '-remote',
      'driver -hybrid',
    ],
    ...['remote or hybrid', 'not remote', 'no contract', 'without remote working'],
    ...['remote sensing analyst', 'remote pilot', 'remote medic', 'remote access engineer', 'hybrid vehicle technician'],
    ...['contract manager', 'contract law', 'temporary works engineer', 'apprenticeship assessor', 'volunteer coordinator'],
    ...['on site engineer', '401k', '10k run organiser', '11k volt', '25B', '11B infantry', 'GIS analyst', 'SC', 'DV'],
    ...['level', 'entry', 'guaranteed', '2024', '1st line support', ''],
  ];
  const trapsOf = {
    UK: [
      ...[
        'Reading',
        'reading recovery teacher',
        'teacher reading',
        'Bath',
        'bath fitter',
        'deal maker',
        'Deal',
        'sale assistant',
        'Rugby coach',
      ],
      ...[
        'sandwich maker',
        'University of Leeds',
        'bank of London',
        'Leeds Building Society',
        'Bath Rugby',
        'Remote Medical',
        'Newport',
      ],
      ...[
        'Leeds electrician',
        '$40k',
        '€40k',
        '£15 an hour',
        '£400 a day',
        '£12/hour',
        'under £40k',
        'up to £40k',
        '£50,000 per month',
      ],
      ...['secret clearance', 'top secret', '"Leeds"', '-Leeds', 'nurse -"part time"', 'nurse in Atlantis'],
    ],
    US: [
      'SC cleared',
      'DV clearance',
      '£40k',
      'Columbus',
      'nurse in Columbus',
      'Mobile',
      'mobile developer',
      'secret service',
      'Enterprise architect',
      'Austin Energy',
    ],
  };
  test.each([...traps, ...trapsOf[country]])('%j stays words', (search) => {
    expect(readQueryWords(search, country, known)).toBeNull();
  });

  test('no word of a search is lost or invented', () => {
    const word = fc.constantFrom(
      'part time',
      'remote',
      'Leeds',
      'Austin',
      '"full time"',
      '-remote',
      '£40k',
      'nurse',
      '25B',
      'SC cleared',
      'in',
      '(',
      '',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (typed) => {
        const search = typed.join(' ');
        const read = readQueryWords(search, country, known);
        if (!read) return;
        expect(Object.keys(read.filters).length).toBeGreaterThan(0);
        for (const one of read.rest.split(' ')) expect(search).toContain(one);
        for (const fixed of ['"full time"', '-remote']) if (search.includes(fixed)) expect(read.rest).toContain(fixed);
      }),
    );
  });
});

test('names of towns are looked up for words that are not quoted or excluded', () => {
  expect(townCandidates('nurse "in Leeds" -York Bath')).toEqual(['nurse', 'bath']);
  expect(townCandidates('a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(9)).length).toBeLessThanOrEqual(40);
});
