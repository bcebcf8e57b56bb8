import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testWorker } from '#kit/server/testing/index.ts';
import { loadLookups } from './lookups.ts';
import { MILITARY_SERVICES } from './military-services.ts';
import { lookupRows } from './service-lookups/index.ts';

const FOLDER = fileURLToPath(new URL('../../../shared/data/lookups/', import.meta.url));
const read = (name: string) => readFileSync(FOLDER + name, 'utf8');
// The reference lists are not part of the project; without them there is nothing to compare with.
const compared = test.skipIf(!existsSync(FOLDER));

const rows = lookupRows();
const ofKind = (kind: string, service?: number) =>
  rows.filter((row) => row.kind === kind && (service === undefined || row.military_service_id === service));
/** Every name that a row is found by, in small letters with the typewriter's apostrophe. */
const namesOf = (kind: string, service?: number) =>
  ofKind(kind, service).flatMap((row) => [row.title, ...row.former_names.map(({ name }) => name)].map(plain));
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

test('every row has a unique key, a source and a date, and comes after its parent', () => {
  const seen = new Set<string>();
  for (const { key, parent_key, source, as_of, title } of rows) {
    expect(seen).not.toContain(key);
    if (parent_key !== null) expect(seen).toContain(parent_key);
    expect([title, source, as_of]).toEqual([
      expect.stringMatching(/\S/),
      expect.stringMatching(/\S/),
      expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    ]);
    seen.add(key);
  }
});

test('includes the common occupation codes of all six US services', () => {
  expect(ofKind('occupation').length).toBeGreaterThanOrEqual(300);
  expect(new Set(ofKind('occupation').map((row) => row.military_service_id))).toEqual(new Set([4, 5, 6, 7, 8, 9]));
});

test('each start updates the shared lists: rows keep their ids, and unchanged rows are not written', async () => {
  const { owner, ownerUrl } = await testWorker();
  const written = async () =>
    (await owner.query(`select id, key, xmin::text from service_lookups where position < 500000 order by id`)).rows;
  const before = await written();
  expect(before).toHaveLength(rows.length);
  await loadLookups({ ownerUrl });
  expect(await written()).toEqual(before);
  const { key, title } = rows[0] ?? { key: '', title: '' };
  await owner.query(`update service_lookups set title = 'Another' where key = $1`, [key]);
  await loadLookups({ ownerUrl });
  const { rows: again } = await owner.query(`select id, title from service_lookups where key = $1`, [key]);
  expect(again).toEqual([{ id: before.find((row) => row.key === key)?.id, title }]);
});

const SERVICE_OF: Record<string, number> = {
  'British Army': 1,
  'Royal Navy': 2,
  'Royal Marines': 2,
  'Royal Air Force': 3,
  Army: 4,
  Navy: 5,
  'Marine Corps': 6,
  'Air Force': 7,
  'Space Force': 8,
  'Coast Guard': 9,
};

/** Fields of a line of comma-separated text. */
const fields = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

