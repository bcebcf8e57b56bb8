import { SERVICE_KEYS, type ServiceKey } from '../service-keys.ts';

export type { ServiceKey };

/** A service as the words of its people are read. The Royal Marines are part of the Royal Navy, but many of their words are the Army's. */
export type Force = ServiceKey | 'royal_marines';

/** The service whose lists and codes a force uses. */
export const serviceOfForce = (force: Force): ServiceKey => (force === 'royal_marines' ? 'royal_navy' : force);

/** What is said about the Royal Navy counts for the Royal Marines too. */
export const forcesOf = (services: readonly ServiceKey[]): Force[] =>
  services.includes('royal_navy') ? [...services, 'royal_marines'] : [...services];

/** The services whose people are translated, as Muster's military_services ids name them. The Royal Marines are part of the Royal Navy. */
export const SERVICES = {
  british_army: { id: 1, letter: 'B', name: 'British Army', country: 'UK' },
  royal_navy: { id: 2, letter: 'R', name: 'Royal Navy', country: 'UK' },
  raf: { id: 3, letter: 'L', name: 'Royal Air Force', country: 'UK' },
  army: { id: 4, letter: 'A', name: 'Army', country: 'US' },
  navy: { id: 5, letter: 'N', name: 'Navy', country: 'US' },
  marine_corps: { id: 6, letter: 'M', name: 'Marine Corps', country: 'US' },
  air_force: { id: 7, letter: 'F', name: 'Air Force', country: 'US' },
  space_force: { id: 8, letter: 'S', name: 'Space Force', country: 'US' },
  coast_guard: { id: 9, letter: 'C', name: 'Coast Guard', country: 'US' },
} as const satisfies Record<ServiceKey, object>;

export function serviceOfLetter(letter: string): ServiceKey {
  const found = SERVICE_KEYS.find((key) => SERVICES[key].letter === letter);
  if (!found) throw new Error(`No service has the letter ${letter}`);
  return found;
}

/** `R` is the Royal Navy with the Royal Marines, `W` the Navy without them and `K` the Marines only. */
export function forcesOfLetter(letter: string): Force[] {
  if (letter === 'W') return ['royal_navy'];
  return letter === 'K' ? ['royal_marines'] : forcesOf([serviceOfLetter(letter)]);
}

/** Names in use, without spaces and punctuation. `army` and `navy` alone belong to the reader's own country. */
const NAMES: ReadonlyMap<string, ServiceKey> = new Map(
  Object.entries<ServiceKey>({
    britisharmy: 'british_army',
    ukarmy: 'british_army',
    territorialarmy: 'british_army',
    armyreserve: 'british_army',
    royalnavy: 'royal_navy',
    rn: 'royal_navy',
    royalmarines: 'royal_navy',
    royalmarine: 'royal_navy',
    rm: 'royal_navy',
    rnr: 'royal_navy',
    rmr: 'royal_navy',
    royalfleetauxiliary: 'royal_navy',
    fleetairarm: 'royal_navy',
    royalnavyroyalmarines: 'royal_navy',
    raf: 'raf',
    royalairforce: 'raf',
    rauxaf: 'raf',
    usarmy: 'army',
    unitedstatesarmy: 'army',
    armynationalguard: 'army',
    usar: 'army',
    arng: 'army',
    usnavy: 'navy',
    unitedstatesnavy: 'navy',
    usn: 'navy',
    usnr: 'navy',
    seabees: 'navy',
    marinecorps: 'marine_corps',
    usmarinecorps: 'marine_corps',
    unitedstatesmarinecorps: 'marine_corps',
    usmc: 'marine_corps',
    marines: 'marine_corps',
    usmarines: 'marine_corps',
    marine: 'marine_corps',
    airforce: 'air_force',
    usairforce: 'air_force',
    unitedstatesairforce: 'air_force',
    usaf: 'air_force',
    airnationalguard: 'air_force',
    ang: 'air_force',
    spaceforce: 'space_force',
    usspaceforce: 'space_force',
    unitedstatesspaceforce: 'space_force',
    ussf: 'space_force',
    coastguard: 'coast_guard',
    uscoastguard: 'coast_guard',
    unitedstatescoastguard: 'coast_guard',
    uscg: 'coast_guard',
  }),
);

