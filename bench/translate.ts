import { existsSync, readFileSync } from 'node:fs';
import { setImmediate as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readTrade } from '#features/occupations/trade-rules.ts';
import { type Known, Neighbours } from '#features/occupations/translation/neighbours.ts';
import { presentTranslation } from '#features/occupations/translation/present.ts';
import { findForce, findService, SERVICES } from '#features/occupations/translation/services.ts';
import { readCodes, readFields, readOccupations, readTerms, readWeights } from '#features/occupations/translation/tables.ts';
import { TitleIndex } from '#features/occupations/translation/title-index.ts';
import { Translator, titlesKnown } from '#features/occupations/translation/translator.ts';
import { wordsOf } from '#features/occupations/translation/words.ts';
import { machine, median, quantile } from './measures.ts';

/**
 * npm run bench -- translate [FILE]: how often the right occupation is first, and among ten, for trades as people type them and for appointments.
 * FILE has judged titles, one JSON object a line with service, code, military_title and relevant, such as a selection of the military crosswalk
 * that O*NET publishes (https://www.onetcenter.org/crosswalks.html). These are measured by title, by code and title, and after an import.
 */
type Row = { service: string; code: string; military_title: string; relevant: { onet_soc: string }[] };

const [file] = process.argv.slice(2);
if (file !== undefined && !existsSync(file)) {
  console.error(`There is no file ${file}.`);
  process.exit(2);
}
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const FOLDS = 5;
const judged: Row[] =
  file === undefined
    ? []
    : readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));

const before = process.memoryUsage().rss;
const began = performance.now();
const index = await TitleIndex.build(readOccupations());
const codes = readCodes();
const tables = { terms: readTerms(), codes, fields: readFields(), weights: readWeights() };
const translator = await Translator.build(index, tables);
const started = performance.now() - began;

const BASELINES: [string, number, number, number][] = [
  ['exact title', 0.144, 0.159, 0.147],
  ['BM25 over titles', 0.275, 0.534, 0.377],
  ['BM25 with 65 jargon entries', 0.347, 0.613, 0.441],
  ['rank fusion with tasks and neighbours', 0.347, 0.666, 0.473],
];
const print = (name: string, values: number[]) =>
  console.log(`${name.padEnd(44)}${values.map((value) => value.toFixed(3).padStart(9)).join('')}`);
const times: number[] = [];
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function measure(ask: (row: Row) => string[]): number[] {
  return scoresOf(judged, ask, (row) => new Set(row.relevant.map(({ onet_soc }) => onet_soc)));
}

function scoresOf<Asked>(all: readonly Asked[], ask: (one: Asked) => string[], rightOf: (one: Asked) => Set<string>): number[] {
  const sums = [0, 0, 0];
  for (const row of all) {
    const right = rightOf(row);
    const places = [...new Set(ask(row))].slice(0, 10).flatMap((code, place) => (right.has(code) ? [place] : []));
    const gain = places.reduce((sum, place) => sum + 1 / Math.log2(place + 2), 0);
    const ideal = Array.from({ length: Math.min(10, right.size) }, (_, place) => 1 / Math.log2(place + 2)).reduce(
      (sum, each) => sum + each,
      0,
    );
    sums[0] = (sums[0] ?? 0) + (places[0] === 0 ? 1 : 0);
    sums[1] = (sums[1] ?? 0) + (places.length > 0 ? 1 : 0);
    sums[2] = (sums[2] ?? 0) + gain / ideal;
  }
  return sums.map((sum) => sum / all.length);
}

function ask(row: Row, code: string, by = translator): string[] {
  const from = performance.now();
  const { candidates } = by.translate({ service: findService(row.service, 'US'), code, title: row.military_title });
  times.push(performance.now() - from);
  return candidates.slice(0, 10).map(({ occupation }) => occupation.code);
}

console.log(
  `${machine()}\n${judged.length > 0 ? `${judged.length} judged titles of ${Object.keys(SERVICES).length - 3} US services` : 'No judged titles: name their FILE to measure them'}; ${translator.thesaurus.size} terms, ${codes.length} codes and trades\n`,
);
console.log(`${''.padEnd(44)}    hit@1   hit@10  nDCG@10`);
function* imported(some: readonly Row[]): Generator<Known> {
  for (const row of some)
    yield {
      words: wordsOf(row.military_title),
      codes: row.relevant.map(({ onet_soc }) => onet_soc),
      services: [findService(row.service, 'US')].flatMap((service) => service ?? []),
    };
}

/** The titles of FILE. */
async function measureTitles(): Promise<void> {
  for (const [name, ...values] of BASELINES) print(name, values);
  print(
    'Muster, by title',
    measure((row) => ask(row, '')),
  );
  print(
    'Muster, by code and title',
    measure((row) => ask(row, row.code)),
  );
  const titleOf = (row: Row) => wordsOf(row.military_title).join(' ');
  // Rows with the same title are in one fold, so that no title votes for itself.
  const titles = [...new Set(judged.map(titleOf))];
  const foldOf = (row: Row) => titles.indexOf(titleOf(row)) % FOLDS;
  const byFold = await Promise.all(
    Array.from({ length: FOLDS }, async (_, fold) => {
      const official = imported(judged.filter((row) => foldOf(row) !== fold));
      return Translator.build(index, { ...tables, official: await Neighbours.build(official, titlesKnown(tables)) });
    }),
  );
  print(
    'Muster, the other titles imported, by title',
    measure((row) => ask(row, '', byFold[foldOf(row)])),
  );
  // Imported official answers rank first. This measures only whether they are found.
  print(
    'Muster, crosswalk imported, by code',
    measure((row) => [...row.relevant.map(({ onet_soc }) => onet_soc), ...ask(row, row.code)]),
  );
}
if (judged.length > 0) await measureTitles();

