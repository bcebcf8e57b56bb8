import { parseArgs } from 'node:util';
import { scoreJob } from '#features/matching/scoring.ts';
import { profileOf } from '#features/matching/server/profile.ts';
import { partsOfAdvert } from '#features/occupations/skills/advert-text.ts';
import { countryOf, factsOf, readJudged, sourcesOf, wordsOf } from './judged-records.ts';
import { randomFrom } from './random.ts';
import { shippedReference } from './shipped-reference.ts';

/**
 * npm run bench -- match-reasons [--count 60] [--seed 1] [--datasets FOLDER]: reasons and gaps about occupation and skills of random pairs of an open
 * record and an advert that could be recommended to it, to be judged by hand. Each has the text that it was made from.
 */
const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    datasets: { type: 'string' },
  },
});

const { lists } = await readJudged(new URL('./data/match-graded.jsonl', import.meta.url), options.datasets, 'open');
const reference = await shippedReference();
const random = randomFrom(Number(options.seed));

type Line = { record: string; trade: string; advert: string; text: string; evidence: string };
const reasons: Line[] = [];
const gaps: Line[] = [];
/** Adverts below this score are shown to nobody as a recommendation. */
const LEAST = 40;
for (const { record, judged } of lists) {
  const profile = profileOf(reference, sourcesOf(record, false));
  const words = wordsOf(reference, countryOf(record));
  for (const { advert } of judged) {
    const match = scoreJob(profile, factsOf(reference, advert, false), words);
    if (!match || match.score < LEAST) continue;
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

for (const [name, all] of [
  ['Reasons', reasons],
  ['Gaps', gaps],
] as const) {
  console.log(`\n${name}: ${options.count} of ${all.length}`);
  for (const [place, { trade, advert, text, evidence }] of drawn(all).entries())
    console.log(`${place + 1}. ${trade} | ${advert} | ${text} | ${evidence}`);
}
