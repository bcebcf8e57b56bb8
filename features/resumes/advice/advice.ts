import type { ResumeContent } from '../content.ts';
import { suggestCivilianWording } from '../military-words/civilian-wording.ts';
import { type TextPlace, textsOf } from '../wording/placed-texts.ts';

/** Advice on a resume, with its position; `line` is null if it is about the whole field. */
export type Advice = TextPlace & {
  kind: 'missing' | 'gap' | 'dates' | 'wording' | 'length' | 'private';
  text: string;
};

type Post = ResumeContent['work'][number] | ResumeContent['military'][number];
type Finding = Omit<Advice, 'section' | 'entry_id'>;

const SUMMARY_WORDS = { least: 25, most: 120 };
const LINE_CHARACTERS = 220;
const LINES = 8;
/** A gap of this many months between two posts raises questions. */
const GAP_MONTHS = 6;

/** Openings that describe a duty rather than an action, and what to write instead. */
const PASSIVE: [RegExp, string][] = [
  [/^(was |were |am |being )?(solely |directly |jointly )?responsible for\b/i, 'what you did: “Ran”, “Led”, “Kept”'],
  [/^(my )?(duties|responsibilities|role|tasks) (included|include|involved|was|were)\b/i, 'the first thing you did'],
  [/^(was |were )?(tasked|charged|entrusted) (with|to)\b/i, 'what you did with the task'],
  [/^(helped|assisted)( to| with| in)?\b/i, 'your own part: “Prepared”, “Checked”, “Trained”'],
  [/^(worked on|participated in|involved in|was involved in|took part in)\b/i, 'your own part in it'],
];

