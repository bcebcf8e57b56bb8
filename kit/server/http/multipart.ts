import type { FastifyRequest } from 'fastify';
import type { Route, UploadedFile } from '#kit/contract/route.ts';
import type { Caller } from './caller.ts';
import { fail, invalid, Refusal, tooLarge, unreadable, wrongType } from './errors.ts';
import { uploadBudget } from './upload-budget.ts';

const MEGABYTE = 1024 * 1024;
/** All text fields of a form together. */
const MAX_TEXT_BYTES = 256 * 1024;
/** Boundaries and headers of the parts. */
const MAX_FRAME_BYTES = 64 * 1024;
/** A slow upload reserves part of the budget, so its time is limited. 10 MB in this time is 0.7 Mbit/s. */
const MAX_UPLOAD_SECONDS = 120;
/** After this an upload must have received at least half of what a steady one that ends in time would have. */
const FIRST_SECONDS = 10;
/** For the whole process. One person can send two CVs of 10 MB at the same time, and large uploads leave room for small ones. */
const budget = uploadBudget({
  bytes: 48 * MEGABYTE,
  bytes_per_person: 24 * MEGABYTE,
  small: { up_to_bytes: MEGABYTE / 4, reserved_bytes: 4 * MEGABYTE },
});

export type Sent = { body: unknown; files: Record<string, UploadedFile> };

/**
 * Runs `handle`, which reads a form and processes its files, once the process has room for them.
 * @throws Refusal 413 when the declared length exceeds the route's limit, 503 when other uploads use all the room
 */
export async function withRoomForFiles<T>(
  route: Route,
  request: FastifyRequest,
  { tenant, person }: Caller,
  handle: () => Promise<T>,
): Promise<T> {
  const wanted = Object.entries(route.multipart?.files ?? {});
  if (!route.multipart || !request.isMultipart()) return handle();
  const bytes = mostBytes(route);
  const declared = declaredBytes(route, request);
  const [name, file] = wanted[0] ?? [];
  if (declared > bytes) fail(name && file ? tooLargeFile(name, file.max_bytes) : tooLarge(TOO_MUCH_TEXT));
  if (wanted.length === 0) return handle();
  const free = budget.reserve(`${tenant} ${person}`, declared);
  if (!free)
    return fail(
      new Refusal(503, 'Too many files are being uploaded right now. Try again in a moment.', {
        headers: { 'retry-after': '10' },
      }),
    );
  try {
    return await handle();
  } finally {
    free();
  }
}

const mostBytes = ({ multipart }: Route): number =>
  Object.values(multipart?.files ?? {}).reduce((sum, { max_bytes }) => sum + max_bytes, MAX_TEXT_BYTES + MAX_FRAME_BYTES);

/** Without a declared length the body may be as large as the route allows. */
const declaredBytes = (route: Route, request: FastifyRequest): number =>
  Number(request.headers['content-length'] ?? mostBytes(route));

const TOO_MUCH_TEXT = `The fields of this form are longer than ${MAX_TEXT_BYTES / 1024} KB together. Shorten them and try again.`;

function tooLargeFile(name: string, max_bytes: number): Refusal {
  const message = `The file is larger than ${Math.floor(max_bytes / MEGABYTE)} MB. Send a smaller one.`;
  return tooLarge(message, { [name]: [message] });
}

/**
 * Whether an upload is so far behind that it would hold its room for others without ever ending in time.
 * @param received bytes of the `declared` ones, `seconds` after the server began to read
 */
export const isTooSlow = (declared: number, received: number, seconds: number): boolean =>
  seconds >= MAX_UPLOAD_SECONDS || (seconds >= FIRST_SECONDS && received < (declared * seconds) / MAX_UPLOAD_SECONDS / 2);

/**
 * Reads a multipart/form-data request into fields and files. A field that occurs more than once, or has a name ending with `[]`, becomes a list.
 * Refuses files that the route does not declare, and those that are empty or too large, and an upload that is too slow (408).
 */
export async function readMultipart(route: Route, request: FastifyRequest): Promise<Sent> {
  if (!request.isMultipart()) fail(wrongType('Send this request as multipart/form-data.'));
  const declared = declaredBytes(route, request);
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
  };
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    const refusal = new Refusal(408, 'The upload is too slow. Try again on a faster connection.', {
      // The rest of the body is not read.
      headers: { connection: 'close' },
    });
    // Counted in turns of the event loop, so seconds in which this process itself was busy do not count.
    let seconds = 0;
    timer = setInterval(() => {
      seconds += 1;
      if (isTooSlow(declared, received, seconds)) reject(refusal);
    }, 1000);
  });
  try {
    const parts = readParts(route, request);
    // After the parser, which begins to read at once: the first listener of a body makes it flow.
    request.raw.on('data', count);
    return await Promise.race([parts, tooSlow]);
  } finally {
    clearInterval(timer);
    request.raw.off('data', count);
  }
}

async function readParts(route: Route, request: FastifyRequest): Promise<Sent> {
  const wanted = route.multipart?.files ?? {};
  // Field names come from outside, so the object has no prototype to collide with.
  const body: Record<string, unknown> = Object.create(null);
  const files: Record<string, UploadedFile> = Object.create(null);
  const largest = Math.max(1, ...Object.values(wanted).map((file) => file.max_bytes));
  let text = 0;
  try {
    for await (const part of request.parts({
      limits: { fileSize: largest, files: Object.keys(wanted).length + 1, fields: 200, fieldSize: MAX_TEXT_BYTES },
    })) {
      if (part.type === 'field') {
        if (part.valueTruncated) fail(invalid({ [part.fieldname]: ['This text is too long. Shorten it and try again.'] }));
        text += Buffer.byteLength(typeof part.value === 'string' ? part.value : JSON.stringify(part.value));
        if (text > MAX_TEXT_BYTES) fail(tooLarge(TOO_MUCH_TEXT));
        addField(body, part.fieldname, part.value);
        continue;
      }
      const bytes = await part.toBuffer();
      const rule = Object.hasOwn(wanted, part.fieldname) ? wanted[part.fieldname] : undefined;
      if (!rule) fail(invalid({ [part.fieldname]: [`${part.fieldname} is not a file of this request. Leave it out.`] }));
      if (part.file.truncated || bytes.length > rule.max_bytes) fail(tooLargeFile(part.fieldname, rule.max_bytes));
      if (part.filename) files[part.fieldname] = { filename: part.filename.slice(0, 200), bytes };
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // Only the client's bytes make the parser fail, or the client left before it had sent all of them.
    return fail(unreadable('The form could not be read. Send it again as multipart/form-data.'));
  }
  for (const [name, rule] of Object.entries(wanted)) {
    const file = files[name];
    if (rule.required && !file) fail(invalid({ [name]: ['Choose a file.'] }));
    if (file && file.bytes.length === 0) fail(invalid({ [name]: ['The file is empty. Choose another one.'] }));
  }
  return { body, files };
}

function addField(body: Record<string, unknown>, fieldname: string, value: unknown): void {
  const name = fieldname.replace(/\[\]$/, '');
  const before = body[name];
  if (Array.isArray(before)) before.push(value);
  else if (before !== undefined) body[name] = [before, value];
  else body[name] = fieldname.endsWith('[]') ? [value] : value;
}
