import type { Line } from './page-text.ts';
import { type Found, quoteOf } from './shapes.ts';

type Section = 'responsibilities' | 'requirements' | 'skills' | null;

const LONGEST_HEADING = 90;
const HEADINGS: readonly (readonly [Exclude<Section, null>, RegExp])[] = [
  [
    'responsibilities',
    /^(?:(?:key |main |core |primary |principal |your |essential |job |role |day[- ]to[- ]day |major |general |specific )*(?:responsibilit(?:y|ies)|duties|accountabilities|tasks)(?: (?:and|&) (?:responsibilities|duties|accountabilities|tasks))?(?: (?:of the (?:role|job|post)|include|will include|are))*|what (?:you(?:’|'| wi)?ll|will you) (?:do|be doing)|what you will (?:do|be doing)|the (?:job|work) (?:involves|includes)|in this role,? you will|(?:the |your )?role (?:involves|includes|will involve)|your day[- ]to[- ]day|you will|main duties of the job|as an? [\w ]{3,40} you will)\s*(?:be|:)?\s*:?$/i,
  ],
  [
    'requirements',
    /^(?:(?:key |minimum |basic |essential |preferred |job |role |candidate |required |desired |your )*(?:requirements?|qualifications?|criteria|experience|person specification|credentials)(?: (?:and|&|,) (?:requirements?|qualifications?|experience|skills|education))*(?: (?:required|needed))?|what (?:you(?:’|'| wi)?ll|we) need(?: from you)?|what you(?:’|')?ll bring|what you (?:will )?(?:need|bring)|what we(?:’|'| a)re looking for|who (?:we(?:’|'| a)re looking for|you are)|(?:about you|the candidate|the person|the ideal candidate|ideal candidate|you (?:must|should|will) have|you(?:’|')ll have|you have|to be successful|essential|the successful candidate (?:will|must|should)(?: have)?|person specification|must haves?|do you have|knowledge,? skills (?:and|&) (?:experience|abilities)|skills (?:and|&) (?:experience|qualifications)|experience (?:and|&) skills|essential skills(?: (?:and|&) experience)?|desirable|preferred|nice to have))\s*:?$/i,
  ],
  ['skills', /^(?:(?:key |core |technical |required )*skills|technologies|tech stack|tools)\s*:?$/i],
];
const DESIRABLE = /^(?:desirable|preferred|nice to have|preferred qualifications|desired)/i;

const isHeading = ({ kind, text }: Line) =>
  kind !== 'item' && text.length <= LONGEST_HEADING && (kind === 'heading' || /[:?]$/.test(text) || !/[.!;,]$/.test(text));

const sectionOf = (line: Line): Section | undefined => {
  if (!isHeading(line)) return undefined;
  const found = HEADINGS.find(([, words]) => words.test(line.text));
  if (found) return found[0];
  // Another heading ends the section. A short line without a verb may be an entry of a list without bullets.
  return line.kind === 'heading' || /:$/.test(line.text) || OTHER_HEADING.test(line.text) ? null : undefined;
};
const OTHER_HEADING =
  /^(?:(?:our |the |your |employee |company )?benefits|what we offer|what(?:’|'| i)?s in it for you|about (?:us|the (?:company|team|role|job|trust))|why (?:join|work)|how to apply|the (?:role|package|company|team|offer)|salary|location|hours|next steps|apply|additional information|equal opportunit|diversity|closing date|rewards|perks|in return|we offer|job summary|overview|application process|interview|contact|to apply|disclosure|working pattern|safeguarding|training|pay)/i;

export type Sections = {
  responsibilities?: Found<string[]>;
  requirements?: Found<string[]>;
  skills?: Found<string[]>;
  /** Indexes of the lines that the lists contain. */
  used: ReadonlySet<number>;
};

const MOST = 50;
const LONGEST_ITEM = 1000;
const LONGEST_SKILL = 60;

/** The lists under the usual headings. Only items of lists count, and short lines where there are no bullets. */
export function sectionsOf(lines: readonly Line[]): Sections {
  const used = new Set<number>();
  const lists: Partial<Record<Exclude<Section, null>, { heading: string; items: string[]; at: number[] }>> = {};
  let section: Section = null;
  let isDesirable = false;
  let heading = { text: '', at: -1 };
  for (const [index, line] of lines.entries()) {
    const next = sectionOf(line);
    if (next !== undefined) {
      section = next;
      isDesirable = DESIRABLE.test(line.text);
      heading = { text: line.text.replace(/\s*:$/, ''), at: index };
      continue;
    }
    if (section === null || isDesirable) continue;
    if (line.kind !== 'item') {
      // A paragraph between items belongs to the description; without bullets the section is read as text.
      if (lists[section]?.items.length) section = null;
      continue;
    }
    const item = line.text.replace(/[;,]$/, '').trim();
    if (item === '' || item.length > (section === 'skills' ? LONGEST_SKILL : LONGEST_ITEM)) continue;
    lists[section] ??= { heading: heading.text, items: [], at: [heading.at] };
    const list = lists[section];
    if (!list || list.items.length >= MOST || list.items.includes(item)) continue;
    list.items.push(item);
    list.at.push(index, heading.at);
  }
  const found: Sections = { used };
  for (const name of ['responsibilities', 'requirements', 'skills'] as const) {
    const list = lists[name];
    if (!list || list.items.length < 2) continue;
    found[name] = { value: list.items, quote: quoteOf(list.heading) };
    // Skills are short names; the description may say the same in context.
    if (name !== 'skills') for (const at of list.at) used.add(at);
  }
  return found;
}

/** HTML of these lines: headings, lists and paragraphs. */
export function htmlOf(lines: readonly Line[]): string {
  let html = '';
  let isList = false;
  for (const line of lines) {
    const isItem = line.kind === 'item';
    if (isItem !== isList) html += isItem ? '<ul>' : '</ul>';
    isList = isItem;
    const isTitle =
      line.kind === 'heading' ||
      (line.kind === 'text' &&
        line.text.length <= LONGEST_HEADING &&
        (/:$/.test(line.text) || HEADINGS.some(([, words]) => words.test(line.text)) || OTHER_HEADING.test(line.text)) &&
        !/[.!]$/.test(line.text) &&
        !/:\s*\S/.test(line.text));
    html += isItem ? `<li>${line.html}</li>` : isTitle ? `<h3>${line.html.replace(/\s*:$/, '')}</h3>` : `<p>${line.html}</p>`;
  }
  return isList ? `${html}</ul>` : html;
}
