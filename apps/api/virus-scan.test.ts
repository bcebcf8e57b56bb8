import { type AddressInfo, createServer, type Server } from 'node:net';
import { describe, expect, test } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import { newTenant, type Person, TEST_CONFIG } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { applyForJob } from '#features/applications/contract.ts';
import { buildApplication, pdf } from '#features/applications/server/testing.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { uploadAttachment } from '#features/messages/contract.ts';
import { scan, type VirusScanner } from '#kit/server/files/virus-scan.ts';
import { readConfig } from './config.ts';

const VIRUS = 'a virus of this test';

/** A scanner that speaks INSTREAM as clamd does: it answers when it has read the empty chunk, and hangs up. */
async function listen(answer: (file: Buffer) => string | null): Promise<{ at: VirusScanner; server: Server; files: Buffer[] }> {
  const files: Buffer[] = [];
  const server = createServer((socket) => {
    let all = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (bytes: Buffer) => {
      all = Buffer.concat([all, bytes]);
      const file = unframed(all);
      if (!file) return;
      files.push(file);
      const reply = answer(file);
      if (reply === null) socket.destroy();
      else socket.end(`${reply}\0`);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { at: { host: '127.0.0.1', port: (server.address() as AddressInfo).port }, server, files };
}

/** The file of a complete INSTREAM command, or null while some of it is missing. */
function unframed(all: Buffer): Buffer | null {
  const command = Buffer.from('zINSTREAM\0');
  if (all.length < command.length) return null;
  expect(all.subarray(0, command.length)).toEqual(command);
  const chunks: Buffer[] = [];
  for (let from = command.length; from + 4 <= all.length; ) {
    const length = all.readUInt32BE(from);
    if (length === 0) return Buffer.concat(chunks);
    if (from + 4 + length > all.length) return null;
    chunks.push(all.subarray(from + 4, from + 4 + length));
    from += 4 + length;
  }
  return null;
}

const clamd = () => listen((file) => (file.includes(VIRUS) ? 'stream: Test-Signature FOUND' : 'stream: OK'));
const close = (server: Server) => new Promise<void>((done) => void server.close(() => done()));

describe('the scanner', () => {
  test('receives every byte of a large file, and its verdict is read', async () => {
    const { at, server, files } = await clamd();
    const large = Buffer.alloc(3_000_000, 'Muster ');
    expect(await scan(at, large)).toBeNull();
    expect(files[0]?.equals(large)).toBe(true);
    expect(await scan(at, Buffer.from(VIRUS))).toBe('Test-Signature');
    await close(server);
  });

  test.each([
    ['an error', 'INSTREAM size limit exceeded. ERROR'],
    ['nothing', null],
    ['something else', 'stream: maybe OK'],
  ])('that answers with %s gives no verdict', async (_, reply) => {
    const { at, server } = await listen(() => reply);
    await expect(scan(at, Buffer.from('x'))).rejects.toThrow(/no verdict/);
    await close(server);
  });

  test('that never answers is given up', async () => {
    const server = createServer((socket) => void socket.on('error', () => {}).resume());
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const at = { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
    await expect(scan(at, Buffer.from('x'), 0.05)).rejects.toThrow(/did not answer/);
    await close(server);
  });
});

describe('an upload', () => {
  test('is refused when it is infected and while the scanner is away, and accepted when it is clean', async () => {
    const { at, server } = await clamd();
    const tenant = await newTenant();
    const { id, veteran } = await buildApplication(tenant);
    const job_id = await buildJob(tenant);
    const config = { ...TEST_CONFIG, default_tenant_host: tenant.host, virus_scanner: at };
    const app = await buildApp({ config, db: tenant.db, secret: TEST_SECRET });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const upload = async (path: string, file: File, as: Person) => {
      const body = new FormData();
      body.set('file', file);
      const headers = { authorization: `Bearer ${as.token}` };
      const response = await fetch(`${address}${path}`, { method: 'POST', headers, body });
      return { ...(await response.json()), status: response.status, retry: response.headers.get('retry-after') };
    };
    const attachments = uploadAttachment.path.replace('{id}', `application-${id}`);
    const application = applyForJob.path.replace('{id}', String(job_id));
    const stored = () => tenant.run((db) => db.selectFrom('files').select('id').execute());
    const before = await stored();

    for (const path of [attachments, application])
      expect(await upload(path, pdf('cv.pdf', VIRUS), veteran)).toMatchObject({
        status: 422,
        errors: { file: [expect.stringMatching(/virus scanner found a problem/)] },
      });
    expect(await stored()).toEqual(before);

    expect((await upload(attachments, pdf(), veteran)).status).toBe(201);
    await close(server);
    for (const path of [attachments, application])
      expect(await upload(path, pdf(), veteran)).toMatchObject({
        status: 503,
        retry: '60',
        message: expect.stringMatching(/can’t check files for viruses/),
      });
    await app.close();
  });
});

describe('VIRUS_SCANNER', () => {
  test.each([
    ['', null],
    ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['clamav.internal:3310', { host: 'clamav.internal', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
  ])('%j is read', (value, expected) => expect(readConfig({ VIRUS_SCANNER: value }).virus_scanner).toEqual(expected));

  test.each(['clamav', 'http://clamav:3310', '127.0.0.1:0', '127.0.0.1:70000', 'a b:3310'])('%j stops the start', (value) =>
    expect(() => readConfig({ VIRUS_SCANNER: value })).toThrow(/VIRUS_SCANNER must be the host and port/),
  );
});
