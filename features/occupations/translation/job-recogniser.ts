import type { Occupation, Term } from './tables.ts';
import { type Match, Thesaurus } from './thesaurus.ts';
import type { TitleIndex } from './title-index.ts';
import type { Translator } from './translator.ts';
import { stem, wordsOfJobTitle } from './words.ts';

/** The occupation of a job, and how sure that is: 0 to 1. */
export type RecognisedOccupation = { onet_soc: string; title: string; confidence: number };
export type RecognisedLevel = 'entry' | 'junior' | 'mid' | 'senior' | 'lead' | 'executive';

/** Titles are repeated by the thousand in an import. */
const REMEMBERED_TITLES = 5000;
/** A title further from all titles of an occupation than this says nothing. */
const LEAST_LIKENESS = 0.5;
const LEAST_SCORE = 2.2;
/** Words that say how senior a job is, where or for how long, and nothing of what is done in it. */
const ASIDE =
  /\b(band|grade|level|bank|part time|full time|permanent|fixed term|temporary|locum|night|nights|days|month|months|hour|hours|trainee|apprentice|apprenticeship|newly qualified|senior|junior|lead|principal|assistant to|deputy|interim|acting|supervisory|student trainee|highly|advanced|experienced|qualified)\b/g;

/** A consultant of medicine; other consultants advise companies. */
const MEDICAL_CONSULTANT =
  /\b(?:consultant|registrar)\b.*\b(psychiatry|palliative|older people|general practice|camhs|paed\w*|medicine|surgery|surgeon|physician|anaesth\w*|paediatric\w*|radiolog\w*|obstetric\w*|gynae\w*|acute|elderly|haemat\w*|oncolog\w*|microbiolog\w*|histopath\w*|ophthalm\w*|cardiolog\w*|neurolog\w*|dermatolog\w*|geriatric\w*|patholog\w*|neonat\w*|urolog\w*|rheumatolog\w*|gastro\w*|orthopaed\w*|dent\w*|rehabilitation)\b/;
const PHYSICIANS = '29-1229.00';

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

  occupationOf(title: string): RecognisedOccupation | null {
    const key = title.trim().toLowerCase().slice(0, 300);
    const known = this.#remembered.get(key);
    if (known !== undefined) return known;
    const found = this.#recognise(key);
    if (this.#remembered.size >= REMEMBERED_TITLES) this.#remembered.clear();
    this.#remembered.set(key, found);
    return found;
  }

  #recognise(title: string): RecognisedOccupation | null {
    // What is done comes first: "Staff nurse – theatres", "Nurse (porters welcome)".
    const parts = title
      .split(/\s[-–—|]+\s?|[(),:;/|]|\s(?:in|for|of the|at|with|within|to the)\s/)
      .filter((part) => wordsOfJobTitle(part).length > 0);
    const byTerm =
      this.#byWholeTerm(wordsOfJobTitle(title)) ??
      (MEDICAL_CONSULTANT.test(title)
        ? this.#found(this.#index.occupations[this.#index.positions.get(PHYSICIANS) ?? -1], 0.8)
        : null) ??
      parts.reduce<RecognisedOccupation | null>(
        // A word of seniority may part those that belong together: "ICT Senior Engineer".
        (found, part) => found ?? this.#byTerm(wordsOfJobTitle(part), wordsOfJobTitle(part.replace(ASIDE, ' '))),
        null,
      );
    if (byTerm) return byTerm;
    const bare = wordsOfJobTitle(title.replace(/\([^)]*\)/g, ' ').replace(ASIDE, ' '));
    if (!this.#translator.isTitleOfWork(bare)) return null;
    const nearest = [...this.#index.search(bare).nearest].sort(([one, a], [other, b]) => b.score - a.score || one - other)[0];
    if (nearest && nearest[1].score >= LEAST_LIKENESS && saysWhatIsDone(bare, nearest[1].title))
      return this.#found(this.#index.occupations[nearest[0]], 0.45 + nearest[1].score / 4);
    const [best] = this.#translator.translate({ service: null, code: '', title: bare.join(' '), is_civilian: true }).candidates;
    return best && best.score >= LEAST_SCORE && best.features.whole ? this.#found(best.occupation, 0.5) : null;
  }

  /** The longest term, of equally long ones the last: it usually is the noun of work. The first list of words wins where both have one as long. */
  #byTerm(...lists: readonly (readonly string[])[]): RecognisedOccupation | null {
    const [best] = lists
      .flatMap((words, list) => this.#terms.match(words, null).map((match) => ({ ...match, list, words })))
      .sort((one, other) => other.length - one.length || one.list - other.list || other.from - one.from);
    return best ? this.#byMatch(best, best.words) : null;
  }

  #byWholeTerm(words: readonly string[]): RecognisedOccupation | null {
    const whole = this.#terms.match(words, null).find(({ length }) => length === words.length);
    return whole ? this.#byMatch(whole, words) : null;
  }

  #byMatch({ term, length }: Match, words: readonly string[]): RecognisedOccupation | null {
    const [code] = term.codes;
    if (!code) return null;
    return this.#found(
      this.#index.occupations[this.#index.positions.get(code) ?? -1],
      Math.min(0.95, 0.7 + 0.1 * Math.min(2, length - 1) + (length === words.length ? 0.1 : 0)),
    );
  }

  #found(occupation: Occupation | undefined, confidence: number): RecognisedOccupation | null {
    return occupation
      ? { onet_soc: occupation.code, title: occupation.title, confidence: Math.round(confidence * 100) / 100 }
      : null;
  }
}

/** Words of titles that say neither what is done nor with what. */
const GENERIC = new Set(
  'manager consultant specialist practitioner facilitator assistant officer technician supervisor lead team head worker associate advisor adviser representative coordinator analyst leader management service support operation general director administrator executive professional member staff business development program programme project technical clinical health care community research planning'.split(
    ' ',
  ),
);

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
