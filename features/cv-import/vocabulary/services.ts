import { forceOfPeople, SERVICES_ABROAD } from './services-abroad.ts';
import { anyOf, either } from './terms.ts';

export type Service = { name: string; country: 'UK' | 'US' | null; words: RegExp };

export const SERVICES: readonly Service[] = [
  ...SERVICES_ABROAD.map((service) => ({ ...service, country: null })),
  { name: 'Royal Australian Navy', country: null, words: /\broyal australian navy\b|\bHMAS [A-Z]/i },
  { name: 'Royal Australian Air Force', country: null, words: /\broyal australian air force\b|\bRAAF\b(?! base)/i },
  {
    name: 'Australian Army',
    country: null,
    words:
      /\baustralian (?:army|defence force)\b|\broyal australian (?:regiment|infantry|engineers|signals|artillery|armoured|army)\b/i,
  },
  { name: 'Royal Canadian Navy', country: null, words: /\broyal canadian navy\b|\bHMCS [A-Z]/i },
  { name: 'Royal Canadian Air Force', country: null, words: /\broyal canadian air force\b|\bRCAF\b/i },
  {
    name: 'Canadian Army',
    country: null,
    words:
      /\bcanadian (?:army|armed forces|forces)\b|\bforces armées canadiennes\b|\broyal canadian (?:regiment|dragoons|engineers|artillery|horse artillery|signals)\b/i,
  },
  { name: 'New Zealand Army', country: null, words: /\bnew zealand (?:army|defence force)\b/i },
  { name: 'Royal Navy', country: 'UK', words: /\broyal navy\b|\broyal fleet auxiliary\b|\bHMS [A-Z]/i },
  { name: 'Royal Marines', country: 'UK', words: /\broyal marines?\b|\b4[0257] commando\b/i },
  { name: 'Royal Air Force', country: 'UK', words: /\broyal air force\b|\bRAF\b/i },
  {
    name: 'British Army',
    country: 'UK',
    words: new RegExp(String.raw`\b${anyOf('british-army', 'names')}\b`, 'i'),
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

/** Units, bases and operations that only one service has; they decide where none is named. */
const BY_UNIT: readonly (readonly [string, RegExp])[] = [
  [
    'US Air Force',
    either(
      '',
      /\b\d+(?:st|nd|rd|th|d) (?:[A-Z]\w+ ){1,3}(?:Squadron|Wing)\b/,
      /\b\d+(?:st|nd|rd|th|d) (?:Maintenance|Operations|Mission Support|Medical) Group\b/,
      /\bA(?:ir )?F(?:orce )?B(?:ase)?\b|\b(?:TSgt|SMSgt|CMSgt|SrA|A1C)\b|\bAirmen\b/,
    ),
  ],
  [
    'US Marine Corps',
    /\bMC(?:AS|B|LB|RD)\b|\bCamp (?:Lejeune|Pendleton)\b|\b\d+(?:st|nd|rd|th) Marines\b|\bMarine (?:Division|Regiment|Expeditionary)\b|\bGySgt\b|\bMarines\b/,
  ],
  ['US Navy', /\bNaval (?:Station|Base|Air Station)\b|\bUSS [A-Z]|\bPetty Officer (?:First|Second|Third) Class\b/],
  ['US Coast Guard', /\bUSCGC\b|\bCoast Guard Cutter\b/],
  [
    'US Army',
    /\b\d+(?:st|nd|rd|th|d) (?:[A-Z]\w+ ){0,3}(?:Infantry|Airborne|Cavalry|Armored|Armor|Brigade|Sustainment|Battalion|Division)\b|\bFort [A-Z]\w+|\bSoldiers\b/,
  ],
  ['Royal Navy', /\bHMS [A-Z]|\bRNAS [A-Z]/],
  ['Royal Air Force', /\bRAF [A-Z]/],
  [
    'British Army',
    either(
      '',
      /\b\d{1,3} (?:[A-Z]\w+ ){0,3}(?:Regiment|Regt|Battalion|Bn)\b/,
      /\b[1-9] (?:PARA|SCOTS|RIFLES|YORKS|R ANGLIAN|MERCIAN|LANCS)\b|\bRegimental/,
      /\bOp (?:HERRICK|TELIC|TOSCA|CABRIT|TORAL|SHADER|TRENTON|PITTING)\b/,
    ),
  ],
];

/** The service whose units or bases a text names. */
export function serviceByUnit(text: string): Pick<Service, 'name' | 'country'> | null {
  const name = BY_UNIT.find(([, words]) => words.test(text))?.[0];
  return SERVICES.find((service) => service.name === name) ?? null;
}

/** The service that a text names, or null. */
export const serviceIn = (text: string): Pick<Service, 'name' | 'country'> | null =>
  SERVICES.find(({ words }) => words.test(text)) ?? forceOfPeople(text);

/** Normalizes names of US services: `U.S. Army`, `United States Army`. */
export const withServiceAsNamed = (text: string) =>
  text.replace(/\b(?:u\.\s?s\.?|united states)(?= (?:army|navy|marine corps|air force|space force|coast guard)\b)/gi, 'US');

/** The service that a text names most often. */
export function mostNamed(text: string): Pick<Service, 'name' | 'country'> | null {
  const most = (within: string) => {
    const counts = SERVICES.map((service) => ({ service, count: within.match(new RegExp(service.words, 'gi'))?.length ?? 0 }));
    const first = counts.reduce((best, one) => (one.count > best.count ? one : best));
    return first.count > 0 ? first.service : forceOfPeople(within);
  };
  const apartFromStations = most(withoutStations(text));
  return apartFromStations?.country === 'US' ? apartFromStations : most(text);
}

export const SERVICE_NAME = new RegExp(`^(?:the )?${anyOf('service-names')}(?: reserves?)?$`, 'iu');

/** `Armée de Terre`, `Wojsko Polskie` and nothing else. */
export const isNameAbroad = (piece: string) =>
  Math.max(forceOfPeople(piece)?.name.length ?? 0, ...SERVICES_ABROAD.map(({ words }) => words.exec(piece)?.[0].length ?? 0)) >=
  piece.replace(/^(?:the|die|l['’]) ?/i, '').length;

/** Whether a text is the name of a service and nothing else. */
export const isServiceName = (text: string) => SERVICE_NAME.test(text) || isNameAbroad(text);

/** `Royal Electrical and Mechanical Engineers` names no engineer. */
export const isCorps = (text: string) => SERVICES.some(({ words }) => (words.exec(text)?.[0].length ?? 0) >= 0.8 * text.length);

/** A text without `RAF Lakenheath`. */
export const withoutStations = (text: string) => text.replace(/\bRAF \p{Lu}[\p{L}'’]+/gu, '');
