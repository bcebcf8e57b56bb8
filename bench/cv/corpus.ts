import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { type MarkedText, readMarks } from './marks.ts';

const FOLDER = path.join(import.meta.dirname, 'corpus');
const EXTENSION = '.cv.md';
/** The files of a batch, unless a file is beside its marked text. */
const ARCHIVE = 'files.zip';

const FORMATS = ['pdf', 'docx', 'odt', 'rtf', 'txt'] as const;
export type Format = (typeof FORMATS)[number];
/** Rules are written with the visible CVs. Nobody opens a held-out one; an opened one was held out before. */
const PARTS = ['visible', 'opened', 'held out'] as const;
export type Part = (typeof PARTS)[number];

/** A CV of an invented person: its file, and what a parser should find in it. */
export type CorpusCv = MarkedText & {
  /** The batch and the name of the file: `08/03-driver-with-dates-first-word`. */
  id: string;
  kind: string;
  /** Numbers the authors of a batch. */
  author: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  format: Format;
  part: Part;
  bytes: () => Buffer;
};

/** CVs that were written together. */
export type Batch = { name: string; title: string; cvs: CorpusCv[] };

/** The names of all batches: `01` to the last number, then those with a word. */
export const batchNames = (): string[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** @throws for a CV without a file, an unknown mark or a wrong header */
export function readBatch(name: string): Batch {
  const folder = path.join(FOLDER, name);
  const names = readdirSync(folder).filter((file) => file.endsWith(EXTENSION));
  const readArchive = archiveOf(folder);
  const cvs = names.sort().map((file) => readCorpusCv(folder, `${name}/${file.slice(0, -EXTENSION.length)}`, readArchive));
  const [title = name] = readFileSync(path.join(folder, 'README.md'), 'utf8').replace(/^# /, '').split('\n');
  return { name, title, cvs };
}

/** Reads a file of the batch from its archive, which is opened once. */
function archiveOf(folder: string): (file: string) => Uint8Array | undefined {
  let files: Record<string, Uint8Array> | undefined;
  return (file) => {
    const archive = path.join(folder, ARCHIVE);
    files ??= existsSync(archive) ? unzipSync(readFileSync(archive)) : {};
    return files[file];
  };
}

function readCorpusCv(folder: string, id: string, readArchive: (file: string) => Uint8Array | undefined): CorpusCv {
  const name = path.basename(id);
  const { header, text } = splitHeader(id, readFileSync(path.join(folder, name + EXTENSION), 'utf8'));
  const field = (key: string) => header.get(key) ?? fail(id, `The header has no "${key}"`);
  const format = oneOf(FORMATS, field('format')) ?? fail(id, `The format must be one of ${FORMATS.join(', ')}`);
  const part = oneOf(PARTS, field('part')) ?? fail(id, `The part must be one of ${PARTS.join(', ')}`);
  const file = `${name}.${format}`;
  return {
    ...readMarks(text),
    id,
    kind: field('kind'),
    author: field('author'),
    country: field('country'),
    format,
    part,
    bytes() {
      const beside = path.join(folder, file);
      const bytes = existsSync(beside) ? readFileSync(beside) : readArchive(file);
      return Buffer.from(bytes ?? fail(id, `${file} is neither in ${folder} nor in its ${ARCHIVE}`));
    },
  };
}

function splitHeader(id: string, source: string): { header: Map<string, string>; text: string } {
  const [, head, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined || text === undefined) return fail(id, 'The text must begin with a header between two lines of "---"');
  const pairs = head.split('\n').map((line): [string, string] => {
    const colon = line.indexOf(': ');
    return [line.slice(0, colon), line.slice(colon + 2)];
  });
  return { header: new Map(pairs), text };
}

const oneOf = <T extends string>(known: readonly T[], value: string): T | undefined => known.find((one) => one === value);

function fail(id: string, message: string): never {
  throw new Error(`${id}: ${message}.`);
}
