import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { scoreJob } from '#features/matching/scoring.ts';
import { profileOf } from '#features/matching/server/profile.ts';
import { partsOfAdvert } from '#features/occupations/skills/advert-text.ts';
import {
  type Advert,
  countryOf,
  factsOf,
  type JudgedList,
  type JudgedRecord,
  readJudged,
  readPool,
  sourcesOf,
  wordsOf,
} from './judged-records.ts';
import { randomFrom } from './random.ts';
import { shippedReference } from './shipped-reference.ts';

/**
 * npm run bench -- match-reasons [--count 60] [--seed 1] [--fresh] [--datasets FOLDER] [--out FILE]: reasons and gaps about occupation and skills of
 * random pairs of an open record and an advert that could be recommended to it, to be judged by hand. Each has the text that it was made from.
 * `--fresh` pairs the records with random adverts that nobody has graded for them. `--out` writes a file for a judge who does not know the rules: each
 * sentence as the person sees it, with the whole record and the advert, and a line for the verdict. A sample for a figure is drawn once, with a seed
 * that nobody used before: npm run bench -- match-reasons --fresh --count 100 --seed N --datasets FOLDER --out FILE
 */
const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    fresh: { type: 'boolean', default: false },
    datasets: { type: 'string' },
    out: { type: 'string' },
  },
});

const { lists } = await readJudged(new URL('./data/match-graded.jsonl', import.meta.url), options.datasets, 'open');
const reference = await shippedReference();
const random = randomFrom(Number(options.seed));

const pool = options.fresh ? await readPool(options.datasets) : null;
/** Adverts of each file that a record is paired with. */
const OF_EACH_FILE = 240;

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
type Line = { record: JudgedRecord; advert: Advert; text: string; evidence: string };
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
    const line = { record, advert };
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

/** What a person who applies could have written: the record as a judge reads it. */
const recordLines = ({
  service,
  rank,
  trade,
  start,
  end,
  lines,
  skills,
  edu,
  summary,
  civilian,
  registrations,
  wishes,
}: JudgedRecord) =>
  [
    `${service}, ${rank}, ${trade}, ${start} to ${end}`,
    summary && `Summary: ${summary}`,
    ...lines.map((line) => `In service: ${line}`),
    ...(civilian ?? []).map((job) => `${job.title}, ${job.employer}, ${job.start} to ${job.end}: ${job.lines.join(' ')}`),
    skills.length > 0 && `Skills: ${skills.join(', ')}`,
    edu.length > 0 && `Education: ${edu.join(', ')}`,
    registrations && `Registrations: ${registrations.map(({ name, body }) => `${name} (${body})`).join(', ')}`,
    wishes && `Wishes: ${wishes.roles.join(', ')}`,
  ].filter((line) => typeof line === 'string' && line !== '');

const LONGEST_ADVERT = 2500;
const plainText = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** The advert, cut, with the phrase that was read where the cut hides it. */
function advertLines({ title, description }: Advert, phrase: string): string[] {
  const text = plainText(description);
  const cut = text.length > LONGEST_ADVERT ? `${text.slice(0, LONGEST_ADVERT)} …` : text;
  const named = phrase.slice(phrase.indexOf(': ') + 2);
  const isHidden = named !== '' && named !== title && !cut.includes(named);
  return [`Advert: ${title}`, cut || 'This announcement has no text.', ...(isHidden ? [`Further on: ${named}`] : [])];
}

const SAMPLES = [
  ['Reasons', reasons, 'true, odd (true, but weak or strangely named) or false'],
  ['Gaps', gaps, 'sensible, desirable (only wished for) or silly'],
] as const;

console.log(`Pairs that score ${LEAST} or more: ${shown}`);
const sheets: string[] = [];
for (const [name, all, verdicts] of SAMPLES) {
  console.log(`\n${name}: ${options.count} of ${all.length}`);
  sheets.push(`# ${name}\n\nVerdict: ${verdicts}.`);
  for (const [place, { record, advert, text, evidence }] of drawn(all).entries()) {
    const about = `${place + 1}. ${record.rank}, ${record.trade} | ${advert.title} | ${text} | ${evidence}`;
    if (options.out === undefined) console.log(about);
    // What a gap was read from is not shown to a person, so a judge finds it in the advert.
    const shownToPerson = name === 'Reasons' && evidence ? `${text}\n(${evidence})` : text;
    sheets.push(
      [
        `## ${name} ${place + 1}`,
        `**${shownToPerson}**`,
        recordLines(record).join('\n'),
        advertLines(advert, name === 'Gaps' ? evidence : '').join('\n'),
        'Verdict:',
      ].join('\n\n'),
    );
  }
}
if (options.out !== undefined) {
  writeFileSync(options.out, `${sheets.join('\n\n')}\n`);
  console.log(`Written to ${options.out}`);
}
