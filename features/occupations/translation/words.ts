import { plainLetters } from '#kit/contract/fold.ts';

/** Abbreviations in military titles and the words they stand for. */
const ABBREVIATIONS = new Map(
  Object.entries({
    ac: 'aircraft',
    acft: 'aircraft',
    adj: 'adjutant',
    adm: 'administration',
    aew: 'early warning',
    ammo: 'ammunition',
    approp: 'appropriation',
    artif: 'artificer',
    asst: 'assistant',
    atc: 'air traffic control',
    avn: 'aviation',
    av: 'avionics',
    bio: 'biomedical',
    bldg: 'building',
    boatswain: 'boatswain',
    bosun: 'boatswain',
    bosuns: 'boatswain',
    cdr: 'commander',
    cmdr: 'commander',
    chf: 'chief',
    comm: 'communications',
    comms: 'communications',
    cis: 'communications and information systems',
    comp: 'computer',
    const: 'construction',
    constr: 'construction',
    ctrl: 'control',
    def: 'defense',
    dept: 'department',
    dev: 'developer',
    dir: 'director',
    disp: 'disposal',
    elec: 'electrical',
    electr: 'electronics',
    eng: 'engineer',
    engr: 'engineer',
    engrg: 'engineering',
    equip: 'equipment',
    eqpt: 'equipment',
    exec: 'executive',
    ew: 'electronic warfare',
    fc: 'fire control',
    fld: 'field',
    flt: 'flight',
    fltsim: 'flight simulator',
    gen: 'general',
    govt: 'government',
    hcs: 'health care specialist',
    helo: 'helicopter',
    hosp: 'hospital',
    hq: 'headquarters',
    hydr: 'hydraulic',
    info: 'information',
    inst: 'instructor',
    instr: 'instructor',
    int: 'intelligence',
    intel: 'intelligence',
    lab: 'laboratory',
    ldr: 'leader',
    log: 'logistics',
    logs: 'logistics',
    lt: 'light',
    maint: 'maintenance',
    mech: 'mechanic',
    med: 'medical',
    met: 'meteorological',
    mgmt: 'management',
    mgr: 'manager',
    mgt: 'management',
    mil: 'military',
    mp: 'military police',
    msl: 'missile',
    mt: 'motor transport',
    mtr: 'motor',
    muns: 'munitions',
    nav: 'navigation',
    nco: 'noncommissioned officer',
    netwk: 'network',
    nuc: 'nuclear',
    nurs: 'nurse',
    off: 'officer',
    ofc: 'officer',
    offr: 'officer',
    op: 'operator',
    opr: 'operator',
    ops: 'operations',
    ord: 'ordnance',
    org: 'organizational',
    pers: 'personnel',
    pharm: 'pharmacy',
    photog: 'photographer',
    phys: 'physical',
    pltn: 'platoon',
    prod: 'production',
    qm: 'quartermaster',
    qtr: 'quarter',
    rad: 'radio',
    rec: 'reconnaissance',
    recce: 'reconnaissance',
    recon: 'reconnaissance',
    rep: 'repair',
    rpr: 'repair',
    rpa: 'remotely piloted aircraft',
    sat: 'satellite',
    sec: 'security',
    sgt: 'sergeant',
    sig: 'signal',
    spec: 'specialist',
    spl: 'special',
    spt: 'support',
    sr: 'senior',
    sup: 'supply',
    supt: 'superintendent',
    supv: 'supervisor',
    svc: 'service',
    svcs: 'services',
    surg: 'surgical',
    sys: 'systems',
    tac: 'tactical',
    tech: 'technician',
    techs: 'technician',
    telecom: 'telecommunications',
    telecoms: 'telecommunications',
    tng: 'training',
    trans: 'transportation',
    trng: 'training',
    uav: 'unmanned aircraft',
    veh: 'vehicle',
    vet: 'veterinary',
    whse: 'warehouse',
    wpn: 'weapon',
    wpns: 'weapons',
    xo: 'executive officer',
  }),
);

