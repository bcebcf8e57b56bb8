import { answerTasks } from '#kit/server/files/answer-tasks.ts';
import { type Document, recogniseDocument } from '#kit/server/files/files.ts';
import { exceedsResumeBounds, MAX_RESUME_CHARACTERS } from '../bounds.ts';
import { itemsOfBlocks } from '../document/block-items.ts';
import type { Item } from '../document/items.ts';
import { moveClearances } from '../fields/clearance.ts';
import { readCvWithProvenance } from '../read-cv.ts';
import type { ReadCv } from '../shapes.ts';
import { isCvData, readCvData } from '../sources/data/cv-data.ts';
import { isEuropassXml, objectsOfXml } from '../sources/data/europass.ts';
import { lineOfJsonError } from '../sources/data/json-error.ts';
import { readLinkedIn } from '../sources/data/linkedin.ts';
import { enforceInflatedBound } from '../sources/pdf/pdf-bounds.ts';
import { contentOfPdf, UnreadablePdf } from '../sources/pdf/pdf-items.ts';
import { samplePdfs } from '../sources/pdf/sample-pdf.ts';
import { decodeText } from '../sources/text/decode-text.ts';
import { itemsOfText } from '../sources/text/text-items.ts';
import { contentOfDocx } from '../sources/word/docx.ts';
import { partsOfDocx, UnreadableDocx } from '../sources/word/docx-parts.ts';
import { blocksOfOdt } from '../sources/word/odt.ts';
import { blocksOfRtf, UnreadableRtf } from '../sources/word/rtf.ts';
import { UnreadableZip } from '../sources/word/zip.ts';
import type { Format, ParsedCv, ParseResult, ParseTask, Refused, Unread } from './parse-pool.ts';
import { placesOf } from './places.ts';

/** The parsed CV and the whole resume of a JSON Resume that this product wrote; null for any other. */
type Restore<Resume> = (value: unknown) => { cv: ReadCv; resume: Resume } | null;

/**
 * Does the tasks of `cvParser` in a process of its pool: a document that takes too long or too much memory ends with it.
 * @param restore reads the resumes that the caller writes into its own files
 */
export function answerParseTasks<Resume extends object>(restore: Restore<Resume>): void {
  answerTasks<ParseTask, ParseResult<Resume>>(
    async ({ want, bytes }) => {
      const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      return want === 'cv' ? parse(given, restore) : check(given);
    },
    // The parser of PDFs is loaded with the first one.
    async () => {
      for (const pdf of samplePdfs()) await parse(pdf, restore);
    },
  );
}

const NO_CV =
  'We can’t read a CV from this file. Choose a PDF, DOCX, ODT, RTF or plain text file, a JSON Resume, a Europass XML file, or the ZIP of your LinkedIn data.';
const ODT = 'application/vnd.oasis.opendocument.text';
const JSON_RESUME = { kind: 'json', content_type: 'application/json' } as const;

async function check(bytes: Buffer): Promise<{ document: Document } | Refused> {
  const recognised = await recogniseDocument(bytes);
  if (recognised.kind === 'refused') return { refused: 'format', message: recognised.message };
  try {
    if (recognised.kind === 'pdf') await enforceInflatedBound(bytes);
    else partsOfDocx(bytes);
    return { document: recognised };
  } catch (error) {
    return { refused: reasonOf(error), kind: recognised.kind };
  }
}

async function parse<Resume extends object>(bytes: Buffer, restore: Restore<Resume>): Promise<ParseResult<Resume>> {
  const format = await formatOf(bytes);
  if ('refused' in format) return format;
  const refuse = (refused: Unread): Refused => ({ refused, kind: format.kind });
  try {
    const read = await readAs(format.kind, bytes, restore);
    if (typeof read === 'string') return refuse(read);
    if ('line' in read) return { refused: 'broken_data', line: read.line };
    if (Object.values(read.cv).some((part) => Array.isArray(part) && part.length > 500)) return refuse('too_many_entries');
    if (exceedsResumeBounds(read.resume ?? read.cv)) return refuse('too_much_text');
    const isJson = format.kind === 'txt' && JSON_START.test(read.text ?? '');
    return { parsed: { ...read, ...(isJson ? JSON_RESUME : format) } };
  } catch (error) {
    return refuse(reasonOf(error));
  }
}

/** @throws the error itself where it is not about the document */
function reasonOf(error: unknown): Unread {
  if (
    error instanceof UnreadablePdf ||
    error instanceof UnreadableDocx ||
    error instanceof UnreadableZip ||
    error instanceof UnreadableRtf
  )
    return error.reason;
  throw error;
}

/** What a file is, by its content; JSON is text until it has been read. */
async function formatOf(bytes: Buffer): Promise<(Format & { kind: Exclude<Format['kind'], 'json'> }) | Refused> {
  const document = await recogniseDocument(bytes);
  if (document.kind !== 'refused') return document;
  if (/^\s*\{\\rtf/.test(bytes.toString('latin1', 0, 100))) return { kind: 'rtf', content_type: 'application/rtf' };
  if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04') {
    // OpenDocument files name their type first. Spreadsheets, slides and books are archives too.
    const first = bytes.toString('latin1', 30, 100);
    if (first.startsWith(`mimetype${ODT}`)) return { kind: 'odt', content_type: ODT };
    if (!/^(?:mimetype|\[Content_Types\]\.xml)/.test(first)) return { kind: 'zip', content_type: 'application/zip' };
    return { refused: 'format', message: NO_CV };
  }
  const { text, charset } = decodeText(bytes);
  if (isPlainText(text)) return { kind: 'txt', content_type: `text/plain; charset=${charset}` };
  return { refused: 'format', message: document.is_known ? document.message : NO_CV };
}

