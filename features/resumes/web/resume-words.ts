import { paths } from '#kit/ui/paths.ts';
import type { ResumeDesign, SECTIONS } from '../content.ts';
import type { ResumeCard } from '../resumes-contract.ts';

export type SectionKey = (typeof SECTIONS)[number];

/** What a section is called where its owner gave it no name (specification, section 2). */
export const SECTION_NAMES: Record<SectionKey, string> = {
  summary: 'Summary',
  military: 'Military Exp.',
  work: 'Civilian Exp.',
  education: 'Education',
  skills: 'Skills',
  misc: 'Misc',
  more: 'More',
};

export const SOURCES: Record<ResumeCard['source'], string> = {
  onboarding: 'From your profile',
  blank: 'Written from scratch',
  import: 'Read from a file',
  duplicate: 'Copy',
  tailored: 'Tailored for a job',
};

export const PAPERS: Record<ResumeDesign['paper'], string> = { a4: 'A4', letter: 'US Letter' };

/** `navy` as `Navy`, `olive-green` as `Olive green`. */
export const colourName = (key: string) => `${key.charAt(0).toUpperCase()}${key.slice(1)}`.replaceAll('-', ' ');

/** What a step of the contract's tones does, as its button says it. */
export const TONE_NAMES = {
  rephrase: 'Rephrase',
  shorten: 'Shorten',
  professional: 'Professional',
  enthusiastic: 'Enthusiastic',
  persuasive: 'Persuasive',
  ninja: 'Ninja',
} as const;

/** Where a resume is edited. */
export const resumeEditHref = ({ id, kind }: Pick<ResumeCard, 'id' | 'kind'>) =>
  kind === 'federal' ? paths.veteran.federalResumeEdit(id) : paths.veteran.resumeEdit(id);
