import { getDocumentProxy } from 'unpdf';
import type { ResumeDocument } from '../document.ts';

/** A PDF as applicant tracking systems read it: its text in file order, and warnings about what they may miss. */
export type Mirror = { pages: number; text: string; warnings: MirrorWarning[] };
export type MirrorWarning = {
  kind: 'missing' | 'order' | 'no_name' | 'no_email' | 'no_phone' | 'long' | 'characters' | 'script';
  message: string;
};

/**
 * Letters that a PDF draws together or apart from the order in which they are written. It contains their text in the right order, but many
 * programs read it in another one, or once for each shape that it is drawn with.
 */
const DRAWN_TOGETHER: Record<string, RegExp> = {
  Arabic: /\u0644[\u0622\u0623\u0625\u0627\u0671]|[\u064b-\u0652\u0670]|\p{Script=Arabic}\u200c/u,
  Hebrew: /[\u05b0-\u05bd\u05bf\u05c1\u05c2\u05c7]/,
  Bengali: /[\u0980-\u09ff]/,
  'Nepali or Hindi': /\p{Script=Devanagari}\p{M}/u,
  Punjabi: /\p{Script=Gurmukhi}\p{M}/u,
  Tamil: /\p{Script=Tamil}\p{M}/u,
  Thai: /\p{Script=Thai}[\p{M}\u0e33]/u,
};

/** The text of each page in the order of the file. */
export async function textOfPdf(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  try {
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent();
      let lines = '';
      let height: number | undefined;
      for (const item of items) {
        if (!('str' in item)) continue;
        const y = Number(item.transform[5]);
        if (item.str !== '' && height !== undefined && Math.abs(y - height) > 2) lines += '\n';
        else if (item.hasEOL && item.str === '') continue;
        lines += item.str;
        if (item.str !== '') height = y;
      }
      pages.push(lines.replace(/[ \t]+/g, ' ').trim());
    }
    return pages;
  } finally {
    await document.loadingTask.destroy();
  }
}

/** @param unprintable whether no font has one of its characters */
export async function mirrorOf(pdf: Uint8Array, document: ResumeDocument, unprintable: boolean): Promise<Mirror> {
  const pages = await textOfPdf(pdf);
  const text = pages.join('\n\n');
  const warnings: MirrorWarning[] = [];
  const warn = (kind: MirrorWarning['kind'], message: string) => void warnings.push({ kind, message });
  if (!document.name) warn('no_name', 'There is no name at the top. Add yours under Personal details.');
  const has = (kind: string) => document.contact.some((one) => one.kind === kind);
  if (!has('email')) warn('no_email', 'There is no email address. Most programs look for it first.');
  if (!has('phone')) warn('no_phone', 'There is no phone number.');
  if (pages.length > 2) warn('long', `It has ${pages.length} pages. Most readers expect one or two.`);
  if (unprintable) warn('characters', 'Our fonts don’t have some of these characters. They print as empty boxes.');

  // The footer is ours and may interrupt a sentence.
  const foot = new RegExp(`(?:${escaped(squeezed(document.name))})?Page\\d+of\\d+`, 'g');
  const read = pages.map((page) => squeezed(page).replace(foot, '')).join('');
  const printed = wordsOf(document);
  const scripts = Object.entries(DRAWN_TOGETHER).filter(([, letters]) => printed.some((words) => letters.test(words)));
  for (const [script] of scripts)
    warn(
      'script',
      `Some programs misread parts of the ${script} text. Where you can choose, send the Word file instead of the PDF.`,
    );
  const missing = printed
    .filter((words) => !read.includes(squeezed(words)))
    .filter((words) => !scripts.some(([, letters]) => letters.test(words)));
  for (const words of missing.slice(0, 10)) warn('missing', `A program may not read this as written: “${words.slice(0, 80)}”.`);
  let at = 0;
  for (const { title } of document.sections) {
    const found = read.indexOf(squeezed(title), at);
    if (found >= 0) at = found;
    else if (read.includes(squeezed(title))) {
      warn('order', `“${title}” is read before sections that come above it.`);
      break;
    }
  }
  return { pages: pages.length, text, warnings };
}

/** Every text of a resume, in order. */
export function wordsOf(document: ResumeDocument): string[] {
  return [
    document.name,
    document.label,
    ...document.contact.map((one) => one.text),
    ...document.facts.map((fact) => fact.text),
    ...document.sections.flatMap((section) => [
      section.title,
      ...section.groups.flatMap((group): string[] => {
        const title = group.title ?? '';
        if (group.kind === 'text') return [title, ...group.paragraphs];
        if (group.kind === 'row') return [title, ...group.items];
        if (group.kind === 'skills') return [title, ...group.skills.flatMap((skill) => [skill.label, skill.text])];
        return [
          title,
          ...group.entries.flatMap((entry) => [
            entry.title,
            entry.by,
            entry.place,
            entry.dates,
            ...entry.facts.map((fact) => fact.text),
            ...entry.paragraphs,
            ...entry.bullets,
            entry.link?.text ?? '',
          ]),
        ];
      }),
    ]),
  ].filter(Boolean);
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Removes spaces, because lines and pages break words. */
const squeezed = (text: string) => text.normalize('NFKC').replace(/[\s\u200b\u200e\u200f]+/g, '');
