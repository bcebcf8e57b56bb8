import { paths } from '#kit/ui/paths.ts';
import type { ResumeDesign, SECTIONS } from '../content.ts';
import type { ResumeCard } from '../resumes-contract.ts';

export type SectionKey = (typeof SECTIONS)[number];

/** The name of a section that its owner did not name. */
export const SECTION_NAMES: Record<SectionKey, string> = {
  summary: 'Summary',
  military: 'Military Exp.',
  work: 'Civilian Exp.',
  education: 'Education',
  skills: 'Skills',
  misc: 'Misc',
};

export const SOURCES: Record<ResumeCard['source'], string> = {
  onboarding: 'From your profile',
  blank: 'Written from scratch',
  import: 'Read from a file',
  duplicate: 'Copy',
  tailored: 'Tailored for a job',
};

export const PAPERS: Record<ResumeDesign['paper'], string> = { a4: 'A4', letter: 'US Letter' };

export const PAGE_CHOICES: readonly { key: ResumeDesign['pages']; name: string }[] = [
  { key: 'auto', name: 'Any length' },
  { key: '1', name: '1 page' },
  { key: '2', name: '2 pages' },
];

/** `navy` as `Navy`, `olive-green` as `Olive green`. */
export const colourName = (key: string) => `${key.charAt(0).toUpperCase()}${key.slice(1)}`.replaceAll('-', ' ');

/** The button labels of the tones. */
export const TONE_NAMES = {
  rephrase: 'Rephrase',
  shorten: 'Shorten',
  professional: 'Professional',
  enthusiastic: 'Enthusiastic',
  persuasive: 'Persuasive',
  ninja: 'Ninja',
} as const;

/** The request body of a copy in the same list. */
export const copyOf = ({ id, title }: Pick<ResumeCard, 'id' | 'title'>) => ({
  copy_of: id,
  title: `${title} (copy)`.slice(0, 200),
});

/** The address of a resume's editor. */
export const resumeEditHref = ({ id, kind }: Pick<ResumeCard, 'id' | 'kind'>) =>
  kind === 'federal' ? paths.veteran.federalResumeEdit(id) : paths.veteran.resumeEdit(id);
