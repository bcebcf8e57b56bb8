import { leaning } from './posts.ts';
import { RANKS_ABROAD, SERVICES_ABROAD } from './services-abroad.ts';

/** Ratings of the US Navy and Coast Guard, which name a trade; with a class they are a rank. */
const RATINGS =
  "aviation (?:boatswain['’]s mate|electrician['’]s mate|electronics technician|machinist['’]s mate|ordnanceman|structural mechanic|support equipment technician|survival technician|maintenance technician|maintenance administrationman|warfare systems operator|rescue swimmer);air traffic controller;boatswain['’]s mate;builder;construction (?:electrician|mechanic);cryptologic technician(?: \\(?\\w+\\)?)?;culinary specialist;damage controlman;diver;navy diver;electrician['’]s mate;electronics technician(?: nuclear)?;engineman;equipment operator;explosive ordnance disposal technician;fire control(?: technician|man);food service specialist;gas turbine systems technician;gunner['’]s mate;health services technician;hospital corpsman;hull maintenance technician;information systems technician;intelligence specialist;interior communications electrician;legalman;logistics specialist;machinery technician;machinist['’]s mate;marine science technician;maritime enforcement specialist;mass communication specialist;master-at-arms;mineman;missile technician;musician;navy counselor;operations specialist;personnel specialist;public affairs specialist;quartermaster;religious program specialist;retail services specialist;ship['’]s serviceman;sonar technician;special warfare operator;steelworker;storekeeper;torpedoman['’]s mate;utilitiesman;yeoman".split(
    ';',
  );
/** Their abbreviations with a class: `HM2`, `BM1`, `ETC`. */
const RATE_CODE =
  '(?:AB[EFH]|A[CDEGMOSTZ]|AE[TC]?|AET|AM[ET]|AST|A[WZ][A-Z]?|B[MU]|C[EMS]|CT[IMNRT]|D[CV]|E[AMNOT]|ET[NRV]|EOD|F[CS]|FT|GM|GS[EM]|H[MST]|I[CST]|IV|L[NS]|M[ACEKMNRTU]|MST|N[CD]|O[S]|PA|P[RS]|QM|RP|RS|S[BHKOW]|ST[GS]|TM|UT|YN)(?:[123]|C[SM]?)';

