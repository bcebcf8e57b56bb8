import { addDays } from '#kit/calendar/days.ts';
import { MAX_OPEN_DAYS } from '../recruiting-rules.ts';
import type { JOB_TYPES, WORK_TYPES } from '../shapes.ts';
import { daysIn } from './dates.ts';
import { type Labelled, valuesOf } from './labels.ts';
import type { Line } from './page-text.ts';
import { type AdvertContext, type Found, quoteOf, type Unclear } from './shapes.ts';

type Result<Value> = { found?: Found<Value>; unclear?: Unclear };

/** Sentences of a text. Abbreviations such as `p.a.` do not end one. */
export const sentences = (text: string) => text.split(/(?<=[a-z\d)][.!?])\s+(?=[A-Z])/);

type JobType = (typeof JOB_TYPES)[number];

const JOB_TYPE_WORDS: readonly (readonly [JobType, RegExp])[] = [
  ['full_time', /\bfull[- ]?time\b|\bfull(?: ?\/ ?| or | and |, )part[- ]?time\b/i],
  ['part_time', /\bpart[- ]?time\b|\bpart(?: ?\/ ?| or | and )full[- ]?time\b/i],
  ['apprenticeship', /\bapprentice(?:ship)?\b/i],
  ['internship', /\bintern(?:ship)?\b/i],
  ['volunteer', /\bvolunteer(?:ing)?\b|\bunpaid\b/i],
  ['temporary', /\btemporary\b|\btemp(?:[- ]to[- ]perm)?\b|\bseasonal\b|\bcover\b/i],
  [
    'contract',
    /\bfixed[- ]?term\b|\bFTC\b|\bcontractor\b|\bcontract (?:role|position|basis|job)\b|\b\d+[- ]?month(?:s)?[- ](?:contract|fixed)|\b(?:in|out)side IR35\b|\bcontract to hire\b|\bC2C\b|\b1099\b/i,
  ],
];
/** Alone after a label, `Contract` is a kind of job. */
const ONLY_CONTRACT = /^contract\b(?!\s*(?:type|length))/i;
const PERMANENT = /\bperm(?:anent)?\b/i;
const NAMES: Record<JobType, string> = {
  full_time: 'full time',
  part_time: 'part time',
  apprenticeship: 'apprenticeship',
  internship: 'internship',
  volunteer: 'volunteer',
  temporary: 'temporary',
  contract: 'fixed term or contract',
};

/** Hours that are a week's work; between the bounds nothing is concluded. */
const FULL_WEEK = 35;
const PART_WEEK = 30;
const HOURS = /\b(\d{1,2}(?:\.\d{1,2})?)\s*(?:hours?|hrs?)\b(?:\s+(?:per|a|each|every)\s+|\s*\/\s*|\s*p\/?)w(?:eek|k)?\b/i;

const kindsIn = (text: string): JobType[] => JOB_TYPE_WORDS.flatMap(([type, words]) => (words.test(text) ? [type] : []));

export function findJobType(labelled: readonly Labelled[], title: string, lines: readonly Line[]): Result<JobType> {
  const own = valuesOf(labelled, 'job_type');
  const byLabel = own.flatMap(({ value, line }) => {
    const kinds = kindsIn(value);
    if (kinds.length === 0 && ONLY_CONTRACT.test(value) && !PERMANENT.test(value)) kinds.push('contract');
    return kinds.length > 0 ? [{ kinds, line }] : [];
  });
  const titled = kindsIn(title).filter((kind) => kind !== 'temporary' || /\btemp(?:orary)?\b/i.test(title));
  if (titled.length === 1 && titled[0] && ['apprenticeship', 'internship', 'volunteer', 'part_time'].includes(titled[0]))
    return { found: { value: titled[0], quote: quoteOf(title) } };
  const mentions = byLabel.length > 0 ? byLabel : inText(lines);
  const kinds = [...new Set(mentions.flatMap((one) => one.kinds))];
  const quote = quoteOf([...new Set(mentions.map(({ line }) => line))].join(' · '));
  const [only] = kinds;
  if (only && kinds.length === 1) return { found: { value: only, quote } };
  if (kinds.length > 1) {
    const names = kinds.map((kind) => NAMES[kind]);
    return {
      unclear: {
        field: 'job_type',
        quote,
        message: `We couldn’t tell the job type: the advert says ${names.slice(0, -1).join(', ')} and ${names.at(-1)}. Choose one.`,
      },
    };
  }
  for (const { text } of [...own.map(({ line }) => ({ text: line })), ...lines]) {
    const hours = Number(HOURS.exec(text)?.[1] ?? 0);
    if (hours >= FULL_WEEK && hours <= 48) return { found: { value: 'full_time', quote: quoteOf(text) } };
    if (hours > 0 && hours <= PART_WEEK) return { found: { value: 'part_time', quote: quoteOf(text) } };
  }
  return {};
}

