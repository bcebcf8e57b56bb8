import { z } from 'zod';

/**
 * A whole number that may arrive as text in a path, query or form. Only the canonical form is accepted: `12`, not `012`, `+12`,
 * `1.2e1` or ` 12`, so each row has one URL.
 */
export const wholeNumber = <T extends z.ZodType<number>>(shape: T) =>
  z.preprocess((value) => (typeof value === 'string' && /^(?:0|-?[1-9]\d{0,14})$/.test(value) ? Number(value) : value), shape);

/** Ids are positive 32-bit integers. */
export const Id = wholeNumber(z.number({ error: 'Must be a number' }).int().min(1).max(2_147_483_647));

/** The query of a picture's address. Addresses carry the id of the stored file, so that a new picture has a new address; the reply is the present one. */
export const PictureVersion = z.object({ v: Id.optional() });

const PAGES = 'Pages are numbered from 1 to 10,000';
/** Pages count from 1. The bound limits the offset of a query. */
export const Page = wholeNumber(z.number({ error: PAGES }).int(PAGES).min(1, PAGES).max(10_000, PAGES)).default(1);

/** An instant, ISO 8601 in UTC: `2026-11-21T08:00:00.000Z`. */
export const Instant = z.string();

/** Calendars have no year 0, and PostgreSQL refuses it. */
const isAfterYearZero = (text: string) => !text.startsWith('0000');

/** A calendar day: `2026-11-21`. @param error the sentence for anything else */
export const dayWith = (error: string) => z.iso.date({ error }).refine(isAfterYearZero, { error, abort: true });

/** A calendar day: `2026-11-21`. */
export const Day = dayWith('Must be a date like 2026-11-21');

/** An instant with its zone: `2026-11-21T08:00:00Z`. @param error the sentence for anything else */
export const instantWith = (error: string) =>
  z.iso.datetime({ offset: true, error }).refine(isAfterYearZero, { error, abort: true });

/** A query value that may be repeated: `?city=Leeds&city=York` or `?city=Leeds`. */
export const many = <T extends z.ZodType>(item: T, max = 50) =>
  z
    .preprocess((value) => (value === '' ? [] : Array.isArray(value) ? value : [value]), z.array(item).max(max))
    .optional()
    .transform((values): z.output<T>[] => values ?? []);

/** `true`/`1` and `false`/`0` in a query; false when left out. */
export const Flag = z
  .preprocess((value) => (value === '' ? undefined : String(value)), z.stringbool().default(false))
  .optional()
  .transform((value) => value ?? false);

/** Envelope of a success: `{ status: true, message?, data }`. */
export const data = <T extends z.ZodType>(of: T) =>
  z.object({ status: z.literal(true).default(true), message: z.string().optional(), data: of });

/** Envelope of a success without data. */
export const done = () => z.object({ status: z.literal(true).default(true), message: z.string().optional() });

export const ListMeta = z.object({
  page: z.number().int(),
  per_page: z.number().int(),
  total: z.number().int(),
  last_page: z.number().int(),
  total_is_estimate: z.boolean().optional(),
});
export type ListMeta = z.infer<typeof ListMeta>;

/** Envelope of a list: `data` is the array, `meta` the pages. */
export const list = <T extends z.ZodType>(of: T) =>
  z.object({ status: z.literal(true).default(true), data: z.array(of), meta: ListMeta });

/** The pages of a list. `last_page` is at least 1, so an empty list has a first page. */
export function listMeta(page: number, perPage: number, total: number): ListMeta {
  return { page, per_page: perPage, total, last_page: Math.max(1, Math.ceil(total / perPage)) };
}

/** Envelope of a failure. */
export const Failure = z.object({
  status: z.literal(false),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type Failure = z.infer<typeof Failure>;

/** Line breaks, other control characters, and marks that change the direction of the surrounding text. */
const NOT_ON_ONE_LINE = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

export const isOnOneLine = (text: string): boolean => !NOT_ON_ONE_LINE.test(text);

export const ONE_LINE = 'Write this on one line, without control or text direction characters';

/** A trimmed text on one line: names, titles and places. @param missing the message when there is no text */
export const singleLine = (missing?: string) =>
  z
    .string(missing === undefined ? undefined : { error: missing })
    .trim()
    .refine(isOnOneLine, ONE_LINE);

/** An optional text; empty counts as none. */
export const optionalText = <T extends z.ZodType<unknown, string>>(shape: T) =>
  z
    .string()
    .trim()
    .nullish()
    .transform((value) => value || null)
    .pipe(shape.nullable());

/** An https address on the web. */
export const WebAddress = z
  .url({ protocol: /^https$/, hostname: /\./, error: 'Enter a web address starting with https://' })
  .max(500, 'Keep the address under 500 characters');
