import { parseArgs } from 'node:util';
import { scoreJob } from '#features/matching/scoring.ts';
import { profileOf } from '#features/matching/server/profile.ts';
import { partsOfAdvert } from '#features/occupations/skills/advert-text.ts';
import { type Advert, countryOf, factsOf, type JudgedList, readJudged, readPool, sourcesOf, wordsOf } from './judged-records.ts';
import { randomFrom } from './random.ts';
import { shippedReference } from './shipped-reference.ts';

/**
 * npm run bench -- match-reasons [--count 60] [--seed 1] [--fresh] [--datasets FOLDER]: reasons and gaps about occupation and skills of random pairs of
 * an open record and an advert that could be recommended to it, to be judged by hand. Each has the text that it was made from. `--fresh` pairs the
 * records with random adverts that nobody has graded for them.
 */
const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    fresh: { type: 'boolean', default: false },
    datasets: { type: 'string' },
  },
});

const { lists } = await readJudged(new URL('./data/match-graded.jsonl', import.meta.url), options.datasets, 'open');
const reference = await shippedReference();
const random = randomFrom(Number(options.seed));

const pool = options.fresh ? await readPool(options.datasets) : null;
/** Adverts of each file that a record is paired with. */
const OF_EACH_FILE = 120;

/** The adverts graded for a record, or random ones of its country that are not. */
function advertsOf({ record, judged }: JudgedList): Advert[] {
  if (pool === null) return judged.map(({ advert }) => advert);
  const graded = new Set(judged.map(({ advert }) => advert.id));
  const country = countryOf(record);
  return [record.adverts].flat().flatMap((file) =>
    (pool.get(file) ?? [])
      .filter((advert) => !graded.has(advert.id) && (advert.country ?? country) === country)
      .map((advert) => ({ advert, at: random() }))
      .sort((one, other) => one.at - other.at)
      .slice(0, OF_EACH_FILE)
      .map(({ advert }) => advert),
  );
}

let shown = 0;
type Line = { record: string; trade: string; advert: string; text: string; evidence: string };
const reasons: Line[] = [];
const gaps: Line[] = [];
/** Adverts below this score are shown to nobody as a recommendation. */
const LEAST = 40;
for (const list of lists) {
  const { record } = list;
  const profile = profileOf(reference, sourcesOf(record, false));
  const words = wordsOf(reference, countryOf(record));
  for (const advert of advertsOf(list)) {
    const match = scoreJob(profile, factsOf(reference, advert, false), words);
    if (!match || match.score < LEAST) continue;
    shown++;
    const line = { record: record.id, trade: `${record.rank}, ${record.trade}`, advert: advert.title };
    for (const { kind, text, evidence } of match.reasons)
      if (kind === 'occupation' || kind === 'skills') reasons.push({ ...line, text, evidence });
    for (const { kind, text } of match.gaps)
      if (kind === 'skills' || kind === 'occupation')
        gaps.push({ ...line, text, evidence: phraseOf(advert.title, advert.description, text) });
  }
}

/** The phrase of an advert that names the skill of a gap. */
function phraseOf(title: string, description: string, gap: string): string {
  const name = gap.slice(gap.indexOf(': ') + 2);
  for (const { section, text } of [{ section: 'title', text: title }, ...partsOfAdvert(description)])
    if (reference.skills.recogniseStated(text, 'advert').some((skill) => skill.name === name))
      return `${section}: ${text.slice(0, 200)}`;
  return '';
}

const drawn = (all: readonly Line[]) =>
  all
    .map((line) => ({ line, at: random() }))
    .sort((one, other) => one.at - other.at)
    .slice(0, Number(options.count))
    .map(({ line }) => line);

console.log(`Pairs that score ${LEAST} or more: ${shown}`);
for (const [name, all] of [
  ['Reasons', reasons],
  ['Gaps', gaps],
] as const) {
  console.log(`\n${name}: ${options.count} of ${all.length}`);
  for (const [place, { trade, advert, text, evidence }] of drawn(all).entries())
    console.log(`${place + 1}. ${trade} | ${advert} | ${text} | ${evidence}`);
}
