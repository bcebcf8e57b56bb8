import learned from '../data/title-confidence.json' with { type: 'json' };
import { isNoTitle } from './plausible.ts';
import type { Occupation, Term } from './tables.ts';
import { type Match, Thesaurus } from './thesaurus.ts';
import type { TitleIndex } from './title-index.ts';
import type { Translator } from './translator.ts';
import { stem, wordsOfJobTitle } from './words.ts';

/** How the occupation of a title was found. */
export const WAYS = ['whole', 'consultant', 'phrase', 'word', 'inner', 'general', 'same', 'near', 'translated'] as const;
export type Way = (typeof WAYS)[number];

/** The occupation of a job, and how sure that is: the share of judged titles, found in the same way, whose occupation is right. */
export type RecognisedOccupation = { onet_soc: string; title: string; confidence: number; way: Way };
export type RecognisedLevel = 'entry' | 'junior' | 'mid' | 'senior' | 'lead' | 'executive';

/** Titles are repeated by the thousand in an import. */
const REMEMBERED_TITLES = 5000;
/** A title further from all titles of an occupation than this says nothing: of 16 judged ones nearer than 0.5, 9 were right. */
const LEAST_LIKENESS = 0.75;
const LEAST_SCORE = 2.2;
/** Words that say how senior a job is, where or for how long, and nothing of what is done in it. */
const ASIDE =
  /\b(band|grade|level|bank|part time|full time|permanent|fixed term|temporary|locum|night|nights|days|month|months|hour|hours|trainee|apprentice|apprenticeship|newly qualified|senior|junior|lead|principal|assistant to|deputy|interim|acting|supervisory|student trainee|highly|advanced|experienced|qualified)\b/g;

/** A consultant of medicine; other consultants advise companies. */
const MEDICAL_CONSULTANT =
  /\b(?:consultant|registrar)\b.*\b(psychiatry|palliative|older people|general practice|camhs|paed\w*|medicine|surgery|surgeon|physician|anaesth\w*|paediatric\w*|radiolog\w*|obstetric\w*|gynae\w*|acute|elderly|haemat\w*|oncolog\w*|microbiolog\w*|histopath\w*|ophthalm\w*|cardiolog\w*|neurolog\w*|dermatolog\w*|geriatric\w*|patholog\w*|neonat\w*|urolog\w*|rheumatolog\w*|gastro\w*|orthopaed\w*|dent\w*|rehabilitation)\b/;
const PHYSICIANS = '29-1229.00';
const DENTISTS = '29-1021.00';

/** The shares of judged titles with the right occupation, by the way in which it was found: `npm run bench -- titles --write`. */
export const CONFIDENCE: { date: string; titles: number; least: number; shares: Record<Way, number> } = learned;

