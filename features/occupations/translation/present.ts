import type { TranslatedOccupation } from '../contract.ts';
import type { TradeDirections } from '../trade-directions.ts';
import type { KnownCode } from './tables.ts';
import type { Candidate, Evidence, Translation } from './translator.ts';

const MOST = 10;
/** Below this the words have next to nothing to do with the occupation. */
const LEAST_CONFIDENCE = 0.12;

/** The official answers for a code, as the crosswalk was imported. */
export type OfficialEntry = { code: string; title: string; onet_soc: string };

/** Best first, official answers before all others, at most ten. */
export function presentTranslation(
  translation: Translation,
  options: {
    official: OfficialEntry[];
    rank: string;
    titlesOf: (code: string) => string[];
    /** The name that the reader knows; null for a code that is unknown. */
    nameOf: (code: string) => string | null;
    /** Whether reasons quote titles of O*NET, which are American. */
    quotesTitles: boolean;
    ukSocOf: (code: string) => TranslatedOccupation['uk_soc'];
  },
): TranslatedOccupation[] {
  const byCode = new Map(translation.candidates.map((candidate) => [candidate.occupation.code, candidate]));
  const official = new Map(options.official.map((entry) => [entry.onet_soc, entry]));
  const level = levelOf(options.rank, translation);
  const built: TranslatedOccupation[] = [...official.values()]
    .sort((one, other) => (byCode.get(other.onet_soc)?.score ?? 0) - (byCode.get(one.onet_soc)?.score ?? 0))
    .flatMap((entry) => {
      const title = options.nameOf(entry.onet_soc);
      // A military occupation of the crosswalk is no civilian answer.
      return title === null
        ? []
        : [
            {
              onet_soc: entry.onet_soc,
              title,
              uk_soc: options.ukSocOf(entry.onet_soc),
              titles: options.titlesOf(entry.onet_soc),
              reason: `The official crosswalk names it for ${entry.code} ${entry.title}.`,
              source: 'official' as const,
              confidence: 0.98,
              level,
            },
          ];
    });
  const first = translation.candidates[0]?.score ?? 1;
  for (const candidate of translation.candidates) {
    if (built.length >= MOST) break;
    const { code } = candidate.occupation;
    if (official.has(code)) continue;
    const why = strongest(candidate);
    const confidence =
      Math.round(
        Math.min(0.95, believed(why, candidate) * (0.5 + (0.5 * Math.max(0, candidate.score)) / Math.max(1, first))) * 100,
      ) / 100;
    if (confidence < LEAST_CONFIDENCE) continue;
    built.push({
      onet_soc: code,
      title: options.nameOf(code) ?? candidate.occupation.title,
      uk_soc: options.ukSocOf(code),
      titles: options.titlesOf(code),
      reason: reasonOf(why, translation, options.quotesTitles),
      source: sourceOf(why),
      confidence,
      level,
    });
  }
  return built.slice(0, MOST);
}

/** A judged direction is good, not certain; the first is nearest. */
const JUDGED_CONFIDENCE = [0.74, 0.64, 0.56, 0.5, 0.46];

/** The hand-written directions of a trade, in their order. */
export const presentDirections = (
  { directions }: TradeDirections,
  level: TranslatedOccupation['level'],
  options: Pick<Parameters<typeof presentTranslation>[1], 'nameOf' | 'titlesOf' | 'ukSocOf'>,
): TranslatedOccupation[] =>
  directions.flatMap(({ onet_soc, why }, place) => {
    const title = options.nameOf(onet_soc);
    return title === null
      ? []
      : [
          {
            onet_soc,
            title,
            uk_soc: options.ukSocOf(onet_soc),
            titles: options.titlesOf(onet_soc),
            reason: why,
            source: 'code' as const,
            confidence: JUDGED_CONFIDENCE[place] ?? 0.46,
            level,
          },
        ];
  });

const ORDER = ['code', 'term', 'alike', 'title', 'field'] as const;

/** The evidence that says most: a code before a word, a word before a likeness of titles, unless the titles are the same. */
function strongest({ evidence }: Candidate): Evidence | null {
  return (
    evidence.find((each) => each.kind === 'title' && each.score > 0.99) ??
    [...evidence].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) || placeOf(one) - placeOf(other))[0] ??
    null
  );
}

const placeOf = (evidence: Evidence) => (evidence.kind === 'title' ? 1 - evidence.score : evidence.place);
const sourceOf = (evidence: Evidence | null): TranslatedOccupation['source'] =>
  evidence?.kind === 'alike' ? 'term' : (evidence?.kind ?? 'title');

