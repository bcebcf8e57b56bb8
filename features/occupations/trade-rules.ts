import { paths } from '#kit/ui/paths.ts';
import type { TranslatedOccupation } from './contract.ts';

/** The armed services a trade can belong to, by the names that the translation accepts. */
export const TRADE_SERVICES = {
  UK: ['British Army', 'Royal Navy', 'Royal Marines', 'Royal Air Force'],
  US: ['US Army', 'US Navy', 'US Marine Corps', 'US Air Force', 'US Space Force', 'US Coast Guard'],
} as const;

const PHONETIC =
  'alfa alpha bravo charlie delta echo foxtrot golf hotel india juliet juliett kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey whisky xray yankee zulu';
/** `11 bravo`, `88mike`: a code as it is spoken. */
const SPOKEN_CODE = new RegExp(`^(\\d{2})[ -]?(${PHONETIC.replaceAll(' ', '|')})\\b`, 'i');
/** A specialty of the US Air Force or Army after its title: `services troop 3M0`. */
const LATER_CODE = /^(?:\d[a-wyz]\d[\dx]{0,2}|\d{2}[a-z]\d{0,2})$/i;

/** A trade as one line of text, `25B Information Technology Specialist`, as the code and the title that the translation takes. */
export function readTrade(trade: string): { code: string; title: string } {
  const text = trade.trim().replace(SPOKEN_CODE, (_, digits: string, letter: string) => `${digits}${letter.charAt(0)}`);
  // `88 m`: a code written with a space.
  if (/^\d{2} ?[a-z]\d{0,2}$/i.test(text)) return { code: text, title: text };
  const [first = '', ...rest] = text.split(/\s+/);
  const isCode = /^[a-z0-9-]{2,8}$/i.test(first) && (/\d/.test(first) || rest.length === 0);
  if (isCode) return { code: first, title: rest.join(' ') || text };
  const later = rest.find((word) => LATER_CODE.test(word));
  if (later === undefined) return { code: '', title: text };
  return { code: later, title: [first, ...rest.filter((word) => word !== later)].join(' ') };
}

/** What can be wrong with a translated occupation. */
export const REPORTED_PROBLEMS = {
  other_work: 'It’s different work from what I did',
  wrong_level: 'The level is wrong',
  wrong_titles: 'The job titles are wrong',
  other: 'Something else',
} as const;
export type ReportedProblem = keyof typeof REPORTED_PROBLEMS;

/** Trades to try, as each country calls them. */
const TRADE_EXAMPLES = {
  UK: [
    { service: 'British Army', trade: 'Vehicle Mechanic' },
    { service: 'British Army', trade: 'Combat Medical Technician' },
    { service: 'British Army', trade: 'Logistic Supply Specialist' },
    { service: 'Royal Navy', trade: 'Engineering Technician (Marine Engineering)' },
    { service: 'Royal Navy', trade: 'Warfare Specialist' },
    { service: 'Royal Marines', trade: 'Landing Craft Specialist' },
    { service: 'Royal Air Force', trade: 'Aircraft Technician (Avionics)' },
    { service: 'Royal Air Force', trade: 'Air Traffic Controller' },
  ],
  US: [
    { service: 'US Army', trade: '25B' },
    { service: 'US Army', trade: '88M Motor Transport Operator' },
    { service: 'US Army', trade: '11B' },
    { service: 'US Navy', trade: 'HM Hospital Corpsman' },
    { service: 'US Navy', trade: 'Aviation Electronics Technician' },
    { service: 'US Marine Corps', trade: 'Aircraft Rescue and Firefighting Specialist' },
    { service: 'US Air Force', trade: '3P051' },
    { service: 'US Coast Guard', trade: 'Boatswain’s Mate' },
  ],
} as const;

/** Trades that most people of a country's forces recognize, as visitors type them. */
export const COMMON_TRADES = {
  UK: ['Vehicle mechanic', 'Infantry', 'Chef', 'Signaller', 'Royal Engineers', 'Medic'],
  US: ['11B', '88M', '68W', '25B', 'Avionics technician', 'Military police'],
} as const;

/** The address of the page that shows what a trade leads to. */
export const tradeHref = paths.trade;

/** Links that show what the examples lead to. */
export const tradeExampleLinks = (forces: 'UK' | 'US') =>
  TRADE_EXAMPLES[forces].map((example) => ({ href: tradeHref(example), label: `${example.trade}, ${example.service}` }));

/**
 * The name to show first: what such jobs are called in Britain, otherwise the occupation's own name. A title with its abbreviation in brackets
 * is from the American list where there is no British one.
 */
export function namesOf({ title, titles }: Pick<TranslatedOccupation, 'title' | 'titles'>, forces: 'UK' | 'US') {
  const isBritish = forces === 'UK' && !titles.some((one) => one.includes('('));
  const [first, ...others] = isBritish ? titles : [title, ...titles];
  return { name: first ?? title, alsoCalled: others };
}

/** `12 open jobs`; counting ends at 1,000. */
export function openJobs(count: number): string {
  if (count >= 1000) return '1,000 or more open jobs';
  return count === 1 ? '1 open job' : `${count} open jobs`;
}