/** British spellings; the occupation titles are American. */
const AMERICAN = new Map(
  Object.entries({
    aeroplane: 'airplane',
    aluminium: 'aluminum',
    anaesthetic: 'anesthesia',
    anaesthetist: 'anesthesiologist',
    analyse: 'analyze',
    armour: 'armor',
    armoured: 'armored',
    behavioural: 'behavioral',
    catalogue: 'catalog',
    centre: 'center',
    cheque: 'check',
    colour: 'color',
    counsellor: 'counselor',
    defence: 'defense',
    draughtsman: 'draftsman',
    fibre: 'fiber',
    fulfil: 'fulfill',
    gauge: 'gage',
    gynaecologist: 'gynecologist',
    harbour: 'harbor',
    haematologist: 'hematologist',
    labour: 'labor',
    licence: 'license',
    litre: 'liter',
    manoeuvre: 'maneuver',
    mould: 'mold',
    organisation: 'organization',
    orthopaedic: 'orthopedic',
    paediatric: 'pediatric',
    paediatrician: 'pediatrician',
    plough: 'plow',
    programme: 'program',
    storey: 'story',
    theatre: 'theater',
    tyre: 'tire',
  }),
);

/** Words that say nothing about the work: articles, and the level or grade of a person. */
const FILLER = new Set(
  (
    'a an and any as at be been by for formerly from has have he her his in into is it its of on or the their this to was who with under code codes nec desig ' +
    'qualified other than other.'
  ).split(' '),
);

/** Reduces a word to the form it is compared in: the singular. */
export function singular(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !/(ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII.
const NOT_ASCII = /[^\x00-\x7f]/;

/** The words of a text in the form in which titles are compared, without filler; at most 24, which is more than any title has. */
export function wordsOf(text: string): string[] {
  // In capitals inside other words IT is no pronoun; a title that is all in capitals says nothing either way.
  const named = /[a-z]/.test(text) ? text.replace(/\bIT\b/g, 'information technology') : text;
  const lower = withoutDesignations(named).toLowerCase();
  const ascii = NOT_ASCII.test(lower) ? plainLetters(lower).replace(/[‘’]/g, "'") : lower;
  const words = (
    ascii
      .replaceAll("'", '')
      .replaceAll('&', ' and ')
      .match(/[a-z0-9]+/g) ?? []
  ).slice(0, 60);
  return words
    .flatMap((word) => (ABBREVIATIONS.get(word) ?? AMERICAN.get(word) ?? word).split(' '))
    .map(singular)
    .filter((word) => !FILLER.has(word))
    .slice(0, 24);
}

/** As the words of military titles, but “IT” is no pronoun in a job's title, and “ICT” is the same. */
export const wordsOfJobTitle = (text: string): string[] => wordsOf(text.replace(/\bic?t\b/gi, 'information technology'));

/** American equipment designations say what a set is for: AN/SPS-48 is a radar, AN/SQQ-89 a sonar. */
const withoutDesignations = (text: string) =>
  text.includes('/')
    ? text.replace(
        /\bAN\/[A-Z]([A-Z])([A-Z])-?\d+[A-Z]*/gi,
        (_, type: string, purpose: string) => ` ${equipmentOf(type, purpose)} `,
      )
    : text;

function equipmentOf(type: string, purpose: string): string {
  const letter = type.toUpperCase();
  if (letter === 'P') return 'radar';
  if (letter === 'Q') return 'sonar';
  if (letter === 'L') return 'electronic warfare';
  if (letter === 'R' || purpose.toUpperCase() === 'C') return 'radio system';
  return 'electronic';
}

/** A coarser form for full-text comparison: endings of verbs and their nouns dropped. */
export function stem(word: string): string {
  if (word.length <= 4 || /\d/.test(word)) return word;
  for (const [ending, least] of ENDINGS)
    if (word.endsWith(ending) && word.length - ending.length >= least) return word.slice(0, -ending.length);
  return word;
}
const ENDINGS: [string, number][] = [
  ['ational', 5],
  ['ization', 4],
  ['ation', 4],
  ['ician', 4],
  ['ance', 5],
  ['ment', 5],
  ['ing', 4],
  ['ion', 5],
  ['ist', 5],
  ['ist', 5],
  ['er', 4],
  ['or', 4],
  ['ed', 4],
  ['al', 5],
  ['ic', 5],
  ['y', 4],
  ['e', 4],
];
