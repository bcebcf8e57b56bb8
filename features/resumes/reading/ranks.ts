/** Ranks in full and in short, of all services that are read. Longer ones come before those that they begin with. */
const FULL = [
  'private first class;private second class;private soldier;private;guardsman;trooper;gunner;sapper;signaller;kingsman;fusilier;rifleman;craftsman;highlander;drummer;airtrooper',
  'master corporal;lance corporal of horse;lance corporal;lance bombardier;lance sergeant;corporal major;corporal of horse;corporal;bombardier',
  'sergeant first class;sergeant major of the army;sergeant major;command sergeant major;command master chief;staff sergeant;staff corporal;colour sergeant;color sergeant;master gunnery sergeant;gunnery sergeant;master sergeant;first sergeant;technical sergeant;senior master sergeant;chief master sergeant;flight sergeant;sergeant',
  'warrant officer(?: class)?(?: (?:[1-5]|one|two|i{1,2}))?;chief warrant officer(?: [2-5]| (?:two|three|four|five))?;master aircrew',
  'specialist(?: [1-9])?;spc',
  'airman basic;airman first class;senior airman;airman;senior aircraftman(?: technician)?;senior aircraftwoman;leading aircraftman;aircraftman;air specialist(?: class [1-3])?;junior technician;chief technician;senior technician',
  'seaman recruit;seaman apprentice;able seaman;ordinary seaman;leading seaman;seaman;fireman;able rate(?: [12])?;leading hand;leading rate;leading rating;leading engineering technician;engineering technician(?: [12])?;petty officer(?: (?:first|second|third) class)?;chief petty officer;senior chief petty officer;master chief petty officer;marine',
  'officer cadet;midshipman;ensign;second lieutenant;first lieutenant;sub-?lieutenant;lieutenant commander;lieutenant colonel;lieutenant general;lieutenant(?: \\(?junior grade\\)?)?;captain;major general;major;colonel;brigadier general;brigadier;general;commander;commodore;rear admiral;vice admiral;admiral',
  'pilot officer;flying officer;flight lieutenant;squadron leader;wing commander;group captain;air commodore;air vice-marshal',
  'pfc;pvt;pte;spc;cpl;lcpl;l\\/cpl;lbdr;bdr;gnr;spr;cfn;tpr;rfn;mne;lsgt;l\\/sgt;sgt;ssgt;s\\/sgt;ssg;sfc;msg;msgt;tsgt;smsgt;cmsgt;1sg;sgm;csm;csgt;c\\/sgt;gysgt;mgysgt;sra;a1c;po[123]?;cpo;scpo;mcpo;wo[1-5];cw[2-5];[12]lt;ltjg;lcdr;cdr;cpt;capt;maj;ltc;lt col;lt cdr;lt;col;sac;lac;jnr tech;chf tech;flt lt;fg off;plt off;sqn ldr;wg cdr;gp capt;fs',
];
const NAMES = FULL.flatMap((list) => list.split(';')).sort((a, b) => b.length - a.length);
const RANK = `(?:(?:acting|temporary|local|substantive) )?(?:${NAMES.join('|')})`;
const GRADE = '\\(?(?:[EOW]-?\\d{1,2}|OR-?\\d|OF-?\\d)\\)?';
const WHOLE = new RegExp(`^${RANK}$`, 'i');
const GRADED = new RegExp(`(?<![\\p{L}])(${RANK})(,?\\s*${GRADE})(?![\\p{L}\\d])`, 'iu');
const ONLY_GRADE = new RegExp(`^${GRADE}$`, 'i');
/** Ranks after which a post can follow without a comma; others begin titles too: `General Manager`, `Marine Engineer`. */
const BEFORE = new RegExp(
  `^(${NAMES.filter((name) => /sergeant|corporal|petty officer|lieutenant|warrant|aircraftman|^(?:sgt|ssgt|ssg|sfc|cpl|lcpl|tsgt|msgt|capt|cpt|maj|lt)$/.test(name)).join('|')})\\s+(?=\\p{Lu})(.{3,})$`,
  'iu',
);

const UK_ONLY =
  /^(?:guardsman|trooper|gunner|sapper|signaller|kingsman|fusilier|rifleman|craftsman|highlander|drummer|able rate|engineering technician|leading engineering technician|marine)/i;
const US_ONLY = /^(?:specialist|airman|senior airman|fireman)/i;
/** In this service a word is the name of a trade, not of a rank. */
const TRADES: Record<string, RegExp> = {
  'Royal Air Force': /^(?:craftsman|gunner|engineering technician|rifleman|sapper|signaller|marine)/i,
  'Royal Navy': /^(?:craftsman|gunner|rifleman|sapper|marine|specialist)/i,
  'British Army': /^(?:engineering technician|marine|commander|able|seaman)/i,
  'Royal Marines': /^(?:craftsman|engineering technician|commander)/i,
  'US Army': /^commander/i,
  'US Air Force': /^(?:specialist|commander)/i,
  'US Marine Corps': /^(?:specialist|commander|marine)/i,
  'US Navy': /^specialist/i,
};

function isOf(rank: string, service: OfService): boolean {
  if (service?.country === 'US' && UK_ONLY.test(rank)) return false;
  if (service?.country === 'UK' && US_ONLY.test(rank)) return false;
  return !(service && TRADES[service.name]?.test(rank));
}

type OfService = { name: string; country: 'UK' | 'US' | null } | null;

/** Whether a text is a rank of the service and nothing more. */
export const isRank = (text: string, service: OfService) => WHOLE.test(text.trim()) && isOf(text.trim(), service);

/** A rank with its pay grade: as printed, and the words before it when it ends a job title. */
export function gradedRank(text: string): { rank: string; grade: string; endsTitle: boolean } | null {
  const match = GRADED.exec(text);
  if (!match?.[1] || !match[2]) return null;
  const before = text.slice(0, match.index);
  return { rank: match[0].trim(), grade: match[2], endsTitle: /[\p{L}]\s+$/u.test(before) };
}

export const isGrade = (text: string) => ONLY_GRADE.test(text.trim());

/** `Sergeant Platoon Commander` as the rank and the post. */
export function rankBefore(text: string, service: OfService): { rank: string; rest: string } | null {
  const match = BEFORE.exec(text.trim());
  return match?.[1] && match[2] && isOf(match[1], service) && !isRank(text, service) ? { rank: match[1], rest: match[2] } : null;
}

/** A service number and rank before a name, which belong to neither. */
export const BEFORE_NAME = new RegExp(`^(?:[A-Z]{0,2}\\d{6,10}[A-Z]?\\s+)?(?:(?:${NAMES.join('|')})\\.?\\s+)?`, 'i');