/** The service that a name or an id of `military_services` means, or null. `country` decides where a name is used in both. */
export function findService(text: string, country: 'UK' | 'US'): ServiceKey | null {
  const plain = text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const byId = SERVICE_KEYS.find((key) => String(SERVICES[key].id) === plain);
  if (byId) return byId;
  if (plain === 'army' || plain === 'armyreserve') return country === 'UK' ? 'british_army' : 'army';
  if (plain === 'navy') return country === 'UK' ? 'royal_navy' : 'navy';
  if (plain === 'airforce' && country === 'UK') return 'raf';
  if (plain === 'marines' && country === 'UK') return 'royal_navy';
  return NAMES.get(plain) ?? null;
}

const ROYAL_MARINES = /^(?:royal ?marines?(?: reserves?)?|rmr?)$/i;

const PEOPLES =
  'australian|bangladesh|barbados|belgian|botswana|canadian|danish|dutch|estonian|fiji|finnish|french|german|ghana|greek|hellenic|indian|irish|israeli?|italian|jamaica|kenya|latvian|lithuanian|malawi|malaysian|maltese|namibian?|nepal(?:ese)?|netherlands|new zealand|nigerian|norwegian|pakistan|polish|portuguese|romanian|sierra leone|singapore|south african|spanish|sri lanka|swedish|tanzanian?|turkish|ugandan?|ukrainian|zambian?|zimbabwean?';
const FORCE_ABROAD = new RegExp(
  `^(?:the )?(?:royal )?(?:${PEOPLES}) (?:national )?(?:(army(?: reserve)?|land forces?|regiment)|(navy|naval (?:service|reserve|forces?))|(marines?(?: corps)?|marine infantry)|(air (?:and space )?force|air corps)|armed forces|defen[cs]e forces?)$`,
  'i',
);
const SHORT_ABROAD: ReadonlyMap<string, Force> = new Map(
  Object.entries<Force>({ rcn: 'royal_navy', rcaf: 'raf', ran: 'royal_navy', raaf: 'raf', rnzn: 'royal_navy', rnzaf: 'raf' }),
);

/** Ranks that only a navy or an air force has, where one name covers all forces of a country. */
const NAVAL_RANK =
  /petty officer|seaman|able rat|leading (?:hand|rat|seaman)|sub-?lieutenant|lieutenant commander|^commander|commodore|admiral|midshipman|sailor/i;
const AIR_RANK =
  /air(?:craft|wo)?man|aviator|flying officer|pilot officer|flight (?:lieutenant|sergeant)|squadron leader|wing commander|group captain|air (?:commodore|marshal|vice)/i;

/**
 * The force whose words a person uses, or null for what is no service. Forces of other countries are read like the British ones on land, at sea or in
 * the air, from which those of the Commonwealth and Ireland have their appointments; where one name covers all of them, the rank decides.
 */
export function findForce(text: string, country: 'UK' | 'US', rank = ''): Force | null {
  const name = text.trim();
  if (ROYAL_MARINES.test(name) || (country === 'UK' && /^marines?$/i.test(name))) return 'royal_marines';
  const known = findService(name, country) ?? SHORT_ABROAD.get(name.toLowerCase());
  if (known) return known;
  if (/^óglaigh na héireann$/i.test(name)) return 'british_army';
  const abroad = FORCE_ABROAD.exec(name.replace(/\s+/g, ' '));
  if (!abroad) return null;
  if (abroad[1]) return 'british_army';
  if (abroad[2]) return 'royal_navy';
  if (abroad[3]) return 'royal_marines';
  if (abroad[4]) return 'raf';
  return NAVAL_RANK.test(rank) ? 'royal_navy' : AIR_RANK.test(rank) ? 'raf' : 'british_army';
}
