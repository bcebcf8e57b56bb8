import type { Document } from '#kit/server/files/files.ts';
import { type Bounds, processPool, TaskFailed, timeFor } from '#kit/server/files/process-pool.ts';
import type { CvPlaces } from '../places.ts';
import type { ReadCv } from '../shapes.ts';

/** Why a document cannot be read. */
export type Unread =
  | 'no_text'
  | 'empty'
  | 'encrypted'
  | 'corrupt'
  | 'too_many_pages'
  | 'too_many_entries'
  | 'too_much_text'
  | 'too_large'
  | 'too_slow'
  | 'no_export'
  | 'no_cv_data';

export type Format = { kind: 'pdf' | 'docx' | 'odt' | 'rtf' | 'txt' | 'json' | 'zip'; content_type: string };

/** `Resume` is the type of the resumes that the caller writes into its own files. */
export type ParsedCv<Resume> = Format & {
  cv: ReadCv;
  /** The file's text, line by line. Null for a PDF, whose pages can be shown. */
  text: string | null;
  /** Where the values of the CV are in the text, or on the pages. Null for data, which has neither. */
  places: CvPlaces | null;
  /** The whole of a PDF, DOCX or JSON Resume that this product wrote. */
  resume: Resume | null;
  /** The part of an archive that is stored instead of it. */
  archive?: Uint8Array;
};

/** `kind` is null where the process ended before it recognized the file. `message` explains why a format is not supported. */
export type Refused =
  | { refused: Unread; kind: Format['kind'] | null }
  | { refused: 'format'; message: string }
  // JSON or XML with an error in this line.
  | { refused: 'broken_data'; line: number };

/** `document` only recognizes a PDF or DOCX and enforces the bounds of what it unpacks to. */
export type ParseTask = { want: 'cv' | 'document'; bytes: Uint8Array };
export type ParseResult<Resume> = { parsed: ParsedCv<Resume> } | { document: Document } | Refused;

/** Files of this size and larger get the whole time. */
const MEGABYTE = 1024 * 1024;
const BOUNDS: Bounds = { milliseconds: 15_000, megabytes: 512 };

/**
 * Parses files in separate processes.
 * @param entry the module of these processes, which calls `answerParseTasks`
 */
export function cvParser<Resume>(entry: URL) {
  const pool = processPool<ParseTask, ParseResult<Resume>>({
    name: 'cv',
    entry,
    bounds: BOUNDS,
    heap_megabytes: 320,
    concurrency: 2,
    max_waiting: 12,
    per_person: { running: 1, waiting: 1 },
    retire_megabytes: 300,
    kept_idle: 1,
  });

  async function run(task: ParseTask, bounds?: Bounds): Promise<ParseResult<Resume>> {
    try {
      return await pool.run(task, bounds ?? timeFor(BOUNDS, task.bytes.length, MEGABYTE));
    } catch (error) {
      if (!(error instanceof TaskFailed) || error.reason === 'busy' || error.reason === 'ended') throw error;
      return { refused: error.reason === 'failed' ? 'corrupt' : error.reason, kind: null };
    }
  }

  return {
    /**
     * Parses a CV of any supported format. The format is recognized by content.
     * @throws TaskFailed with `busy` when too many files wait
     */
    async parseCv(bytes: Uint8Array, bounds?: Bounds): Promise<ParsedCv<Resume> | Refused> {
      const result = await run({ want: 'cv', bytes }, bounds);
      if ('refused' in result) return result;
      if (!('parsed' in result)) throw new Error('The parsing process returned the result of another task.');
      return result.parsed;
    },

    /** Recognizes a PDF or DOCX that is sent on as it is. @throws TaskFailed with `busy` when too many files wait */
    async recogniseDocumentApart(bytes: Uint8Array): Promise<Document | Refused> {
      const result = await run({ want: 'document', bytes });
      if ('refused' in result) return result;
      if (!('document' in result)) throw new Error('The parsing process returned the result of another task.');
      return result.document;
    },

    /** Starts the process that reads the first file. On a busy machine its start takes many seconds. */
    warmParser: pool.warm,

    /** The busy and idle processes: for tests and benchmarks. */
    parsers: pool.processes,
  };
}
