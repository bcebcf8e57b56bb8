import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newTenant, PASSWORD, type Person, TEST_CONFIG, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { login } from '#features/accounts/contract.ts';
import { hashPassword } from '#features/accounts/server/index.ts';
import { parseResume } from '#features/resumes/contract.ts';
import { uploadResumePhoto } from '#features/resumes/resumes-contract.ts';
import { buildDocx } from '#features/resumes/server/testing.ts';
import type { Route } from '#kit/contract/route.ts';
import { LimiterFull } from '#kit/server/http/limiter.ts';
import { buildApp } from '../app.ts';

/**
 * Work beyond what a server can do at the same time gets 503 with Retry-After. It neither ends the server nor waits without
 * limit.
 */

const MEGABYTE = 1024 * 1024;
const BOUNDARY = 'boundary-of-this-test';

const credentialsOf = (person: Person | undefined) => ({
  email: person?.email ?? '',
  password: PASSWORD,
  role: 'veteran' as const,
});

let tenant: TestTenant;
let port: number;
let close: () => Promise<unknown>;
beforeAll(async () => {
  const { db } = await testWorker();
  const app = await buildApp({ config: TEST_CONFIG, db, secret: TEST_SECRET });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
  close = () => app.close();
  tenant = await newTenant();
});
afterAll(() => close());

type Upload = { parts: Buffer[]; length: number | null };

/** A form with one file. */
function formWith(file: Buffer): Upload {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="cv.bin"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const parts = [Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)];
  return { parts, length: parts.reduce((sum, { length }) => sum + length, 0) };
}