/** Whether a text is one by its content: no control characters, and no other format that happens to be written in letters. */
const isPlainText = (text: string) =>
  !/(?![\t\n\r\f])\p{Cc}/u.test(text) && (!/^\s*(?:%PDF|<[!?a-z])/i.test(text) || isEuropassXml(text.slice(0, 5000)));

type Read<Resume> = Omit<ParsedCv<Resume>, keyof Format>;

async function readAs<Resume>(
  kind: Exclude<Format['kind'], 'json'>,
  bytes: Buffer,
  restore: Restore<Resume>,
): Promise<Read<Resume> | Unread | { line: number }> {
  const fromData = (value: unknown) => ({
    ...(restore(value) ?? { cv: moveClearances(readCvData(value)), resume: null }),
    places: null,
  });
  switch (kind) {
    case 'pdf': {
      await enforceInflatedBound(bytes);
      const { items, attached } = await contentOfPdf(new Uint8Array(bytes));
      const resume = attached.map(valueOfJson).find(isCvData);
      return resume === undefined ? readItems(items, 'no_text', null) : { ...fromData(resume), text: null };
    }
    case 'zip': {
      const found = await readLinkedIn(bytes);
      if (!found) return 'no_export';
      return /[\p{L}\d]/u.test(found.text) ? { ...found, cv: moveClearances(found.cv), resume: null, places: null } : 'empty';
    }
    case 'docx': {
      const { blocks, attached } = contentOfDocx(bytes);
      const items = itemsOfBlocks(blocks);
      const resume = attached.map(valueOfJson).find(isCvData);
      return resume === undefined ? readItems(items, 'empty') : { ...fromData(resume), text: textWithLines(items).text };
    }
    case 'odt':
      return readItems(itemsOfBlocks(blocksOfOdt(bytes)), 'empty');
    case 'rtf':
      return readItems(itemsOfBlocks(blocksOfRtf(bytes)), 'empty');
    case 'txt': {
      const { text } = decodeText(bytes);
      const data = dataOf(text);
      if (data && 'line' in data) return data;
      if (data) return isCvData(data.value) ? { ...fromData(data.value), text } : 'no_cv_data';
      if (text.length > MAX_RESUME_CHARACTERS) return 'too_much_text';
      return readItems(itemsOfText(text), 'empty', text);
    }
  }
}

/** Beyond these a text is no CV, and the rules, which compare lines with one another, would take seconds. */
const MAX_LINES = 10_000;
const MAX_CELLS = 60_000;

function isTooLong(items: Item[]): boolean {
  const lines = items.filter(({ y, page }, index) => y !== items[index - 1]?.y || page !== items[index - 1]?.page).length;
  const characters = items.reduce((sum, item) => sum + item.text.length, 0);
  return lines > MAX_LINES || items.length > MAX_CELLS || characters > MAX_RESUME_CHARACTERS;
}

/** @param text null where pages are shown instead; otherwise the lines of the items are used when it is missing */
function readItems(items: Item[], none: 'empty' | 'no_text', text?: string | null): Read<never> | Unread {
  if (!items.some((item) => /[\p{L}\d]/u.test(item.text))) return none;
  if (isTooLong(items)) return 'too_much_text';
  const { cv, provenance } = readCvWithProvenance(items);
  if (text !== undefined)
    return { cv, text, places: placesOf(provenance, items, text === null ? null : ({ line }) => line), resume: null };
  const { text: ownText, lines } = textWithLines(items);
  return { cv, text: ownText, places: placesOf(provenance, items, (_, index) => lines[index]), resume: null };
}

/** Paragraphs are closer than this, in points, and lines of typed text too. */
const HEADING_STEP = 21;

/** Items of one height form a line, and a heading gets an empty line before it. @returns the text, and the line of each item */
function textWithLines(items: Item[]): { text: string; lines: number[] } {
  const texts: { y: number; text: string }[] = [];
  const lines: number[] = [];
  for (const { y, text } of items) {
    const line = texts.at(-1);
    if (line?.y === y) line.text += ` ${text}`;
    else {
      if (line && y - line.y > HEADING_STEP) texts.push({ y: line.y, text: '' });
      texts.push({ y, text });
    }
    lines.push(texts.length - 1);
  }
  return { text: texts.map(({ text }) => text).join('\n'), lines };
}

/** Text that is meant as JSON: its first key, object or text follows the first bracket. */
const JSON_START = /^\ufeff?\s*(?:\{\s*(?:["'}]|[\w$]+\s*:)|\[\s*(?:[{"[]|\]\s*$))/;

/** The value of JSON or Europass XML, or the line of its error; null for other text. */
function dataOf(text: string): { value: unknown } | { line: number } | null {
  if (isEuropassXml(text.slice(0, 5000))) return objectsOfXml(text);
  if (!JSON_START.test(text)) return null;
  const json = text.replace(/^\ufeff/, '');
  try {
    return { value: JSON.parse(json) };
  } catch {
    return { line: lineOfJsonError(json) };
  }
}

function valueOfJson(text: string): unknown {
  const data = dataOf(text);
  return data && 'value' in data ? data.value : null;
}
