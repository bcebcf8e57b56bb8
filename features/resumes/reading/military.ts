import type { ReadService, ReadWork } from '../shapes.ts';
import { wordsOf } from './items.ts';

type Service = { name: string; country: 'UK' | 'US'; words: RegExp };

const SERVICES: readonly Service[] = [
  { name: 'Royal Navy', country: 'UK', words: /\broyal navy\b|\broyal fleet auxiliary\b|\bHMS [A-Z]/i },
  { name: 'Royal Marines', country: 'UK', words: /\broyal marines?\b|\b4[0257] commando\b/i },
  { name: 'Royal Air Force', country: 'UK', words: /\broyal air force\b|\bRAF\b/i },
  {
    name: 'British Army',
    country: 'UK',
    words:
      /\bbritish army\b|\bHM (?:armed )?forces\b|\bREME\b|\bRLC\b|\broyal (?:electrical and mechanical engineers|logistic corps|engineers|signals|corps of signals|artillery|regiment of \w+|tank regiment|military police|army medical (?:corps|service)|army veterinary corps|armoured corps|anglian regiment|irish regiment|welsh|scots dragoon guards)\b|\b(?:parachute|rifles|mercian|yorkshire|duke of lancaster'?s) regiment\b|\bthe rifles\b|\b(?:grenadier|coldstream|scots|irish|welsh) guards\b|\bintelligence corps\b|\barmy air corps\b|\badjutant general'?s corps\b|\badjutant-general'?s corps\b/i,
  },
  { name: 'US Marine Corps', country: 'US', words: /\b(?:u\.?s\.?|united states) marine corps\b|\bUSMC\b|\bmarine corps\b/i },
  { name: 'US Air Force', country: 'US', words: /\b(?:u\.?s\.?|united states) air force\b|\bUSAF\b|\bair national guard\b/i },
  { name: 'US Space Force', country: 'US', words: /\b(?:u\.?s\.?|united states) space force\b|\bUSSF\b/i },
  { name: 'US Navy', country: 'US', words: /\b(?:u\.?s\.?|united states) navy\b|\bUSN\b|\bUSS [A-Z]/i },
  { name: 'US Coast Guard', country: 'US', words: /\b(?:u\.?s\.?|united states) coast guard\b|\bUSCG\b/i },
  {
    name: 'US Army',
    country: 'US',
    words:
      /\b(?:u\.?s\.?|united states) army\b|\barmy (?:national guard|reserve)\b|\bMOS\b.{0,8}\b\d{2}[A-Z]\b|\bfort (?:[A-Z]\w+)\b/i,
  },
];

const RANK =
  /\b(?:(?:lance|staff|master|first|colour|company sergeant|regimental sergeant|command sergeant|sergeant|chief|senior|leading|able|acting|flight|air|brigadier|major|lieutenant|wing|squadron|group|pilot|flying|warrant|petty|gunnery|technical|senior master|chief master|second|sub|rear|vice|junior)[ -])*(?:private first class|private|lance corporal|lance bombardier|bombardier|corporal|sergeant first class|sergeant major|sergeant(?! at)|sgt|ssgt|sfc|cpl|lcpl|l\/cpl|csgt|wo1|wo2|warrant officer(?: class (?:1|2|one|two))?|specialist(?=\s*[/,]|\s*\(?e-?\d|\s*$)|airman(?: first class)?|seaman|able rate|leading hand|petty officer(?: first class| second class| third class)?|second lieutenant|first lieutenant|lieutenant commander|lieutenant colonel|lieutenant|captain|major|colonel|brigadier|general|commander|commodore|admiral|flight lieutenant|squadron leader|wing commander|group captain|senior aircraftman|aircraftman|gunner|sapper|signaller|craftsman|trooper|guardsman|rifleman|fusilier|marine|(?:chief|junior|senior) technician|air specialist|midshipman|officer cadet|ensign|pfc|spc|ssg|msg|tsgt|msgt|smsgt|cmsgt|sra|a1c|gysgt|po[123]|cpo|scpo|mcpo|csm|1sg|[12]lt|cpt|ltc|capt|maj|lt|sac|rsm|rqms|lsgt|l\/sgt)\b(?:,?\s*\(?[EOW]-?\d\b\)?)?/i;
const UNIT =
  /\b(?:(?:\d+(?:st|nd|rd|th)?|[A-Z]) )?(?:(?:[A-Z][\w'’&-]*|of|the|and|&) ){0,5}(?:Regiment|Battalion|Brigade(?: Combat Team)?|Division|Squadron|Company|Platoon|Battery|Wing|Group|Fleet|Corps|Workshop|Commando|Flotilla|Detachment|Bn|Bde|Sqn|Coy)\b(?:,? (?:REME|RLC|RE|RA|R SIGNALS|\d+(?:st|nd|rd|th)? (?:[A-Z][\w'’]* ){0,4}(?:Regiment|Battalion|Brigade|Division|Regt)))*|\b(?:HMS|USS)(?: [A-Z][\w'’]+){1,3}|\bRAF [A-Z][\w'’]+|\b3\/2 [A-Z]\w+/;
/** Names of services that read like units. */
const SERVICE_ITSELF =
  /^(?:(?:the )?(?:u\.?s\.?|united states|royal)? ?(?:marine|air|space|adjutant general’s)? ?corps|intelligence corps|army medical corps)$/i;
const OPERATION =
  /\bOp(?:eration|\.)? ?(?:[A-Z]{4,}|[A-Z][a-z]+(?:['’]s)?)(?: [A-Z]{2,}| [A-Z][a-z]+)?(?: \d{1,2}\b(?!\d))?|\b(?:Operation (?:Iraqi Freedom|Enduring Freedom|Inherent Resolve|New Dawn|Desert Storm|Noble Eagle))\b/g;
const CLEARANCE =
  /\b(?:(?:active|current|held|uk|enhanced) )?(?:TS\/SCI|top secret(?:\/sci)?|secret|SC|DV|eDV|developed vetting|security check|CTC|BPSS)(?: security)?(?: clear(?:ance|ed)|(?= \(|$|[,.;)]))/i;
const UK_TRADE =
  /\b(?:vehicle mechanic|recovery mechanic|armourer|avionics technician|aircraft technician|electronics technician|metalsmith|shipwright|combat (?:medical technician|engineer|medic)|military engineer|royal engineer|infantryman|infantry soldier|driver|logistic specialist|supply (?:controller|specialist)|chef|signaller|communication systems? (?:operator|engineer)|information systems engineer|intelligence analyst|air traffic controller|weapons technician|marine engineer(?:ing)?(?: technician)?|warfare specialist|logistician|physical training instructor|military police(?:man| officer)?|gunner|tank crewman|bomb disposal|ammunition technician|petroleum operator|movement controller|driver tank transporter|plant operator)\b/i;

/** The service that a text names, or null. */
export const serviceIn = (text: string): Pick<Service, 'name' | 'country'> | null =>
  SERVICES.find(({ words }) => words.test(text)) ?? null;

/** Normalizes names of US services: `U.S. Army`, `United States Army`. */
export const withServiceAsNamed = (text: string) =>
  text.replace(/\b(?:u\.\s?s\.?|united states)(?= (?:army|navy|marine corps|air force|space force|coast guard)\b)/gi, 'US');

/** The rank that a text names; one with its pay grade before others. */
export function rankIn(text: string): string {
  const ranks = [...text.matchAll(new RegExp(RANK, 'gi'))].map((match) => match[0].trim());
  return ranks.find((rank) => /[EOW]-?\d\)?$/.test(rank)) ?? ranks[0] ?? '';
}
export const clearanceIn = (text: string) => CLEARANCE.exec(text)?.[0].trim() ?? '';
export const operationsIn = (text: string) => [...new Set([...text.matchAll(OPERATION)].map((match) => match[0].trim()))];

/** Whether a job was military service, by its employer or by its post and unit. */
export function isService(job: ReadWork): boolean {
  const head = `${job.name} | ${job.position}`;
  if (/\b(?:museum|contractor|charity|legion|surplus|recruit(?:ing|ment) agency|benevolent|exchange)\b/i.test(head)) return false;
  const service = serviceIn(job.name) ?? serviceIn(head);
  return service !== null && (serviceIn(job.name) !== null || rankIn(head) !== '');
}

/** Converts a parsed job into a service post; `country`, if the rest of the CV shows it, decides for words that both countries use. */
export function readService(job: ReadWork, around: string): ReadService {
  const head = [job.position, job.name, ...job.summary.split('\n').slice(0, 3)].join(' | ');
  const all = [head, job.location, job.summary, ...job.highlights].join('\n');
  const service = serviceIn(head) ?? serviceIn(all) ?? serviceIn(around);
  const code = service?.country === 'UK' ? null : codedTrade([job.position, job.name, head]);
  // “Specialist” in a trade's name is no rank.
  const withoutTrade = (text: string) => (code ? text.replace(code.printed, ' ') : text);
  const rank = rankIn(withoutTrade(job.position)) || rankIn(withoutTrade(head));
  const own = job.highlights.filter((line) => unitIn(line).length >= line.replace(/\.$/, '').length);
  const read: ReadService = {
    country: service?.country ?? null,
    service: service?.name ?? '',
    rank,
    trade: code?.trade ?? tradeOf(job, rank, head),
    unit: unitIn(job.name) || unitIn(head.replace(/\|/g, '\n')) || unitIn(own[0] ?? ''),
    operations: operationsIn(all),
    clearance: clearanceIn(all),
    location: job.location,
    startDate: job.startDate,
    endDate: job.endDate,
    printedDates: job.printedDates,
    url: job.url,
    summary: '',
    highlights: job.highlights.filter((line) => line !== own[0]),
  };
  return { ...read, summary: leftOver(job, read) };
}

/** The unit that a text names and that is not the service itself; a battalion with its regiment. */
function unitIn(text: string): string {
  const units = [...text.matchAll(new RegExp(UNIT, 'g'))].filter(({ 0: unit }) => !SERVICE_ITSELF.test(unit.trim()));
  const [first, second] = units;
  if (!first) return '';
  const between = second ? text.slice(first.index + first[0].length, second.index) : '';
  return second && /^, (?:the )?$/i.test(between)
    ? text.slice(first.index, second.index + second[0].length).trim()
    : first[0].trim();
}

const CODE = '(\\d{2}[A-Z]|\\d[A-Z]\\d[A-Z\\d]\\d|0\\d{3})';
const NAME = "([A-Z][\\w/&'’-]*(?: (?:[A-Z][\\w/&'’-]*|of|and|&)){0,5})";
const CODE_FIRST = new RegExp(`\\b${CODE}\\b(?:[ :,–-]{1,3}${NAME})?`);
const NAME_FIRST = new RegExp(`${NAME} ?\\( ?(?:(?:MOS|AFSC|NEC|rating):? ?)?${CODE}\\b ?\\)?`);

/** A US occupation with its code, which may precede or follow its name. */
function codedTrade(texts: string[]): { trade: string; printed: string } | null {
  for (const text of texts) {
    const named = NAME_FIRST.exec(text);
    const coded = CODE_FIRST.exec(text);
    // `Platoon Sergeant (92A Automated Logistical Specialist)`: the name that follows is the trade's, the one before is the post.
    const isPost = coded?.[2] !== undefined && text.slice(coded.index - 1, coded.index) === '(';
    if (named?.[1] && named[2] && !isPost) return { trade: `${named[2]} ${named[1]}`, printed: named[0] };
    if (coded?.[1])
      return {
        trade: [coded[1], coded[2]?.replace(/ (?:United States|U\.?S\.?)\b.*/, '')].filter(Boolean).join(' '),
        printed: coded[0],
      };
  }
  return null;
}

function tradeOf(job: ReadWork, rank: string, head: string): string {
  const known = UK_TRADE.exec(head)?.[0];
  if (known) return known;
  const rest = job.position
    .replace(rank, ' ')
    .replace(/[\s,(]*\b[EOW]-?\d\b\)?/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;|()/–—-]+|[\s,;|()/–—-]+$/g, '')
    .trim();
  return /\p{L}{3}/u.test(rest) && serviceIn(rest) === null ? rest : '';
}

/** Lines of the head and the text that are not in any field. */
function leftOver(job: ReadWork, { service, rank, trade, unit, location }: ReadService): string {
  const held = new Set([service, rank, trade, unit, location].flatMap(wordsOf));
  const heads = [job.name, job.position].filter((text) => wordsOf(withServiceAsNamed(text)).some((word) => !held.has(word)));
  return [...heads, job.summary].filter((text) => text !== '').join('\n');
}
