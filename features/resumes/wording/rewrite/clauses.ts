import { FORMS, isPast } from './known-verbs.ts';
import { inForm, participleOf } from './verbs.ts';

/** Longer sentences stay in their order: nobody reads them as one statement, and patterns over them would cost time. */
const LONGEST = 320;

/** The verbs at the start of a sentence (`Planned, ordered and issued`), what follows them, and the end of the sentence. */
/** Words up to a comma, a colon or a semicolon. The comma of `14,000` is part of a number. */
const PART = String.raw`(?:[^,;:]|(?<=\d),(?=\d))+`;

type Action = { verbs: { word: string; verb: string }[]; links: string[]; rest: string; end: string };

/** A sentence as an action in the past, or null: only such sentences are reordered. */
function actionOf(sentence: string): Action | null {
  if (sentence.length > LONGEST) return null;
  const [, body = '', end = ''] = /^(.*?)([.!]*)$/.exec(sentence) ?? [];
  const verbs: Action['verbs'] = [];
  const links: string[] = [];
  let rest = body;
  for (;;) {
    const [whole = '', word = '', link = ''] = /^(\p{L}+)(, and |, | and | |$)/u.exec(rest) ?? [];
    const known = FORMS.get(word.toLowerCase());
    if (known?.form !== 'past' || (verbs.length === 0) !== /^\p{Lu}/u.test(word)) break;
    verbs.push({ word: word.toLowerCase(), verb: known.verb });
    links.push(link);
    rest = rest.slice(whole.length);
    if (link === ' ') break;
  }
  // `Planned and first aid`: a link that no verb follows belongs to something else.
  // `Led to the closure` and `Managed to keep`: the verb means something else.
  if (verbs.length === 0 || links.at(-1) !== ' ' || rest === '' || /^to\b/.test(rest)) return null;
  return { verbs, links, rest, end };
}

const joined = ({ verbs, links }: Action, of: (verb: { word: string; verb: string }) => string) =>
  verbs.map((verb, index) => `${of(verb)}${links[index]}`).join('');

const asPast = (action: Action) => `${joined(action, ({ word }) => word)}${action.rest}`;

/** `planning stock and briefing drivers`: undefined where a later verb of the sentence would stay in the past. */
function asGerund(action: Action): string | undefined {
  if (hasLaterVerb(action.rest)) return undefined;
  return `${joined(action, ({ verb }) => inForm(verb, 'ing'))}${action.rest}`;
}

/** A second verb with its own object: what comes at the end of the sentence may belong to it alone. */
const hasLaterVerb = (text: string) =>
  [...text.matchAll(/(?:\band(?: later| then| also)?|\bbut|[,;](?: and)?) (?!and\b)(\p{Ll}+)(?= |$)/gu)].some(([, word = '']) =>
    isPast(word),
  );

const PLACES =
  'environment|conditions|theatre|theater|field|workshop|office|hospital|clinic|school|branch|store|shop|camp|base|centre|center|kitchen|galley|yard|warehouse|depot|garrison|unit|company|squadron|regiment|battalion|platoon|department|ward|court|room|countries|sites|bases|camps|schools|regions?|town|city|area|country|county|world|building|station|port|dockyard|factory|home|homes|shifts?|tours?|deployments?|exercises?|operations?|missions?|brigade|division|fleet|estate|network|stages|sectors|states';