function believed(evidence: Evidence | null, candidate: Candidate): number {
  const falls = [1, 0.8, 0.65, 0.55, 0.5];
  if (!evidence) return (candidate.features.bm25 ?? 0) * 0.25;
  const share = evidence.kind === 'title' ? evidence.score : (falls[evidence.place] ?? 0.45);
  if (evidence.kind === 'code') return share * (evidence.as === 'near' ? 0.65 : 0.92);
  if (evidence.kind === 'term') return share * (evidence.term.kind === 'fallback' ? 0.35 : candidate.features.whole ? 0.9 : 0.75);
  if (evidence.kind === 'alike') return share * evidence.score * 0.7;
  return share * (evidence.kind === 'field' ? 0.45 : 0.8);
}

/** The same duties are only what an official list or an operator has confirmed. */
const OFTEN = 'People with this trade often move into it';

const called = ({ code, title }: KnownCode) => `${code} ${title}`.trim();

function reasonOf(evidence: Evidence | null, { words }: Translation, quotesTitles: boolean): string {
  if (!evidence) return `Shared skills: ${words.slice(0, 4).join(', ')}.`;
  if (evidence.kind === 'field') return `Many shared tasks: usual for the field ${evidence.field.name}.`;
  if (evidence.kind === 'alike') return `Shared skills: close to the military title “${evidence.text}”.`;
  if (evidence.kind === 'title' && !quotesTitles)
    return evidence.score > 0.99
      ? `${OFTEN}: yours is one of its titles.`
      : 'Shared skills: your title is close to one of its titles.';
  if (evidence.kind === 'title')
    return evidence.score > 0.99
      ? `${OFTEN}: “${evidence.title}” is one of its titles.`
      : `Shared skills: close to the civilian title “${evidence.title}”.`;
  if (evidence.kind === 'code') {
    const about =
      evidence.as === 'former'
        ? `${called(evidence.known)}, the current name of your code`
        : evidence.as === 'near'
          ? `${called(evidence.known)}, the nearest we know`
          : called(evidence.known);
    return evidence.place === 0
      ? `${OFTEN}: judged for ${about}.`
      : evidence.place < 3
        ? `Many shared tasks with ${about}.`
        : `Shared skills: from ${about}.`;
  }
  if (evidence.term.kind === 'fallback') return `Shared skills: ${evidence.text}.`;
  return evidence.place === 0
    ? `${OFTEN}: “${evidence.text}” in your title.`
    : evidence.place < 3
      ? `Many shared tasks: “${evidence.text}” in your title.`
      : `Shared skills: ${evidence.text}.`;
}

/** From rank or pay grade where one is given, otherwise from what the title says. */
export function levelOf(rank: string, { standing }: Pick<Translation, 'standing'>): TranslatedOccupation['level'] {
  const grade = /\b(OR|OF|WO|E|O|W)[ -]?(\d{1,2})\b/i.exec(rank);
  if (grade) {
    const number = Number(grade[2]);
    const letters = (grade[1] ?? '').toUpperCase();
    if (letters === 'E' || letters === 'OR')
      return number <= 3 ? 'entry' : number === 4 ? 'junior' : number <= 6 ? 'mid' : number === 7 ? 'senior' : 'lead';
    if (letters.startsWith('W')) return number <= 2 ? 'senior' : 'lead';
    // OF-1 is O-1 and O-2: the NATO scale runs one behind.
    const officer = letters === 'O' ? Math.max(1, number - 1) : number;
    return officer <= 1 ? 'mid' : officer === 2 ? 'senior' : officer <= 4 ? 'lead' : 'executive';
  }
  const text = rank.toLowerCase();
  if (
    /general|admiral|brigadier|commodore|air marshal|group captain|colonel(?!.*sergeant)/.test(text) &&
    !/lieutenant colonel/.test(text)
  )
    return 'executive';
  if (
    /major(?! sergeant)|sergeant major|lieutenant colonel|lieutenant commander|commander|squadron leader|warrant|master chief|chief master/.test(
      text,
    )
  )
    return 'lead';
  if (
    /captain|flight lieutenant|senior chief|staff sergeant|chief petty|first sergeant|sergeant first class|gunnery|colou?r sergeant|flight sergeant|master sergeant/.test(
      text,
    )
  )
    return 'senior';
  if (/sergeant|petty officer|lieutenant|ensign|corporal(?!.*lance)/.test(text) && !/lance/.test(text)) return 'mid';
  if (/lance|leading|specialist|airman first/.test(text)) return 'junior';
  if (/private|recruit|seaman|airman|able|marine|gunner|sapper/.test(text)) return 'entry';
  return standing === 'officer' ? 'senior' : standing === 'supervisor' ? 'lead' : 'mid';
}
