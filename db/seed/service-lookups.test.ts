import { expect, test } from 'vitest';
import { testWorker } from '#apps/api/testing/index.ts';
import { loadLookups } from './lookups.ts';
import { MILITARY_SERVICES } from './military-services.ts';
import { lookupRows } from './service-lookups/index.ts';
import { OCCUPATIONS, RANKS } from './service-lookups-testing.ts';

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
  'Royal Air Force': 3,
  Army: 4,
  Navy: 5,
  'Marine Corps': 6,
  'Air Force': 7,
  'Space Force': 8,
  'Coast Guard': 9,
};

const CORPS = [
  'Household Cavalry',
  'Royal Horse Artillery',
  'Royal Armoured Corps',
  'Royal Regiment of Artillery',
  'Corps of Royal Engineers',
  'Royal Corps of Signals',
  'Infantry',
  'Special Air Service',
  'Army Air Corps',
  'Special Reconnaissance Regiment',
  "Royal Army Chaplains' Department",
  'Royal Logistic Corps',
  'Royal Army Medical Service',
  'Royal Electrical and Mechanical Engineers',
  "Adjutant General's Corps",
  'Royal Army Veterinary Corps',
  'Small Arms School Corps',
  'Intelligence Corps',
  'Royal Army Physical Training Corps',
  'General Service Corps',
  'Royal Corps of Army Music',
  'Royal Monmouthshire Royal Engineers (Militia)',
  'Honourable Artillery Company',
  'Royal Gibraltar Regiment',
  'Royal Bermuda Regiment',
];
const TRADES =
  'Aircraft Technician, Avionics Technician, Electronics Technician, Vehicle Mechanic, Recovery Mechanic, Armourer, Metalsmith, Technical Support Specialist, Geographic Technician, Electrician, Fitter General, Heating and Plumbing Engineer, Draughtsman, Construction Materials Technician, Surveyor, Bricklayer and Concreter'.split(
    ', ',
  );
const LANGUAGES =
  'Arabic, Mandarin, Cantonese, Dari, Persian, French, German, Hebrew, Hindi, Indonesian, Italian, Japanese, Korean, Kurdish, Pashto, Polish, Portuguese, Russian, Somali, Spanish, Swahili, Tagalog, Thai, Turkish, Ukrainian, Urdu, Vietnamese'.split(
    ', ',
  );

/** NATO codes of American pay grades: STANAG 2116. */
function natoCodeOf(grade: string): string {
  const [letter, number] = grade.split('-');
  if (letter === 'E') return `OR-${number}`;
  if (letter === 'W') return `WO-${number}`;
  return `OF-${Math.max(1, Number(number) - 1)}`;
}

test.each(Object.entries(RANKS))('every rank of the %s has its NATO code and pay grade', (service, ranks) => {
  const [id, isOfMarines] = service === 'Royal Marines' ? [2, true] : [SERVICE_OF[service], false];
  // Civilian ranks have no NATO code.
  const ours = ofKind('rank', id).filter(
    ({ parent_key, nato_code }) => Boolean(nato_code) && (parent_key === 'navy_service/2/royal-marines') === isOfMarines,
  );
  const isAmerican = (id ?? 0) > 3;
  // Two ranks may share a name: a first and a second class, or the two halves of rear admirals.
  const found = Map.groupBy(ours, ({ title }) => title.replace(/ \(.*$/, ''));
  const known = Map.groupBy(ranks, (rank) => rank.slice(rank.indexOf(' ') + 1));
  for (const [title, entries] of known) {
    const codes = (found.get(title) ?? []).map(({ nato_code, pay_grade }) => [nato_code, pay_grade ?? null]);
    const expected = entries.map((entry) => {
      const [grade = ''] = entry.split(' ', 1);
      return isAmerican ? [natoCodeOf(grade), grade] : [grade, null];
    });
    expect([title, unique(codes)]).toEqual([title, unique(expected)]);
  }
  for (const { title, category, nato_code } of ours)
    expect([title, category]).toEqual([
      title,
      nato_code?.startsWith('OF') ? 'officer' : nato_code?.startsWith('WO') ? 'warrant' : expect.not.stringMatching('officer'),
    ]);
});

const unique = (codes: unknown[][]) => [...new Set(codes.map((code) => JSON.stringify(code)))].sort();

test('the US services have their components', () => {
  const components = MILITARY_SERVICES.flatMap(({ country_id, name, components }) =>
    country_id === 233 ? [[name, components]] : [],
  );
  expect(components).toEqual([
    ['United States Army', ['Regular Army', 'Army Reserve', 'Army National Guard']],
    ['United States Navy', ['Active', 'Navy Reserve']],
    ['United States Marine Corps', ['Active', 'Marine Corps Reserve']],
    ['United States Air Force', ['Active', 'Air Force Reserve', 'Air National Guard']],
    ['United States Space Force', ['Active']],
    ['United States Coast Guard', ['Active', 'Coast Guard Reserve']],
  ]);
});

test('the British lists have the naval arms, the corps, their former names and the trades', () => {
  expect(ofKind('navy_service').map(({ title }) => title)).toEqual([
    'Surface Fleet',
    'Submarine Service',
    'Fleet Air Arm',
    'Royal Marines',
    'Royal Fleet Auxiliary',
  ]);
  expect(namesOf('corps', 1)).toEqual(expect.arrayContaining(CORPS.map(plain)));
  const roles = namesOf('badged_role', 1).map((name) => name.replace(/^military engineer: /, ''));
  expect(TRADES.filter((trade) => !roles.some((role) => role.startsWith(plain(trade))))).toEqual([]);
  for (const [former, title, year] of [
    ['Royal Army Medical Corps (RAMC)', 'Royal Army Medical Service', 2024],
    ['Royal Army Dental Corps (RADC)', 'Royal Army Medical Service', 2024],
    ["Queen Alexandra's Royal Army Nursing Corps (QARANC)", 'Royal Army Medical Service', 2024],
    ['Royal Corps of Transport (RCT)', 'Royal Logistic Corps', 1993],
  ] as const) {
    const found = ofKind('corps', 1).find((row) => row.former_names.some(({ name }) => plain(name) === plain(former)));
    expect([found?.title, found?.former_names.find(({ name }) => plain(name) === plain(former))?.until]).toEqual([title, year]);
  }
});

test('clearances and the languages common in service are all there', () => {
  const british = ofKind('clearance').flatMap((row) => (row.country_id === 232 ? [row.abbreviation] : []));
  expect(british).toEqual(['BPSS', 'AC', 'CTC', 'SC', 'eSC', 'DV', 'eDV']);
  const american = ofKind('clearance').flatMap((row) => (row.country_id === 233 ? [row.title] : []));
  expect(american).toEqual(
    expect.arrayContaining(['Confidential', 'Secret', 'Top Secret', 'TS/SCI', 'DoE L', 'DoE Q', 'Public Trust']),
  );
  const known = namesOf('language');
  expect(LANGUAGES.filter((name) => !known.some((one) => one.includes(plain(name))))).toEqual([]);
});

test.each(Object.entries(OCCUPATIONS))('the occupation codes of the %s have their titles', (service, known) => {
  const ours = ofKind('occupation', SERVICE_OF[service]).map(({ code, title }) => `${code} ${title.replaceAll('’', "'")}`);
  expect(ours).toEqual(expect.arrayContaining([...known]));
});
