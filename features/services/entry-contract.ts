import { z } from 'zod';
import { data, Id, Page, singleLine } from '#kit/contract/shapes.ts';

/** Parts of the operators' contract that every kind of directory entry has: service providers and courses. */

export const ENTRIES_SHOWN = ['all', 'to_check', 'hidden'] as const;

/** The query parameters of an operators' list. */
export const ENTRY_LIST_FIELDS = {
  search: z.string().trim().max(100, 'Use 100 characters or fewer').default(''),
  only: z.enum(ENTRIES_SHOWN).default('all'),
  page: Page,
};

/** The revision that a change is based on. */
export const revision = z.number({ error: 'Name the revision that was shown' }).int().min(1);

/** Publishing or hiding several entries in one step, or none: 404 where one of them is not there. */
export const ShowEntries = z.object({
  ids: z.array(Id).min(1, 'Choose at least one').max(200, 'Choose 200 at most'),
  is_active: z.boolean(),
});
export const ShownEntries = data(z.object({ changed: z.number() }));

/** What an import does, or would do. */
export const ImportReport = z.object({
  read: z.number(),
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  /** Merged into another entry by operators, so left out. */
  left_out: z.number(),
  /** Of this source and no longer in the file: hidden. */
  hidden: z.number(),
  /** Rows that were not imported. */
  refused_total: z.number(),
  /** The first 200 of them, with why. `row` is the line of the file, or the number of the service in JSON. */
  refused: z.array(z.object({ row: z.number(), name: z.string(), reasons: z.array(z.string()) })),
  /** Rows of which some values were left out, because they could not be read. */
  incomplete_total: z.number(),
  /** The first 200 of them, with these values. */
  incomplete: z.array(z.object({ row: z.number(), name: z.string(), notes: z.array(z.string()) })),
});
export type ImportReport = z.infer<typeof ImportReport>;

/** `preview` says what the import would do, and changes nothing. */
export const ImportMode = z.enum(['preview', 'import'], { error: 'Must be preview or import' });

/** Whether new entries are published; otherwise they are hidden until an operator has checked them. */
export const PublishImported = z.preprocess((value) => value === true || value === 'true', z.boolean()).default(false);

export const optionalLine = (max: number, what: string) =>
  singleLine()
    .max(max, `Keep ${what} under ${max.toLocaleString('en-GB')} characters`)
    .default('');

const degrees = (max: number) =>
  z
    .number({ error: 'Must be a number of degrees' })
    .min(-max, `Must be between -${max} and ${max}`)
    .max(max, `Must be between -${max} and ${max}`);

/** A place of an entry. */
export const LOCATION_FIELDS = {
  name: optionalLine(200, 'the name'),
  address: optionalLine(500, 'the address'),
  city: optionalLine(100, 'the town'),
  state: optionalLine(100, 'the region'),
  postcode: optionalLine(20, 'the postcode'),
  latitude: degrees(90).nullable().default(null),
  longitude: degrees(180).nullable().default(null),
};
/** The same where the town has to be named. */
export const TOWN = singleLine().min(1, 'Write the town').max(100, 'Keep the town under 100 characters');

export const hasBothDegrees = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }): boolean =>
  (latitude === null) === (longitude === null);
export const BOTH_DEGREES = { error: 'Give both latitude and longitude, or neither', path: ['longitude'] };
