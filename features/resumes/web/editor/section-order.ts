import { type ResumeContent, type ResumeDesign, SECTIONS } from '../../content.ts';
import { SECTION_NAMES } from '../resume-words.ts';

/** A part of a resume as the editor lists it. */
export type PlacedSection = {
  key: string;
  /** Its custom name, or the default one. */
  name: string;
  usualName: string;
  hidden: boolean;
  /** The id of a custom section. */
  customId: string | null;
};

/** Every section once, in the order of the output. */
export function sectionsInOrder(content: ResumeContent, design: ResumeDesign): PlacedSection[] {
  const custom = new Map(content.custom.map((own) => [`custom:${own.id}`, own]));
  const usual: string[] = [...SECTIONS.slice(0, -1), ...custom.keys(), 'more'];
  const chosen = design.sections.map(({ key }) => key).filter((key) => usual.includes(key));
  return [...new Set([...chosen, ...usual])]
    .filter((key) => key !== 'more' || content.more.length > 0)
    .map((key) => {
      const set = design.sections.find((one) => one.key === key);
      const own = custom.get(key);
      const usualName = own ? own.title || 'Untitled section' : SECTION_NAMES[SECTIONS.find((one) => one === key) ?? 'more'];
      return {
        key,
        name: set?.title || usualName,
        usualName,
        hidden: set?.hidden ?? false,
        customId: own?.id ?? null,
      };
    });
}

/** The design with this order. The settings of each section stay. */
export function inOrder(design: ResumeDesign, keys: readonly string[]): ResumeDesign {
  const known = new Map(design.sections.map((one) => [one.key, one]));
  return { ...design, sections: keys.map((key) => known.get(key) ?? { key, title: null, hidden: false }) };
}

/** The design with one section renamed, hidden or shown. @param keys all sections in order */
export function withSection(
  design: ResumeDesign,
  keys: readonly string[],
  key: string,
  change: Partial<{ title: string | null; hidden: boolean }>,
): ResumeDesign {
  const ordered = inOrder(design, keys);
  return { ...ordered, sections: ordered.sections.map((one) => (one.key === key ? { ...one, ...change } : one)) };
}

/** `list` with the item at `from` moved to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const copy = [...list];
  const [item] = copy.splice(from, 1);
  if (item !== undefined) copy.splice(Math.max(0, Math.min(copy.length, to)), 0, item);
  return copy;
}

/** Adds ids to entries without one, so that they can be identified after a move. Two tabs add the same ids. */
export function withIds(content: ResumeContent): ResumeContent {
  const named = <T extends { id: string }>(list: T[], letter: string): T[] => {
    if (list.every((entry) => entry.id !== '')) return list;
    return list.map((entry, index) => (entry.id === '' ? { ...entry, id: `${letter}${index}` } : entry));
  };
  return {
    ...content,
    military: named(content.military, 'm'),
    work: named(content.work, 'w'),
    education: named(content.education, 'e'),
    skills: named(content.skills, 's'),
    languages: named(content.languages, 'l'),
    certificates: named(content.certificates, 'c'),
    awards: named(content.awards, 'a'),
    volunteer: named(content.volunteer, 'v'),
    projects: named(content.projects, 'p'),
    custom: named(content.custom, 'o').map((own) => ({ ...own, items: named(own.items, 'i') })),
  };
}

export const newId = () => crypto.randomUUID().slice(0, 8);
