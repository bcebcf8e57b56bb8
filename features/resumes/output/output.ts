import type { ResumeContent, ResumeDesign } from '../content.ts';
import { type ResumeDocument, resumeDocument } from './document.ts';
import { docx } from './docx.ts';
import { jsonResume } from './json-resume.ts';
import { type Mirror, mirrorOf } from './mirror.ts';
import { plainText } from './plain-text.ts';
import { chosenTemplate, templates } from './templates.ts';
import { type Typeset, typeset } from './typesetting.ts';
import type { ResumeKind } from './visible.ts';

/** Everything that decides how a resume comes out. `photo` is WebP and is set only where the design shows it. */
export type Printable = {
  content: ResumeContent;
  design: ResumeDesign;
  kind: ResumeKind;
  country: 'UK' | 'US';
  photo: Uint8Array | null;
};

const documentOf = ({ content, design, kind, country }: Printable): ResumeDocument =>
  resumeDocument(content, design, kind, country);

/** @throws NotTypeset */
export async function resumePdf(resume: Printable): Promise<{ pdf: Uint8Array; accessible: boolean; unprintable: boolean }> {
  const attached = JSON.stringify(jsonResume(resume.content, resume.design, resume.kind));
  const { pdf, accessible, unprintable } = await typesetResume(resume, 'pdf', attached);
  return { pdf: pdf ?? new Uint8Array(), accessible, unprintable };
}

/** The same pages as SVG, one each. @throws NotTypeset */
export async function resumePages(resume: Printable): Promise<string[]> {
  return (await typesetResume(resume, 'svg', null)).svg;
}

function typesetResume(resume: Printable, want: 'pdf' | 'svg', attached: string | null): Promise<Typeset> {
  return typeset({
    want,
    ...chosenTemplate(resume.design, resume.kind),
    document: JSON.stringify(documentOf(resume)),
    attached,
    // In a federal resume the type must not shrink to fit.
    may_tighten: resume.kind === 'resume',
    // A federal resume holds no pictures.
    photo: resume.design.show_photo && resume.kind === 'resume' ? resume.photo : null,
  });
}

export function resumeDocx(resume: Printable): Promise<Buffer> {
  const { template, colour } = chosenTemplate(resume.design, resume.kind);
  const hex = templates()
    .find(({ key }) => key === template)
    ?.colours.find(({ key }) => key === colour)?.hex;
  return docx(documentOf(resume), hex ?? '#000000');
}

export const resumeText = (resume: Printable): string => plainText(documentOf(resume));

export const resumeJson = (resume: Printable): string =>
  `${JSON.stringify(jsonResume(resume.content, resume.design, resume.kind), null, 2)}\n`;

/** @throws NotTypeset */
export async function resumeMirror(resume: Printable): Promise<Mirror> {
  const { pdf, unprintable } = await resumePdf(resume);
  return mirrorOf(pdf, documentOf(resume), unprintable);
}
