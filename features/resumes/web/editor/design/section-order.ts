import { type ResumeContent, type ResumeDesign, SECTIONS } from '../../../content.ts';
import { sectionOrder } from '../../../order.ts';
import { SECTION_NAMES } from '../../resume-words.ts';

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
  return sectionOrder(content, design).map((key) => {
    const set = design.sections.find((one) => one.key === key);
    const known = SECTIONS.find((one) => one === key);
    const own = custom.get(key);
    const usualName = known ? SECTION_NAMES[known] : own?.title || 'Untitled section';
    return {
      key,
      name: set?.title || usualName,
      usualName,
      hidden: set?.hidden ?? false,
      customId: own?.id ?? null,
    };
  });
}

/** Whether the person chose an order, so that it no longer follows the dates. */
export const isOwnOrder = ({ own_order, sections }: ResumeDesign): boolean => own_order && sections.length > 0;

/** The design with this order, chosen by the person. The settings of each section stay. */
export function inOrder(design: ResumeDesign, keys: readonly string[]): ResumeDesign {
  const known = new Map(design.sections.map((one) => [one.key, one]));
  return { ...design, own_order: true, sections: keys.map((key) => known.get(key) ?? { key, title: null, hidden: false }) };
}

/** The design with one section renamed, hidden or shown. The order of sections stays as it is. */
export function withSection(
  design: ResumeDesign,
  key: string,
  change: Partial<{ title: string | null; hidden: boolean }>,
): ResumeDesign {
  const known = design.sections.some((one) => one.key === key);
  const sections = known ? design.sections : [...design.sections, { key, title: null, hidden: false }];
  return {
    ...design,
    // A first setting must not be taken for an order.
    own_order: isOwnOrder(design),
    sections: sections.map((one) => (one.key === key ? { ...one, ...change } : one)),
  };
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
    registrations: named(content.registrations, 'r'),
    certificates: named(content.certificates, 'c'),
    awards: named(content.awards, 'a'),
    volunteer: named(content.volunteer, 'v'),
    projects: named(content.projects, 'p'),
    custom: named(content.custom, 'o').map((own) => ({ ...own, items: named(own.items, 'i') })),
  };
}

export const newId = () => crypto.randomUUID().slice(0, 8);

/** The section that shows the field with this path, such as `content.work.1.endDate`; null if none does. */
export function sectionOfPath(path: string, content: ResumeContent): string | null {
  const [root, part = '', index] = path.split('.');
  if (root !== 'content' || !(part in content)) return null;
  if (part === 'custom') return `custom:${content.custom[Number(index)]?.id ?? ''}`;
  return SECTIONS.find((section) => section === part) ?? (part === 'basics' ? 'basics' : 'misc');
}
