import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import type { TenantDb } from '../database/db.ts';
import { countStored } from '../records/storage.ts';

/** A stored document. Its type is recognised by content, never by name. */
export type Document = { kind: 'pdf' | 'docx'; content_type: string };

/** `is_known` marks a message about a recognised but unsupported format. */
export type Recognised = Document | { kind: 'refused'; message: string; is_known: boolean };

const CHOOSE_AGAIN = 'Save it as a PDF or DOCX and choose it again.';

/**
 * Recognises a PDF or DOCX by content and refuses anything else with a remedy. Reads only headers and directories: an encrypted
 * PDF passes, and nothing is unpacked beyond the limits of the recognising library.
 */
export async function recogniseDocument(bytes: Buffer): Promise<Recognised> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type?.ext === 'pdf') {
    // An interrupted download, or text that only starts like one. It cannot be opened.
    if (!/^%PDF-\d/.test(bytes.toString('latin1', 0, 8)) || bytes.lastIndexOf('%%EOF') === -1)
      return refused(`This PDF is damaged or incomplete. ${CHOOSE_AGAIN}`);
    return { kind: 'pdf', content_type: 'application/pdf' };
  }
  if (type?.ext === 'docx' && bytes.includes('word/document'))
    return { kind: 'docx', content_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' };
  // Word's older format. A DOCX with a password uses the same container.
  if (type?.ext === 'cfb') return refused(`This is an older Word file (DOC) or is password-protected. ${CHOOSE_AGAIN}`);
  return { ...refused(`This is not a PDF or DOCX. ${CHOOSE_AGAIN}`), is_known: false };
}

const refused = (message: string) => ({ kind: 'refused', message, is_known: true }) as const;

const MAX_NAME = 120;

type FileEnding = Document['kind'] | 'odt' | 'rtf' | 'txt' | 'json' | 'zip' | 'ics' | 'webp' | 'png' | 'jpg';

/** The extension of each content type that is stored. */
export const FILE_ENDINGS: Readonly<Record<string, FileEnding>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/rtf': 'rtf',
  'text/plain': 'txt',
  'application/json': 'json',
  'application/zip': 'zip',
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

/**
 * A file name that is safe to show and save anywhere: no path, no control or direction characters, no name that a system
 * reserves, at most 120 characters, and the extension of its actual type.
 * @param otherwise the name, without extension, used when nothing of the file's own name remains
 */
export function cleanFileName(name: string, kind: FileEnding, otherwise: string): string {
  const base = name
    .normalize('NFC')
    .split(/[\\/]/)
    .at(-1)
    // Control, format (direction, zero width), surrogate and private characters.
    ?.replace(/\p{C}/gu, '')
    .replace(/[<>:"|?*;%]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\.[a-z][a-z0-9]{0,3} *$/i, '')
    .replace(/(?:\.(?:pdf|docx?|odt|rtf|txt|json|zip))+ *$/i, '')
    .replace(/^[. ]+|[. ]+$/g, '');
  const room = MAX_NAME - kind.length - 1;
  const stored = [...(base || otherwise)].reduce(
    (text, character) => (text.length + character.length > room ? text : text + character),
    '',
  );
  return `${stored.trimEnd()}.${kind}`;
}

/**
 * @param count `countWithReserve` for a file that is part of an application
 * @returns the id of the stored file
 */
export async function keepFile(
  db: TenantDb,
  file: { owner_id: number; name: string; content_type: string; bytes: Buffer },
  count: typeof countStored = countStored,
): Promise<number> {
  count(db, file.owner_id, file.bytes.length);
  const { id } = await db
    .insertInto('files')
    .values({ ...file, size: file.bytes.length, sha256: createHash('sha256').update(file.bytes).digest() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type StoredFile = { name: string; content_type: string; bytes: Buffer };

export function readFile(db: TenantDb, id: number): Promise<StoredFile | undefined> {
  return db.selectFrom('files').select(['name', 'content_type', 'bytes']).where('id', '=', id).executeTakeFirst();
}

/** Sends a stored file as a download, never to be shown inside a page. @returns its bytes, for the handler to return */
export function asDownload(reply: FastifyReply, file: StoredFile): Buffer {
  reply.headers({
    'content-type': file.content_type,
    'content-disposition': attachmentNamed(file.name),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  return file.bytes;
}

/** RFC 6266: the name in ASCII for old clients, and in full as UTF-8. */
export function attachmentNamed(name: string): string {
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
