import { z } from 'zod';
import { completenessOf } from './advice/advice.ts';
import type { ResumeContent } from './content.ts';

/** More periods of service than anybody has, and more text than skills are recognised in. They bound what lists read of a resume. */
const MOST_PERIODS = 40;
const PERIOD_TEXT = 160;
const MOST_LANGUAGES = 40;
const SKILL_CHARACTERS = 20_000;

const Period = z.object({
  entry_id: z.string(),
  country: z.enum(['UK', 'US']).nullable(),
  service: z.string(),
  rank: z.string(),
  trade: z.string(),
  unit: z.string(),
  started: z.string(),
  ended: z.string(),
  clearance: z.string(),
});

/** What others than the editor and the outputs read of a resume. At most about 60,000 characters. */
export const ResumeSummary = z.object({
  /** 0 to 100. */
  completeness: z.number().int(),
  /** The military section, in its order. */
  periods: z.array(Period),
  /** Texts that name skills, without what the owner hides: skills and certificates first. */
  skill_texts: z.array(z.string()),
  /** Without what the owner hides. */
  languages: z.array(z.string()),
  clearance: z.string(),
});
export type ResumeSummary = z.infer<typeof ResumeSummary>;

/** The summary of a resume. It is stored with each change of the content. */
export function summaryOf(content: ResumeContent): ResumeSummary {
  const cut = (text: string) => firstOf(text, PERIOD_TEXT);
  const shown = <T extends { hidden: boolean }>(entries: readonly T[]) => entries.filter(({ hidden }) => !hidden);
  return {
    completeness: completenessOf(content),
    periods: content.military.slice(0, MOST_PERIODS).map((entry) => ({
      entry_id: entry.id,
      country: entry.country,
      service: cut(entry.service),
      rank: cut(entry.rank),
      trade: cut(entry.trade),
      unit: cut(entry.unit),
      started: cut(entry.startDate),
      ended: cut(entry.endDate),
      clearance: cut(entry.clearance),
    })),
    skill_texts: firstCharacters(SKILL_CHARACTERS, [
      ...shown(content.skills).flatMap(({ name, keywords }) => [name, ...keywords]),
      ...shown([...content.registrations, ...content.certificates]).map(({ name }) => name),
      ...shown([...content.military, ...content.work]).flatMap(({ highlights }) => highlights),
    ]),
    languages: shown(content.languages)
      .slice(0, MOST_LANGUAGES)
      .map(({ language }) => cut(language)),
    clearance: cut(content.clearance.level),
  };
}

/** The first of these texts that have this many characters together, without empty ones; the last may be cut. */
function firstCharacters(most: number, texts: readonly string[]): string[] {
  const first: string[] = [];
  let left = most;
  for (const text of texts) {
    if (left <= 0) break;
    if (text === '') continue;
    first.push(firstOf(text, left));
    // An entry of the list costs a few bytes, too.
    left -= text.length + 4;
  }
  return first;
}

/** Half of a pair of surrogates, which PostgreSQL refuses, is replaced. */
const firstOf = (text: string, most: number) => (text.length > most ? text.slice(0, most).toWellFormed() : text);
