import { type FileHandle, open } from 'node:fs/promises';
import type { LetterDocument, ResumeDocument } from '../document.ts';
import type { MissingCharacters } from '../missing-characters.ts';
import { fallbackFonts, fontsNamed } from './engine.ts';
import { fontNamesOf } from './templates.ts';

/** Every font has these; control and joining characters are not drawn. */
const ALWAYS = /[\t\n\r\x20-\x7e\xa0-\u017f\u2010-\u2022\u2026\p{Cc}\p{Zs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** More are not listed. */
const MOST = 20;

/** The characters of a resume or letter that would print as empty boxes, by section. */
export async function missingCharacters(
  document: ResumeDocument | LetterDocument,
  template: string,
): Promise<MissingCharacters[]> {
  const found: MissingCharacters[] = [];
  for (const { section, words } of sectionsOf(document)) {
    const unusual = [...new Set(words)].filter((character) => !ALWAYS.test(character));
    if (unusual.length === 0) continue;
    const fonts = await Promise.all([...fontsNamed(fontNamesOf(template)), ...fallbackFonts()].map(coverageOf));
    const characters = unusual
      .filter((character) => !fonts.some((ranges) => includes(ranges, character.codePointAt(0) ?? 0)))
      .slice(0, MOST);
    if (characters.length > 0) found.push({ section, characters });
  }
  return found;
}

function sectionsOf(document: ResumeDocument | LetterDocument): { section: string; words: string }[] {
  if (!('sections' in document)) return [{ section: 'Your letter', words: textOf(document) }];
  const { sections, ...head } = document;
  return [
    { section: 'Personal details', words: textOf(head) },
    ...sections.map((section) => ({ section: section.title, words: textOf(section) })),
  ];
}

/** All strings in a value. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(textOf).join('\n') : '';
}

type Ranges = readonly (readonly [from: number, to: number])[];

const known = new Map<string, Promise<Ranges>>();

/** The characters of a font as ranges in order, read once. */
function coverageOf(path: string): Promise<Ranges> {
  const already = known.get(path);
  if (already) return already;
  const reading = readCoverage(path);
  known.set(path, reading);
  // A failure is not remembered.
  reading.catch(() => known.delete(path));
  return reading;
}

function includes(ranges: Ranges, code: number): boolean {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [from, to] = ranges[middle] ?? [0, 0];
    if (code < from) high = middle - 1;
    else if (code > to) low = middle + 1;
    else return true;
  }
  return false;
}

/** Reads the `cmap` table of an OpenType font: https://learn.microsoft.com/typography/opentype/spec/cmap */
async function readCoverage(path: string): Promise<Ranges> {
  const file = await open(path);
  try {
    const tables = await read(file, 0, 12 + 16 * 64);
    const count = tables.readUInt16BE(4);
    for (let at = 12; at < 12 + 16 * count; at += 16) {
      if (tables.toString('latin1', at, at + 4) !== 'cmap') continue;
      return rangesOf(await read(file, tables.readUInt32BE(at + 8), tables.readUInt32BE(at + 12)));
    }
    throw new Error(`${path} has no cmap table`);
  } finally {
    await file.close();
  }
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function rangesOf(cmap: Buffer): Ranges {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.subarray(cmap.readUInt32BE(8 + 8 * index)));
  const full = subtables.find((table) => table.readUInt16BE(0) === 12);
  if (full)
    return Array.from({ length: full.readUInt32BE(12) }, (_, index) => {
      const at = 16 + 12 * index;
      return [full.readUInt32BE(at), full.readUInt32BE(at + 4)] as const;
    });
  const basic = subtables.find((table) => table.readUInt16BE(0) === 4);
  return basic ? basicRanges(basic) : [];
}

/** Format 4: segments of the Basic Multilingual Plane, some with holes. */
function basicRanges(table: Buffer): Ranges {
  const size = table.readUInt16BE(6);
  const ranges: [number, number][] = [];
  for (let at = 0; at < size; at += 2) {
    const to = table.readUInt16BE(14 + at);
    const from = table.readUInt16BE(16 + size + at);
    const delta = table.readUInt16BE(16 + 2 * size + at);
    const offsetAt = 16 + 3 * size + at;
    const offset = table.readUInt16BE(offsetAt);
    for (let code = from; code <= to && code < 0xffff; code++) {
      const listed = offset === 0 ? code : table.readUInt16BE(offsetAt + offset + 2 * (code - from));
      if (listed === 0 || ((listed + delta) & 0xffff) === 0) continue;
      const last = ranges.at(-1);
      if (last && last[1] === code - 1) last[1] = code;
      else ranges.push([code, code]);
    }
  }
  return ranges;
}
