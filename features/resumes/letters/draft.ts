import type { ResumeContent } from '../content.ts';
import { LETTER_MAX } from './content.ts';

type DraftJob = { title: string; company: string; description: string; requirements: string[]; skills: string[] };

/** The most lines of the resume that go into a letter. */
const LINES = 3;

/**
 * A draft of a letter for a job, in the first person: names the job, then what the resume says about its requirements, starting with the closest
 * line. It contains nothing that is not in the resume or the advert. @param content null if there is no resume
 */
export function draftLetter(content: ResumeContent | null, job: DraftJob): string {
  const facts = (content ? nearestLines(content, job) : []).map(inFirstPerson);
  return [
    `I would like to apply for the post of ${job.title} at ${job.company}.`,
    facts.length > 0 ? `My experience meets what you ask for. ${facts.join(' ')}` : '',
    'I would be glad to tell you more in person.',
  ]
    .filter(Boolean)
    .join('\n\n')
    .slice(0, LETTER_MAX);
}

/** The usual end of a letter: in the United Kingdom it depends on whether the greeting names the reader. */
export function usualClosing(language: string, readerName: string): string {
  if (language === 'en-US') return 'Sincerely,';
  return readerName.trim() ? 'Yours sincerely,' : 'Yours faithfully,';
}

/** Past forms that resumes begin lines with and that do not end in `-ed`. */
const PAST = new Set(
  'began bought brought built chose cut dealt drove drew flew found fought gave grew held kept led made met oversaw put ran rebuilt rewrote rose saw sent set sold spent spoke stood taught took undertook upheld was went won wrote'.split(
    ' ',
  ),
);

/** `Led 24 mechanics` as `I led 24 mechanics.` */
function inFirstPerson(line: string): string {
  const [first = ''] = line.split(' ');
  return `I ${first.toLowerCase()}${line.slice(first.length).replace(/[.;,\s]+$/, '')}.`;
}

/** Whether a line starts with what the person did, so that "I" can come before it. */
function saysWhatIDid(line: string): boolean {
  const [first = ''] = line.split(' ');
  return /^[A-Z]?[a-z]{2,}ed$/.test(first) || PAST.has(first.toLowerCase());
}

/** The lines about posts that share the most words with the advert, without those that share none. */
function nearestLines(content: ResumeContent, { title, description, requirements, skills }: DraftJob): string[] {
  const asked = new Map<string, number>();
  // Words in the title or among the skills matter more than words in the text.
  for (const [text, weight] of [
    [[title, ...skills].join(' '), 3],
    [requirements.join(' '), 2],
    [description.replace(/<[^<>]*>/g, ' '), 1],
  ] as const)
    for (const word of wordsOf(text)) asked.set(word, Math.max(asked.get(word) ?? 0, weight));
  return [...content.military, ...content.work]
    .filter(({ hidden }) => !hidden)
    .flatMap(({ highlights }) => highlights)
    .map((line) => ({ line: line.trim(), fit: [...wordsOf(line)].reduce((sum, word) => sum + (asked.get(word) ?? 0), 0) }))
    .filter(({ line, fit }) => fit > 1 && saysWhatIDid(line))
    .sort((a, b) => b.fit - a.fit)
    .slice(0, LINES)
    .map(({ line }) => line);
}

const COMMON = new Set(
  'about after also been being both each from have into more most other over such than that their them then there these they this those through under very what when where which while will with your years'.split(
    ' ',
  ),
);

/** Stems of words with at least four letters: `vehicles` and `vehicle` are the same. */
const wordsOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !COMMON.has(word))
      .map((word) => word.replace(/(?:ing|ed|es|s)$/, '')),
  );
