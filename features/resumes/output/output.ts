import sharp from 'sharp';
import type { ResumeContent, ResumeDesign } from '../content.ts';
import { type MissingCharacters, missingMessage } from '../missing-characters.ts';
import { type ResumeDocument, resumeDocument } from './document.ts';
import { wordDesign } from './docx-designs.ts';
import { missingCharacters } from './font-coverage.ts';
import { jsonResume } from './json-resume.ts';
import type { Mirror } from './mirror.ts';
import { printedPhoto, roundPhoto } from './photo.ts';
import { plainText } from './plain-text.ts';
import { chosenTemplate, templates } from './templates.ts';
import { mirror, type Sheet, typeset, wordFile } from './typesetting.ts';
import type { ResumeKind } from './visible.ts';

/** Sharp at twice the size that a gallery shows, in pixels. */
const THUMBNAIL_WIDTH = 420;

/** Everything that determines a resume's output. `photo`, in any format that sharp reads, is used only if the design shows it. */
export type Printable = {
  content: ResumeContent;
  design: ResumeDesign;
  kind: ResumeKind;
  country: 'UK' | 'US';
  photo: Uint8Array | null;
};

const documentOf = ({ content, design, kind, country }: Printable): ResumeDocument =>
  resumeDocument(content, design, kind, country);

/** @throws TaskFailed */
export async function resumePdf(resume: Printable): Promise<{ pdf: Uint8Array; accessible: boolean; unprintable: boolean }> {
  const { pdf, accessible, unprintable } = await typeset(await pdfSheet(resume));
  return { pdf: pdf ?? new Uint8Array(), accessible, unprintable };
}

/** The same pages, each as SVG. @throws TaskFailed */
export async function resumePages(resume: Printable): Promise<string[]> {
  return (await typeset(await sheetOf(resume, 'svg', null))).svg;
}

/** The characters that would print as empty boxes, by section. */
export const resumeMissing = (resume: Printable): Promise<MissingCharacters[]> =>
  missingCharacters(documentOf(resume), chosenTemplate(resume.design, resume.kind).template);

/** The first page as a small WebP picture. @throws TaskFailed */
export async function resumeThumbnail(resume: Printable): Promise<Buffer> {
  const [page = ''] = await resumePages(resume);
  return sharp(Buffer.from(page), { unlimited: true }).resize({ width: THUMBNAIL_WIDTH }).webp({ quality: 82 }).toBuffer();
}

const pdfSheet = (resume: Printable): Promise<Sheet> =>
  sheetOf(resume, 'pdf', JSON.stringify(jsonResume(resume.content, resume.design, resume.kind)));

/** The photo that is printed. A federal resume contains no pictures. */
const shownPhoto = ({ design, kind, photo }: Printable) => (design.show_photo && kind === 'resume' ? photo : null);

async function sheetOf(resume: Printable, want: 'pdf' | 'svg', attached: string | null): Promise<Sheet> {
  const photo = shownPhoto(resume);
  return {
    want,
    ...chosenTemplate(resume.design, resume.kind),
    document: JSON.stringify(documentOf(resume)),
    attached,
    may_tighten: true,
    pages: resume.design.pages === 'auto' ? null : Number(resume.design.pages),
    photo: photo && (await printedPhoto(photo)),
  };
}

/** @throws TaskFailed */
export async function resumeDocx(resume: Printable): Promise<Buffer> {
  const { template, colour } = chosenTemplate(resume.design, resume.kind);
  const hex = templates()
    .find(({ key }) => key === template)
    ?.colours.find(({ key }) => key === colour)?.hex;
  const photo = shownPhoto(resume);
  return wordFile({
    kind: 'docx',
    document: documentOf(resume),
    photo: photo && (await (wordDesign(template).isPhotoRound ? roundPhoto : printedPhoto)(photo)),
    template,
    colour: hex ?? '#000000',
    attached: JSON.stringify(jsonResume(resume.content, resume.design, resume.kind)),
  });
}

export const resumeText = (resume: Printable): string => plainText(documentOf(resume));

export const resumeJson = (resume: Printable): string =>
  `${JSON.stringify(jsonResume(resume.content, resume.design, resume.kind), null, 2)}\n`;

/** @throws TaskFailed */
export async function resumeMirror(resume: Printable): Promise<Mirror> {
  const found = await mirror(await pdfSheet(resume), documentOf(resume));
  const missing = await resumeMissing(resume);
  if (missing.length === 0) return found;
  const message = missingMessage(missing);
  return {
    ...found,
    warnings: found.warnings.map((warning) => (warning.kind === 'characters' ? { ...warning, message } : warning)),
  };
}
