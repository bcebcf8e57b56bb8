import { inPlainWords } from '../../military-words/civilian-wording.ts';
import type { TONES } from '../../resumes-contract.ts';
import { adjunctFirst, asPride, laterVerbs, measureFirst, resultAfterAnd } from './clauses.ts';
import { FORMS, isPast } from './known-verbs.ts';
import {
  DIGITS,
  DONE,
  EMPTY,
  FIRM,
  FORMAL,
  GLADLY,
  KEEN,
  LONG,
  OTHER_WORDS,
  OTHERWISE,
  PHRASAL,
  PRIDE,
  RESULTS,
  SPOKEN,
} from './phrases.ts';
import { inForm, PAST_OF_GERUND } from './verbs.ts';

export type Tone = (typeof TONES)[number];

/**
 * Rewrites a text in another tone using rules: other words, another order. No fact, name or number is added or removed. A text that no rule
 * matches is returned unchanged. @param of a letter keeps the first person, a resume leaves it out
 */
export function rewriteByRules(
  text: string,
  tone: Tone,
  of: 'resume' | 'letter' = 'resume',
  country: 'UK' | 'US' = 'UK',
): string {
  return text
    .split('\n')
    .map((line) => {
      const sentences = sentencesOf(line);
      let isChanged = false;
      return sentences
        .map((sentence) => {
          const other = rewritten(sentence, { tone, of, country, isChanged, isAlone: sentences.length === 1 });
          isChanged ||= other !== sentence;
          return other;
        })
        .join('');
    })
    .join('\n');
}

