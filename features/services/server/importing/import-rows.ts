import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { shortened } from '#kit/contract/shortened.ts';
import { countryOf } from '#kit/country/country.ts';
import { createProvider } from '../../operator-contract.ts';
import { readPhoneList } from '../read-phones.ts';
import { oneLine } from './import-text.ts';

/** What a row of a file says, before it is checked. */
export type DraftRow = Row<{ draft: Omit<z.input<typeof createProvider.body>, 'is_active'>; notes?: string[] }>;

/** A row of a file: what it says, or why it says nothing that can be used. */
export type ImportRow = Row<{
  draft: Omit<ProviderDraft, 'is_active'>;
  source_digest: string;
  /** The values that were left out, because they could not be read. */
  notes: string[];
}>;

type ProviderDraft = z.output<typeof createProvider.body>;

type Row<Usable> = { row: number; key: string | null; name: string } & (
  | { faults: string[] }
  | (Usable & {
      /** Left out where the file does not say it: what is new is shown, what is there stays as it is. */
      is_active?: boolean | undefined;
      /** The row of this tenant that it describes; otherwise it is found by source and key. */
      id?: number;
      public_id?: string;
    })
);

const LONGEST_KEY = 300;
const MOST_FAULTS = 20;
const LONGEST_FAULT = 300;

/** Checks what a row says against the contract, as a form that adds a provider is. */
export function checkedRow(row: DraftRow, licence: string): ImportRow {
  const { key } = row;
  const refuse = (faults: string[]): ImportRow => ({
    row: row.row,
    key: key === null || key.length > LONGEST_KEY ? null : key,
    name: row.name.slice(0, 200),
    faults: faults.slice(0, MOST_FAULTS).map((fault) => fault.slice(0, LONGEST_FAULT)),
  });
  if ('faults' in row) return refuse(row.faults);
  if (key !== null && key.length > LONGEST_KEY) return refuse([`key: use ${LONGEST_KEY} characters or fewer`]);
  const { phones, notes } = phonesOf(row.draft);
  const sent = { ...row.draft, phones };
  const read = createProvider.body.safeParse({ ...sent, is_active: row.is_active ?? true });
  if (!read.success)
    return refuse(read.error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)));
  const { is_active: _, ...draft } = read.data;
  const source_digest = createHash('sha256')
    .update(JSON.stringify([sent, row.is_active ?? null, licence]))
    .digest('base64');
  const allNotes = [...(row.notes ?? []), ...notes].map((note) => note.slice(0, LONGEST_FAULT)).slice(0, MOST_FAULTS);
  return { ...row, draft, source_digest, notes: allNotes };
}

const MOST_PHONES = 10;

/** The numbers to call of a row, and the values that have none. */
function phonesOf({ phones = [], country_id }: Extract<DraftRow, { draft: unknown }>['draft']) {
  const { phones: all, unread } = readPhoneList(phones, countryOf(Number(country_id)).iso2);
  const notes = [
    ...unread
      .map((index) => shortened(oneLine(phones[index]?.number), 200))
      .filter(Boolean)
      .map((written) => `phones: “${written}” has no number to call`),
    ...all.slice(MOST_PHONES).map(({ number }) => `phones: “${number}” is more than the ${MOST_PHONES} that are shown`),
  ];
  return { phones: all.slice(0, MOST_PHONES), notes };
}
