import { SERVICE_KEYS, type ServiceKey } from '../service-keys.ts';

export type { ServiceKey };

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