/** Of running text: the job itself is full time or part time, not a colleague or a course. */
const OF_THIS_JOB =
  /\b(?:full|part)[- ]?time,? (?:[\w-]+,? ){0,2}(?:role|position|post|job|vacancy|contract|basis|hours|opportunity)\b|\b(?:role|position|post|job|vacancy|contract) (?:is|will be)(?: offered)?(?: as)?(?: an?)? (?:[\w-]+,? ){0,3}(?:full|part|fixed|permanent)|\b(?:fixed[- ]term|FTC) (?:role|position|post|contract|basis)\b|\b\d+[- ]month fixed/i;
const NOT_THIS_JOB =
  /\b(?:experience|study|student|degree|equivalent|colleagues?|employees|staff|years?|pro[- ]?rata|equivalent|course|education)\b/i;

function inText(lines: readonly Line[]): { kinds: JobType[]; line: string }[] {
  const found: { kinds: JobType[]; line: string }[] = [];
  for (const { text } of lines.slice(0, 400))
    for (const sentence of sentences(text)) {
      if (sentence.length > 400 || !(sentence.length <= 60 || OF_THIS_JOB.test(sentence)) || NOT_THIS_JOB.test(sentence))
        continue;
      const kinds = kindsIn(sentence).filter(
        (kind) => kind === 'full_time' || kind === 'part_time' || (kind === 'contract' && /fixed|FTC|month|IR35/i.test(sentence)),
      );
      if (kinds.length > 0) found.push({ kinds, line: sentence });
    }
  return found.slice(0, 4);
}

type WorkType = (typeof WORK_TYPES)[number];

