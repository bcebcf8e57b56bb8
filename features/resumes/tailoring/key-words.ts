/*
 * The words of a requirement or a line that say something about the work, by their stems. Letters and the comparison of a resume with an advert
 * use the same ones.
 */

/** Words of every advert and every resume. */
const COMMON = new Set(
  `about above across after also and any are been being both can could each either ensure etc for from full good great have high into its least level
   like make more most must need needs nice not onto other our out over own per plus such than that the their them then there these they this those
   through time under use used using very well what when where which while who will with within without would year years your you
   able ability aptitude awareness background candidate candidates capable clear committed competent confident demonstrable demonstrated desirable
   desire educated equivalent essential excellent exceptional experience experienced familiar familiarity flexible friendly hands hold holder ideal
   ideally include including interest keen knowledge minimum of on passion positive preferably preferred previous professional proven qualification
   qualifications qualified relevant required requirement requirements right role skill skilled skills someone solid strong successful suitable team
   understanding valid various willing willingness work working`
    .split(/\s+/)
    .filter(Boolean),
);

/** Qualities of a person, and plain words about them. A resume shows them through what was done, not by these words. */
const TRAITS = new Set(
  `adaptable alert approachable articulate attitude calm caring cheerful conscientious considerate courteous dedicated dependable diligent discreet
   driven dynamic eager energetic enthusiasm enthusiastic hardworking honest honesty humour humor kind loyal manner mature methodical
   motivated neat organised organized outgoing patience people person personable personality pleasant polite positive proactive punctual
   reliability reliable resilient resourceful respectful responsible self sense sensible simple spirited starter tidy tired trustworthy warm`
    .split(/\s+/)
    .filter(Boolean),
);

/** `vehicles` and `vehicle`, `plan`, `planned` and `planning` have one stem. */
export function stemOf(word: string): string {
  if (word.length < 5) return word;
  const bare = word
    .replace(/ies$/, 'y')
    .replace(/(?:ment|ing|ed|es|s)$/, '')
    .replace(/([bdglmnprt])\1$/, '$1');
  return bare.length < 3 ? word : bare.replace(/e$/, '');
}

/** The telling words of a text in their order, each stem once. Abbreviations such as `HGV` and `C1` count, other words from four letters. */
export function keyWords(text: string): { word: string; stem: string }[] {
  const found = new Map<string, { word: string; stem: string }>();
  for (const { 0: written, index } of text.matchAll(/\p{L}[\p{L}\p{N}+#]*/gu)) {
    // `HGVs` is `HGV`.
    const word = /^\p{Lu}{2,}s$/u.test(written) ? written.slice(0, -1) : written;
    const lower = word.toLowerCase();
    const isAbbreviation = word.length >= 2 && /^[\p{Lu}\p{N}+#]+$/u.test(word);
    if (COMMON.has(lower) || TRAITS.has(lower) || (lower.length < 4 && !isAbbreviation)) continue;
    const stem = stemOf(lower);
    // A capital after the first word is a name.
    if (!found.has(stem)) found.set(stem, { word: isAbbreviation || index > 0 ? word : lower, stem });
  }
  return [...found.values()];
}
