/** Officers, or soldiers, sailors and aviators of other ranks. */
export type Level = 'officer' | 'ranks';
/** `senior`: warrant officers and those who lead several teams. */
export type Grade = { level: Level; is_senior: boolean };

const OFFICER_RANK =
  /\b(?:officer cadet|midshipman|ensign|cornet|subaltern|(?:sub|second|2nd|first|1st|flight|flt)?[ -]?(?:lieutenant|lt)|2lt|1lt|ltjg|lcdr|ltc|captain|capt|cpt|commandant|comdt|colonel|col|brigadier|brig|general|gen|flying officer|fg off|pilot officer|plt off|squadron leader|sqn ldr|wing commander|wg cdr|group captain|gp capt|commander|cdr|cmdr|commodore|cdre|admiral|air (?:vice-?)?marshal)\b|\bmajor\b|\bmaj\b/;
const OTHER_RANK =
  /sergeant|sgt|corporal|\bl?cpl\b|petty officer|warrant|\bw[o0]\d?\b|bombardier|private|\bpte\b|\bpfc\b|seaman|\brat(?:e|ing)\b|leading|airman|aircraft(?:wo)?man|aviator|specialist|marine|gunner|sapper|trooper|signaller|craftsman|rifleman|guardsman|fusilier|havildar|naik|sepoy|subedar|risaldar|chief technician|master aircrew/;
const SENIOR_RANK =
  /warrant|\bw[o0][12]?\b|subedar|risaldar|sergeant major|first sergeant|master (?:gunnery )?sergeant|sergeant first class|master chief|senior chief/;

/** What a rank, a pay grade or a NATO code says about the level; null for what is none, and for US warrant officers, who are specialists. */
export function gradeOf(rank: string): Grade | null {
  const code = /\b(OR|OF|E|O)[ -]?(\d{1,2})\b/i.exec(rank);
  if (code) {
    const isOther = /^(?:OR|E)$/i.test(code[1] ?? '');
    return { level: isOther ? 'ranks' : 'officer', is_senior: !isOther || Number(code[2]) >= 8 };
  }
  const text = rank.toLowerCase();
  if (/chief warrant|\bcw\d\b/.test(text)) return null;
  if (OTHER_RANK.test(text)) return { level: 'ranks', is_senior: SENIOR_RANK.test(text) };
  return OFFICER_RANK.test(text) ? { level: 'officer', is_senior: true } : null;
}

/** Ranks as people write them in a search, the longest first. Branch names that are also words ("marine", "able") are left out. */
const RANKS = [
  'command sergeant major',
  'sergeant first class',
  'senior master sergeant',
  'chief master sergeant',
  'master gunnery sergeant',
  'gunnery sergeant',
  'staff sergeant',
  'technical sergeant',
  'master sergeant',
  'first sergeant',
  'flight sergeant',
  'colour sergeant',
  'sergeant major',
  'lance sergeant',
  'lance corporal',
  'lance bombardier',
  'senior chief petty officer',
  'master chief petty officer',
  'chief petty officer',
  'petty officer first class',
  'petty officer second class',
  'petty officer third class',
  'petty officer',
  'chief warrant officer',
  'warrant officer class 1',
  'warrant officer class 2',
  'warrant officer',
  'second lieutenant',
  'first lieutenant',
  'flight lieutenant',
  'lieutenant commander',
  'lieutenant colonel',
  'sub lieutenant',
  'flying officer',
  'pilot officer',
  'squadron leader',
  'wing commander',
  'group captain',
  'able seaman',
  'leading hand',
  'airman first class',
  'senior airman',
  'corporal',
  'bombardier',
  'sergeant',
  'lieutenant',
  'brigadier',
  'colonel',
  'ensign',
  'private first class',
  'ssgt',
  'sgt',
  'ssg',
  'sfc',
  'cpl',
  'lcpl',
  'cpo',
  'wo1',
  'wo2',
] as const;
const RANK = new RegExp(`(?:^|\\s)(${RANKS.join('|')})(?=\\s|,|$)`, 'i');

/** The rank in a search, and the search without it. */
export function withoutRank(search: string): { rank: string; rest: string } {
  const found = RANK.exec(search);
  if (!found?.[1]) return { rank: '', rest: search.trim() };
  const rest = `${search.slice(0, found.index)} ${search.slice(found.index + found[0].length)}`;
  return { rank: found[1].toLowerCase(), rest: rest.replace(/[\s,]+/g, ' ').trim() };
}
