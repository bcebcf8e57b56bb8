import type { ResumeContent } from '../content.ts';
import { inCivilianWords } from '../military-words/civilian-wording.ts';
import { keyWords } from '../tailoring/key-words.ts';
import { LETTER_MAX } from './content.ts';

type DraftJob = { title: string; company: string; description: string; requirements: string[]; skills: string[] };

/** The most lines of the resume that go into a letter. */
const LINES = 3;

/**
 * A draft of a letter for a job, in the first person: names the job, then what the resume says about its requirements, starting with the closest
 * line. It contains nothing that is not in the resume or the advert. @param content null if there is no resume
 * @param language of the person's country, such as `en-GB`
 */
export function draftLetter(content: ResumeContent | null, job: DraftJob, language: string): string {
  const country = language === 'en-US' ? 'US' : 'UK';
  const advert = [job.title, job.company, ...job.skills, ...job.requirements, job.description];
  const facts = (content ? nearestLines(content, job) : []).map((line) => inCivilianWords(line, country, advert));
  return [
    // “Norfolk Shipping Co.” ends with the full stop.
    `I would like to apply for the ${language === 'en-US' ? 'position' : 'role'} of ${job.title} at ${job.company}`.replace(
      /\.?$/,
      '.',
    ),
    facts.length > 0 ? `Here is what I would bring to it. ${facts.join(' ')}` : '',
    'I would welcome the chance to talk with you about it.',
  ]
    .filter(Boolean)
    .join('\n\n')
    .slice(0, LETTER_MAX);
}

/** Past forms that resumes begin lines with and that do not end in `-ed`. */
const PAST = new Set(
  'began bought brought built chose cut dealt drove drew flew found fought gave grew held kept led made met oversaw put ran rebuilt rewrote rose saw sent set sold spent spoke stood taught took undertook upheld was went won wrote'.split(
    ' ',
  ),
);

/** Present forms that lines about a current post begin with. */
const PRESENT = new Set(
  'advise analyse analyze assess brief build coach control coordinate deliver design develop direct drive ensure handle have inspect instruct keep lead liaise maintain manage mentor monitor operate organise organize oversee plan prepare provide repair review run supervise support teach test track train write'.split(
    ' ',
  ),
);

/** Openings that say what was done to the person: “Assigned to”, “Tasked with”. */
const PASSIVE =
  /^(?:(?:assigned|attached|posted|seconded|detached|promoted|appointed|elected|selected|chosen|nominated|tasked|charged|entrusted|employed|hired|based|stationed|invited|authori[sz]ed) (?:to|as|with|for|in|at|by|on)|(?:recogni[sz]ed|commended|praised|rated|ranked|trained) (?:to|as|for|by|in|on|at|with))\b/i;

/** Participles that may praise the person, name what they received or what they gave: a sentence with “I” could be a false claim. */
const UNCLEAR =
  /^(?:awarded|decorated|presented|skilled|experienced|dedicated|motivated|disciplined|seasoned|certified|licen[sc]ed|mentioned|promoted|elected|selected|nominated|assigned|appointed|commended|recogni[sz]ed|qualified(?! (?:as|in|for|at|on)\b)|involved)\b/i;

/** Adverbs that can precede the verb: “Successfully planned routes”. */
const MANNER =
  /^(?:successfully|personally|currently|regularly|consistently|routinely|effectively|efficiently|safely|independently|jointly|single-handedly)\s+/i;

/** `led 8-man section` lacks its article; `led 8-man sections` has none. */
const LACKS_ARTICLE =
  /^ (\d+)(?=-(?:man|woman|person|soldier|sailor|marine|member|strong|vehicle|bed|seat)(?: \p{Ll}+)*? \p{Ll}*[^s\W](?: (?:of|in|on|at|for|to|from|with|and|who|that|across|during|\p{Ll}+ing)\b|[,;]|$))/u;
const withArticle = (words: string) =>
  words.replace(LACKS_ARTICLE, (_, count: string) => (/^8|^1[18]$/.test(count) ? ` an ${count}` : ` a ${count}`));

/** The further verbs of `leads the shift and trains all staff`, without the ending of the third person. */
const withoutThirdPerson = (words: string) =>
  words.replace(/((?:,| and) )(\p{Ll}+)(?= (?:an?|the|all|our|its|their|new|\d+)\b)/gu, (whole, link: string, verb: string) => {
    const plain = plainForm(verb);
    return plain === undefined ? whole : `${link}${plain}`;
  });