type Typed = { service: string; typed: string; right: Set<string> };
const inputs = readFileSync(new URL('./data/translate-typed.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): Typed => {
    const [service = '', typed = '', right = ''] = line.split('|');
    return { service, typed, right: new Set(right.split(' ').map((code) => (code.length === 7 ? `${code}.00` : code))) };
  });
/** As the page translates what was typed. */
function askTyped({ service, typed }: Typed): string[] {
  const key = service === '' ? null : findService(service, service.startsWith('US') ? 'US' : 'UK');
  return translator
    .translate({ service: key, ...readTrade(typed) })
    .candidates.slice(0, 10)
    .map(({ occupation }) => occupation.code);
}
const isHeldOut = (_: Typed, place: number) => (place + 1) % 3 === 0;
const isBritish = ({ service }: Typed) => /^(British|Royal)/.test(service);
for (const [name, some] of [
  ['Typed inputs, two thirds', inputs.filter((one, place) => !isHeldOut(one, place))],
  ['Typed inputs, held out', inputs.filter(isHeldOut)],
  ['Typed inputs, held out, British', inputs.filter(isHeldOut).filter(isBritish)],
  ['Typed inputs, held out, other', inputs.filter(isHeldOut).filter((one) => !isBritish(one))],
] as const) {
  print(
    `${name} (${some.length})`,
    scoresOf(some, askTyped, ({ right }) => right),
  );
}

/** Appointments as "Civilian work like yours" translates them, with service and rank. */
function measureAppointments(): void {
  const [first = '', second = ''] = readFileSync(new URL('./data/translate-appointments.txt', import.meta.url), 'utf8').split(
    /^# Second.*$/m,
  );
  const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  console.log(`\n${''.padEnd(44)}    first  of three`);
  for (const [name, lines] of [
    ['Appointments, two thirds', linesOf(first).filter((_, place) => (place + 1) % 3 !== 0)],
    ['Appointments, held out', linesOf(first).filter((_, place) => (place + 1) % 3 === 0)],
    ['Appointments, second batch', linesOf(second)],
  ] as const) {
    const found = lines.map((line) => {
      const [service = '', rank = '', appointment = '', right = ''] = line.split('|');
      const force = findForce(service, service.startsWith('US') ? 'US' : 'UK', rank);
      const shown = presentTranslation(translator.translate({ service: force, rank, ...readTrade(appointment) }), {
        official: [],
        rank,
        nameOf: (code) => code,
        quotesTitles: true,
        titlesOf: () => [],
        ukSocOf: () => null,
      });
      return shown.slice(0, 3).map(({ onet_soc }) => ` ${right} `.includes(` ${onet_soc.replace(/\.00$/, '')} `));
    });
    const three = found.flat();
    print(`${name} (${lines.length})`, [
      found.filter(([is_right]) => is_right).length / found.length,
      three.filter(Boolean).length / three.length,
    ]);
  }
}
measureAppointments();

// Without FILE, the codes that Muster contains are timed.
const rows: readonly Row[] =
  judged.length > 0
    ? judged
    : codes.map(({ service, code, title, codes: right }) => ({
        service,
        code,
        military_title: title,
        relevant: right.map((onet_soc) => ({ onet_soc })),
      }));
times.length = 0;
for (const row of rows) ask(row, '');
console.log(
  `\nStart ${Math.round(started)} ms, ${Math.round((process.memoryUsage().rss - before) / 1e6)} MB; a title p50 ${median(times).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`,
);

// The size of a whole crosswalk: every title with one word more of its own, as often as needed.
const copies = Array.from({ length: 20_000 }, (_, at) => rows[at % rows.length]).flatMap((row, at) =>
  row ? [{ ...row, military_title: `${row.military_title} x${at}` }] : [],
);
collectGarbage();
const small = process.memoryUsage().heapUsed;
const loading = performance.now();
let blocked = 0;
let resumed = processorTime();
const neighbours = await Neighbours.build(imported(copies), titlesKnown(tables), async () => {
  blocked = Math.max(blocked, processorTime() - resumed);
  await pause();
  resumed = processorTime();
});
const loaded = performance.now() - loading;
collectGarbage();
const grown = process.memoryUsage().heapUsed - small;
const full = await Translator.build(index, { ...tables, official: neighbours });
times.length = 0;
for (const row of rows) ask(row, '', full);
console.log(
  `With ${copies.length} imported titles: ${Math.round(loaded)} ms to load in slices of at most ${Math.round(blocked)} ms of processor time, ${Math.round(grown / 1e6)} MB; a title p50 ${median(times).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`,
);
