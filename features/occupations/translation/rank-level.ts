import type { RecognisedLevel } from './job-recogniser.ts';
import { levelOf } from './present.ts';

/** NATO codes of ranks whose names say nothing general: those of branches, former and short ones. */
const CODES: readonly [string, RegExp][] = [
  [
    'OR-2',
    /^(?:craftsm[ae]n|craftsperson|cfn|gunner|gnr|sapper|spr|signaller|sig|trooper|tpr|rifleman|rfn|guardsm[ae]n|gdsm|fusilier|fus|highlander|kingsman|musician|mus|bandsm[ae]n|air trooper|airtpr|ranger|drummer|private|pte|pvt|marine|mne|able (?:seaman|rate|rating)|ab|ab1|ab2|(?:leading |senior )?aircraft(?:s)?(?:wo)?man(?: technician)?|lac|lacw|sac|sacw|sac\(t\)|air specialist(?: class [12])?(?: technician)?|as1|as2|as1\(t\)|private first class|pfc|pv2|airman(?: first class)?|a1c|amn|seaman(?: apprentice)?|sn|fireman|fn|constructionman|hospitalman)$/,
  ],
  ['OR-3', /^(?:lance corporal|lance bombardier|l\/?cpl|l\/?bdr|lbdr)$/],
  [
    'OR-4',
    /^(?:corporal|cpl|bombardier|bdr|leading (?:hand|seaman|rate|rating|cook|steward|writer|airman|regulator|medical assistant|engineering technician|diver|physical trainer)|lh|ls|let|lma|lwtr|lpt|acting corporal|lance sergeant|l\/?sgt|specialist|spc|senior airman|sra|petty officer third class|po3)$/,
  ],
  ['OR-5', /^(?:petty officer second class|po2|buck sergeant)$/],
  ['OR-6', /^(?:sergeant|sgt|petty officer|po|staff corporal us|technical sergeant|tsgt|petty officer first class|po1)$/],
  [
    'OR-7',
    /^(?:staff sergeant|ssgt|s\/sgt|colou?r sergeant|csgt|c\/sgt|staff corporal|scpl|flight sergeant|fs|flt sgt|chief petty officer|cpo|cpoet|chief technician|chf tech|sergeant first class|sfc|gunnery sergeant|gysgt)$/,
  ],
  [
    'OR-8',
    /^(?:warrant officer (?:class )?(?:2|ii|two)|wo ?2|wo2|master sergeant|first sergeant|1sg|msg|msgt|senior chief petty officer|scpo|regimental quartermaster sergeant|rqms|company sergeant major|csm|squadron sergeant major|ssm|battery sergeant major|bsm)$/,
  ],
  [
    'OR-9',
    /^(?:warrant officer (?:class )?(?:1|i|one)|wo ?1|wo1|warrant officer|master aircrew|macr|regimental sergeant major|rsm|sergeant major|master chief petty officer|mcpo|chief master sergeant|cmsgt|master gunnery sergeant|conductor)$/,
  ],
  [
    'OF-1',
    /^(?:second lieutenant|2lt|2nd lt|lieutenant|lt|first lieutenant|1lt|sub[- ]lieutenant|slt|midshipman|mid|pilot officer|plt off|flying officer|fg off|ensign|ens|officer cadet|ocdt|cornet)$/,
  ],
  ['OF-2', /^(?:captain|capt|cpt|flight lieutenant|flt lt|lieutenant \(?(?:rn|royal navy|usn)\)?)$/],
  ['OF-3', /^(?:major|maj|lieutenant commander|lt cdr|lcdr|squadron leader|sqn ldr)$/],
  ['OF-4', /^(?:lieutenant colonel|lt col|ltc|ltcol|commander|cdr|cmdr|wing commander|wg cdr)$/],
  ['OF-5', /^(?:colonel|col|group captain|gp capt)$/],
  ['OF-6', /^(?:brigadier(?: general)?|brig|commodore|cdre|air commodore|air cdre)$/],
];

const plain = (rank: string) =>
  rank
    .toLowerCase()
    .replace(/^(?:acting|local|substantive|a\/)\s*/, '')
    .replace(/[.,]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A captain of a navy is a colonel. */
const NAVAL: Record<string, string> = { captain: 'OF-5', capt: 'OF-5', lieutenant: 'OF-2', lt: 'OF-2' };

/** The NATO code of a rank by its name, also of branch ranks, former and short names; null for what is none of them. */
export function natoCodeOf(rank: string): string | null {
  const name = plain(rank);
  const withoutAside = name.replace(/\s*\([^)]*\)$/, '');
  return CODES.find(([, names]) => names.test(name) || names.test(withoutAside))?.[0] ?? null;
}

/** The civilian level of a rank; null for a rank that is not known: nobody is taken for the middle because of it. */
export function levelOfServiceRank(rank: string, natoCode: string | null, service = ''): RecognisedLevel | null {
  const code =
    natoCode ??
    (/navy|coast guard/i.test(service) && !/marines/i.test(service) ? NAVAL[plain(rank)] : null) ??
    /\b(?:OR|OF|WO|E|O|W)-?\d{1,2}\b/i.exec(rank)?.[0] ??
    natoCodeOf(rank);
  return code === null ? null : levelOf(code, { standing: 'other' });
}
