import { anyOf, either } from './terms.ts';

/** Armed forces that have neither British nor American ranks, and how their texts or English ones name them. */
export const SERVICES_ABROAD: readonly { name: string; words: RegExp }[] = [
  { name: 'Armée de Terre', words: /(?<!\p{L})armée de terre|légion étrangère|\bfrench (?:army|foreign legion)\b/iu },
  { name: 'Marine nationale', words: /\bmarine nationale\b|\bfrench navy\b/i },
  { name: 'Armée de l’Air', words: /(?<!\p{L})armée de l['’]air(?: et de l['’]espace)?|\bfrench air (?:and space )?force\b/iu },
  { name: 'Gendarmerie nationale', words: /\bgendarmerie nationale\b/i },
  {
    name: 'Bundeswehr',
    words: /\bbundeswehr\b|\bdeutsche marine\b|\bluftwaffe\b|\bgerman (?:army|navy|air force|armed forces)\b/i,
  },
  {
    name: 'Polish Armed Forces',
    words:
      /\bpolish (?:armed forces|army|land forces|navy|air force)\b|\bwojsk[oa] (?:polskie(?:go)?|lądow[eych]+)|siły zbrojne/iu,
  },
  { name: 'Indian Army', words: /\bindian army\b/i },
  { name: 'Indian Navy', words: /\bindian navy\b|\bINS [A-Z]/ },
  { name: 'Indian Air Force', words: /\bindian air force\b/i },
  { name: 'Esercito Italiano', words: /\besercito italiano\b|\bitalian army\b/i },
  { name: 'Marina Militare', words: /\bmarina militare\b|\bitalian navy\b/i },
  { name: 'Ejército de Tierra', words: /(?<!\p{L})ejército (?:de tierra|español)|\bspanish army\b/iu },
  { name: 'Armada Española', words: /\barmada española|\bspanish navy\b/i },
  { name: 'Koninklijke Landmacht', words: /\bkoninklijke landmacht\b|\b(?:royal )?(?:netherlands|dutch) army\b/i },
  { name: 'Koninklijke Marine', words: /\bkoninklijke marine\b|\b(?:royal )?(?:netherlands|dutch) navy\b/i },
  { name: 'Koninklijke Luchtmacht', words: /\bkoninklijke luchtmacht\b|\b(?:royal )?(?:netherlands|dutch) air force\b/i },
  {
    name: 'Koninklijke Marechaussee',
    words: /\bkoninklijke marechaussee\b|\b(?:royal )?(?:netherlands|dutch) (?:marechaussee|military police)\b/i,
  },
  { name: 'Netherlands Armed Forces', words: /\b(?:netherlands|dutch) armed forces\b|\bkrijgsmacht\b/i },
  {
    name: 'Irish Defence Forces',
    words:
      /\b[Ii]rish (?:[Aa]rmy|[Dd]efence [Ff]orces|[Nn]aval [Ss]ervice|[Aa]ir [Cc]orps)\b|Óglaigh na hÉireann|\bLÉ \p{Lu}|(?:^|[,;|(–-]\s*|\b(?:the|The|in|Permanent|Reserve) )Defence Forces\b/u,
  },
  { name: 'Ukrainian Armed Forces', words: /\bukrainian (?:armed forces|army|navy|air force)\b|\barmed forces of ukraine\b/i },
];

const PEOPLE = anyOf('peoples');
const FORCE =
  '(?:army|navy|air force|(?:armed|land|ground|naval|defen[cs]e|self-defen[cs]e) forces?|naval service|air corps|marine corps|coast guard|military)';
const FORCE_OF_PEOPLE = new RegExp(
  `\\b(?:royal )?(?:${PEOPLE})(?: (?:national|people['’]s|permanent|reserve))? ${FORCE}\\b|\\barmed forces of (?:the )?\\p{Lu}\\p{L}+|\\brepublic of \\p{Lu}\\p{L}+ ${FORCE}\\b`,
  'iu',
);

/** The force of another country as a text names it: `Singapore Armed Forces`. Null where it names none. */
export const forceOfPeople = (text: string): { name: string; country: null } | null => {
  const name = FORCE_OF_PEOPLE.exec(text)?.[0];
  return name === undefined ? null : { name, country: null };
};

/** Units, as their languages name them. */
const KIND_OF_UNIT = '(?:bataillon|regiment|brigade|geschwader|kompanie|staffel|division)';
export const UNIT_ABROAD = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:\d+\.?\s?(?:e|er|ème)?\s)?(?:régiment|bataillon|escadron|escadre|brigade|demi-brigade) (?:d['’]|de |du |des |étrang|parach)`,
    'frégate ',
    String.raw`\p{L}{4,}(?:bataillon|regiment|geschwader)(?!\p{L})`,
    String.raw`(?:\d+\.?\/)?\p{L}+${KIND_OF_UNIT} ?\d`,
    String.raw`\p{L}{4,}kommando(?!\p{L})`,
    '(?:pułk|batalion|brygada|reggimento|battaglione|regimiento|batallón) ',
  ].join('|')})[^,;|()]*`,
  'iu',
);

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