/** Sentences with the text between them; joined, they are the original line. */
function sentencesOf(line: string): string[] {
  return line.match(/[^.!?]*(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*\s*/g)?.filter((part) => part !== '') ?? [];
}

/** `isChanged`: whether a sentence before it in the line was changed. */
type Way = { tone: Tone; of: 'resume' | 'letter'; country: 'UK' | 'US'; isChanged: boolean; isAlone: boolean };

function rewritten(given: string, { tone, of, country, isChanged, isAlone }: Way): string {
  const lead = /^[\s•*–-]*/.exec(given)?.[0] ?? '';
  const tail = /\s*$/.exec(given.slice(lead.length))?.[0] ?? '';
  const core = given.slice(lead.length, given.length - tail.length);
  if (!/\p{L}/u.test(core)) return given;
  // Without articles, a letter would read like a telegram.
  const rule = of === 'letter' && tone === 'ninja' ? 'shorten' : tone;
  const speaker = of === 'letter' && !/[•*–-]/.test(lead) ? speakerOf(core) : '';
  const other = TONE_RULES[rule](direct(core), { isChanged, isAlone, subject: speaker === '' ? '' : `${speaker} `, country });
  if (of === 'resume') return `${lead}${other}${tail}`;
  return `${lead}${withSpeaker(other, core, /[•*–-]/.test(lead))}${tail}`;
}

/**
 * Restores what the rules drop and a letter needs: `Led a team.`, made from `I led a team.`, becomes `I led a team.` again, and so does the line of
 * a resume, unless it is an item of a list.
 */
function withSpeaker(sentence: string, before: string, isItem: boolean): string {
  const who = isItem ? (/^(?:I|We)(?= )/.exec(before)?.[0] ?? '') : speakerOf(before);
  const rewritten =
    who === '' || new RegExp(`\\b${who}\\b`).test(sentence)
      ? sentence
      : `${who} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  const [end = ''] = /[.!?]$/.exec(before) ?? [];
  return end !== '' && !/[.!?]$/.test(rewritten) ? `${rewritten}.` : rewritten;
}

const speakerOf = (sentence: string) => /^(?:I|We)(?= )/.exec(sentence)?.[0] ?? (isWithoutSpeaker(sentence) ? 'I' : '');

/** `Managed a budget of £250k.` */
function isWithoutSpeaker(sentence: string): boolean {
  const opening = openingVerb(sentence);
  return opening?.known?.form === 'past' && AFTER_VERB.test(opening.rest) && !/\b(?:I|we|my|our)\b/i.test(sentence);
}

type Around = {
  /** Whether a sentence before it in the line was changed. */
  isChanged: boolean;
  /** Whether it is the only sentence of the line. */
  isAlone: boolean;
  /** `I ` or `We ` in a letter. */
  subject: string;
  country: 'UK' | 'US';
};

/**
 * What each tone does: other words and another order, shorter, formal and without jargon, with pride, the result or the number first, or as few
 * characters as possible.
 */
const TONE_RULES: Record<Tone, (sentence: string, around: Around) => string> = {
  rephrase: (sentence, { subject }) => {
    const [from, to] = PHRASAL.find(([phrase]) => sentence.startsWith(`${phrase} `)) ?? [];
    const worded =
      from !== undefined && to !== undefined
        ? `${to}${sentence.slice(from.length)}`
        : laterVerbs(withVerb(sentence, synonymFor), synonymFor);
    const other = exchange(worded, OTHER_WORDS);
    const joined = resultAfterAnd(other);
    return joined === other ? adjunctFirst(other, subject) : joined;
  },
  shorten: (sentence) => short(sentence),
  professional: (sentence, { country }) =>
    inPlainWords(laterVerbs(withVerb(exchange(afterTo(sentence), SPOKEN).replace(/!+$/, '.'), formalFor), formalFor), country),
  enthusiastic: (sentence, { isChanged }) => {
    const keen = emphasized(exchange(sentence, KEEN));
    // Once per line: enthusiasm in every sentence sounds fake.
    return isChanged ? keen : withPride(keen);
  },
  persuasive: (sentence, { subject }) => measureFirst(exchange(sentence, FIRM), RESULTS, subject),
  ninja: (sentence, { isAlone }) =>
    capital(
      terse(short(sentence))
        .replace(/\b(?:the|a|an|my|our)\s+(?=[\p{L}\d£$€])/giu, (article, at: number, all: string) =>
          isAt(RATE, all, at) || isAt(OF_A_NAME, all, at) ? article : '',
        )
        .replace(/(?<=\b\p{Ll}{3,}) and (?=\p{Ll}{3,}\b)/gu, ' & ')
        .replace(/[.!]+$/, isAlone ? '' : '.'),
    ),
};

/** `over 400` as `400+`, `60 calls a day` as `60 calls/day`, `without an accident` as `, zero accidents`. */
const terse = (sentence: string) =>
  sentence
    .replace(
      /\b(?:over|more than) ([£$€]?\d(?:[\d.,]*\d)?(?:k|m|bn|K|M|B)?)(?= \p{L})(?! (?:years?|months?|weeks?|days?|hours?|minutes|nights?|miles)\b)/giu,
      '$1+',
    )
    .replace(/\b(?:about|approximately|around) (?=[£$€]?\d)/giu, '~')
    .replace(
      /(?<=\b\d[\d,.]*\+? (?:\p{Ll}+ )?)(\p{Ll}+s) (?:a|an|per|each|every) (second|minute|hour|shift|day|night|week|month|year)\b/gu,
      '$1/$2',
    )
    .replace(/,? with no (?=\p{Ll})/gu, ', zero ')
    .replace(/,? without (?:an?|a single) (\p{Ll}+(?<![s]))(?=$|[.,;]| (?:in|over|for|at|on) )/gu, (_, noun: string) =>
      /[^aeiou]y$/.test(noun) ? `, zero ${noun.slice(0, -1)}ies` : `, zero ${noun}s`,
    );

/** Says a number, a clean record or an “every” with more weight. Nothing is added to it. */
const emphasized = (sentence: string) =>
  sentence
    .replace(/\bwithout an? (?=\p{Ll})/gu, 'without a single ')
    .replace(/\bwith (?:no|zero) (\p{Ll}+)(?=$|[.,;]| (?:in|over|for|at|on) )/gu, 'with absolutely no $1')
    .replace(/\bevery (?=\p{Ll})(?!single\b|day\b|week\b|month\b|year\b|other\b)/gu, 'every single ')
    .replace(/\bup to (?=\d)/gu, 'as many as ')
    .replace(/\bat the first attempt\b/gu, 'at the very first attempt')
    .replace(/(?<=^\p{Lu}\p{Ll}+(?: and \p{Ll}+)? )(?=\d{1,3}(?:,\d{3})+ \p{Ll}|\d{3} \p{Ll}+s\b)/gu, 'no fewer than ')
    .replace(/\b(two|three|four|five|[2-5]) (tours|deployments)\b/gu, '$1 full $2');

/** `140 drops a day` is a rate. */
const RATE = /an? (?:second|minute|hour|shift|day|night|week|fortnight|month|quarter|year)\b/iy;
/** `Officer of the Deck` is a name. */
const OF_A_NAME = /(?<=\p{Lu}\p{L}+ of )the \p{Lu}/uy;

/** Whether a sticky pattern matches at an index. The text around it is not copied or scanned: many matches cost linear time. */
function isAt(sticky: RegExp, text: string, at: number): boolean {
  sticky.lastIndex = at;
  return sticky.test(text);
}

function formalFor(verb: string, object: string): string | undefined {
  if (verb === 'maintain') return MAINTAINED.test(object) || ABSTRACT.test(object) ? undefined : 'service';
  if (verb === 'cut') return isMeasured(object) ? 'lower' : undefined;
  if (verb === 'get') return QUALIFICATION.test(object) ? 'obtain' : undefined;
  // “Helped to repair” has no form with “assisted”.
  if (verb === 'help' && (!OBJECT_OF_HELP.test(object) || HELPED_TO_DO.test(object))) return undefined;
  if (verb === 'keep') return MAINTAINED.test(object) ? 'maintain' : undefined;
  if (verb === 'teach') return PEOPLE.test(object) ? 'instruct' : undefined;
  if (verb === 'run' && DISTANCE.test(object)) return undefined;
  return FORMAL.get(verb);
}

/** What is kept up rather than serviced: a rate, a standard, a state of affairs. */
const ABSTRACT =
  /^(?:\d[\d.]*%|(?:\p{Ll}+ )*(?:accountability|availability|readiness|safety|security|morale|discipline|control|awareness|quality|confidentiality|visibility|compliance|fitness|relationships?|links?|stocks?|supplies|levels?|proficiency|currency|qualifications?)\b)/u;
/** What is counted or measured, so that it can be reduced. Grass and timber are cut too. */
const MEASURED =
  /\b(?:costs?|spend|spending|times?|downtime|overtime|waste|wastage|waits?|waiting|delays?|errors?|faults?|failures?|accidents?|incidents?|injur(?:y|ies)|loss(?:es)?|turnaround|backlog|budgets?|bills?|use|usage|consumption|fuel|hours|days|weeks|absence|sickness|turnover|complaints?|queues?|workload|paperwork|emissions|risks?|defects?|stoppages?|repairs|rates?|prices?|debt|theft|crime|numbers?|clicks|stock|response)\b/i;
const isMeasured = (object: string) =>
  MEASURED.test(object) || /\bby (?:\d|an? |half)|\bfrom \S+(?: \p{Ll}+)? to \S/u.test(object);
const GOODS =
  /^(?:(?:\d[\d,]*|the|all|over|up to|new|urgent|daily|frozen) )*(?:\p{Ll}+ )?(?:parcels?|packages?|post|mail|letters?|newspapers?|goods|freight|fuel|food|meals|groceries|pallets?|furniture|items|stores|supplies|ammunition|water|loads?|orders|vehicles?)\b/iu;
/** What is provided; babies and speeches are delivered. */
const SERVICE =
  /^(?:(?:\p{L}[\p{L}-]*|an?|the|\d[\d,]*) ){0,4}?(?:training|services?|support|care|advice|guidance|courses?|classes|lessons|instruction|tuition|briefings?|workshops?|projects?|solutions?|programmes?|programs?|security|cover|upgrades?)\b/iu;
const RAISED =
  /^(?:the |our )?(?:\p{Ll}+ )?(?:standards?|levels?|availability|morale|awareness|quality|output|productivity|sales|scores|performance|attendance|readiness|pass)\b/u;
const WATCHED = /^(?:(?:the|all|\d[\d,]*|live) )*(?:\p{Ll}+ )?(?:CCTV|cameras?|screens|alarms?|airspace|perimeter)\b/iu;
/** Places and services are run; vehicles and machines are only operated. */
const RUN =
  /^(?:an? |the |\d[\d,]* )?(?:[\p{L}\d-]+ ){0,2}(?:desk|helpdesk|point|centre|center|post|service|line|shop|store|canteen|kitchen|gym|office|site|checkpoint|range|programme|program|scheme|clinic|warehouse|depot|bar|mess)\b/iu;
const CONTRACT =
  /^(?:\d[\d,]*|an?|the|new|several|two|three|four|five|six|\p{Ll}+) ?(?:\p{Ll}+ )?(?:contracts?|tenders?|bids?|customers?|clients?|business|funding|grants?)\b/iu;
const QUALIFICATION =
  /^(?:my|an?|the|both) .*\b(?:licen[cs]e|certificate|qualification|degree|diploma|card|badge|NVQ|GCSEs?|accreditation)\b/iu;
const OBJECT_OF_HELP = /^(?:an?|the|all|our|my|his|her|their|new|over|\d|(?!set\b|run\b|out\b)\p{Ll}+(?<!s)s\b|with\b|\p{Lu})/u;

/** What is corrected rather than repaired. */
const ERRORS = /^(?:the |all |any |\d+ )?(?:errors|mistakes|bugs|problems)\b/u;

/** `Helped the lads sort out housing`: what they did follows. */
const HELPED_TO_DO =
  /^(?:[\p{L}\d,]+ ){1,3}(?:to |sort|set|find|get|make|move|pass|build|run|plan|keep|deal|understand|learn|apply|fix|write|settle|prepare|cope|claim)\b/u;

/** Objects that are kept rather than looked after. */
const MAINTAINED =
  /^(?:(?:the|all|our|accurate|high|good|close|full|daily|detailed|proper|clear|strong)\b ?)*(?:\p{Ll}+ )?(?:records?|logs?|standards?|discipline|accounts?|contact|order|registers?|files|databases?)\b/u;
/** What a person runs that is not managed. */
const DISTANCE = /\b(?:km|kilometres?|kilometers?|miles?|marathons?|races?)\b/i;

const MONEY =
  /^(?:[£$€]|(?:an? |the |all )?(?:[£$€]\S+ )?(?:\p{Ll}+ )?(?:budgets?|funds?|money|stores|stock|accounts?|costs?|spending))/u;
/** Who is directed. Vehicles, stores and projects are not. */
const LED =
  /^(?:(?:\d[\d,]*|an?|the|our|my|all|over|new|junior|\p{Ll}+) ){0,3}?(?:teams?|crews?|sections?|squads?|staff|people|personnel|engineers?|technicians?|mechanics|workers|employees|soldiers|sailors|marines|airmen|recruits|trainees|officers|drivers|nurses|medics|crew|users|operators|pickers|operatives|volunteers|projects?|operations?)\b/iu;
const PEOPLE =
  /^(?:(?:\d[\d,]*|the|our|my|all|over|new|junior|young) )*(?:\p{Ll}+ )?(?:recruits?|soldiers?|sailors?|students?|apprentices?|trainees?|cadets?|marines?|airmen|officers?|staff|people|children|novices)\b/iu;

function synonymFor(verb: string, object: string): string | undefined {
  if (verb === 'fix' && ERRORS.test(object)) return 'correct';
  if (verb === 'maintain') return MAINTAINED.test(object) || ABSTRACT.test(object) ? 'keep' : 'look after';
  if (verb === 'keep')
    return MAINTAINED.test(object) && !/^\S+ (?:\p{Ll}+ )?(?:logs?|registers?|accounts?|order)\b/u.test(object)
      ? 'hold'
      : undefined;
  if (verb === 'cut') return isMeasured(object) ? 'reduce' : undefined;
  if (verb === 'deliver') return GOODS.test(object) ? 'transport' : SERVICE.test(object) ? 'provide' : undefined;
  if (verb === 'monitor') return WATCHED.test(object) ? 'watch' : 'track';
  if (verb === 'operate') return RUN.test(object) ? 'run' : undefined;
  if (verb === 'win') return CONTRACT.test(object) ? 'gain' : 'earn';
  if (verb === 'help' && (!OBJECT_OF_HELP.test(object) || HELPED_TO_DO.test(object))) return undefined;
  if (verb === 'raise')
    return MONEY.test(object) ? 'collect' : RAISED.test(object) || isMeasured(object) ? 'increase' : undefined;
  if (verb === 'manage') return MONEY.test(object) ? 'control' : LED.test(object) ? 'direct' : 'take charge of';
  if (verb === 'teach') return PEOPLE.test(object) ? 'coach' : undefined;
  if (verb === 'run' && DISTANCE.test(object)) return undefined;
  return OTHERWISE.get(verb);
}

/** Replaces responsibilities by actions and drops `I` before a verb. */
function direct(sentence: string): string {
  const duty =
    /^(?:I |we )?(?:(?:was|were|am|have been|had been) )?(?:(?:solely|directly|jointly) )?(?:responsible for|tasked with|charged with|in charge of)\s+(.+)$/is.exec(
      sentence,
    ) ??
    /^(?:my )?(?:(?:main|daily|key) )?(?:duties|responsibilities|tasks|role|job)(?: here)? (?:included|include|involved|was|were):?\s+(?!to\b)(.+)$/is.exec(
      sentence,
    );
  const what = duty?.[1] === undefined ? undefined : withoutFor(duty[1]);
  if (what !== undefined && /\b(?:and|or) for\b/i.test(what) && !/^(?:the )?\w+ing\b/i.test(what)) return sentence;
  const [, listed] = DUTIES_NOW.exec(sentence) ?? [];
  // What is still done stays in the present: only the words before it go.
  if (listed !== undefined) return capital(listed);
  const [, task = ''] = TASK.exec(sentence) ?? [];
  const [opening = ''] = /^\p{Ll}+/u.exec(task) ?? [];
  if (FORMS.get(opening)?.form === 'base') return capital(`${inForm(opening, 'past')}${alikeBase(task.slice(opening.length))}`);
  if (what !== undefined) {
    const [, verb, rest] = /^(?:the )?(\w+ing)\b(.*)$/is.exec(what) ?? [];
    const isVerb = verb && !/^of\b/.test(rest?.trim() ?? '') && !(ALSO_NOUNS.has(verb.toLowerCase()) && !OBJECT.test(rest ?? ''));
    const past = isVerb ? pastOf(verb.toLowerCase()) : undefined;
    if (past && rest !== undefined) return capital(`${past}${alike(rest)}`);
    const [, noun, of] = /^(?:the )?(\w+) of (.+)$/is.exec(what) ?? [];
    const done = noun === undefined ? undefined : DONE.get(noun.toLowerCase());
    if (done !== undefined) return capital(`${done} ${of}`);
    // Only for countable things: “managed safety” or “managed morale” is not idiomatic.
    if (
      /^[^.]*?\b(?:responsible for|in charge of)\b/i.test(sentence) &&
      /^(?:an?|the|all|our|its|my|\d[\d,]*) /i.test(what) &&
      !verb
    )
      return `Managed ${what}`;
  }
  const [, own] = /^(?:I|we) (\p{Ll}+\b.*)$/su.exec(sentence) ?? [];
  return own !== undefined && isPast(/^\p{Ll}+/u.exec(own)?.[0] ?? '') ? capital(own) : sentence;
}

/** `the stores and for training 20 people` as `the stores and trained 20 people`. */
const withoutFor = (duties: string) =>
  duties.replace(/ and for (\w+ing)\b(?=(.*))/gis, (whole, verb: string, rest: string) => {
    const past = OBJECT.test(rest) ? pastOf(verb.toLowerCase()) : undefined;
    return past === undefined ? whole : ` and ${past}`;
  });

/** `Duties involve checking cargo`, and `My role was to plan routes`. */
const DUTIES_NOW =
  /^(?:my )?(?:(?:main|daily|key) )?(?:duties|responsibilities|tasks|role|job) (?:involves?|includes|are|is):?\s+(\w+ing\b.+)$/is;
const TASK = /^(?:my )?(?:(?:main|key) )?(?:role|job|task|duty|responsibility) was to (.+)$/is;

/** Puts the verbs that continue a list into the past too: `plan routes and brief drivers`. */
const alikeBase = (rest: string) =>
  rest.replace(
    /((?:,|;)(?: and)?| and) (\p{Ll}+)(?= (\p{L}|\d))/gu,
    (whole, link: string, verb: string, _: string, at: number) => {
      const isVerb = FORMS.get(verb)?.form === 'base' && AFTER_VERB.test(rest.slice(at + whole.length).trimStart());
      return isVerb ? `${link} ${inForm(verb, 'past')}` : whole;
    },
  );

/** Gerunds that are nouns too: `building security` names a thing, `building a bridge` an action. */
const ALSO_NOUNS = new Set([
  'accounting',
  'banking',
  'building',
  'catering',
  'cleaning',
  'clothing',
  'engineering',
  'heating',
  'housing',
  'lighting',
  'marketing',
  'nursing',
  'parking',
  'planning',
  'recruiting',
  'shipping',
  'signalling',
  'signaling',
  'training',
  'wiring',
]);
/** Begins with an object: a determiner, a number, a plural or a further verb. */
const OBJECT =
  /^(?:,| and \w+ing\b|\s(?:(?:an?|the|all|our|its|my|his|her|their|new|each|every|several|many|up|over|more|\d\S*)(?=\s|$)|\p{Ll}+(?<!s)s\b|(?!and\b)\p{Ll}+ \p{Ll}+(?<!s)s\b))/u;

/** Puts the following verbs into the past too: `, supervising and training of`. */
const alike = (rest: string) =>
  rest
    .replace(/((?:,| and|;)(?: and)?) for (\w+ing)\b/gi, (whole, link: string, verb: string) => {
      const past = pastOf(verb.toLowerCase());
      return past === undefined ? whole : `${link} ${past}`;
    })
    .replace(/^((?:(?:, ?(?:and )?| and )\w+ing\b)+) of /i, '$1 ')
    .replace(/^((?:(?:, ?(?:and )?| and )\w+ing\b)+)/i, (list) =>
      list.replace(/\w+ing\b/gi, (verb) => pastOf(verb.toLowerCase()) ?? verb),
    )
    // Later verbs of the list, each with an object of its own: `checking cargo, loading C-17s and briefing passengers`.
    .replace(/(, and|,| and) (\p{Ll}+ing)(?= (?:\p{L}|\d))/gu, (whole, link: string, verb: string, at: number, all: string) => {
      const object = all.slice(at + whole.length).trimStart();
      const isNoun = ALSO_NOUNS.has(verb) && !(verb === 'training' && LED.test(object));
      const past = isNoun || RESULTS.includes(verb) ? undefined : pastOf(verb);
      return past === undefined || /^(?:for|with|in|on|at|by|to|as|and)\b/.test(object) ? whole : `${link} ${past}`;
    });

function pastOf(gerund: string): string | undefined {
  const known = PAST_OF_GERUND.get(gerund);
  if (known) return known;
  const stem = gerund.slice(0, -3);
  // `thing`, `during` and `spring` are not verbs.
  if (stem.length < 3 || /^(?:dur|spr|str|everyth|someth|noth|anyth|build|meet|accord|includ|ceil|morn|even)$/.test(stem))
    return undefined;
  if (/[^aeiou]y$/.test(stem)) return `${stem.slice(0, -1)}ied`;
  return stem.endsWith('e') ? `${stem}d` : `${stem}ed`;
}

/** The next word changes the meaning of the verb: `Led to`, `Kept up`, `Managed with`. */
const PARTICLE =
  /^(?:to|by|with|that|up|out|off|on|in|for|from|into|over(?! [£$€]?\d)|through|as|at|down|away|back|around|under)\b/;
/** A form that is a noun too needs an object after it. */
const AFTER_VERB = /^(?:an?|the|all|our|its|my|his|her|their|this|each|every|several|many|over|more|new|\d|\p{Ll}+(?<!s)s\b)/u;

/** The verb at the start of a sentence, with the words before it that belong to it. */
function openingVerb(
  sentence: string,
): { word: string; rest: string; known: { verb: string; form: 'base' | 's' | 'past' | 'ing' } | undefined } | null {
  const [word = ''] = /^\p{Lu}\p{Ll}+(?=\s)/u.exec(sentence) ?? [];
  if (word === '') return null;
  const rest = sentence.slice(word.length + 1).trimStart();
  const known = FORMS.get(word.toLowerCase());
  if (!known && !isPast(word.toLowerCase())) return null;
  if (known && (known.form === 'base' || known.form === 's') && !AFTER_VERB.test(rest)) return null;
  return { word, rest, known };
}

/** Replaces the verb at the start of a sentence with another in the same form. */
function withVerb(sentence: string, other: (verb: string, object: string) => string | undefined): string {
  const opening = openingVerb(sentence);
  if (!opening?.known || PARTICLE.test(opening.rest)) return sentence;
  // Of two verbs with one object, the other would have to fit it too.
  const instead = other(opening.known.verb, opening.rest);
  if (instead === undefined) return sentence;
  if (instead.includes(' ') && /^and\b|^,/.test(opening.rest)) return sentence;
  if (new RegExp(`^(?:, |and )${inForm(instead, opening.known.form)}\\b`).test(opening.rest)) return sentence;
  return `${capital(inForm(instead, opening.known.form))} ${opening.rest}`;
}

/** `Led a team` becomes `Took pride in leading a team`, and `Proudly led a team` where its verbs have no other form here. */
function withPride(sentence: string): string {
  const opening = openingVerb(sentence);
  if (!opening || /^(?:was|had|did|got|lost)$/i.test(opening.word)) return sentence;
  // `Acting Flight Sergeant` is a title, and `Trusted with the keys` something that others did.
  if (opening.word === 'Acting' && /^\p{Lu}/u.test(opening.rest)) return sentence;
  if (BY_OTHERS.test(`${opening.word} ${opening.rest}`)) return sentence;
  const { known } = opening;
  if (known && (known.form === 's' || known.form === 'base'))
    return `${known.form === 's' ? 'Takes' : 'Take'} pride in ${inForm(known.verb, 'ing')} ${opening.rest}`;
  const adverb = GLADLY.get(known?.verb ?? '') ?? 'proudly';
  const pride = adverb === 'proudly' ? asPride(sentence, (verb) => PRIDE.get(verb) ?? 'Took pride in') : undefined;
  if (pride !== undefined) return pride;
  return `${capital(adverb)} ${opening.word.toLowerCase()} ${opening.rest}`;
}

const BY_OTHERS =
  /^(?:Trusted|Entrusted|Selected|Promoted|Appointed|Awarded|Elected|Nominated|Recogni[sz]ed|Commended|Tasked|Mentioned|Posted|Attached|Seconded|Employed|Rated|Ranked|Certified|Accredited) (?:with|by|as|for|from|to|in|at|ahead|top|the)\b/;

const TEAM_OF =
  /\b(?:an? |the |my )(?:team|group|crew|section|department|fleet|workforce) of (?=(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)(?:-\p{Ll}+)? (?!(?:and|or|who|that|in|on|at|for|to|from|with|across|during|over|while|as|by)\b)\p{L})/giu;

function short(sentence: string): string {
  const empty = new RegExp(`(?<![\\p{L}-])(?:${EMPTY.join('|')}) (?=\\p{L})`, 'giu');
  const shorter = direct(inAction(exchange(sentence, LONG)))
    .replace(empty, '')
    .replace(DIGIT_WORD, (word) => DIGITS.get(word) ?? word)
    // `a team of 12 engineers` is `12 engineers`.
    .replace(TEAM_OF, '')
    .replace(/ {2,}/g, ' ');
  return /^\p{Lu}/u.test(sentence) ? capital(shorter) : shorter;
}

/** Small numbers in words, which are digits on a CV. `one` is often no number, and `two-thirds` and `two of` stay. */
const DIGIT_WORD =
  /(?<![\p{L}-])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?= (?!of\b|or\b|and\b|thirds?\b)[\p{Ll}\d])/gu;

/** `Carried out repairs to 9 trucks` as `Repaired 9 trucks`. */
const inAction = (sentence: string) =>
  sentence.replace(
    /\b(Carried out|Conducted|Performed|Undertook|carried out|conducted|performed|undertook) (?:the |an? |some )?(maintenance|repairs?|inspections?|checks?|searches|audits?|reviews?|surveys?|tests?|assessments?|installations?|inventory) (?:of|on|to) (?=\p{L}|\d)/gu,
    (whole, did: string, noun: string) => {
      const past = ACTION_OF.get(noun) ?? ACTION_OF.get(noun.replace(/s$/, ''));
      return past === undefined ? whole : `${/^\p{Lu}/u.test(did) ? capital(past) : past} `;
    },
  );
const ACTION_OF = new Map(
  Object.entries({
    maintenance: 'maintained',
    repair: 'repaired',
    inspection: 'inspected',
    check: 'checked',
    searches: 'searched',
    audit: 'audited',
    review: 'reviewed',
    survey: 'surveyed',
    test: 'tested',
    assessment: 'assessed',
    installation: 'installed',
    inventory: 'inventoried',
  }),
);

/** `to set up` takes the base form of another verb, and `helped to` and `helped repair` have no form with `assisted`. */
const afterTo = (sentence: string) =>
  sentence
    .replace(/\b(to|can|could|will|would|helped|help) set up\b/g, '$1 establish')
    .replace(/\bset up and run\b/g, 'establish and run');

type Phrases = readonly (readonly [string, string])[];
const patterns = new Map<Phrases, { pattern: RegExp; to: string }[]>();

function patternsOf(phrases: Phrases) {
  const before = patterns.get(phrases);
  if (before) return before;
  const created = phrases.map(([from, to]) => ({
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])${from.replace(/'/g, "['’]")}(?![\\p{L}\\p{N}-])`, 'giu'),
    to,
  }));
  patterns.set(phrases, created);
  return created;
}

function exchange(text: string, phrases: Phrases): string {
  return patternsOf(phrases).reduce(
    (now, { pattern, to }) => now.replace(pattern, (found) => (/^\p{Lu}\p{Ll}/u.test(found) ? capital(to) : to)),
    text,
  );
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