const PLACE = String.raw`(?:(?:\p{L}[\p{L}\p{N}’'-]*|\d[\d,]*) ){0,4}?(?:${PLACES})\b`;
const NAME = String.raw`\p{Lu}[\p{L}\p{N}’'&/-]*`;
const TIME = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:the|its|my) (?:last|first)(?: \p{L}+)?|a|an) (?:weekend|day|night|week|month|year|season|winter|summer|tour|deployment)s?\b`;
/** Where or when: at the end of a sentence, and as good at its start. */
const ADJUNCT = new RegExp(
  String.raw` ((?:(?:in|at|across|throughout|aboard|off|near|outside) (?:the )?(?:${NAME}|${PLACE})|on (?:the )?(?:(?:HMS|USS|RFA|Op|Operation|Exercise|Ex) |${PLACE}|${NAME} (?:Plain|Island|Estate|Sea))|by \p{Ll}+ing |(?:in|on) (?:19|20)\d\d|(?:during|throughout) (?:the |a |an |my |our )?[\p{L}\p{N}]|(?:for|over|within|in) (?:about |over |under )?${TIME}|before every |after every |under (?:fire|pressure)|between ${NAME} and ${NAME})[^,;:]*)$`,
  'u',
);

/** `Led a section on two tours of Afghanistan.` becomes `On two tours of Afghanistan, led a section.` */
export function adjunctFirst(sentence: string, subject: string): string {
  const action = actionOf(sentence);
  if (!action || hasLaterVerb(action.rest)) return sentence;
  const found = ADJUNCT.exec(action.rest);
  const adjunct = found?.[1] ?? '';
  const core = action.rest.slice(0, found?.index);
  // An object stays, nothing of it is torn away, and the sentence keeps its weight.
  if (!found || adjunct.split(' ').length > 9 || core === '' || NO_OBJECT.test(core)) return sentence;
  if (/[,;:]/.test(core) && !/^[^,]+(?:, [^,]+)* and [^,]+$/.test(core)) return sentence;
  if (/ (?:and|or) /.test(` ${core} `) && / (?:in|at|on|for|to|from|of|with) /.test(core)) return sentence;
  if (isTied(adjunct) && /^by/.test(adjunct)) return sentence;
  if (
    /\b(?:who|which|that|where|when|while|as|without|with|early|daily|weekly|safely)\b/.test(adjunct) ||
    / (?:who|which|that|where|when|while|by|to be)(?: |$)/.test(core)
  )
    return sentence;
  if (/ (?:of|than|per|to|from|and|between|with|only|the|a)$/.test(core)) return sentence;
  if (PAIRED.has(`${action.verbs.at(-1)?.verb} ${/^\p{L}+/u.exec(adjunct)?.[0]}`)) return sentence;
  return `${capital(adjunct)}, ${subject}${joined(action, ({ word }) => word)}${core}${action.end}`;
}

const NO_OBJECT =
  /^(?:in|at|on|to|for|from|with|by|of|off|out|up|over|under|through|around|about|into|against|closely|together|ahead)\b/;
/** Verbs that need the words after their object: `put money on`, `placed an advert in`. */
const PAIRED = new Set([
  ...['put on', 'put in', 'lay on', 'set on', 'set in', 'move across', 'train on', 'instruct on', 'coach on', 'brief on'],
  ...[
    'teach at',
    'advise on',
    'train in',
    'instruct in',
    'save on',
    'save in',
    'save over',
    'invest in',
    'hold in',
    'represent at',
  ],
  ...[
    'report on',
    'lead on',
    'spend on',
    'spend in',
    'play in',
    'win at',
    'keep on',
    'keep in',
    'run on',
    'speak at',
    'work on',
    'study in',
    'clear near',
    'clear of',
  ],
]);

/** What an action led to, in the past: `which reduced`, `that saved`. */
const REACHED =
  'saved|cut|reduced|raised|increased|improved|halved|doubled|prevented|lowered|lifted|boosted|freed|shortened|won|earned|generated';
const CREATED = new Set([
  ...[
    'introduce',
    'write',
    'build',
    'design',
    'develop',
    'create',
    'set',
    'start',
    'launch',
    'spearhead',
    'produce',
    'lead',
    'run',
  ],
  ...['implement', 'establish', 'organise', 'organize', 'draft', 'draw', 'devise', 'draw', 'reorganise', 'reorganize'],
]);

/**
 * The result, the clean record or the number first. `results` are the words that introduce a result as `, cutting waste`.
 * @param subject `I ` in a letter, where a sentence without a verb would read like a list
 */
export function measureFirst(sentence: string, results: readonly string[], subject: string): string {
  const action = actionOf(sentence);
  if (!action) return sentence;
  return (
    resultOf(action, results, subject) ??
    relativeResultOf(action, subject) ??
    (subject === ''
      ? (recordOf(action) ?? outcomeOf(action) ?? countOf(action) ?? worthOf(action))
      : recordOfSpeaker(action, subject)) ??
    scaleOf(action, subject) ??
    purposeOf(action, subject) ??
    sentence
  );
}

/** `Planned stock, cutting waste by half.` as `Cut waste by half by planning stock.` */
function resultOf(action: Action, results: readonly string[], subject: string): string | undefined {
  const [, done = '', gerund = '', result = ''] =
    new RegExp(`^([^:;]*?),? (?:thereby |and so |)(${results.join('|')}) ([^:;]+)$`, 'u').exec(action.rest) ?? [];
  const known = FORMS.get(gerund);
  if (done === '' || known?.form !== 'ing' || /\band \p{Ll}+ing\b/u.test(result) || isTied(result)) return undefined;
  // A list of results, or a gerund that belongs to a noun: `kept 14 vehicles needing`.
  if (!/,$/.test(action.rest.slice(0, done.length + 1)) && !/, /.test(action.rest.slice(done.length, done.length + 2)))
    return undefined;
  const past = inForm(known.verb, 'past');
  const rest = { ...action, rest: done };
  const means = asGerund(rest);
  if (means === undefined) return subject === '' ? `${capital(past)} ${result}: ${asPast(rest)}${action.end}` : undefined;
  const link = /\bby\b/.test(`${result} `) ? 'through' : 'by';
  const lead = subject === '' ? capital(past) : `${subject}${past}`;
  return `${lead} ${result} ${link} ${means}${action.end}`;
}

/** Says `it` or `they` of something that would only be named afterwards. */
const isTied = (text: string) => /\b(?:it|its|they|them|their|this|these|those|he|she|his|her)\b/i.test(text);

/** `Introduced a ledger that saved 10 hours a week.` as `Saved 10 hours a week by introducing a ledger.` */
function relativeResultOf(action: Action, subject: string): string | undefined {
  const [, done = '', link = '', past = '', result = ''] =
    new RegExp(`^([^,;:]+?)(, which| which| that) (${REACHED}) (${PART})$`, 'u').exec(action.rest) ?? [];
  const verb = action.verbs.at(-1)?.verb ?? '';
  if (done === '' || isTied(result) || (link === ' that' && !CREATED.has(verb))) return undefined;
  const means = asGerund({ ...action, rest: done });
  if (means === undefined) return undefined;
  const lead = subject === '' ? capital(past) : `${subject}${past}`;
  return `${lead} ${result} ${/\bby\b/.test(result) ? 'through' : 'by'} ${means}${action.end}`;
}

const HARM =
  'loss(?:es)?|accidents?|incidents?|spills?|spillages?|casualt(?:y|ies)|malfunctions?|faults?|failures?|defects?|discrepanc(?:y|ies)|findings?|complaints?|injur(?:y|ies)|errors?|delays?|fatalit(?:y|ies)|breach(?:es)?|absences?|breakdowns?|damage|deaths?|misses|mistakes?|stoppages?|theft|thefts|wastage|downtime|escapes?|crashes|non-conformances?';
const RECORD = new RegExp(
  String.raw`^(.+?),? (?:(with) (no|zero) ((?:[\p{L}-]+ ){0,2}(?:${HARM}))|(without) (?:an? |a single |any )((?:[\p{L}-]+ ){0,2}(?:${HARM})))((?: (?:(?:in|over|at|across|during|on) [^,;:]+|for \d[^,;:]+))?)((?: for \p{Lu}[^,;:]*)?)$`,
  'u',
);

/** `Ran the stores with no losses at two audits.` as `No losses at two audits: ran the stores.` */
function recordOf(action: Action): string | undefined {
  const [, done = '', , no = '', what = '', , single = '', where = '', whom = ''] = RECORD.exec(action.rest) ?? [];
  if (done === '' || done.split(' ').length < 2 || hasLaterVerb(done)) return undefined;
  return `${no === '' ? `Not one ${single}` : `${capital(no)} ${what}`}${where}: ${asPast({ ...action, rest: `${done}${whom}` })}${action.end}`;
}

function recordOfSpeaker(action: Action, subject: string): string | undefined {
  const [, done = '', , no = '', what = '', , single = '', where = '', whom = ''] = RECORD.exec(action.rest) ?? [];
  if (done === '' || done.split(' ').length < 2) return undefined;
  const record = no === '' ? `Without a single ${single}` : `With ${no} ${what}`;
  return `${record}${where}, ${subject}${asPast({ ...action, rest: `${done}${whom}` })}${action.end}`;
}

/** `Inspected scaffolds daily so that work could start by 8am.` as `Work could start by 8am: inspected scaffolds daily.` */
function outcomeOf(action: Action): string | undefined {
  const [, done = '', outcome = ''] = /^([^;:]+?)(?:, so|,? so that) ([^,;:]+)$/u.exec(action.rest) ?? [];
  if (done === '' || /^(?:I|we|he|she|it|they|this|that|these|far|on)\b/i.test(outcome) || isTied(outcome)) return undefined;
  return `${capital(outcome)}: ${asPast({ ...action, rest: done })}${action.end}`;
}

const NUMBER =
  '(?:[£$€]\\d[\\d.,]*(?:k|m|bn|K|M|B| million| billion)?|\\d[\\d.,]*\\d|\\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)(?![\\p{L}%-])';
/** What ends the group of words with the number. `of` and `a day` are part of it. */
const COUNTED = new RegExp(
  String.raw`^((?:over|more than|up to|about|nearly|almost|some|at least|all) )?(${NUMBER})((?: of)?(?: (?!(?:and|or|in|at|on|to|for|from|with|by|as|across|over|through|throughout|during|into|onto|while|when|who|which|that|without|before|after|off|out|near|under|between|including|aboard|per|using|via|up|down|around|along|within|against|about|until|so|because|if|than|daily|weekly|monthly|a|an|every|each|per|safely|ahead|early|top|is|was|were)\b)[\p{L}\p{N}][\p{L}\p{N}’'/&-]*){1,5}(?: (?:a|per|each|every|an) (?:day|week|month|year|shift|hour|night))?)(?=$|[ ,;])(.*)$`,
  'u',
);
/** Numbers that are names: `3 Commando Brigade`, `2 RIFLES`. */
const UNIT_NAME =
  /^ (?:\p{Lu}{2,}|Commando|Para|Royal|Rifles|Regiment|Brigade|Division|Armoured|Infantry|Squadron|Field|Signal|Medical|Group|Wing|Air|Scots|Mercian|Yorks|Troop|Battalion|Company|Platoon|Batter)\b/u;
/** Verbs that are not put into the passive, or that would lose who did what. */
const NOT_PASSIVE = new Set([
  ...[
    'work',
    'move',
    'deploy',
    'serve',
    'act',
    'liaise',
    'volunteer',
    'qualify',
    'respond',
    'become',
    'begin',
    'speak',
    'join',
    'gain',
  ],
  ...[
    'have',
    'be',
    'get',
    'rise',
    'go',
    'come',
    'grow',
    'fight',
    'stand',
    'study',
    'learn',
    'attend',
    'receive',
    'answer',
    'start',
  ],
  ...[
    'cut',
    'reduce',
    'increase',
    'raise',
    'save',
    'hold',
    'keep',
    'lower',
    'improve',
    'win',
    'double',
    'halve',
    'represent',
    'spend',
  ],
  ...['take', 'make', 'set', 'put', 'give', 'turn', 'speed', 'enable', 'allow', 'mark', 'help', 'free', 'earn'],
]);

/** `Trained 31 recruits in weapon handling.` as `31 recruits trained in weapon handling.` */
function countOf(action: Action): string | undefined {
  const grouped = action.rest.replace(
    new RegExp(String.raw`^(?:an? |the |my )(?:team|group|crew|section|fleet|workforce|staff) of (?=${NUMBER} \p{L})`, 'u'),
    '',
  );
  const [, about = '', number = '', what = '', rest = ''] = COUNTED.exec(grouped) ?? [];
  // `Cleared 3 km near Sangin of mines`: the end belongs to the verb.
  if (action.verbs.some(({ verb }) => verb === 'clear') && / of /.test(rest)) return undefined;
  if (number === '' || UNIT_NAME.test(what) || action.verbs.some(({ verb }) => NOT_PASSIVE.has(verb))) return undefined;
  // `and 90 vehicles`, `, 3 trucks`: the object goes on, and `as a medic` is the one who did it.
  if (
    /^(?:,? (?:and|or|as|to)\b|, (?!including\b)|;)| as (?:an?|the|acting|\p{L}+ing) /u.test(rest) ||
    hasLaterVerb(rest) ||
    isTied(rest)
  )
    return undefined;
  if (rest === '' && / (?:a|per|each|every|an) \p{Ll}+$/u.test(what)) return undefined;
  const done = joined(action, ({ verb }) => participleOf(verb)).trimEnd();
  return `${capital(about)}${about === '' ? capital(number) : number}${what} ${done}${rest}${action.end}`;
}

/** `Managed a stores account worth £3.2m.` as `£3.2m stores account managed.`; `a 30-man platoon` starts with its number already. */
function worthOf(action: Action): string | undefined {
  if (action.verbs.some(({ verb }) => NOT_PASSIVE.has(verb))) return undefined;
  const done = joined(action, ({ verb }) => participleOf(verb)).trimEnd();
  const [, thing = '', worth = ''] =
    /^(?:an? |the |my )((?:\p{Ll}[\p{Ll}’'-]* ){0,3}?(?:account|budget|portfolio|contract|project|inventory|programme|program|fund|stock))s? (?:worth|valued at|of) ([£$€]\d[\d.,]*(?:k|m|bn|K|M|B| million| billion)?)$/u.exec(
      action.rest,
    ) ?? [];
  if (thing !== '') return `${worth} ${thing} ${done}${action.end}`;
  const [, sized = '', rest = ''] =
    /^(?:an? |the )((?:[£$€]\d[\d.,]*(?:k|m|bn|K|M|B)?|\d+-\p{L}+)(?: (?!(?:and|or|in|at|on|to|for|of|from|with|by|as|across|over|through|during|into|who|which|that|without|before|after)\b)[\p{L}\p{N}’'/&-]+){1,4})($|, (?!and |or ).*| (?:in|at|on|across|during|through|throughout) .*)$/u.exec(
      action.rest,
    ) ?? [];
  return sized === '' || hasLaterVerb(rest) ? undefined : `${sized} ${done}${rest}${action.end}`;
}

/** `Installed radios in 40 vehicles.` as `In 40 vehicles, installed radios.` */
const SCALE = new RegExp(
  String.raw`^([^,;:]+?) ((?:for|in|across|at) (?:over |more than |up to |about |all )?${NUMBER} (?!(?:years?|months?|weeks?|days?|hours?|minutes|nights?|weekends?|seasons?)\b)[\p{L}][^,;:]*)$`,
  'u',
);
function scaleOf(action: Action, subject: string): string | undefined {
  const [, done = '', scale = ''] = SCALE.exec(action.rest) ?? [];
  if (done === '' || hasLaterVerb(action.rest) || / (?:and|or|by|to|who|that|which|where|as) /.test(` ${done} `))
    return undefined;
  if (NO_OBJECT.test(done) || / (?:by|as|to|who|that|which|and) /.test(scale) || done.split(' ').length < 2) return undefined;
  return `${capital(scale)}, ${subject}${asPast({ ...action, rest: done })}${action.end}`;
}

/** `Led a platoon, completing 120 patrols.` as `Led a platoon and completed 120 patrols.` */
export function resultAfterAnd(sentence: string): string {
  const action = actionOf(sentence);
  const [, done = '', which = '', word = '', result = ''] =
    new RegExp(String.raw`^(${PART}), (which )?(\p{Ll}+) (${PART})$`, 'u').exec(action?.rest ?? '') ?? [];
  const known = FORMS.get(word);
  if (!action || known?.form !== (which === '' ? 'ing' : 'past') || hasLaterVerb(done) || isTied(result)) return sentence;
  if (NOT_RESULTS.has(word) || / and \p{Ll}+ing /u.test(` ${result}`) || action.verbs.length > 1) return sentence;
  return `${capital(joined(action, ({ word: past }) => past))}${done} and ${inForm(known.verb, 'past')} ${result}${action.end}`;
}
/** Gerunds that describe what is named before them. */
const NOT_RESULTS = new Set([
  'including',
  'using',
  'holding',
  'being',
  'having',
  'serving',
  'working',
  'needing',
  'ensuring',
  'enabling',
  'allowing',
]);

/** Verbs that are done for a purpose, said as `to …` after their object. */
const FOR_A_PURPOSE = new Set([
  ...['negotiate', 'write', 'design', 'create', 'introduce', 'build', 'plan', 'develop', 'use', 'work', 'liaise', 'coordinate'],
  ...[
    'produce',
    'prepare',
    'organise',
    'organize',
    'analyse',
    'analyze',
    'review',
    'search',
    'adapt',
    'examine',
    'redesign',
    'draft',
  ],
  ...['configure', 'repair', 'run', 'implement', 'set', 'conduct', 'track', 'test', 'interpret', 'monitor', 'inspect', 'rewrite'],
]);
const HAS_TO =
  / (?:right|ability|chance|plan|need|time|way|opportunity|attempt|effort|decision|duty|order|orders|request|approval|authority|team|people|staff|able|access|years?|how|what|when|where|on|up|from|\d+|due|close|next|according|prior|down)$/;

/** `Negotiated with local elders to keep a route open.` as `To keep a route open, negotiated with local elders.` */
function purposeOf(action: Action, subject: string): string | undefined {
  if (!FOR_A_PURPOSE.has(action.verbs.at(-1)?.verb ?? '')) return undefined;
  const [, done = '', verb = '', rest = ''] = /^([^,;:]+?) (?:in order )?to (\p{Ll}+)( [^,;:]+)$/u.exec(action.rest) ?? [];
  if (done === '' || FORMS.get(verb)?.form !== 'base' || HAS_TO.test(done) || hasLaterVerb(done) || isTied(rest))
    return undefined;
  if (/ to /.test(`${done} `)) return undefined;
  return `To ${verb}${rest}, ${subject}${asPast({ ...action, rest: done })}${action.end}`;
}

/** Replaces the second and later verbs of a sentence that have the same tense and an object of their own. */
export function laterVerbs(sentence: string, other: (verb: string, object: string) => string | undefined): string {
  if (sentence.length > LONGEST) return sentence;
  return sentence.replace(
    /((?:, and|,| and)) (\p{Ll}+)(?= (\p{L}|\d|[£$€]))/gu,
    (whole, link: string, word: string, _: string, at: number, all: string) => {
      const known = FORMS.get(word);
      const object = all.slice(at + whole.length).trimStart();
      if (known?.form !== 'past' || !OBJECT_FOLLOWS.test(object)) return whole;
      const instead = other(known.verb, object);
      if (instead === undefined || new RegExp(`\\b${inForm(instead, 'past')}\\b`, 'i').test(all)) return whole;
      return `${link} ${inForm(instead, 'past')}`;
    },
  );
}
const OBJECT_FOLLOWS =
  /^(?!(?:to|up|out|off|on|in|at|for|with|by|from|into|over(?! \d)|down|away|back|as|and)\b)(?:an?|the|all|our|its|my|his|her|their|this|each|every|several|many|over|up to|new|\d|[£$€]|\p{Ll}+(?<!s)s\b|\p{Ll}+ \p{Ll}+(?<!s)s\b)/u;

/** `Led a team.` as `Took pride in leading a team.`; undefined where a verb has no gerund here. */
export function asPride(sentence: string, phrase: (verb: string) => string): string | undefined {
  const action = actionOf(sentence);
  if (!action) return undefined;
  const gerund = asGerund(action);
  return gerund === undefined ? undefined : `${phrase(action.verbs[0]?.verb ?? '')} ${gerund}${action.end}`;
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
