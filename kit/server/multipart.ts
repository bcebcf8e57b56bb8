import type { FastifyRequest } from 'fastify';
import type { Route, UploadedFile } from '#kit/contract/route.ts';
import { fail, invalid, tooLarge, unreadable, wrongType } from './errors.ts';

const MAX_TEXT_BYTES = 256 * 1024;

export type Sent = { body: unknown; files: Record<string, UploadedFile> };

/**
 * Reads a multipart/form-data request into fields and files. A field that comes more than once, or whose name ends with `[]`, becomes a list.
 * Refuses files that the route does not declare, and those that are empty or too large.
 */
export async function readMultipart(route: Route, request: FastifyRequest): Promise<Sent> {
  if (!request.isMultipart()) fail(wrongType('Send this request as multipart/form-data.'));
  const wanted = route.multipart?.files ?? {};
  // Field names come from outside: an object without a prototype has no field to collide with.
  const body: Record<string, unknown> = Object.create(null);
  const files: Record<string, UploadedFile> = Object.create(null);
  const largest = Math.max(1, ...Object.values(wanted).map((file) => file.max_bytes));
  try {
    for await (const part of request.parts({
      limits: { fileSize: largest, files: Object.keys(wanted).length + 1, fields: 200, fieldSize: MAX_TEXT_BYTES },
    })) {
      if (part.type === 'field') {
        if (part.valueTruncated) fail(invalid({ [part.fieldname]: ['This text is too long. Shorten it and try again.'] }));
        addField(body, part.fieldname, part.value);
        continue;
      }
      const bytes = await part.toBuffer();
      const rule = Object.hasOwn(wanted, part.fieldname) ? wanted[part.fieldname] : undefined;
      if (!rule) fail(invalid({ [part.fieldname]: [`${part.fieldname} is not a file of this request. Leave it out.`] }));
      if (part.file.truncated || bytes.length > rule.max_bytes) {
        const message = `The file is larger than ${Math.floor(rule.max_bytes / 1024 / 1024)} MB. Send a smaller one.`;
        fail(tooLarge(message, { [part.fieldname]: [message] }));
      }
      if (part.filename) files[part.fieldname] = { filename: part.filename.slice(0, 200), bytes };
    }
  } catch (error) {
    if (isUnreadableForm(error)) fail(unreadable('The form could not be read.'));
    throw error;
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

function isUnreadableForm(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && String(error.code).startsWith('FST_')) || /Unexpected end|Malformed|Boundary/i.test(error.message);
}
