import type { ReadService, ReadWork } from '../shapes.ts';
import type { Context } from './context.ts';
import { evidenceOf, titleScore } from './job-titles.ts';
import type { FieldHint } from './labels.ts';
import { isPlace } from './places.ts';
import { gradedRank, isPayGrade, isRank, isRankOfTrade, narratedRank, rankBefore, ratingIn } from './ranks.ts';
import {
  isCorps,
  isNameAbroad,
  mostNamed,
  SERVICE_NAME,
  SERVICES,
  type Service,
  serviceByUnit,
  serviceIn,
  withoutStations,
  withServiceAsNamed,
} from './services.ts';
import { anyOf, either } from './terms.ts';
import { COMPANY, isStation, isUnit, SHIPS, STATION, UNIT_WORD, unitIn } from './units.ts';
import { wordsOf } from './words.ts';

const OPERATION = either(
  'g',
  /\bOp(?:eration|\.)? ?(?:[A-Z]{4,}|[A-Z][a-z]+(?:['’]s)?)(?: [A-Z]{2,}| [A-Z][a-z]+)?(?: \d{1,2}\b(?!\d))?/,
  /\b(?:Operation (?:Iraqi Freedom|Enduring Freedom|Inherent Resolve|New Dawn|Desert Storm|Noble Eagle))\b/,
);

const CLEARANCE =
  /\b(?:(?:active|current|held|uk|enhanced) )?(?:TS\/SCI|top secret(?:\/sci)?|secret|SC|DV|eDV|developed vetting|security check|CTC|BPSS)(?: security)?(?: clear(?:ance|ed)|(?= \(|$|[,.;)]))/i;

/** A clearance with its label: `Security clearance: Secret` */
const LABELLED_CLEARANCE =
  /\bclearance(?: level)?\s*:\s*((?:active |current |interim )?(?:TS\/SCI|top secret(?:\s?\/\s?SCI)?|secret|confidential|public trust|SC|e?DV|developed vetting|security check|CTC|BPSS))\b/i;

const UK_TRADE = new RegExp(String.raw`\b${anyOf('uk-trades')}\b`, 'i');

export const clearanceIn = (text: string) => LABELLED_CLEARANCE.exec(text)?.[1] ?? CLEARANCE.exec(text)?.[0].trim() ?? '';

export const operationsIn = (text: string) => [...new Set([...text.matchAll(OPERATION)].map((match) => match[0].trim()))];

/** What is not about service though it names one. */
const CIVILIAN = /\b(?:museum|contractor|charity|legion|surplus|recruit(?:ing|ment) agency|benevolent|exchange)\b/i;

/** Whether a job was military service: by its employer, or by a rank beside a service or unit. */
export function isService(context: Context, job: ReadWork & { headline?: string[]; group?: string }): boolean {
  const head = `${job.name} | ${job.position}`;
  if (job.group && serviceIn(job.group) && !CIVILIAN.test(job.group)) return true;
  if (CIVILIAN.test(head) || /^(?:GS|GG|WG|WL|WS|NF|NH)\b/.test(job.grade ?? '')) return false;
  const named = serviceIn(job.name);
  if (named) return true;
  // `Catering Services` over `HMS Raleigh and RNAS Culdrose`: whose post is at a ship has no employer of that name.
  if (SHIPS.test(job.position) && !COMPANY.test(job.name)) return true;
  const pieces = [...(job.headline ?? [job.position]), job.name]
    .slice(0, MAX_HEADLINE)
    .flatMap((printed) => piecesOf(context, printed));
  const service = serviceIn(head);
  const isRanked = pieces.some((piece) => isRank(piece, service) || rankBefore(context, piece, service) !== null);
  return isRanked && (service !== null || pieces.some((piece) => isUnit(context, piece) && !isRank(piece, null)));
}

/** The service of a rank such as `Culinary Specialist Second Class`, which only two have. */
const serviceOfRating = (context: Context, headline: string[], around: string) =>
  headline
    .flatMap((printed) => piecesOf(context, printed))
    .some((piece) => /\b(?:first|second|third|[1-3](?:st|nd|rd)) class\b/i.test(piece) && ratingIn(piece) !== '')
    ? (SERVICES.find(({ name }) => name === (/\bcoast guard\b|\bUSCG\b/i.test(around) ? 'US Coast Guard' : 'US Navy')) ?? null)
    : null;

/** Pieces of a heading that are sorted; what is beyond stays in the description. */
const MAX_HEADLINE = 30;

/** A heading longer than any that a person writes is not split to its end. */
const piecesOf = (context: Context, printed: string) => [
  ...piecesOfShort(context, printed.slice(0, 600)),
  ...(printed.length > 600 ? [printed.slice(600)] : []),
];

const piecesOfShort = (context: Context, head: string) =>
  withNameBrackets(context, head)
    // `Senior Logistics NCO / Platoon Sergeant` is one title; `Sergeant / Section Commander` a rank and a title.
    .replace(/\s+\/\s+/g, (slash, at: number) =>
      [head.slice(0, at), head.slice(at + slash.length)].some(
        (side) => isRank(side.split(/[,;|]/)[0] ?? '', null) || isUnit(context, side),
      )
        ? ' | '
        : slash,
    )
    .split(/\s*[,;|()]\s*|\s+[–—•·-]\s+|\s+(?:at|with|@)\s+(?:the\s+)?(?=\d|\p{Lu}(?!rms\b))/u)
    .map((piece) => piece.replaceAll(OPENED, '(').replaceAll(CLOSED, ')').trim())
    .filter((piece) => /[\p{L}\d]/u.test(piece));

/** Brackets of a name, while a heading is split. */
const [OPENED, CLOSED] = ['\ue0f0', '\ue0f1'];

/**
 * Marks brackets that belong to a name: `II (Army Co-operation) Squadron`, `33 Engineer Regiment (EOD)`, `Engineering Technician (Marine
 * Engineering)`. Others hold a fact of their own: a rank, grade, unit, service, place or trade after a rank.
 */
function withNameBrackets(context: Context, head: string): string {
  return head.replace(/(^|[^()]*?)\(([^(),;|]*)\)(?=\s*([^\s]?))/g, (printed, before: string, inside: string, next: string) => {
    const marked = `${before}${OPENED}${inside}${CLOSED}`;
    const name =
      before
        .split(/[,;|/)–—]\s*/)
        .at(-1)
        ?.trim() ?? '';
    const fact = inside.trim();
    if (/^junior grade$/i.test(fact)) return marked;
    if (name === '' || fact === '' || isPayGrade(fact) || isRank(fact, null)) return printed;
    if (/[\p{L}\d]/u.test(next))
      return /^(?:HQ|headquarters|the)?\s*(?:no\.?\s*)?(?:\d+(?:st|nd|rd|th|d)?|[IVXLC]+)\b/i.test(name) ? marked : printed;
    if (/^[A-Z]{2,4}[ -]?\d{1,4}$|^[A-Z&]{2,6}$/.test(fact) && isUnit(context, name)) return marked;
    const isFact =
      isPlace(context, fact) ||
      isUnit(context, fact) ||
      serviceIn(fact) !== null ||
      isStation(fact) ||
      /\d/.test(fact) ||
      fact.length < 4;
    return !isFact &&
      !isOnlyRank(name, head) &&
      !isUnit(context, name) &&
      serviceIn(name) === null &&
      titleScore(context, name) > 0 &&
      !rankAtEnd(fact)
      ? marked
      : printed;
  });
}

/** Whether a name is the rank of a heading: beside another rank, words such as `Engineering Technician` are a trade. */
const isOnlyRank = (name: string, head: string) =>
  isRank(name, null) && !head.split(/[,;|(]/).some((other) => other.trim() !== name && isRank(other, null));

/** Whether a text ends as a rank does, with the trade before it. */
const rankAtEnd = (text: string) => text.split(/\s+/).some((_, index, words) => isRank(words.slice(index).join(' '), null));

const LABELLED = /^(?:trade|branch|mos|afsc|rating|rate|nec|occupation|specialty|appointment|role)\s*:\s*(.+)$/i;

/**
 * Converts a parsed job into a service post. Each piece of its heading is a rank, a unit, the service, a place or part of the job's
 * title; a rank word inside a longer title belongs to the title. `around`, the rest of the CV, decides for words that both countries use.
 */
export function readService(
  context: Context,
  job: ReadWork & { headline?: string[]; group?: string; hints?: FieldHint[] },
  around: string,
): ReadService {
  const headline = (job.headline ?? [job.position, job.name])
    .filter((text) => text !== '')
    .slice(0, MAX_HEADLINE)
    // A pay grade and rank in brackets are a rank of their own: `Supply Sergeant (E-6 / Staff Sergeant)`
    .map((text) => text.replace(/\(([EOW]-?\d)\s*[/,]\s*([^()]{3,40})\)/, ' | $2 ($1) | '));
  // The whole CV is too long to be split for each post.
  const [opening = ''] = /^[^\n]*/.exec(around) ?? [];
  // Pieces of the heading that fit no field of a job are among the lines too.
  const lines = job.summary.split('\n').filter((line) => !headline.includes(line));
  const all = [...headline, job.name, job.location, job.summary, ...job.highlights].join('\n');
  // The US Air Force has wings at stations that are called after the Royal Air Force.
  const abroad = serviceByUnit(withoutStations([...headline, job.name].join(' | ')));
  const named =
    (withoutStations(all) !== all && abroad?.country === 'US' ? abroad : null) ??
    serviceIn(headline.join(' | ')) ??
    serviceIn(job.group ?? '') ??
    serviceIn(job.name) ??
    serviceOfRating(context, headline, around) ??
    serviceIn(opening) ??
    serviceIn(all) ??
    mostNamed(around) ??
    serviceByUnit(all) ??
    serviceByUnit(around);
  // Both countries have an Army Reserve.
  const isReserve = ARMY_RESERVE.test(`${headline.join(' | ')} ${job.group ?? ''} ${job.name} ${opening}`);
  const service = named?.name === 'US Army' && isReserve && BRITISH.test(around) ? BRITISH_ARMY : named;
  const code = service?.country === 'UK' ? null : codedTrade(headline);
  const found = sorted(
    context,
    code ? headline.map((head) => head.replace(code.printed, ' | ')) : headline,
    service,
    job.hints ?? [],
    job.location,
  );
  const labelled = lines.flatMap((line) => LABELLED.exec(line)?.[1] ?? []);
  const short = lines.find((line) => line.length < 60 && UK_TRADE.test(line)) ?? '';
  const own = job.highlights.filter((line) => unitIn(line).length >= line.replace(/\.$/, '').length);
  const titles = found.titles.join(', ');
  // A code alone says less than the title beside it.
  const trade =
    (code?.isNamed ? code.trade : titles || code?.trade) || labelled[0] || UK_TRADE.exec(short)?.[0] || ratingIn(found.rank);
  // Posts below the line of their employer have no service in their own headings.
  const reserve = [job.group ?? '', job.name].find((name) => SERVICE_NAME.test(name) && RESERVE.test(name));
  const unit = found.units.join(', ') || (reserve ?? '');
  const isHeld = found.rank !== '' && wordsOf(found.rank).join() === wordsOf(job.location).join();
  const station = isHeld ? '' : job.location;
  const location = station || (unit || job.location ? (found.places[0] ?? '') : '');
  const left = [
    ...(code && titles ? [code.isNamed ? titles : code.hints] : []),
    ...found.places.filter((place) => place !== location),
    ...found.others,
    ...lines.filter((line) => line !== '' && LABELLED.exec(line)?.[1] !== trade && line !== trade),
  ];
  const { hours, salary, supervisor, supervisorPhone, mayContact, grade } = job;
  const read: ReadService = {
    ...Object.fromEntries(
      Object.entries({ hours, salary, supervisor, supervisorPhone, mayContact, grade }).filter(([, fact]) => fact !== undefined),
    ),
    country: service?.country ?? null,
    service: service?.name ?? '',
    rank:
      found.rank || narratedRank([...found.others, job.summary, ...job.highlights.slice(0, MAX_HEADLINE)].join('\n'), service),
    trade,
    unit: unit || unitIn(own[0] ?? '') || (left.map(unitIn).find((text) => text !== '') ?? ''),
    operations: operationsIn(all),
    clearance: clearanceIn(all),
    location,
    startDate: job.startDate,
    endDate: job.endDate,
    printedDates: job.printedDates,
    url: job.url,
    summary: '',
    highlights: job.highlights.filter((line) => line !== own[0]),
  };
  const held = new Set([read.service, read.rank, read.trade, read.unit, read.location].flatMap(wordsOf));
  // The service's name need not be repeated; the words of a description do.
  const isNew = (text: string) => text.length > 80 || wordsOf(withServiceAsNamed(text)).some((word) => !held.has(word));
  return { ...read, summary: [...new Set(left)].filter(isNew).join('\n') };
}

const RESERVE = /\b(?:reserves?|guard)\b/i;

const ARMY_RESERVE = /(?<!\b(?:u\.?\s?s\.?|united states) )\barmy reserve\b/i;

const BRITISH =
  /\+44|\b0\d{4} ?\d{6}\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\bOp [A-Z]{5,}|\bBritish\b|\bRoyal [A-Z]|\bTerritorial Army\b/;

const BRITISH_ARMY = { name: 'British Army', country: 'UK' } as const;

const TOWN = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}$/u;

const isNoneOfThese = (context: Context, head: string, service: Pick<Service, 'name' | 'country'> | null) =>
  gradedRank(head) === null &&
  piecesOf(context, head).every(
    (piece) =>
      !isUnit(context, piece) &&
      serviceIn(piece) === null &&
      !STATION.test(piece) &&
      !isRank(piece, service) &&
      !isPlace(context, piece),
  );

/** `Southwest Regional Maintenance Center`, `Falkland Islands Works Team`: what follows the post is where it was held. */
const isBody = (piece: string) =>
  piece.split(' ').length > 2 &&
  /\b(?:cent(?:er|re)|team|office|facility|establishment|agency|institute|college|element|cell|directorate)$/i.test(piece);

type Sorted = { rank: string; titles: string[]; units: string[]; places: string[]; others: string[]; reserve: string };

/** What each piece of a heading is. */
function sorted(
  context: Context,
  headline: string[],
  service: Pick<Service, 'name' | 'country'> | null,
  hints: FieldHint[],
  station: string,
): Sorted {
  const found: Sorted = { rank: '', titles: [], units: [], places: [], others: [], reserve: '' };
  const takeRank = (rank: string) => {
    if (found.rank === '') found.rank = rank;
    else if (isRankOfTrade(found.rank) && !isRankOfTrade(rank)) {
      // Beside a plain rank, one that names a trade is the title: `Chief Engineman, Chief Petty Officer`
      found.titles.push(found.rank);
      found.rank = rank;
    } else if (wordsOf(found.rank).join() !== wordsOf(rank).join()) found.others.push(rank);
  };
  for (const [at, printed] of headline.entries()) {
    let head = printed;
    if (hints[at] === 'jobTitle' && headline.some((_, other) => hints[other] === 'rank')) {
      // A table or form with a field for the rank has the whole title in another.
      found.titles.push(head);
      continue;
    }
    if (hints[at] === 'employer' && hints.includes('jobTitle') && isNoneOfThese(context, head, service)) {
      // The column or label says that this is the unit, although its words do not.
      found.units.push(head);
      continue;
    }
    const graded = gradedRank(head);
    if (graded) {
      takeRank(graded.rank);
      head = head.replace(graded.endsTitle ? graded.grade : graded.rank, graded.endsTitle ? '' : ' | ');
    }
    let last: 'title' | 'unit' | 'service' | 'none' = 'none';
    const pieces = piecesOf(context, head);
    for (const [index, piece] of pieces.entries()) {
      const before = last;
      last = 'none';
      const split = rankBefore(context, piece, service);
      // The rank that someone rose to counts: `Driver then Lance Corporal`, `Rifleman, promoted to Corporal`
      const [, trade = '', later = ''] =
        /^(?:(.{3,60}?),? )?(?:then|later|rising to|rose to|promoted(?: to)?) (\p{L}.*)$/iu.exec(piece) ?? [];
      if (later !== '' && isRank(later, service)) {
        if (found.rank !== '') found.others.push(found.rank);
        found.rank = later;
        if (trade !== '') found.titles.push(trade);
        continue;
      }
      if (SERVICE_NAME.test(piece) || isNameAbroad(piece)) {
        last = 'service';
        const named = serviceIn(piece)?.name;
        if (RESERVE.test(piece)) found.reserve ||= piece;
        else if (named ? named !== service?.name : !service?.name.toLowerCase().includes(piece.toLowerCase()))
          found.others.push(piece);
      } else if (isPayGrade(piece)) found.rank = [found.rank, piece].filter(Boolean).join(', ');
      else if (isRank(piece, service)) takeRank(piece);
      else if (split && !isUnit(context, piece)) {
        takeRank(split.rank);
        found.titles.push(split.rest);
        last = 'title';
      } else if (STATION.test(piece) && (found.units.length > 0 || !UNIT_WORD.test(piece))) found.places.push(piece);
      else if (isUnit(context, piece) || (serviceIn(piece) !== null && (titleScore(context, piece) <= 0 || isCorps(piece)))) {
        // A corps or regiment of another post's heading does not replace the unit.
        const [, within = '', town = ''] = /^(.{5,}?) in (\p{Lu}[\p{L} .'’-]+)$/u.exec(piece) ?? [];
        if (isUnit(context, within) && (isPlace(context, town) || town === station)) {
          // A unit with its town: `2nd Engineer Regiment in Inowrocław`
          found.units.push(within);
          found.places.push(town);
          last = 'unit';
          continue;
        }
        const corps = found.units.length === 1 && before !== 'unit' && isCorps(found.units[0] ?? '') && !isCorps(piece);
        if (corps) found.others.push(...found.units.splice(0, 1));
        if (found.units.length === 0 || before === 'unit') found.units.push(piece);
        else if (!found.units.some((unit) => unit.includes(piece))) found.others.push(piece);
        last = 'unit';
      } else if (isPlace(context, piece) || (piece === station && index > 0)) found.places.push(piece);
      else if (
        hints[at] === 'employer' &&
        hints.includes('jobTitle') &&
        index > 0 &&
        found.units.length > 0 &&
        titleScore(context, piece) <= 0
      )
        // Behind the unit in its column is where it was: `Tactical Fuels Troop, Gütersloh and Camp Bastion`.
        found.places.push(piece);
      else if (
        (before === 'unit' || before === 'service') &&
        index === pieces.length - 1 &&
        headline.length > 1 &&
        TOWN.test(piece) &&
        titleScore(context, piece) <= 0
      )
        // `22 Signal Regiment, Stafford` or `22 Signal Regiment, British Army, Stafford` beside the rank and the title.
        found.places.push(piece);
      else if (found.units.length === 0 && isBody(piece) && titleScore(context, found.titles.at(-1) ?? '') > 0) {
        found.units.push(piece);
        last = 'unit';
      } else if (found.titles.length === 0 || before === 'title') {
        found.titles.push(piece);
        last = 'title';
      } else if (index === pieces.length - 1 && found.units.length > 0 && TOWN.test(piece) && titleScore(context, piece) <= 0)
        found.places.push(piece);
      else found.others.push(piece);
    }
  }
  // `Propulsion Mechanic, Engine Repair Flight`, where no other unit is named.
  const [, ...within] = found.titles;
  if (
    found.units.length === 0 &&
    within.length > 0 &&
    / Flight$/.test(within.at(-1) ?? '') &&
    titleScore(context, within.at(-1) ?? '') <= 0.5
  )
    found.units.push(...found.titles.splice(-1));
  // Where no heading names a unit, the guard of a state is the unit.
  if (found.reserve !== '') (found.units.length === 0 ? found.units : found.others).push(found.reserve);
  // Without a title, a rank that names a trade is the title: `Private – Rifleman`
  const trade = found.titles.length === 0 ? found.others.findIndex(isRankOfTrade) : -1;
  if (trade >= 0 && isRank(found.others[trade] ?? '', null)) found.titles = found.others.splice(trade, 1);
  const [only, second] = found.titles;
  const title = found.others.findIndex((other) => titleScore(context, other) > 0);
  if (only && !second && title >= 0 && TOWN.test(only) && evidenceOf(context, only) === 0) {
    // `Shorncliffe, 2nd Battalion …, Company Sergeant Major`: the town is before the unit.
    found.titles = found.others.splice(title, 1);
    found.places.push(only);
  } else if (only && !second && title >= 0 && evidenceOf(context, only) <= 0 && / /.test(found.others[title] ?? '')) {
    // `Cyber Defense Operations` above `FLIGHT CHIEF`: what names no post is the part of the service where it was held.
    found.titles = found.others.splice(title, 1);
    found.others.push(only);
  }
  return found;
}

const CODE = '(\\d{2}[A-Z]|\\d[A-Z]\\d[A-Z\\d]\\d|0\\d{3})';

const NAME = "([A-Z][\\w/&'’-]*(?: (?:[A-Z][\\w/&'’-]*|of|and|&)){0,5})";

const CODE_FIRST = new RegExp(`(?<![\\w-])${CODE}\\b(?:[ :,–-]{1,3}${NAME})?`);

// Without the lookbehind, each capital in a long word is tried, which takes quadratic time.
const NAME_FIRST = new RegExp(`(?<![\\w/&'’-])${NAME} ?\\( ?(?:(?:MOS|AFSC|NEC|rating):? ?)?(?<![\\w-])${CODE}\\b ?\\)?`);

/** A US occupation with its code, which may precede or follow its name. */
function codedTrade(texts: string[]): { trade: string; printed: string; hints: string; isNamed: boolean } | null {
  for (const text of texts) {
    const named = NAME_FIRST.exec(text);
    const coded = CODE_FIRST.exec(text);
    // `Platoon Sergeant (92A Automated Logistical Specialist)`: the name that follows is the trade's, the one before is the post.
    const isTitle = coded?.[2] !== undefined && text.slice(coded.index - 1, coded.index) === '(';
    const fact = text
      .slice(0, (coded?.index ?? 0) + (coded?.[1]?.length ?? 0))
      .replace(/^.*?(?=(?:(?:MOS|AFSC|NEC):? )?\S+$)/, '');
    if (named?.[1] && named[2] && !isTitle && !/^(?:MOS|AFSC|NEC)$/.test(named[1]))
      return { trade: `${named[2]} ${named[1]}`, printed: named[0], hints: fact, isNamed: true };
    if (coded?.[1])
      return {
        trade: [coded[1], coded[2]?.replace(/ (?:United States|U\.?S\.?)\b.*/, '')].filter(Boolean).join(' '),
        printed: coded[0],
        hints: fact,
        isNamed: coded[2] !== undefined,
      };
  }
  return null;
}
