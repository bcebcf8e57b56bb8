import sharp from 'sharp';
import type { ResumeDocument, ResumeKind } from '#features/typesetting/document.ts';
import { type MissingCharacters, missingMessage } from '#features/typesetting/missing-characters.ts';
import {
  chosenTemplate,
  type Mirror,
  mirror,
  missingCharacters,
  printedPhoto,
  roundPhoto,
  type Sheet,
  templates,
  typeset,
  wordDesign,
  wordFile,
} from '#features/typesetting/server/index.ts';
import { drawInTurn } from '#kit/server/files/pictures.ts';
import { FEDERAL_PAGES } from '../advice/federal-rules.ts';
import type { ResumeContent, ResumeDesign } from '../content.ts';
import type { PageOverflow } from '../page-overflow.ts';
import { resumeDocument } from './document.ts';
import { jsonResume } from './json-resume.ts';
import { plainText } from './plain-text.ts';

/** Sharp at twice the size that a gallery shows, in pixels. */
const THUMBNAIL_WIDTH = 420;
/** The sections that a person is advised to shorten. */
const SECTIONS_TO_SHORTEN = 3;
const LINES_WORTH_SHORTENING = 4;

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
export const resumePages = async (resume: Printable): Promise<string[]> => (await resumePreview(resume)).pages;

/** The same pages, and how much too long they are if they should be fewer. @throws TaskFailed */
export async function resumePreview(resume: Printable): Promise<{ pages: string[]; overflow: PageOverflow | null }> {
  const { svg, excess } = await typeset(await sheetOf(resume, 'svg', null));
  const wanted = wantedPages(resume);
  if (excess === null || wanted === null) return { pages: svg, overflow: null };
  const longest = documentOf(resume)
    .sections.map(({ key, title }, index) => ({ key, title, lines: excess.sections[index] ?? 0 }))
    .filter(({ lines }) => lines >= LINES_WORTH_SHORTENING)
    .sort((one, other) => other.lines - one.lines)
    .slice(0, SECTIONS_TO_SHORTEN);
  return { pages: svg, overflow: { wanted_pages: wanted, pages: svg.length, lines: excess.lines, longest } };
}

/** The characters that would print as empty boxes, by section. */
export const resumeMissing = (resume: Printable): Promise<MissingCharacters[]> =>
  missingCharacters(documentOf(resume), chosenTemplate(resume.design, resume.kind).template);

/** The first page as a small WebP picture, and the number of pages. @throws TaskFailed */
export async function resumeThumbnail(resume: Printable): Promise<{ picture: Buffer; pages: number }> {
  const pages = await resumePages(resume);
  const first = Buffer.from(pages[0] ?? '');
  const picture = await drawInTurn(() =>
    sharp(first, { unlimited: true }).resize({ width: THUMBNAIL_WIDTH }).webp({ quality: 82 }).toBuffer(),
  );
  return { picture, pages: pages.length };
}

const pdfSheet = (resume: Printable): Promise<Sheet> =>
  sheetOf(resume, 'pdf', JSON.stringify(jsonResume(resume.content, resume.design, resume.kind)));

/** The number of pages to fit it on. Agencies take no more than two of a federal resume. */
const wantedPages = ({ design, kind }: Printable): number | null =>
  design.pages !== 'auto' ? Number(design.pages) : kind === 'federal' ? FEDERAL_PAGES : null;

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
    pages: wantedPages(resume),
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