/** Sends a form over a separate connection. @param upload `length` null declares none */
function upload(
  route: Route,
  { parts, length }: Upload,
  as: Person,
): Promise<{ status: number; retryAfter: string | undefined }> {
  return new Promise((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      method: route.method,
      path: route.path,
      agent: false,
      headers: {
        host: tenant.host,
        authorization: `Bearer ${as.token}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        ...(length === null ? {} : { 'content-length': length }),
      },
    });
    sent.on('response', (response) => {
      response
        .resume()
        .on('end', () => resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }));
    });
    sent.on('error', reject);
    for (const part of parts) sent.write(part);
    sent.end();
  });
}

/** The most memory that buffers took while `work` ran, in MB more than before. */
async function grownBuffers<T>(work: () => Promise<T>): Promise<{ result: T; megabytes: number }> {
  const before = process.memoryUsage().arrayBuffers;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().arrayBuffers);
  }, 5);
  try {
    const result = await work();
    return { result, megabytes: (most - before) / MEGABYTE };
  } finally {
    clearInterval(timer);
  }
}

describe('many large uploads at the same time', () => {
  const large = formWith(Buffer.alloc(10 * MEGABYTE - 1000, 'no document '));

  test.each([
    ['with their length', large],
    ['without a length', { ...large, length: null }],
  ])('%s take bounded memory while others are served', async (_, form) => {
    const people = await Promise.all(Array.from({ length: 30 }, () => tenant.veteran()));
    const { result, megabytes } = await grownBuffers(() =>
      Promise.all([
        ...people.map((person) => upload(parseResume, form, person)),
        tenant.call(login, { body: credentialsOf(people[0]) }),
      ]),
    );
    const statuses = result.slice(0, -1).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([422, 503]));
    expect(result.at(-1)?.status).toBe(200);
    // All 30 together would take 300 MB, and twice that while chunks are joined into one buffer.
    expect(megabytes).toBeLessThan(200);
  });

  test('by one person leave room for another person', async () => {
    const [greedy, other] = [await tenant.veteran(), await tenant.veteran()];
    const many = Array.from({ length: 12 }, () => upload(parseResume, large, greedy));
    const cv = formWith(buildDocx(['Jane Smith', 'Experience']));
    expect((await upload(parseResume, cv, other)).status).toBe(200);
    const refused = (await Promise.all(many)).filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['10']));
    // Finished uploads have freed their share.
    expect((await upload(parseResume, cv, greedy)).status).toBe(200);
  });

  test('that declare more than a route accepts are refused before the body is read', async () => {
    const person = await tenant.veteran();
    const { result, megabytes } = await grownBuffers(() =>
      upload(
        parseResume,
        { parts: Array<Buffer>(8).fill(large.parts[1] ?? Buffer.alloc(0)), length: 80 * MEGABYTE - 8000 },
        person,
      ),
    );
    expect(result.status).toBe(413);
    expect(megabytes).toBeLessThan(100);
  });
});

test('pictures beyond the queue get 503 with Retry-After', async () => {
  const png = await sharp({ create: { width: 3900, height: 3900, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const people = await Promise.all(Array.from({ length: 30 }, () => tenant.veteran()));
  const answers = await Promise.all(people.map((person) => upload(uploadResumePhoto, formWith(png), person)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
  for (const { status, retryAfter } of answers) if (status === 503) expect(retryAfter).toBe('5');
});

test('many pictures of one person get 429, while the picture of another is stored', async () => {
  const png = await sharp({ create: { width: 3900, height: 3900, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const [greedy, other] = [await tenant.veteran(), await tenant.veteran()];
  const [mine, ...many] = await Promise.all([
    upload(uploadResumePhoto, formWith(png), other),
    ...Array.from({ length: 20 }, () => upload(uploadResumePhoto, formWith(png), greedy)),
  ]);
  expect(mine?.status).toBe(201);
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([201, 429]));
});

test('14 files that take long delay only their sender: the CV of another person is read before the first is done', async () => {
  const [greedy, other] = [await tenant.veteran(), await tenant.veteran()];
  // A process takes a large part of a second for each.
  const slow = formWith(Buffer.from('EXPERIENCE\n'.repeat(4000)));
  const finished: string[] = [];
  const many = Array.from({ length: 14 }, () =>
    upload(parseResume, slow, greedy).then(({ status }) => {
      if (status !== 429) finished.push('a slow file');
      return status;
    }),
  );
  const answer = await upload(parseResume, formWith(buildDocx(['Jane Smith', 'Experience'])), other);
  finished.push('another CV');
  expect(answer.status).toBe(200);
  const statuses = await Promise.all(many);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(12);
  expect(finished[0]).toBe('another CV');
});

test('sign-ins beyond the queue of password hashes get 503 with Retry-After', async () => {
  const person = await tenant.veteran();
  let isDone = false;
  // Each finished hash is followed by another one, so the queue stays full.
  const hashes = async () => {
    while (!isDone) await hashPassword(PASSWORD).catch((error) => expect(error).toBeInstanceOf(LimiterFull));
  };
  const working = Array.from({ length: 202 }, hashes);
  const { status, headers } = await tenant.call(login, { body: credentialsOf(person) });
  isDone = true;
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  await Promise.all(working);
  expect((await tenant.call(login, { body: credentialsOf(person) })).status).toBe(200);
});

test('a blocked event loop makes the API refuse calls, but not pages and checks of life', async () => {
  const { db } = await testWorker();
  // Every loop is slower than that.
  const app = await buildApp({ config: { ...TEST_CONFIG, max_event_loop_delay: 1e-6 }, db, secret: TEST_SECRET });
  const get = async (url: string) => {
    const { statusCode, headers, body } = await app.inject({ url, headers: { host: tenant.host } });
    return [statusCode, headers['retry-after'], body.slice(0, 15)];
  };
  try {
    await expect.poll(() => get('/api/countries?x')).toEqual([503, '5', '{"status":false']);
    expect(await get('/api/no-such-path')).toEqual([503, '5', '{"status":false']);
    expect(await get('/apis')).toEqual([expect.any(Number), undefined, expect.stringMatching(/^<!doctype html/i)]);
    expect(await get('/healthz')).toEqual([200, undefined, '{"status":true}']);
  } finally {
    await app.close();
  }
});