compared('every rank of the reference list is there, with its NATO code, pay grade and category', () => {
  const [, ...lines] = read('military_ranks.csv').trim().split('\n');
  expect(lines.length).toBeGreaterThan(200);
  const missing = lines.filter((line) => {
    const [, service = '', category = '', grade = '', nato_code, title = '', abbreviation = ''] = fields(line);
    const pay_grade = grade.replace(' (special)', '');
    const names = title.replace(/ \(.*\)?$/, '').split(' / ');
    const standing = category === 'officer' || category === 'warrant' ? [category] : ['enlisted', 'other_rank', 'nco', 'warrant'];
    return !ofKind('rank', SERVICE_OF[service]).some(
      (rank) =>
        rank.nato_code === nato_code &&
        (rank.pay_grade ?? '') === pay_grade &&
        standing.includes(rank.category ?? '') &&
        (names.includes(rank.title) ||
          names.includes(rank.title.replace(/ \(.*$/, '')) ||
          abbreviation.split('/').includes(rank.abbreviation ?? '')) &&
        (service === 'Royal Marines') === (rank.parent_key === 'navy_service/2/royal-marines'),
    );
  });
  expect(missing).toEqual([]);
});

const strings = z.object({ value: z.array(z.string()) });
const Facts = z.object({
  us: z.object({
    services: strings,
    components: z.object({ value: z.record(z.string(), z.array(z.string())) }),
    clearances: strings,
    coast_guard_ratings: z.object({ value: z.record(z.string(), z.string()) }),
    languages_common_in_service: strings,
  }),
  uk: z.object({
    naval_services: strings,
    army_corps_and_regiments: z.object({ value: z.array(z.string()), former_names: z.record(z.string(), z.string()) }),
    army_trades: z.object({ value: z.record(z.string(), z.array(z.string())) }),
    clearances: z.object({ value: z.array(z.tuple([z.string(), z.string()])) }),
  }),
});
const facts = () => Facts.parse(JSON.parse(read('military_facts.json')));

compared('the US services, their components and the ratings of the Coast Guard agree with the facts', () => {
  const { us } = facts();
  const services = MILITARY_SERVICES.filter(({ country_id }) => country_id === 233);
  for (const name of us.services.value) {
    const service = services.find((one) => one.name === `United States ${name}`);
    expect(service?.components).toEqual(us.components.value[name]);
  }
  const ratings = ofKind('occupation', 9).map(({ code, title }) => [code, title.replace('’', "'")]);
  expect(ratings).toEqual(expect.arrayContaining(Object.entries(us.coast_guard_ratings.value)));
});

compared('arms, corps, trades and former names of the UK agree with the facts', () => {
  const { uk } = facts();
  // The list contains reserves and a nursing service in addition to the five arms.
  const arms = uk.naval_services.value.slice(0, 5).map((name) => name.replace(/ \(.*$/, ''));
  expect(ofKind('navy_service').map(({ title }) => title)).toEqual(arms);
  const corps = uk.army_corps_and_regiments.value.map((name) => plain(name.replace(/ \((?!Militia).*$/, '')));
  expect(corps.filter((name) => !namesOf('corps', 1).includes(name))).toEqual([]);
  const roles = namesOf('badged_role', 1).map((name) => name.replace(/^military engineer: /, ''));
  const trades = Object.values(uk.army_trades.value)
    .flat()
    .map((name) => name.replace(/ & /g, ' and '));
  const unknown = trades.filter((trade) => !roles.some((role) => role.startsWith(plain(trade).replace(/ \(.*$/, ''))));
  expect(unknown).toEqual([]);
  for (const [former, today] of Object.entries(uk.army_corps_and_regiments.former_names)) {
    const [title, year] = [today.split(', ')[0], Number(/\d{4}/.exec(today)?.[0])];
    const found = ofKind('corps', 1).find((row) => row.former_names.some(({ name }) => plain(name) === plain(former)));
    expect([found?.title, found?.former_names.find(({ name }) => plain(name) === plain(former))?.until]).toEqual([title, year]);
  }
});

compared('clearances and the languages common in service are all there', () => {
  const { us, uk } = facts();
  const british = ofKind('clearance').flatMap((row) => (row.country_id === 232 ? [row.abbreviation] : []));
  expect(british).toEqual(uk.clearances.value.map(([name]) => name.replace(/ \/.*$/, '')));
  const american = ofKind('clearance').flatMap((row) => (row.country_id === 233 ? [row.title] : []));
  expect(american).toEqual(
    expect.arrayContaining(['Confidential', 'Secret', 'Top Secret', 'TS/SCI', 'DoE L', 'DoE Q', 'Public Trust']),
  );
  expect(us.clearances.value.length).toBeLessThanOrEqual(american.length);
  const known = namesOf('language');
  const unknown = us.languages_common_in_service.value.filter(
    (name) => !known.some((one) => one.includes(plain(name).split('/')[0] ?? '')),
  );
  expect(unknown).toEqual([]);
});

compared('occupation codes that the complete list knows too have a title like its', () => {
  const titles = new Map<string, string[]>();
  for (const line of read('us_military_occupation_titles.tsv').trim().split('\n').slice(1)) {
    const [service = '', code = '', title = ''] = line.split('\t');
    // A trailing digit is the skill level.
    for (const key of [code, code.replace(/^(\d\d[A-Z])1$/, '$1X')].map((one) => `${SERVICE_OF[service]} ${one}`))
      titles.set(key, [...(titles.get(key) ?? []), title]);
  }
  const stems = (text: string) =>
    plain(text)
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2)
      .map((word) => word.slice(0, 4));
  const shared = ofKind('occupation').filter((row) => titles.has(`${row.military_service_id} ${row.code}`));
  expect(shared.length).toBeGreaterThan(400);
  const unlike = shared.filter((row) => {
    const theirs = (titles.get(`${row.military_service_id} ${row.code}`) ?? []).flatMap(stems);
    return ![row.title, ...row.former_names.map(({ name }) => name)].flatMap(stems).some((stem) => theirs.includes(stem));
  });
  // The reference list contains mistakes: it calls 4421 a combat videographer and truncates titles.
  expect(unlike.length / shared.length, unlike.map(({ code, title }) => `${code} ${title}`).join(', ')).toBeLessThan(0.025);
});