/** Ranks in full and in short, of all services that are read. Longer ones come before those that they begin with. */
const FULL = [
  'private first class;private second class;private soldier;private;guardsman;trooper;gunner;sapper;signaller;kingsman;fusilier;rifleman;craftsman;highlander;drummer;airtrooper',
  'master corporal;lance corporal of horse;lance corporal;lance bombardier;lance sergeant;corporal major;corporal of horse;corporal;bombardier',
  'sergeant first class;sergeant major of the army;sergeant major;command sergeant major;command master chief;staff sergeant;staff corporal;colour sergeant;color sergeant;master gunnery sergeant;gunnery sergeant;master sergeant;first sergeant;technical sergeant;senior master sergeant;chief master sergeant;flight sergeant;sergeant',
  'warrant officer(?: class)?(?: (?:[1-5]|one|two|i{1,2}))?;chief warrant officer(?: [2-5]| (?:two|three|four|five))?;master aircrew',
  'specialist(?: [1-9])?;spc',
  'airman basic;airman first class;senior airman;airman;senior aircraftman(?: technician)?;senior aircraftwoman;leading aircraftman;aircraftman;air specialist(?: class [1-3])?;junior technician;chief technician;senior technician',
  'seaman recruit;seaman apprentice;able seaman;ordinary seaman;leading seaman;seaman;fireman;able rate(?: [12])?;leading hand;leading rate;leading rating;leading engineering technician;engineering technician(?: [12])?;petty officer(?: (?:first|second|third) class)?;chief petty officer;senior chief petty officer;master chief petty officer;marine',
  // Of the Royal Navy, by trade; behind `petty officer` the same word is the trade.
  'leading (?:chef|caterer|steward|writer|stores accountant|supply chain|medical assistant|regulator|physical trainer|aircrewman|airman|photographer|logistician|wren|diver|sonar|communicator|(?:air |marine |weapons? )?engineering (?:technician|mechanic|artificer)|warfare specialist)',
  'officer cadet;midshipman;ensign;second lieutenant;first lieutenant;sub[- ]?lieutenant;lieutenant commander;lieutenant colonel;lieutenant general;lieutenant \\(?junior grade\\)?;lieutenant;captain;major general;major;colonel;brigadier general;brigadier;general;commander;commodore;rear admiral;vice admiral;admiral',
  'pilot officer;flying officer;flight lieutenant;squadron leader;wing commander;group captain;air commodore;air vice-marshal',
  'pfc;pvt;pte;spc;cpl;lcpl;l\\/cpl;lbdr;bdr;gnr;spr;cfn;tpr;rfn;mne;lsgt;l\\/sgt;sgt;ssgt;s\\/sgt;ssg;sfc;msg;msgt;tsgt;smsgt;cmsgt;1sg;sgm;csm;csgt;c\\/sgt;gysgt;mgysgt;sra;a1c;po[123]?;cpo;scpo;mcpo;wo[1-5];cw[2-5];[12]lt;ltjg;lcdr;cdr;cpt;capt;maj;ltc;lt col;lt cdr;lt;col;sac;lac;jnr tech;chf tech;flt lt;fg off;plt off;sqn ldr;wg cdr;gp capt;fs',
  // As the Marine Corps, the Navy and official papers shorten them.
  'cwo[2-5];1stsgt;1st sgt;sgtmaj;sgt maj;ltcol;2ndlt;1stlt;2nd lt;1st lt;bgen;majgen;ltgen;brig gen;maj gen;lt gen;rdml;radm;vadm;pv[12];amn;lt\\.? cmdr;cmdr;s\\/lt;sub lt;ab[12];ls\\([a-z]{1,4}\\);sgt\\.? (?:1st|first) class;(?:seaman|airman|private|fireman) (?:1st|first|2nd|second) class;petty officer (?:1st|2nd|3rd) class;senior enlisted advisor;sergeant (?:1st|first) class;specialist e-?4;master chief;senior chief',
  ...RANKS_ABROAD,
  ...RATINGS.map((rating) => `${rating} (?:first|second|third|1st|2nd|3rd) class;(?:master |senior )?chief ${rating}`),
];
const NAMES = FULL.flatMap((list) => list.split(';')).sort((a, b) => b.length - a.length);
const RANK = `(?:(?:acting|temporary|local|substantive) )?(?:${NAMES.join('|')})`;
/** `SO1 Plans` is a staff officer's post. */
const GRADE = `\\(?(?!SO[123] \\p{L})(?:[EOW]-?\\d{1,2}|OR-?\\d|OF-?\\d|${RATE_CODE}(?:[,/ -]{1,2}E-?\\d)?|E-?\\d[,/ -]{1,2}${RATE_CODE})(?:\\([A-Z/]{2,8}\\))?\\)?`;
/** `Craftsman to Sergeant`: what someone was at the beginning and at the end. */
const WHOLE = new RegExp(`^${RANK}(?:\\s?(?: to |[/–>→-])\\s?${RANK})?$`, 'i');
/** Rates of the Royal Navy by their branch: `POMEM`, `LS(MW)`, `CPOET(ME)`. */
const NAVAL_RATE = /^(?:AB|L|PO|CPO|WO[12]|CC)(?:[A-Z]{1,5}[12]?)?(?:\s?\([A-Z&/]{1,6}\))?$/;
const WHOLE_RATE = new RegExp(`^${RATE_CODE}(?:\\s?\\([A-Z/]{2,8}\\))?$`);
const GRADED = new RegExp(`(?<![\\p{L}])(${RANK})(,?\\s*${GRADE})(?![\\p{L}\\d])`, 'iu');
const ONLY_GRADE = new RegExp(`^${GRADE}$`);
/** Ranks after which a post can follow without a comma; others begin titles too: `General Manager`, `Marine Engineer`. */
const BEFORE = new RegExp(
  `^(${NAMES.filter((name) => /sergeant|corporal|petty officer|lieutenant|warrant|aircraftman|^(?:sgt|ssgt|ssg|sfc|cpl|lcpl|tsgt|msgt|capt|cpt|maj|lt)$/.test(name)).join('|')})\\s+(?=\\p{Lu})(.{3,})$`,
  'iu',
);

const UK_ONLY =
  /^(?:guardsman|trooper|gunner|sapper|signaller|kingsman|fusilier|rifleman|craftsman|highlander|drummer|able rate|engineering technician|leading engineering technician|marine)\b/i;
const US_ONLY = /^(?:specialist|airman|senior airman|fireman)/i;
/** In this service a word is the name of a trade, not of a rank. */
const TRADES: Record<string, RegExp> = {
  'Royal Air Force': /^(?:craftsman|gunner|engineering technician|rifleman|sapper|signaller|marine)/i,
  'Royal Navy': /^(?:craftsman|gunner|rifleman|sapper|marine|specialist)/i,
  'British Army': /^(?:engineering technician|marine|commander|able|seaman|squadron leader)/i,
  'Royal Marines': /^(?:craftsman|engineering technician|commander)/i,
  'US Army': /^commander/i,
  'US Air Force': /^(?:specialist|commander)/i,
  'US Marine Corps': /^(?:specialist|commander|marine)/i,
  'US Navy': /^specialist/i,
  ...Object.fromEntries(SERVICES_ABROAD.map(({ name }) => [name, UK_ONLY])),
};

/** Ranks of the Irish Defence Forces that are appointments elsewhere. */
const IRISH = /^(?:(?:company|battalion) (?:quartermaster )?sergeant|[cb]qms)$/i;

function isOf(rank: string, service: OfService): boolean {
  if (IRISH.test(rank) && service?.name !== 'Irish Defence Forces') return false;
  // `Gunner's Mate` and `Marine Science Technician` begin like British ranks.
  if (service?.country === 'US' && UK_ONLY.test(rank) && ratingIn(rank) === '') return false;
  if (service?.country === 'UK' && US_ONLY.test(rank)) return false;
  return !(service && TRADES[service.name]?.test(rank) && ratingIn(rank) === '');
}

