import { type ResumeContent, type ResumeDesign, SECTIONS } from './content.ts';

type Dated = { startDate: string; endDate: string };

/**
 * The keys of all sections in output order: the person's order if they chose one, followed by sections that are not in it. Otherwise the
 * default order, in which the newer of military and civilian experience comes first.
 */
export function sectionOrder(
  content: ResumeContent,
  design: ResumeDesign,
  custom = content.custom.map(({ id }) => `custom:${id}`),
): string[] {
  const usual: string[] = [...inDefaultOrder(content), ...custom];
  const chosen = design.own_order ? design.sections.map(({ key }) => key).filter((key) => usual.includes(key)) : [];
  return [...new Set([...chosen, ...usual])];
}

function inDefaultOrder({ military, work }: ResumeContent): readonly string[] {
  const shown = <T extends { hidden: boolean }>(entries: T[]) => entries.filter(({ hidden }) => !hidden);
  if (latest(shown(work)) <= latest(shown(military))) return SECTIONS;
  return SECTIONS.map((key) => (key === 'military' ? 'work' : key === 'work' ? 'military' : key));
}

/** The entries with the newest first. An entry without dates stays after the one before it. */
export function newestFirst<T extends Dated>(entries: readonly T[]): T[] {
  let before = '';
  const keyed = entries.map((entry) => {
    before = ageKey(entry) || before;
    return { entry, key: before };
  });
  // Undated entries at the start of the list stay there.
  const first = keyed.filter(({ key }) => key === '');
  const rest = keyed.filter(({ key }) => key !== '').sort((a, b) => (a.key < b.key ? 1 : a.key > b.key ? -1 : 0));
  return [...first, ...rest].map(({ entry }) => entry);
}

export const isNewestFirst = (entries: readonly Dated[]): boolean =>
  newestFirst(entries).every((entry, index) => entry === entries[index]);

/** End, then start: greater for newer. A year alone sorts before its months. */
function ageKey({ startDate, endDate }: Dated): string {
  const start = dated(startDate);
  const end = endDate === 'present' ? '9999' : dated(endDate) || start;
  return end && `${end.padEnd(7, '-00')} ${start.padEnd(7, '-00')}`;
}

const dated = (text: string) => (/^\d{4}(?:-\d\d)?$/.test(text) ? text : '');

const latest = (entries: readonly Dated[]) => entries.map(ageKey).reduce((newest, key) => (key > newest ? key : newest), '');
