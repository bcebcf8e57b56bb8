import { connect } from 'node:net';
import type { UploadedFile } from '#kit/contract/route.ts';
import { fail, invalid, Refusal } from '../http/errors.ts';

/** A clamd daemon, or another scanner that speaks its INSTREAM command over TCP. */
export type VirusScanner = { host: string; port: number };

const CHUNK_BYTES = 64 * 1024;
/** Scanning 10 MB takes clamd about a second. */
const MAX_SECONDS = 30;
/** A reply is one line: `stream: OK`. */
const MAX_REPLY_BYTES = 4096;

/**
 * Sends each uploaded file to the scanner, before anything else reads it.
 * @throws Refusal 422 for an infected file, 503 when the scanner can't be reached or doesn't answer: nothing is accepted unscanned
 */
export async function scanUploads(
  scanner: VirusScanner,
  files: Readonly<Record<string, UploadedFile>>,
  log: { error: (about: object, message: string) => void; warn: (about: object, message: string) => void },
): Promise<void> {
  for (const [field, { bytes }] of Object.entries(files)) {
    const verdict = await scan(scanner, bytes).catch((error: unknown) => {
      log.error({ err: error }, 'virus scanner: a file was not scanned');
      return fail(
        new Refusal(503, 'We can’t check files for viruses right now. Try again in a few minutes.', {
          headers: { 'retry-after': '60' },
        }),
      );
    });
    if (verdict === null) continue;
    log.warn({ signature: verdict }, 'virus scanner: an infected file was refused');
    fail(invalid({ [field]: ['Our virus scanner found a problem in this file, so we did not keep it. Send another file.'] }));
  }
}

/** @returns the name of what was found, or null for a clean file. @throws when the scanner gives no verdict in time */
export function scan({ host, port }: VirusScanner, bytes: Buffer, maxSeconds = MAX_SECONDS): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    let reply = '';
    const timer = setTimeout(
      () => socket.destroy(new Error(`The virus scanner did not answer in ${maxSeconds} s.`)),
      maxSeconds * 1000,
    );
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      reply += text;
      if (reply.length > MAX_REPLY_BYTES) socket.destroy(new Error('The virus scanner sent an unknown reply.'));
    });
    // The scanner may refuse a file before it has read all of it; what it said counts.
    socket.on('error', (error) => (verdictOf(reply) === undefined ? reject(error) : undefined));
    socket.on('close', () => {
      clearTimeout(timer);
      const verdict = verdictOf(reply);
      if (verdict === undefined) reject(new Error(`The virus scanner gave no verdict: ${reply.slice(0, 200).trim()}`));
      else resolve(verdict);
    });
    socket.on('connect', () => {
      socket.write('zINSTREAM\0');
      for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
        const chunk = bytes.subarray(from, from + CHUNK_BYTES);
        const length = Buffer.alloc(4);
        length.writeUInt32BE(chunk.length);
        socket.write(length);
        socket.write(chunk);
      }
      socket.write(Buffer.alloc(4));
    });
  });
}

/** The finding, null for a clean file, and undefined where the reply is neither: an error, or cut off. */
function verdictOf(reply: string): string | null | undefined {
  const line = /^stream: (.*?)\0/s.exec(reply)?.[1];
  if (line === 'OK') return null;
  return line?.endsWith(' FOUND') ? line.slice(0, -' FOUND'.length) : undefined;
}