type OfService = { name: string; country: 'UK' | 'US' | null } | null;

/** Whether a text is a rank of the service and nothing more. */
export const isRank = (text: string, service: OfService) =>
  // `Hauptmann d. R.`: of the reserve
  (WHOLE.test(text.trim().replace(/ d\.\s?R\.?$/, '')) && isOf(text.trim(), service)) ||
  (service?.name === 'Royal Navy' && /^[A-Z]{2}/.test(text.trim()) && NAVAL_RATE.test(text.trim())) ||
  ((service?.name === 'US Navy' || service?.name === 'US Coast Guard') && WHOLE_RATE.test(text.trim()));

/** Whether a rank names the trade too: `Rifleman`, `Chief Engineman`. Beside another rank it is the trade. */
export const isRankOfTrade = (rank: string) => UK_ONLY.test(rank) || ratingIn(rank) !== '';

const RATING = new RegExp(
  `^(?:(?:master |senior )?chief )?(${RATINGS.join('|')})(?:,? (?:first|second|third|1st|2nd|3rd) class)?\\b`,
  'i',
);
/** The trade that a rank of the US Navy or Coast Guard names: `Boatswain's Mate` of `Boatswain's Mate First Class`. */
export const ratingIn = (rank: string) => RATING.exec(rank)?.[1] ?? '';

/** A rank with its pay grade: as printed, and the words before it when it ends a job title. */
export function gradedRank(text: string): { rank: string; grade: string; endsTitle: boolean } | null {
  const match = GRADED.exec(text);
  if (!match?.[1] || !match[2]) return null;
  const before = text.slice(0, match.index);
  // The bracket of `Motor Sergeant (Staff Sergeant, E-6)` begins before the rank.
  const isOpenBefore = match[0].endsWith(')') && !match[0].includes('(');
  const [rank, grade] = [match[0], match[2]].map((printed) => (isOpenBefore ? printed.slice(0, -1) : printed).trim());
  return { rank: rank ?? '', grade: isOpenBefore ? (grade ?? '') : match[2], endsTitle: /[\p{L}]\s+$/u.test(before) };
}

export const isGrade = (text: string) => ONLY_GRADE.test(text.trim());

/** `Captain Operations Officer`, `Leading Hand Marine Engineering Mechanic`: after other ranks what follows must plainly be a post. */
const ANY_BEFORE = new RegExp(
  `^(${NAMES.filter((name) => !/^(?:specialist|general|commander|marine|diver|builder)/.test(name)).join('|')})\\s+(?=\\p{Lu})(.{3,})$`,
  'iu',
);
/** Words of offices and trades that begin like a rank. */
const NO_RANK =
  /^(?:private (?:secretary|tutor|client|hire)|major (?:incidents?|projects?|programmes?|programs?|accounts?|events?|crimes?|works|gifts)|captain of)\b/i;
function beforePost(text: string): RegExpExecArray | null {
  const match = NO_RANK.test(text) ? null : ANY_BEFORE.exec(text);
  return match?.[2] && leaning(match[2]) > 1 && !WHOLE.test(text) ? match : null;
}

/** `Sergeant Platoon Commander` as the rank and the post. */
export function rankBefore(text: string, service: OfService): { rank: string; rest: string } | null {
  const match = BEFORE.exec(text.trim()) ?? (service ? beforePost(text.trim()) : null);
  return match?.[1] && match[2] && isOf(match[1], service) && !isRank(text, service) ? { rank: match[1], rest: match[2] } : null;
}

/** Says in a text what someone was at the end. */
const TOLD = new RegExp(
  `(?:^(${RANK})(?= (?:aboard|on board|in|with|of the|at)\\s)|\\b(?:(?:left|retired|finished|ended|discharged|demobbed|separated|released)(?: the \\p{L}+)? as (?:an? )?|(?:rising|promoted|advanced) (?:from [\\p{L} ]{1,40} )?to |rank of )(${RANK})(?![\\p{L}]))`,
  'iu',
);

/** The rank that the text of a post tells: as a sentence of its own, at its beginning or as what someone was at the end. */
export function rankTold(text: string, service: OfService): string {
  for (const sentence of text.split(/(?<=\p{L}{2,}[.;])\s+|\n/u)) {
    const said = sentence.replace(/[.;]$/, '').trim();
    if (/^\p{Lu}/u.test(said) && isRank(said, service)) return said;
    const told = TOLD.exec(said);
    const rank = told?.[1] ?? told?.[2] ?? '';
    if (rank !== '' && /^\p{Lu}/u.test(rank) && isOf(rank, service)) return rank;
  }
  return '';
}

/** A service number and rank before a name, which belong to neither. */
export const BEFORE_NAME = new RegExp(
  `^(?:[A-Z]{0,2}\\d{6,10}[A-Z]?\\s+)?(?:(?:(?:${NAMES.join('|')})\\.?|${RATE_CODE}(?<=\\d))(?:\\s?\\([A-Z&/]{1,6}\\))?\\s+)?`,
  'i',
);
