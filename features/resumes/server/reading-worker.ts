import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import type { ResumeContent } from '../content.ts';
import { ownResume } from '../output/json-resume.ts';
import { itemsOfDocx, UnreadableDocx } from '../reading/docx-items.ts';
import type { Item } from '../reading/items.ts';
import { isJsonResume, readJsonResume } from '../reading/json-resume.ts';
import { readLinkedIn } from '../reading/linkedin.ts';
import { itemsOfOdt } from '../reading/odt-items.ts';
import { contentOfPdf, UnreadablePdf } from '../reading/pdf-items.ts';
import { readCv } from '../reading/read-cv.ts';
import { itemsOfRtf, UnreadableRtf } from '../reading/rtf-items.ts';
import { itemsOfText } from '../reading/text-items.ts';
import { UnreadableZip } from '../reading/zip.ts';
import { ReadCv } from '../shapes.ts';
import { READABLE, type Reading } from './reading.ts';

/** Runs by itself in a thread, so that a file that takes too long or too much ends with it. */

const given = z.object({ kind: z.enum(READABLE), bytes: z.instanceof(Uint8Array) }).parse(workerData);
parentPort?.postMessage(withinBounds(await read(given.kind, given.bytes)));

/** A resume keeps 500 entries of a section. */
function withinBounds(reading: Reading): Reading {
  const isTooLong = 'cv' in reading && Object.values(reading.cv).some((part) => Array.isArray(part) && part.length > 500);
  return isTooLong ? { refused: 'too_many_entries' } : reading;
}

async function read(kind: (typeof READABLE)[number], bytes: Uint8Array): Promise<Reading> {
  try {
    if (kind === 'pdf') {
      const { items, attached } = await contentOfPdf(bytes);
      const resume = attached.map(jsonOf).find(isJsonResume);
      if (resume !== undefined) return { ...fromJson(resume), text: null };
      if (!items.some(({ text }) => /[\p{L}\d]/u.test(text))) return { refused: 'no_text' };
      return { cv: readCv(items), text: null, resume: null };
    }
    if (kind === 'zip') {
      const found = await readLinkedIn(bytes);
      if (!found) return { refused: 'no_export' };
      return /[\p{L}\d]/u.test(found.text) ? { ...found, resume: null } : { refused: 'empty' };
    }
    if (kind !== 'text') {
      const items =
        kind === 'docx' ? await itemsOfDocx(Buffer.from(bytes)) : kind === 'odt' ? itemsOfOdt(bytes) : itemsOfRtf(bytes);
      return items.some(({ text }) => /[\p{L}\d]/u.test(text))
        ? { cv: readCv(items), text: linesOf(items), resume: null }
        : { refused: 'empty' };
    }
    const text = new TextDecoder().decode(bytes);
    const resume = jsonOf(text);
    if (isJsonResume(resume)) return { ...fromJson(resume), text };
    return /[\p{L}\d]/u.test(text) ? { cv: readCv(itemsOfText(text)), text, resume: null } : { refused: 'empty' };
  } catch (error) {
    if (
      error instanceof UnreadablePdf ||
      error instanceof UnreadableDocx ||
      error instanceof UnreadableZip ||
      error instanceof UnreadableRtf
    )
      return { refused: error.reason };
    throw error;
  }
}

/** One that this product wrote comes back whole; what a read CV has no field for stands under `more` besides. */
function fromJson(value: unknown): { cv: ReadCv; resume: ResumeContent | null } {
  const resume = ownResume(value);
  if (!resume) return { cv: readJsonResume(value), resume };
  const { level, year } = resume.clearance;
  const more = [
    ...resume.more,
    ...resume.custom.map(({ title, items }) => ({
      title,
      lines: items
        .flatMap((item) => [item.name, item.by, item.location, item.printedDates, item.summary, ...item.highlights])
        .filter(Boolean),
    })),
    ...(level ? [{ title: 'Security clearance', lines: [level, year].filter(Boolean) }] : []),
  ];
  return { cv: ReadCv.parse({ ...resume, more }), resume };
}

/** What stands on one height is one line, and a heading has an empty one before it. */
function linesOf(items: Item[]): string {
  const lines: { y: number; text: string }[] = [];
  for (const { y, text } of items) {
    const line = lines.at(-1);
    if (line?.y === y) line.text += ` ${text}`;
    else {
      // Lines of text stand up to 15 apart.
      if (line && y - line.y > 18) lines.push({ y: line.y, text: '' });
      lines.push({ y, text });
    }
  }
  return lines.map(({ text }) => text).join('\n');
}

function jsonOf(text: string): unknown {
  if (!/^\s*\{/.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