const MOST_SENTENCES = 40;
const LONGEST_SENTENCE = 300;
/** What an advert says before the name of the work. */
const NAMES_WORK =
  /\b(?:looking for|looking to (?:appoint|recruit|employ)|seeking|seeks?|recruiting|hiring|require[sd]?|need|vacanc(?:y|ies) for|opportunity for|(?:role|post|position|work|working|job) (?:of|as|for)|join us as|are you) (?:an?|the|our|another|some|\d+|two|three|several) ([A-Za-z][A-Za-z &/'’-]{2,60}?)(?=\s(?:to|who|with|for|in|at|on|that|and|based|within|working|looking|you|is|are)\b|[.,;:()!?]|$)/gi;
/** How an advert praises whom it wants. */
const PRAISE =
  /\b(?:highly|very|suitably|fully|newly|dynamic|enthusiastic|motivated|experienced|passionate|talented|reliable|skilled|qualified|friendly|dedicated|professional|committed|caring|compassionate|proactive|ambitious|self[- ]motivated|hard[- ]?working|exceptional|outstanding|substantive|permanent|full[- ]time|part[- ]time)\b/gi;
/** Ways that are right in a sentence, where any word may follow. */
const SURE_WAYS: ReadonlySet<Way> = new Set(['whole', 'phrase', 'same', 'consultant']);

/** Recognises the occupation of a civilian job by its title. */
export class JobRecogniser {
  readonly #terms: Thesaurus;
  readonly #index: TitleIndex;
  readonly #translator: Translator;
  readonly #remembered = new Map<string, RecognisedOccupation | null>();

  constructor(translator: Translator, terms: readonly Term[]) {
    this.#translator = translator;
    this.#index = translator.index;
    this.#terms = new Thesaurus(
      terms.flatMap((term) => {
        const codes = term.codes.flatMap((code) => this.#codeOf(code));
        return codes.length > 0 ? [{ ...term, codes }] : [];
      }),
    );
  }

  /** A code that O*NET has: `13-1020.00` covers the buyers under it. */
  #codeOf(code: string): string[] {
    if (this.#index.positions.has(code)) return [code];
    const prefix = code.replace(/0?(\.00)?$/, '');
    const first = this.#index.occupations.find((occupation) => occupation.code.startsWith(prefix));
    return first ? [first.code] : [];
  }

  /** The occupation of a title; null where it says too little to be right more often than wrong. */
  occupationOf(title: string): RecognisedOccupation | null {
    const guess = this.guess(title);
    return guess && guess.confidence >= CONFIDENCE.least ? guess : null;
  }

  /** The occupation that an advert names in its text: "We are looking for a welder to …". */
  occupationInText(texts: readonly string[]): RecognisedOccupation | null {
    for (const text of texts.slice(0, MOST_SENTENCES))
      for (const [, named = ''] of text.slice(0, LONGEST_SENTENCE).matchAll(NAMES_WORK)) {
        const found = this.occupationOf(named.replace(PRAISE, ' '));
        if (found && SURE_WAYS.has(found.way)) return found;
      }
    return null;
  }

  /** The same as `occupationOf` for every title that has some likeness to work, however unsure. */
  guess(title: string): RecognisedOccupation | null {
    const key = title.trim().toLowerCase().slice(0, 300);
    const known = this.#remembered.get(key);
    if (known !== undefined) return known;
    const found = this.#recognise(key);
    if (this.#remembered.size >= REMEMBERED_TITLES) this.#remembered.clear();
    this.#remembered.set(key, found);
    return found;
  }

  #recognise(title: string): RecognisedOccupation | null {
    if (isNoTitle(title)) return null;
    // What is done comes first: "Staff nurse – theatres", "Nurse (porters welcome)".
    const parts = title
      .split(/\s[-–—|]+\s?|[(),:;/|]|\s(?:in|for|of the|at|with|within|to the)\s/)
      .filter((part) => wordsOfJobTitle(part).length > 0);
    const whole = this.#byWholeTerm(wordsOfJobTitle(title));
    if (whole) return whole;
    const doctor = MEDICAL_CONSULTANT.exec(title);
    if (doctor) return this.#ofCode(/^dent/.test(doctor[1] ?? '') ? DENTISTS : PHYSICIANS, 'consultant');
    const byTerm = parts.reduce<RecognisedOccupation | null>(
      // A word of seniority may part those that belong together: "ICT Senior Engineer".
      (found, part) =>
        found ?? this.#byTerm(parts.length === 1, wordsOfJobTitle(part), wordsOfJobTitle(part.replace(ASIDE, ' '))),
      null,
    );
    if (byTerm && byTerm.way !== 'general' && byTerm.way !== 'inner') return byTerm;
    const bare = wordsOfJobTitle(title.replace(/\([^)]*\)/g, ' ').replace(ASIDE, ' '));
    if (!this.#translator.isTitleOfWork(bare)) return byTerm;
    const first = wordsOfJobTitle((parts[0] ?? '').replace(ASIDE, ' '));
    return this.#nearest(first) ?? this.#nearest(bare) ?? byTerm ?? this.#translated(bare);
  }

  /** The occupation with the title most like these words. */
  #nearest(words: readonly string[]): RecognisedOccupation | null {
    const [nearest] = [...this.#index.search(words).nearest].sort(([one, a], [other, b]) => b.score - a.score || one - other);
    if (!nearest || nearest[1].score < LEAST_LIKENESS || !saysWhatIsDone(words, nearest[1].title)) return null;
    return this.#found(this.#index.occupations[nearest[0]], nearest[1].score > 0.99 ? 'same' : 'near');
  }

  #translated(words: readonly string[]): RecognisedOccupation | null {
    const [best] = this.#translator.translate({ service: null, code: '', title: words.join(' '), is_civilian: true }).candidates;
    return best && best.score >= LEAST_SCORE && best.features.whole ? this.#found(best.occupation, 'translated') : null;
  }

  /** The longest term, of equally long ones the last: it usually is the noun of work. The first list of words wins where both have one as long. */
  #byTerm(isAll: boolean, ...lists: readonly (readonly string[])[]): RecognisedOccupation | null {
    const [best] = lists
      .flatMap((words, list) => this.#terms.match(words, null).map((match) => ({ ...match, list, words })))
      .sort((one, other) => other.length - one.length || one.list - other.list || other.from - one.from);
    return best ? this.#byMatch(best, best.words, isAll) : null;
  }

  #byWholeTerm(words: readonly string[]): RecognisedOccupation | null {
    const whole = this.#terms.match(words, null).find(({ length }) => length === words.length);
    return whole ? this.#byMatch(whole, words, true) : null;
  }

  #byMatch({ term, from, length }: Match, words: readonly string[], isAll: boolean): RecognisedOccupation | null {
    const [code] = term.codes;
    if (!code) return null;
    return this.#ofCode(code, wayOf(term.words, words, from, length, isAll));
  }

  #ofCode(code: string, way: Way): RecognisedOccupation | null {
    return this.#found(this.#index.occupations[this.#index.positions.get(code) ?? -1], way);
  }

  #found(occupation: Occupation | undefined, way: Way): RecognisedOccupation | null {
    return occupation ? { onet_soc: occupation.code, title: occupation.title, confidence: CONFIDENCE.shares[way], way } : null;
  }
}

