import type { ResumeContent } from '../../content.ts';
import { isNewestFirst, newestFirst } from '../../order.ts';

/** The props of every section editor: the whole resume, of which it changes its own part. */
export type SectionProps = { content: ResumeContent; onChange: (content: ResumeContent) => void };

/** Sorts entries with the newest first; undefined if they are already. */
export const sorting = <T extends { startDate: string; endDate: string }>(
  entries: readonly T[],
  onChange: (entries: T[]) => void,
): (() => void) | undefined => (isNewestFirst(entries) ? undefined : () => onChange(newestFirst(entries)));
