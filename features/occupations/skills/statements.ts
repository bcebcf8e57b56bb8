/*
 * What a text states: the clauses in which a person says what they did, led, hold or studied, and those in which an advert says what the work needs.
 * An aim ("looking to move into nursing"), a negation ("no experience of welding") and somebody else ("my wife is a nurse") state nothing about
 * the person, and an advert that trains people in something does not ask for it.
 */

/** Who wrote the text: a person about themselves, or an employer about a job. */
export type Speaker = 'record' | 'advert';
/** What the person of a clause did with what it names. */
export type StatedRole = 'did' | 'led' | 'holds' | 'studied';
export type Clause = { text: string; role: StatedRole };

const SENTENCE_END = /(?<=[.!?;])\s+|[\n•●▪]+/;

const WORK = '(?:roles?|positions?|jobs?|work|careers?|opportunit\\w+|employment|apprenticeships?)';
/** From here on a sentence says what somebody wants. */
const AIM = new RegExp(
  [
    `looking (?:to|forward to|for (?:a|an|my|the|new|${WORK}|part[- ]time|full[- ]time|something)|at (?:moving|going|retraining|becoming))`,
    'hop(?:e|es|ing) (?:to|for)',
    'want(?:s|ing)? (?:to|a)',
    "(?:would|i[’']d) (?:like|love)",
    'keen (?:to|on)',
    'eager to',
    `seek(?:s|ing)? (?:a|an|to|new|${WORK}|further|my|the next)`,
    'interest(?:ed)? in',
    'aspir(?:e|es|ing|ations?)',
    '(?:(?<=^)|(?<=\\bi )|(?<=\\band )|(?<=\\bnow )|(?<=\\bmy ))aim(?:s|ing)? (?:to|for|at|is)',
    'working towards?',
    'plan(?:s|ning)? to (?:become|move|retrain|study|work|train|be|take|start|go|qualify)',
    'ambitions?',
    '(?:my|career|long[- ]term|short[- ]term) goals?',
    'my next step',
    'next step is',
    'career change',
    'one day(?=\\W*$)',
    'dream(?:s|ing)? of',
    `(?:target|desired|preferred|ideal) ${WORK}`,
    `${WORK} sought`,
    'considering (?:a|becoming|retraining)',
    `open to (?:a|an|${WORK})`,
    'intend(?:s|ing)? to',
    '(?:due|about) to (?:start|begin|train)',
    `applying for (?:a|an|my|${WORK})`,
  ]
    .map((one) => `\\b(?:${one})\\b`)
    .join('|'),
  'i',
);
/** The heading of a section, or the first word of a line, that announces an aim. */
const AIM_HEADING =
  /^\W*(?:(?:career |professional |personal )?(?:objectives?|goals?|aims?|aspirations?|ambitions?)|wanted|looking for|what i(?:’|'| a)?m? ?(?:want|looking for|would like)|(?:desired|target|preferred) (?:roles?|jobs?|work)|next steps?)\s*(?::|[-–—]|$)/i;
/** Whether a section with this heading says what somebody wants. */
export const isAimHeading = (heading: string): boolean => AIM_HEADING.test(heading);

/** After an aim a sentence may come back to what the person can show. */
const BACK_TO_FACTS =
  /\b(?:having|after|following|drawing on|building on|thanks to|backed by|bringing|with (?:\S+ ){0,3}(?:years?|experience)|(?:and|but) (?:i )?(?:have|hold|am|already|currently|was|worked|served)|currently (?:a|an|working|employed|serving|studying|hold\w*)|already (?:a|an|hold\w*|work\w*|qualified)|(?:us(?:e|ing)|apply(?:ing)?|put(?:ting)?|bring|transfer(?:ring)?|offer(?:ing)?|combin(?:e|ing)|continu(?:e|ing)) (?:all )?(?:of )?(?:my|his|her|their|the skills))\b/i;
/** Where an experience that somebody wants to use ends: "use my welding skills in a hospital". */
const NEW_WORK =
  /\b(?:to (?:move|become|work|get|start|find|build|train|join)|(?:in|into|within|at) (?:a|an|the|civilian|new|my next|nursing|teaching|industry)|(?<!\b(?:experience|background|time|years|work|training|career) )as an?)\b/i;

/** What follows is not so. */
const NEGATION =
  /\b(?:no (?:\w+ )?(?:experience|knowledge|qualifications?|training|background|licen[cs]e|skills?)|(?:have|has|had|am|is|was|are|were|do|does|did)(?: not|n[’']t)(?! only| just| merely)|never (?:\w+ )?(?:worked|used|held|been|done|did|drove|driven|trained|qualified|managed|led|taught|studied|served|passed|completed)|not (?:yet|currently|qualified|trained|licen[cs]ed|certified|registered)|no longer|without (?:any |a |an |the )?(?:\w+ )?(?:experience|knowledge|licen[cs]e|qualification|training|help|support)|(?:unable|unqualified) to|lack(?:s|ing)?|failed (?:the|my|to|a)|withdrew from|dropped out of|left before|gave up|cannot)\b/i;
/** Where a negation ends. */
const NEGATION_END =
  /\b(?:but|although|though|however|instead)\b|,\s*(?:and )?(?:i |have |hold |am |now |currently |then |drove |led |ran |held |taught |[a-z]+ed )/i;
/** An item that its holder no longer has: "First aid (expired 2019)", "SIA licence: lapsed". */
const LAPSED =
  /[^,;]*?(?:[(:–—-]\s*|,\s*)(?:now |has |since )?(?:expired|lapsed|not (?:held|current|renewed)|none|withdrawn|pending|applied for|awaiting)\b[^,;]*|[^,;]*\b(?:registration|licen[cs]e|certificate|membership|badge|ticket) (?:has |is |now )?(?:expired|lapsed|pending|applied for)\b[^,;]*/gi;
/** Somebody else. */
const RELATIVE =
  /\b(?:my|his|her|their) (?:\w+ )?(?:wife|husband|partner|spouse|father|mother|dad|mum|mom|brother|sister|son|daughter|parents?|grandfather|uncle|aunt|friend|boss|family)\b[^,;.]*/gi;

function statedInRecord(sentence: string): string[] {
  if (AIM_HEADING.test(sentence)) return [];
  let rest = sentence.replace(LAPSED, ' ').replace(RELATIVE, ' ');
  const stated: string[] = [];
  // Each turn leaves out one aim or negation; no sentence has more.
  for (let turn = 0; turn < 6 && rest !== ''; turn++) {
    const aim = AIM.exec(rest);
    const negation = NEGATION.exec(rest);
    if (aim === null && negation === null) break;
    const isAim = aim !== null && (negation === null || aim.index <= negation.index);
    const from = isAim ? aim.index : (negation?.index ?? 0);
    stated.push(rest.slice(0, from));
    const after = rest.slice(from + (isAim ? aim[0].length : (negation?.[0].length ?? 0)));
    const back = (isAim ? BACK_TO_FACTS : NEGATION_END).exec(after);
    rest = back === null ? '' : after.slice(back.index);
    if (isAim && /^(?:us|appl|put|bring|transfer|offer|combin|continu)/i.test(rest)) {
      const end = NEW_WORK.exec(rest);
      stated.push(end ? rest.slice(0, end.index) : rest);
      rest = '';
    }
  }
  return [...stated, rest];
}

/** An advert that trains people in something, or says that it is not needed, does not ask for it. */
const NOT_ASKED =
  /\bno (?:previous |prior |formal |specific |particular )?(?:experience|knowledge|qualifications?|background)\b|\bnot (?:be )?(?:essential|required|necessary|needed|expected)\b|\b(?:do|does|will) not need\b|\b(?:don|doesn)[’']t need\b|\btraining\b[^.]{0,80}?\b(?:given|provided|offered|available|supplied)\b|\bwe(?: will| can|[’']ll)? (?:train|teach)\b|\b(?:will|[’']ll) (?:be (?:trained|taught|given training)|learn|receive training)\b|\bopportunit(?:y|ies) to (?:learn|train|study|progress)\b/i;
const PARTS_OF_ADVERT = /;|,? \b(?:but|although|however)\b|, (?:and )?(?=(?:full )?training |no |we |you )/i;

const statedInAdvert = (sentence: string): string[] =>
  NOT_ASKED.test(sentence) ? sentence.split(PARTS_OF_ADVERT).filter((part) => !NOT_ASKED.test(part)) : [sentence];

const LED =
  /\b(?:led|leads?|leading|managed?|manages|managing|command(?:ed|ing)|supervis(?:e[ds]?|ing)|ran|runs?|running|head(?:ed|ing)|directed|directing|oversaw|oversee(?:ing)?|in charge of)\b/i;
const HOLDS =
  /\b(?:holds?|holding|held|licen[cs]ed?|certified|certificate|certification|qualified|registered|registration|badge|ticket|accredited|chartered|member of)\b/i;
const STUDIED =
  /\b(?:degree|diploma|gcses?|a[- ]levels?|nvq|btec|b(?:sc|a|eng)|m(?:sc|eng|ba)|stud(?:y|ied|ying)|courses?|modules?|coursework|attended|trained (?:as|in|on|at)|apprenticeship)\b/i;

const roleOf = (text: string): StatedRole =>
  STUDIED.test(text) ? 'studied' : HOLDS.test(text) ? 'holds' : LED.test(text) ? 'led' : 'did';

/** No sentence is longer: what comes after is read as the next one. */
const LONGEST_SENTENCE = 500;
const sentencesOf = (text: string): string[] =>
  text
    .split(SENTENCE_END)
    .flatMap((one) =>
      one.length <= LONGEST_SENTENCE
        ? [one]
        : Array.from({ length: Math.ceil(one.length / LONGEST_SENTENCE) }, (_, place) =>
            one.slice(place * LONGEST_SENTENCE, (place + 1) * LONGEST_SENTENCE),
          ),
    );

/** The clauses of a text that state something about the person or the job. */
export function clausesOf(text: string, speaker: Speaker): Clause[] {
  const stated = speaker === 'record' ? statedInRecord : statedInAdvert;
  const clauses: Clause[] = [];
  for (const sentence of sentencesOf(text)) {
    for (const part of stated(sentence)) {
      const trimmed = part.trim();
      if (/[a-z0-9]/i.test(trimmed)) clauses.push({ text: trimmed, role: roleOf(trimmed) });
    }
    // What follows the heading of an aim in the same text belongs to it.
    if (speaker === 'record' && AIM_HEADING.test(sentence)) break;
  }
  return clauses;
}
