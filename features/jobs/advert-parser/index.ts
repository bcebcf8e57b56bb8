import { withoutEntities } from '#kit/server/text/html-entities.ts';
import { sanitiseRichText } from '#kit/server/text/rich-text.ts';
import {
  findClearance,
  findClosingDay,
  findJobType,
  findMilitary,
  findOpenings,
  findPlace,
  findStartDay,
  findTitle,
  findWorkplace,
} from './facts.ts';
import { jobPostingIn, readPosting } from './job-posting.ts';
import { labelledIn, valuesOf } from './labels.ts';
import { isHtml, type Line, linesOfRichText, linesOfText, pageParts } from './page-text.ts';
import { findPay } from './pay.ts';
import { htmlOf, sectionsOf } from './sections.ts';
import { type AdvertContext, quoteOf, type ReadAdvert, type Unclear } from './shapes.ts';

export type { AdvertContext, ReadAdvert, Unclear, UnclearField } from './shapes.ts';

/** Characters of HTML and of text that are read. The rest of a longer page is ignored. */
const MOST_HTML = 200_000;
const MOST_TEXT = 60_000;

/**
 * What a pasted advert says: plain text, HTML, a saved page or a JSON-LD JobPosting. Rules only. A value that could be read in two ways is
 * left out and listed as unclear.
 */
export function readAdvert(pasted: string, context: AdvertContext): { advert: ReadAdvert; unclear: Unclear[] } {
  const text = pasted.trim();
  const direct = /^[[{]/.test(text) ? jobPostingIn(text) : null;
  if (direct) return readWithPosting(direct, context);
  if (!isHtml(text)) return readLines(linesOfText(text.slice(0, MOST_TEXT)), null, context);
  const page = pageParts(text);
  const posting = page.data.map(jobPostingIn).find((found) => found !== null);
  if (posting) return readWithPosting(posting, context);
  const html = page.html.slice(0, MOST_HTML);
  return readLines(linesOfHtml(html), mainHeading(html), context);
}

/** The data of a posting, and from its text what the data does not say. */
function readWithPosting(posting: Record<string, unknown>, context: AdvertContext) {
  const { advert: data, unclear, description } = readPosting(posting, context);
  const html = unescaped(description.slice(0, MOST_HTML));
  const read = readLines(isHtml(html) ? linesOfHtml(pageParts(html).html) : linesOfText(html.slice(0, MOST_TEXT)), null, context);
  // The text's first line is no title where the data has one, and its place may be that of the company.
  const { title: _, place: __, postcode: ___, ...fromText } = read.advert;
  const decided = new Set<string>([...Object.keys(data), ...unclear.map(({ field }) => field), 'title', 'place']);
  const own = Object.fromEntries(Object.entries(fromText).filter(([field]) => !decided.has(field)));
  return {
    advert: { ...own, ...data } satisfies ReadAdvert,
    unclear: [...unclear, ...read.unclear.filter(({ field }) => !decided.has(field))],
  };
}

const unescaped = (html: string) =>
  /&lt;(?:p|div|ul|li|br|strong|h\d)\b/i.test(html) && !isHtml(html) ? withoutEntities(html) : html;

const plain = (html: string) => withoutEntities(html.replace(/<[^<>]*>/g, ''));
const linesOfHtml = (html: string): Line[] => {
  let size = 0;
  return linesOfRichText(sanitiseRichText(html), plain).filter(({ text }) => {
    size += text.length;
    return size <= MOST_TEXT;
  });
};

/** The only h1 of a page. */
function mainHeading(html: string): string | null {
  const found = [...html.matchAll(/<h1\b[^<>]*>/gi)];
  const [only] = found;
  if (!only || found.length > 1) return null;
  const from = only.index + only[0].length;
  const end = html.slice(from, from + 2000).search(/<\/h1/i);
  return end < 0
    ? null
    : plain(html.slice(from, from + end))
        .replace(/\s+/g, ' ')
        .trim() || null;
}

function readLines(
  lines: readonly Line[],
  heading: string | null,
  context: AdvertContext,
): { advert: ReadAdvert; unclear: Unclear[] } {
  const unclear: Unclear[] = [];
  const advert: ReadAdvert = {};
  const labelled = labelledIn(lines);
  const title = findTitle(labelled, lines, heading);
  if (title) advert.title = title;
  else if (lines.length > 0)
    unclear.push({
      field: 'title',
      quote: quoteOf(lines[0]?.text ?? ''),
      message: 'We couldn’t tell the job title. Enter it yourself.',
    });
  const titleText = title?.quote ?? '';

  const take = <Name extends 'pay' | 'job_type' | 'type' | 'closes_on' | 'starts_at' | 'security_clearance' | 'openings'>(
    name: Name,
    { found, unclear: why }: { found?: NonNullable<ReadAdvert[Name]>; unclear?: Unclear },
  ) => {
    if (found) advert[name] = found;
    if (why) unclear.push(why);
  };
  const texts = lines.map(({ text }) => text);
  take('pay', findPay(valuesOf(labelled, 'pay'), texts, context));
  take('job_type', findJobType(labelled, titleText, lines));
  take('type', findWorkplace(labelled, titleText, lines));
  take('closes_on', findClosingDay(labelled, lines, context));
  take('starts_at', findStartDay(labelled, context));
  take('security_clearance', findClearance(labelled, lines, context));
  take('openings', findOpenings(labelled, lines));
  Object.assign(advert, findPlace(labelled, lines, context));
  const [industry] = valuesOf(labelled, 'industry');
  if (industry) advert.industry = { value: industry.value.slice(0, 100), quote: quoteOf(industry.line) };
  const military = findMilitary(lines);
  if (military) advert.military_skills_accepted = military;

  const { used, ...lists } = sectionsOf(lines);
  Object.assign(advert, lists);
  const isTitle = ({ text }: Line, index: number) => index < 6 && title !== undefined && text === title.quote;
  const body = lines.filter((line, index) => !isTitle(line, index));
  const rest = lines.filter((line, index) => !isTitle(line, index) && !used.has(index));
  const whole = sanitiseRichText(htmlOf(body));
  if (whole) advert.description = { short: sanitiseRichText(htmlOf(rest)), whole };
  return { advert, unclear };
}
