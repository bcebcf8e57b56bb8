import type { Draft, ReadRow } from '#features/jobs/import/index.ts';
import type { Downloaded } from '#kit/server/net/download.ts';

/** An entry that is no job to import, and why. */
export type Skipped = { external_id: string | null; reason: string };

/** Where a feed reads from, as its owner entered it. */
export type Source = {
  /** The name of a board, or addresses, one a line. */
  address: string;
  /** Fields of a job by the name that the source gives them. */
  mapping: Readonly<Record<string, string>>;
  /** All jobs are of the company whose feed it is, so none has to name it. */
  is_of_one_company: boolean;
  /** A key for the service, if it needs one. */
  key: string | null;
  /** Downloads an address. A reply 304 ends the run: nothing has changed. */
  get: (url: string, headers?: Record<string, string>) => Promise<Downloaded>;
};

/**
 * One kind of source. Its jobs are drafts in the source's words: what they mean, and whether they are complete, is decided in one place for
 * all kinds. Whatever `read` throws makes the run incomplete, so it closes nothing. Rows of a
 * table are read as a whole, because they show together how it writes numbers.
 */
export type Adapter = {
  kind: string;
  label: string;
  /** What is entered: the name of a board, or one or more web addresses. */
  asks_for: 'board' | 'address' | 'addresses' | 'search';
  /** Help below the field. */
  hint: string;
  /** The hosts that it requests; null for those that its owner enters. */
  hosts: readonly string[] | null;
  /** The key that the service needs, as its owner knows it. */
  key_label?: string;
  takes_mapping?: boolean;
  /** Whether one request reads all, so that ETag and Last-Modified say whether anything has changed. */
  is_one_request?: boolean;
  read: (source: Source) => AsyncIterable<Draft | Skipped | ReadRow>;
};