/** `lead` of `leads`. “Assess” ends in an s of its own. */
const plainForm = (verb: string) => [verb, verb.replace(/s$/, ''), verb.replace(/es$/, '')].find((form) => PRESENT.has(form));

/** `Led 24 mechanics` as `I led 24 mechanics.`; null for a line that does not start with what the person did. @param isCurrent whether the post is */
function inFirstPerson(line: string, isCurrent: boolean): string | null {
  const [manner] = MANNER.exec(line) ?? [];
  if (manner !== undefined) {
    const claim = inFirstPerson(line.slice(manner.length), isCurrent);
    return claim === null || /^I (?:am|was) /.test(claim) ? null : `I ${manner.toLowerCase()}${claim.slice(2)}`;
  }
  const [first = ''] = /^[\p{L}\p{M}’'-]+/u.exec(line) ?? [];
  const rest = withArticle(line.slice(first.length).replace(/[.;,\s]+$/, ''));
  const verb = first.toLowerCase();
  const plain = plainForm(verb);
  if (PASSIVE.test(line)) return `I was ${verb}${rest}.`;
  if (UNCLEAR.test(line)) return null;
  if (verb === 'responsible') return `I ${isCurrent ? 'am' : 'was'} responsible${rest}.`;
  if (plain) return isCurrent ? `I ${plain}${plain === verb ? rest : withoutThirdPerson(rest)}.` : null;
  return /^[A-Z]?[a-z]{2,}ed$/.test(first) || PAST.has(verb) ? `I ${verb}${rest}.` : null;
}

/** Lines about fighting stay out of a letter unless the advert is about it too. */
const FIGHTING = /\b(?:under fire|enem(?:y|ies)|combat|insurgents?|ambush(?:es|ed)?|IEDs?|firefights?|hostile|kill(?:ed|s)?)\b/i;

/**
 * The lines about posts, in the first person, that say most about the advert. Each next line is the one that adds most to those before it, so that
 * three lines answer three requirements rather than one.
 */
function nearestLines(content: ResumeContent, { title, description, requirements, skills }: DraftJob): string[] {
  const keyWordCounts = new Map<string, number>();
  // Words in the title or among the skills matter more than words in the text.
  for (const [text, weight] of [
    [[title, ...skills].join(' '), 3],
    [requirements.join(' '), 2],
    [description.replace(/<[^<>]*>/g, ' '), 1],
  ] as const)
    for (const { stem } of keyWords(text)) keyWordCounts.set(stem, Math.max(keyWordCounts.get(stem) ?? 0, weight));
  let left = [...content.military, ...content.work]
    .filter(({ hidden }) => !hidden)
    .flatMap(({ highlights, endDate }) =>
      highlights.map((line) => ({ line: line.replace(/^[\s•–-]+/, '').trim(), isCurrent: endDate === 'present' })),
    )
    .filter(({ line }) => !FIGHTING.test(line) || FIGHTING.test([title, description, ...requirements].join(' ')))
    .flatMap(({ line, isCurrent }) => {
      const claim = inFirstPerson(line, isCurrent);
      const stems = keyWords(line).flatMap(({ stem }) => (keyWordCounts.has(stem) ? [stem] : []));
      const fit = stems.reduce((sum, stem) => sum + (keyWordCounts.get(stem) ?? 0), 0);
      return claim !== null && fit > 1 ? [{ claim, stems }] : [];
    });
  const covered = new Set<string>();
  const chosen: string[] = [];
  while (left.length > 0 && chosen.length < LINES) {
    const [next] = left
      .map((one) => ({
        one,
        adds: one.stems.reduce((sum, stem) => sum + (keyWordCounts.get(stem) ?? 0) * (covered.has(stem) ? REPEATED : 1), 0),
      }))
      .sort((a, b) => b.adds - a.adds);
    if (!next) break;
    for (const stem of next.one.stems) covered.add(stem);
    chosen.push(next.one.claim);
    left = left.filter((one) => one !== next.one && one.claim !== next.one.claim);
  }
  return chosen;
}

/** What a word counts that the letter has said already. */
const REPEATED = 0.25;