/** Numbers that do not belong in a resume: UK national insurance numbers, US social security numbers, bank cards. */
const PRIVATE: [RegExp, string][] = [
  [/\b[A-CEGHJ-PR-TW-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b/i, 'a national insurance number'],
  [/\b(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}\b/, 'a social security number'],
  [/\b(?:\d{4}[ -]){3}\d{4}\b/, 'a card number'],
  [/\b(date of birth|d\.?o\.?b\.?|marital status|nationality)\s*:/i, 'personal details that no employer should ask for'],
];

/** Ways to improve a resume, in the order of its sections. @param today the end of current posts, `2026-11` */
export function adviceOn(content: ResumeContent, today: string): Advice[] {
  return [
    ...onBasics(content),
    ...onSummary(content),
    ...onPosts('military', content.military),
    ...onPosts('work', content.work),
    ...onTexts(content),
    ...onGaps(content, today),
    ...onEducation(content),
    ...onSkills(content),
  ];
}

function onBasics({ basics }: ResumeContent): Advice[] {
  const lacks = (field: string, text: string): Advice => ({
    section: 'basics',
    entry_id: null,
    field,
    line: null,
    kind: 'missing',
    text,
  });
  return [
    ...(basics.name.trim() ? [] : [lacks('name', 'Add your name.')]),
    ...(basics.email.trim() ? [] : [lacks('email', 'Add an email address so employers can reply.')]),
    ...(basics.phone.trim() ? [] : [lacks('phone', 'Add a phone number. Many recruiters call first.')]),
    ...(basics.location.trim() ? [] : [lacks('location', 'Add your town. A full address is not needed.')]),
  ];
}

function onSummary({ basics }: ResumeContent): Advice[] {
  const at = { section: 'summary', entry_id: null, field: 'summary', line: null };
  const words = wordsIn(basics.summary);
  if (words === 0)
    return [
      { ...at, kind: 'missing', text: 'Add two or three sentences: your background, your strengths and the work you want.' },
    ];
  const found: Advice[] = [];
  if (words < SUMMARY_WORDS.least) found.push({ ...at, kind: 'length', text: 'Add a little more: two or three sentences.' });
  if (words > SUMMARY_WORDS.most)
    found.push({
      ...at,
      kind: 'length',
      text: `Shorten it: ${words} words, and most readers stop at about ${SUMMARY_WORDS.most}.`,
    });
  return found;
}

function onPosts(section: 'military' | 'work', posts: Post[]): Advice[] {
  return posts
    .filter((post) => !post.hidden)
    .flatMap((post) => {
      const at = { section, entry_id: post.id };
      const found: Finding[] = [...onDates(post)];
      if (post.highlights.length === 0 && !post.summary.trim())
        found.push({
          field: 'highlights',
          line: null,
          kind: 'missing',
          text: 'Add what you did and the result, one line each.',
        });
      if (post.highlights.length > LINES)
        found.push({
          field: 'highlights',
          line: null,
          kind: 'length',
          text: `Keep the best ${LINES} of these ${post.highlights.length} lines.`,
        });
      if (post.highlights.length >= 3 && !post.highlights.some((line) => /\d/.test(line)))
        found.push({
          field: 'highlights',
          line: null,
          kind: 'wording',
          text: 'Add a number where you have one: people led, budget, equipment, time saved.',
        });
      return found.map((finding) => ({ ...at, ...finding }));
    });
}

function onEducation({ education }: ResumeContent): Advice[] {
  return education
    .filter((entry) => !entry.hidden)
    .flatMap((entry) => onDates(entry, true).map((finding) => ({ section: 'education', entry_id: entry.id, ...finding })));
}

function onSkills({ skills }: ResumeContent): Advice[] {
  const count = skills.reduce((sum, skill) => sum + Math.max(1, skill.keywords.length), 0);
  if (count >= 5) return [];
  const text = 'Name at least five skills in the words of the jobs you want.';
  return [{ section: 'skills', entry_id: null, field: 'skills', line: null, kind: 'missing', text }];
}

function onDates({ startDate, endDate }: { startDate: string; endDate: string }, endIsEnough = false): Finding[] {
  const [from, to] = [monthOf(startDate), monthOf(endDate)];
  if (from === null && to === null && endDate !== 'present')
    return [{ field: 'startDate', line: null, kind: 'dates', text: 'Add the dates: month and year are enough.' }];
  if (from === null && !endIsEnough) return [{ field: 'startDate', line: null, kind: 'dates', text: 'Add the start date.' }];
  if (from !== null && to !== null && to < from)
    return [{ field: 'endDate', line: null, kind: 'dates', text: 'The end date is before the start date. Check the dates.' }];
  return [];
}

/** Gaps between posts, reported at the post after the gap. */
function onGaps({ military, work, education }: ResumeContent, today: string): Advice[] {
  const now = monthOf(today) ?? 0;
  const spans = (
    [
      ...military.map((post) => ['military', post] as const),
      ...work.map((post) => ['work', post] as const),
      ...education.map((entry) => ['education', entry] as const),
    ] as const
  )
    .flatMap(([section, entry]) => {
      const from = monthOf(entry.startDate);
      // A year without a month may mean the whole year.
      const to = entry.endDate === 'present' ? now : monthOf(entry.endDate, 11);
      return entry.hidden || from === null || to === null || to < from ? [] : [{ section, id: entry.id, from, to }];
    })
    .sort((a, b) => a.from - b.from);
  const found: Advice[] = [];
  let until: number | null = null;
  for (const { section, id, from, to } of spans) {
    const months = until === null ? 0 : from - until - 1;
    if (months >= GAP_MONTHS && section !== 'education')
      found.push({
        section,
        entry_id: id,
        field: 'startDate',
        line: null,
        kind: 'gap',
        text: `There is a gap of ${months} months before this. Add a line on study, travel, family or your job search.`,
      });
    until = Math.max(until ?? to, to);
  }
  return found;
}

/** Advice on wording, in any field. */
function onTexts(content: ResumeContent): Advice[] {
  return textsOf(content).flatMap(({ section, entry_id, field, line, text, kind }) => {
    const found: Pick<Advice, 'kind' | 'text'>[] = [];
    const secret = PRIVATE.find(([pattern]) => pattern.test(text));
    if (secret) found.push({ kind: 'private', text: `Remove ${secret[1]}: it does not belong in a resume.` });
    // Lines about a course name grades or subjects, not work.
    const describesWork = field === 'highlights' && section !== 'education';
    const passive = describesWork ? PASSIVE.find(([opening]) => opening.test(text.trim())) : undefined;
    if (passive) found.push({ kind: 'wording', text: `Start with ${passive[1]}.` });
    if (kind === 'sentence' && line !== null && text.length > LINE_CHARACTERS)
      found.push({ kind: 'length', text: 'Split this line in two: it is hard to read at a glance.' });
    return found.map((finding) => ({ section, entry_id, field, line, ...finding }));
  });
}

/** Months since year 0 of `2019-09` or `2019`. @param month the month to assume for a year without one, from 0 */
function monthOf(when: string, month = 0): number | null {
  const match = /^(\d{4})(?:-(\d{2}))?$/.exec(when.trim());
  return match ? Number(match[1]) * 12 + (match[2] ? Number(match[2]) - 1 : month) : null;
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Tips and unread lines lower a resume's completeness by one percent each, at most by this. */
const MOST_OPEN = 10;

/** Tips on the content, military words included, and lines of the file that have no place yet. */
function openPoints(content: ResumeContent): number {
  const country = content.military.find((entry) => entry.country !== null)?.country ?? null;
  const military = country
    ? textsOf(content).reduce((sum, { text }) => sum + suggestCivilianWording(text, { country }).length, 0)
    : 0;
  const unread = content.more.reduce((sum, { lines }) => sum + lines.length, 0);
  return adviceOn(content, new Date().toISOString().slice(0, 7)).length + military + unread;
}

/** How complete a resume is, 0 to 100. 100 means that no tip and no unread line is left. */
export function completenessOf(content: ResumeContent): number {
  const { basics } = content;
  const parts: [weight: number, isThere: boolean][] = [
    [10, basics.name.trim() !== ''],
    [10, basics.email.trim() !== ''],
    [5, basics.phone.trim() !== ''],
    [5, basics.location.trim() !== ''],
    [15, wordsIn(basics.summary) >= SUMMARY_WORDS.least],
    [15, content.military.length > 0],
    [15, [...content.military, ...content.work].some((post) => post.highlights.length >= 2)],
    [10, content.work.length > 0 || content.military.length > 1],
    [5, content.education.length > 0],
    [10, content.skills.length > 0],
  ];
  const filled = parts.reduce((sum, [weight, isThere]) => sum + (isThere ? weight : 0), 0);
  return filled <= 100 - MOST_OPEN ? filled : Math.min(filled, 100 - Math.min(MOST_OPEN, openPoints(content)));
}