/**
 * What a term says of a title: its whole, its last words, or words somewhere in it.
 * @param isAll whether the words are all of the title; otherwise "Analyst in Emergency Management" is no analyst of data
 */
function wayOf(term: readonly string[], words: readonly string[], from: number, length: number, isAll: boolean): Way {
  const isGeneral = length === 1 && GENERAL.has(term[0] ?? '');
  if (length === words.length) return isGeneral && !isAll ? 'general' : 'whole';
  const rest = [...words.slice(0, from), ...words.slice(from + length)].filter((word) => !isPlain(word));
  if (isGeneral && rest.length > 0) return 'general';
  const after = words.slice(from + length).filter((word) => !isPlain(word));
  if (after.length > 0) return 'inner';
  return length === 1 ? 'word' : 'phrase';
}

/** Words of titles that say neither what is done nor with what. */
const GENERIC = new Set(
  'manager consultant specialist practitioner facilitator assistant officer technician supervisor lead team head worker associate advisor adviser representative coordinator analyst leader management service support operation general director administrator executive professional member staff business development program programme project technical clinical health care community research planning'.split(
    ' ',
  ),
);

/** Names of work in every field: what comes before them says what is done. */
const GENERAL = new Set([
  ...GENERIC,
  ...'admin administrator agent clerk controller designer developer driver engineer examiner fitter inspector instructor lecturer mechanic operator planner scheduler secretary surveyor teacher trainer tutor'.split(
    ' ',
  ),
]);
/** Words that say how or when somebody works, and numbers: they leave the meaning of a title as it is. */
const PLAIN = new Set(
  'i ii iii bank weekend weekday relief casual shift day night evening new grad start immediate remote hybrid home based service services'.split(
    ' ',
  ),
);
const isPlain = (word: string) => PLAIN.has(word) || /\d/.test(word);

/** The words of a job's title that say what is done or with what, without endings and each once. */
export const tellingWords = (title: string): string[] => {
  const words = wordsOfJobTitle(title.toLowerCase().replace(ASIDE, ' '));
  return [...new Set(words.filter((word) => !GENERIC.has(word) && !/^\d+$/.test(word)).map(stem))];
};

/** Whether a title is like that of an occupation by more than a word such as manager. */
function saysWhatIsDone(words: readonly string[], title: string): boolean {
  const own = new Set(wordsOfJobTitle(title));
  const shared = words.filter((word) => own.has(word));
  return (
    shared.some((word) => !GENERIC.has(word)) || (shared.length > 1 && shared.length === own.size && own.size === words.length)
  );
}

const LEVELS: readonly [RecognisedLevel, RegExp][] = [
  [
    'executive',
    /\b(chief (?!petty|technician|nurse|clerk)\w+|executive director|managing director|director(?! of studies)|vice president|consultant (?!nurse|in training)\w*(?:ist|ian|on|ologist)|medical director)\b/,
  ],
  [
    'lead',
    /\b(head of|deputy director|associate director|senior manager|programme director|principal|lead consultant|matron|consultant|supervisory|program manager|programme manager|band 8[a-d]?|band 9|gs-1[45])\b/,
  ],
  ['senior', /\b(senior|lead|manager|specialist lead|band 7|ward manager|team manager|supervisor|gs-1[23])\b/],
  [
    'entry',
    /\b(apprentice|apprenticeship|trainee|student|intern|entry level|band 1|band 2|gs-[1-4]|assistant|cleaner|porter|domestic|housekeeper)\b/,
  ],
  ['junior', /\b(junior|graduate|newly qualified|band [34]|gs-[56]|associate)\b/],
  ['mid', /\b(band [56]|gs-([79]|11)|officer|specialist|analyst|engineer|technician|practitioner|nurse)\b/],
];

/** The level that a job's title names; null where it names none. */
export function levelOfJobTitle(title: string): RecognisedLevel | null {
  const plain = title.toLowerCase();
  return LEVELS.find(([, words]) => words.test(plain))?.[0] ?? null;
}