const NOT_REMOTE =
  /\b(?:not|no|non|isn’t|isn't|cannot be|never|without)\b[^.]{0,25}\b(?:remote|hybrid|home)|remote(?: job| work(?:ing)?)?\s*[:?]?\s*no\b|not (?:eligible|available) for (?:remote|hybrid)/i;
const REMOTE =
  /\b(?:fully|100%|completely|entirely|permanently) (?:remote|home[- ]based)|\bremote[- ](?:first|role|position|job|based|working|work|only|contract|opportunity)\b|\bwork(?:ing)? (?:fully |entirely )?(?:remotely|from home)\b|\bhome[- ](?:based|working)\b|\bremote \((?:uk|us|usa|anywhere)|\bremote(?: job| work)?\s*:\s*yes\b|\bremote,? (?:uk|us|usa|united)/i;
const HYBRID =
  /\bhybrid[- ](?:role|position|work(?:ing|place)?|job|model|pattern|basis|arrangement|schedule|remote)\b|\bhybrid\s*[([:–-]|\b(?:one|two|three|four|\d) days?(?: (?:per|a|each) week)? (?:in|at|from) (?:the |our )?(?:office|site|home)|\bdays? (?:a week )?(?:in the office|from home)\b|\bblend(?:ed)? of (?:home|office)/i;
const ON_SITE =
  /\b(?:fully |100% )?(?:on[- ]site|in[- ]office|office[- ]based|site[- ]based|in[- ]person|workshop[- ]based|ward[- ]based|field[- ]based)\b/i;

export function findWorkplace(labelled: readonly Labelled[], title: string, lines: readonly Line[]): Result<WorkType> {
  const mentions: { value: WorkType; quote: string }[] = [];
  for (const { value, line } of [...valuesOf(labelled, 'type'), ...valuesOf(labelled, 'place')]) {
    if (/^telework/i.test(line) || NOT_REMOTE.test(line)) continue;
    // `Remote: yes`
    if (/^remote/i.test(line) && /^yes\b/i.test(value)) mentions.push({ value: 'remote', quote: line });
    else if (/\bhybrid\b/i.test(value)) mentions.push({ value: 'hybrid', quote: line });
    else if (/\bremote\b|\bhome[- ]based\b|\bwork from home\b/i.test(value)) mentions.push({ value: 'remote', quote: line });
    else if (ON_SITE.test(value) || /^(?:office|on site)$/i.test(value)) mentions.push({ value: 'on_site', quote: line });
  }
  if (mentions.length === 0 && /[([–-]\s*(?:fully )?(?:remote|hybrid)\b/i.test(title))
    mentions.push({ value: /hybrid/i.test(title) ? 'hybrid' : 'remote', quote: title });
  if (mentions.length === 0)
    for (const { text } of lines)
      for (const sentence of text.length <= 2000 ? sentences(text) : []) {
        const value = workplaceIn(sentence);
        if (value) mentions.push({ value, quote: sentence });
      }
  const values = new Set(mentions.map(({ value }) => value));
  const [first] = mentions;
  if (!first) return {};
  if (values.size === 1) return { found: { value: first.value, quote: quoteOf(first.quote) } };
  // A hybrid job is partly in an office and partly at home, and its advert says both.
  const hybrid = mentions.find(({ value }) => value === 'hybrid');
  if (hybrid) return { found: { value: 'hybrid', quote: quoteOf(hybrid.quote) } };
  return {
    unclear: {
      field: 'type',
      quote: quoteOf(
        mentions
          .map(({ quote }) => quote)
          .slice(0, 2)
          .join(' · '),
      ),
      message: 'We couldn’t tell the workplace: the advert says remote and on site. Choose one.',
    },
  };
}

/** Remote work that is offered at times, or that others do. */
const SOMETIMES =
  /\b(?:when(?:ever)?|where|if|occasional|sometimes|ability|opportunit|up to|option|request|ad hoc|some|colleagues|staff|patients|clients|users|pandemic|covid|success|comfortable|requires|feel at)/i;
const HYBRID_THING = /\bhybrid (?:vehicle|car|cloud|engine|bus|network|electric|infrastructure|environment|closed|event|system)/i;
const REMOTE_THING = /\bremote (?:site|area|communit|location|access|support|sensing|team|monitor|operat|control|diagnos)/i;
const ABOUT_JOB =
  /\b(?:this|the|an?)\s+(?:[\w-]+[ ,]+){0,4}(?:role|position|post|job|vacancy|opportunity)\b|\b(?:role|position|post|job)\b/i;

/** What a sentence of running text says about this job's workplace; null for all that mention it in another way. */
function workplaceIn(sentence: string): WorkType | null {
  const isShort = sentence.length <= 45;
  if (NOT_REMOTE.test(sentence) || (!isShort && !ABOUT_JOB.test(sentence) && !HYBRID.test(sentence))) return null;
  if (/^(?:remote|fully remote)\W*$/i.test(sentence)) return 'remote';
  if (/^hybrid\W*$/i.test(sentence)) return 'hybrid';
  if (/^on[- ]?site\W*$/i.test(sentence)) return 'on_site';
  if (HYBRID.test(sentence) && !HYBRID_THING.test(sentence)) return 'hybrid';
  if (REMOTE.test(sentence) && !REMOTE_THING.test(sentence) && !SOMETIMES.test(sentence)) return 'remote';
  const isHere =
    /\b(?:role|position|post|job)\b[^.]{0,40}\b(?:is|are|will be|be)\b[^.]{0,30}\b(?:on[- ]site|office[- ]based|site[- ]based|in[- ]person|in[- ]office|workshop[- ]based)\b|\b(?:on[- ]site|office[- ]based|site[- ]based|in[- ]person) (?:role|position|post|job)\b/i;
  return isHere.test(sentence) && !SOMETIMES.test(sentence) ? 'on_site' : null;
}

const CLOSES =
  /\b(?:clos(?:es|ing|e)(?: date)?|apply (?:by|before|no later than)|applications? (?:must be (?:received|submitted)|close|will close|deadline)|deadline|last day to apply)\b[^.]{0,40}?(?=\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|mon|tue|wed|thu|fri|sat|sun)/i;

export function findClosingDay(labelled: readonly Labelled[], lines: readonly Line[], context: AdvertContext): Result<string> {
  const mentions = valuesOf(labelled, 'closes_on').map(({ value, line }) => ({
    // `Open & closing dates: 01/12/2026 to 01/26/2026` ends with the closing date; a date after it may be that of the interview.
    days: /^open/i.test(line) ? daysIn(value, context).slice(-1) : daysIn(value, context).slice(0, 1),
    line,
  }));
  if (mentions.length === 0)
    for (const { text } of lines)
      for (const sentence of text.length <= 1000 ? sentences(text) : []) {
        const found = CLOSES.exec(sentence);
        if (found && !/\bstart|\bclosing the\b|interview/i.test(sentence.slice(0, found.index))) {
          const days = daysIn(sentence.slice(found.index), context).slice(0, 1);
          if (days.length > 0) mentions.push({ days, line: sentence });
        }
      }
  const days = [...new Set(mentions.flatMap((one) => one.days))];
  const quote = quoteOf(mentions[0]?.line ?? '');
  const refuse = (why: string): Result<string> => ({
    unclear: { field: 'closes_on', quote, message: `We couldn’t use the closing date: ${why}. Choose one.` },
  });
  if (mentions.length === 0) return {};
  const [day] = days;
  if (!day) return /\d/.test(quote) ? refuse('we couldn’t read the date') : {};
  if (days.length > 1) return refuse('the advert gives several');
  if (day < context.today) return refuse('it has passed');
  if (day > addDays(context.today, MAX_OPEN_DAYS)) return refuse(`it is more than ${MAX_OPEN_DAYS} days away`);
  return { found: { value: day, quote } };
}

export function findStartDay(labelled: readonly Labelled[], context: AdvertContext): Result<string> {
  for (const { value, line } of valuesOf(labelled, 'starts_at')) {
    const [day, ...others] = daysIn(value, context);
    if (!day) continue;
    const quote = quoteOf(line);
    if (others.length > 0)
      return {
        unclear: { field: 'starts_at', quote, message: 'We couldn’t tell the start date: the advert gives several. Choose one.' },
      };
    if (day < context.today)
      return { unclear: { field: 'starts_at', quote, message: 'We left out the start date: it has passed.' } };
    return { found: { value: day, quote } };
  }
  return {};
}

const NO_CLEARANCE =
  /\b(?:no|not|without|none|n\/a)\b[^.]{0,40}\b(?:clearance|vetting)\b|(?:clearance|vetting)[^.]{0,20}\b(?:not required|none|n\/a|not needed|not necessary|isn’t|is not)\b/i;
const UK_LEVELS: readonly (readonly [string, RegExp])[] = [
  ['DV', /\b(?:e?DV|[Dd]eveloped [Vv]etting)\b/],
  [
    'SC',
    /\b(?:e?SC)\b(?=[\s-]*(?:clear|vett|level|security|\)|eligib|,|\/|or\b|$|\.))|\b[Ss]ecurity [Cc]heck(?:ed)?\b(?=.{0,20}(?:clear|SC|vett))|\bSC[- ]clear/,
  ],
  ['CTC', /\b(?:CTC|[Cc]ounter[- ][Tt]errorist [Cc]heck)\b/],
  ['BPSS', /\b(?:BPSS|[Bb]aseline [Pp]ersonnel [Ss]ecurity [Ss]tandard)\b/],
];
const US_LEVELS: readonly (readonly [string, RegExp])[] = [
  ['TS/SCI', /\bTS\s?\/\s?SCI\b|\btop secret\s*(?:\/|\(?with\)?|and|-)?\s*\(?(?:SCI|sensitive compartmented)/i],
  ['Top Secret', /\btop[- ]secret\b(?!\s*(?:\/|with|and)?\s*\(?(?:SCI|sensitive))|\bTS clearance\b/i],
  ['Secret', /(?<!top[- ])\bsecret\b/i],
  ['Public Trust', /\bpublic trust\b/i],
];

export function findClearance(labelled: readonly Labelled[], lines: readonly Line[], { iso2 }: AdvertContext): Result<string> {
  const levels = iso2 === 'GB' ? UK_LEVELS : US_LEVELS;
  const own = valuesOf(labelled, 'security_clearance').map(({ line, value }) => ({ text: value, line, isLabelled: true }));
  const texts = [
    ...own,
    ...lines
      .flatMap(({ text }) => (text.length <= 3000 ? sentences(text) : []))
      .map((text) => ({ text, line: text, isLabelled: false })),
  ];
  const mentions: { level: string; line: string }[] = [];
  for (const { text, line, isLabelled } of texts) {
    if (mentions.length > 0 && own.length > 0 && !isLabelled) break;
    if (NO_CLEARANCE.test(line) || (isLabelled && /^(?:no|none|not required|n\/a|other)\b/i.test(text))) continue;
    const isAbout =
      isLabelled ||
      /\bclear(?:ance|ed)\b|\bvett(?:ing|ed)\b|\bpublic trust\b|\bBPSS\b|\bpersonnel security\b|\bTS\/SCI\b|\bdeveloped vetting\b/i.test(
        text,
      );
    if (!isAbout) continue;
    for (const [level, words] of levels) if (words.test(text)) mentions.push({ level, line });
  }
  const found = [...new Set(mentions.map(({ level }) => level))];
  const quote = quoteOf(mentions[0]?.line ?? '');
  const [level] = found;
  if (!level) return {};
  if (found.length === 1) return { found: { value: level, quote } };
  return {
    unclear: {
      field: 'security_clearance',
      quote,
      message: `We couldn’t tell the clearance: the advert names ${found.join(' and ')}. Choose what you require.`,
    },
  };
}

const NUMBERS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const OPENINGS =
  /\b(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)\s*x?\s+(?:positions?|vacanc(?:y|ies)|posts|openings|roles)\s+(?:available|to fill|open|across|in\b)|\b(\d{1,3})\s+(?:vacancies|openings)\b/i;

export function findOpenings(labelled: readonly Labelled[], lines: readonly Line[]): Result<number> {
  for (const { value, line } of valuesOf(labelled, 'openings')) {
    const count = NUMBERS[value.toLowerCase()] ?? Number(/^(\d{1,3})\b/.exec(value)?.[1] ?? 0);
    if (count > 1) return { found: { value: count, quote: quoteOf(line) } };
    if (count === 1) return {};
  }
  for (const { text } of lines.slice(0, 200)) {
    const mentions = text.length <= 300 ? OPENINGS.exec(text) : null;
    const word = mentions?.[1] ?? mentions?.[2];
    const count = word ? (NUMBERS[word.toLowerCase()] ?? Number(word)) : 0;
    if (count > 1) return { found: { value: count, quote: quoteOf(text) } };
  }
  return {};
}

const UK_POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?)\s?(\d[ABD-HJLNP-UW-Z]{2})\b/;
const US_ZIP = /\b(?:[A-Z]{2},?\s+)(\d{5})(?:-\d{4})?\b/;
/** Of running text: `based in Leeds`, `at our Derby site`. */
const BASED =
  /\b(?:[Bb]ased|located|working|work|role|position|job) (?:in|at|near|from|out of) (?:our |the )?((?:[A-Z][\w’'-]+(?:[ -](?:upon|on|under|le|and|of|the|in)[ -](?=[A-Z]))?[ ,-]{0,2}){1,4})/;

export function findPlace(
  labelled: readonly Labelled[],
  lines: readonly Line[],
  { iso2 }: AdvertContext,
): { place?: Found<string>; postcode?: Found<string> } {
  const own = valuesOf(labelled, 'place').filter(({ value }) => /\p{L}/u.test(value));
  const [first] = own.filter(
    ({ value }) =>
      !/^(?:remote|hybrid|home[- ]based|on[- ]?site|various|multiple|nationwide|flexible|anywhere)\b[^,(–-]*$/i.test(value),
  );
  const based = first
    ? null
    : lines
        .slice(0, 300)
        .map(({ text }) => ({ text, place: BASED.exec(text.slice(0, 1000))?.[1] }))
        .find(({ place }) => place);
  const line = first?.line ?? based?.text ?? '';
  const written = (first?.value ?? based?.place ?? '')
    .replace(
      /\((?:hybrid|remote|on[- ]?site|with travel|office)[^)]*\)|\b(?:hybrid|remote|on[- ]?site)\b\s*[-–—,:/]?|[-–—,]\s*(?:hybrid|remote)\b.*$/gi,
      '',
    )
    .replace(/^[\s,–-]+|[\s,.;–-]+$/g, '');
  const text =
    [...own.map((one) => one.line), ...lines.slice(0, 60).map((one) => one.text)].find((one) =>
      (iso2 === 'GB' ? UK_POSTCODE : US_ZIP).test(one),
    ) ?? '';
  const code = iso2 === 'GB' ? UK_POSTCODE.exec(text) : US_ZIP.exec(text);
  const isOwn = own.some((one) => one.line === text);
  return {
    ...(written && { place: { value: written.slice(0, 200), quote: quoteOf(line) } }),
    // A postcode elsewhere may be that of the head office.
    ...(code &&
      isOwn && { postcode: { value: iso2 === 'GB' ? `${code[1]} ${code[2]}` : (code[1] ?? ''), quote: quoteOf(text) } }),
  };
}

/** `military experience instead of a degree`, in the words of adverts. */
const MILITARY =
  /\b(?:or|and\/or|in lieu of|instead of)\b[^.]{0,40}\b(?:military|armed forces|service) (?:experience|service|training|background)\b|\bequivalent (?:military|armed forces|service) (?:experience|training|service)\b|\bmilitary experience (?:accepted|considered|may be substituted|in lieu)/i;

export function findMilitary(lines: readonly Line[]): Found<true> | undefined {
  for (const { text } of lines) {
    const mentions = sentences(text.slice(0, 3000)).find((sentence) => MILITARY.test(sentence));
    if (mentions) return { value: true, quote: quoteOf(mentions) };
  }
  return undefined;
}

const NOT_A_TITLE =
  /^(?:about|job (?:description|summary|advert|details|overview|posting)|description|summary|overview|the role|role|who we are|what we|company|our |we |welcome|introduction|apply|share|save|home|search|back|sign in|log in|menu|responsibilities|duties|requirements|benefits|location|salary|hiring|vacancy|job|are you|do you|join|looking|an? (?:exciting|fantastic|great|excellent)|new|urgent|this|position summary|key|please|to\b|in\b|at\b|come|working|click|skip|cookies?)\b/i;
const BEFORE_TITLE =
  /^(?:job (?:title|advert|posting)|vacancy|position|role|now hiring|we(?:’|'| a)re hiring|hiring|wanted|job)\s*[:–-]\s*|^(?:we are (?:hiring|looking for|recruiting) (?:for )?(?:an? )?)(?=[A-Z])/i;

export function findTitle(
  labelled: readonly Labelled[],
  lines: readonly Line[],
  heading: string | null,
): Found<string> | undefined {
  const labelledTitle = valuesOf(labelled, 'title').find(
    ({ value, line, index }) =>
      value.length <= 120 && index < (/^(?:job|position|post|role) title/i.test(line) ? 40 : 4) && !/[.!?]\s|[.!?]$/.test(value),
  );
  const first = lines.slice(0, 6).find(({ kind, text }) => kind !== 'item' && isTitle(text.replace(BEFORE_TITLE, '')));
  const [written, quote] =
    heading && isTitle(heading)
      ? [heading, heading]
      : labelledTitle
        ? [labelledTitle.value, labelledTitle.line]
        : first
          ? [first.text, first.text]
          : [];
  if (!written || !quote) return undefined;
  const value = withoutExtras(written.replace(BEFORE_TITLE, ''));
  return value.length >= 3 ? { value, quote: quoteOf(quote) } : undefined;
}

const isTitle = (text: string) =>
  text.length >= 3 &&
  text.length <= 110 &&
  /\p{L}{2}/u.test(text) &&
  !/[.!?:]$|[!?]|https?:|@|\byou\b/i.test(text) &&
  !NOT_A_TITLE.test(text) &&
  text.split(/\s+/).length <= 14 &&
  !/^[£$€\d]/.test(text);

const EXTRA = /[£$€]|\b(?:remote|hybrid|full[- ]time|part[- ]time|permanent|temporary|immediate start|fixed term)\b|\bref\b/i;

/** `Fitter - Leeds - £35k` is the title `Fitter`, with a place and the pay. A title without pay or hours stays as it is written. */
function withoutExtras(title: string): string {
  const parts = title.split(/(\s+[-–—|]\s+)/);
  const stop = parts.findIndex((part, index) => index > 0 && index % 2 === 0 && EXTRA.test(part));
  // The part before the pay is the place.
  const own = stop > 2 ? parts.slice(0, stop - 3) : stop > 0 ? parts.slice(0, stop - 1) : parts;
  return own
    .join('')
    .replace(/\s*\((?:[^()]*(?:[£$€]|full[- ]time|part[- ]time|remote|hybrid|fixed term|ref)[^()]*)\)/gi, '')
    .trim()
    .slice(0, 200);
}
