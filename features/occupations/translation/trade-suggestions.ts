import { LISTED_SERVICES } from '../service-keys.ts';
import { type Force, SERVICES, serviceOfForce } from './services.ts';
import { readCodes } from './tables.ts';

type Suggestion = { trade: string; service: string; nickname?: string };
type Known = Suggestion & { words: readonly string[]; code: string };

/** What people call a trade, and the trade by its own name: `nickname = trade, service`. */
const NICKNAMES: Record<'UK' | 'US', Readonly<Record<string, readonly [trade: string, service: string]>>> = {
  UK: {
    loggie: ['Royal Logistic Corps', 'British Army'],
    squaddie: ['Infantry Soldier', 'British Army'],
    bootneck: ['Royal Marines Commando', 'Royal Marines'],
    sapper: ['Combat Engineer', 'British Army'],
    gunner: ['Royal Artillery', 'British Army'],
    tankie: ['Royal Armoured Corps', 'British Army'],
    scaley: ['Royal Signals', 'British Army'],
    bluebell: ['Vehicle Mechanic', 'British Army'],
    'slop jockey': ['Chef', 'British Army'],
    redcap: ['Royal Military Police Soldier', 'British Army'],
    stoker: ['Engineering Technician (Marine Engineering)', 'Royal Navy'],
    greenie: ['Engineering Technician (Weapon Engineering)', 'Royal Navy'],
    scribbly: ['Writer', 'Royal Navy'],
    'rock ape': ['RAF Regiment Gunner', 'Royal Air Force'],
    sumpie: ['Aircraft Technician (Mechanical)', 'Royal Air Force'],
    fairy: ['Aircraft Technician (Avionics)', 'Royal Air Force'],
    snowdrop: ['RAF Police', 'Royal Air Force'],
  },
  US: {
    grunt: ['11B Infantryman', 'US Army'],
    medic: ['68W Combat Medic Specialist', 'US Army'],
    'cannon cocker': ['13B Cannon Crewmember', 'US Army'],
    tanker: ['19K M1 Armor Crewman', 'US Army'],
    corpsman: ['HM Hospital Corpsman', 'US Navy'],
    snipe: ['MM Machinist’s Mate', 'US Navy'],
    'sky cop': ['3P0X1 Security Forces', 'US Air Force'],
  },
};

const MOST = 8;
const plainWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
const plain = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

let known: Record<'UK' | 'US', Known[]> | undefined;

function knownTrades(forces: 'UK' | 'US'): readonly Known[] {
  known ??= { UK: tradesOf('UK'), US: tradesOf('US') };
  return known[forces];
}

function tradesOf(forces: 'UK' | 'US'): Known[] {
  const nicknames = Object.entries(NICKNAMES[forces]).map(
    ([nickname, [trade, service]]): Known => ({ trade, service, nickname, words: plainWords(nickname), code: '' }),
  );
  const trades = readCodes()
    .filter(({ service }) => SERVICES[service].country === forces)
    .map(({ service, code, title }): Known => {
      const trade = `${code} ${title}`.trim();
      return { trade, service: LISTED_SERVICES[service], words: plainWords(title), code: plain(code) };
    });
  return [...nicknames, ...trades];
}

/** How near a trade is to what was typed, the nearest lowest; null where it is not meant. */
function nearness({ words, code, nickname }: Known, typed: readonly string[]): number | null {
  const whole = plain(typed.join(''));
  if (code !== '' && code.startsWith(whole)) return code.length - whole.length;
  const rest = code !== '' && plain(typed[0] ?? '') === code ? typed.slice(1) : typed;
  const places = rest.map((part) => words.findIndex((word) => word.startsWith(part)));
  if (places.includes(-1)) return null;
  // The words in their order from the first on, before the same words elsewhere; a nickname after the trades that begin like it.
  const inOrder = places.every((place, at) => place === at);
  return (inOrder ? 10 : 20) + words.length / 100 + (nickname && rest.join(' ') !== nickname ? 5 : 0);
}

/** Trades of the country that begin with what was typed, nearest first; those of one service where it is known. */
export function findTrades(search: string, { forces, force }: { forces: 'UK' | 'US'; force: Force | null }): Suggestion[] {
  const typed = plainWords(search).slice(0, 12);
  if (typed.length === 0) return [];
  const services = force && [LISTED_SERVICES[serviceOfForce(force)], ...(force === 'royal_marines' ? ['Royal Marines'] : [])];
  return knownTrades(forces)
    .filter(({ service }) => services === null || services.includes(service))
    .flatMap((trade) => {
      const near = nearness(trade, typed);
      return near === null ? [] : [{ trade, near }];
    })
    .sort((one, other) => one.near - other.near)
    .slice(0, MOST)
    .map(({ trade: { trade, service, nickname } }) => ({ trade, service, ...(nickname !== undefined && { nickname }) }));
}

/** Every nickname with the trade that it means, for the test that each can be translated. */
export const nicknamesOf = (forces: 'UK' | 'US') =>
  Object.entries(NICKNAMES[forces]).map(([nickname, [trade, service]]) => ({ nickname, trade, service }));
