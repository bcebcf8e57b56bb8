import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { longestBlock, MOST_BLOCKED } from '#apps/api/testing/main-thread.ts';
import { applyForJob } from '#features/applications/contract.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { uploadCv } from '#features/onboarding/contract.ts';
import { parseResume } from '../contract.ts';
import { findResumes, importResume } from '../resumes-contract.ts';
import { parseCv, parsers } from './parse-cv.ts';
import { buildDocx, HOSTILE_DOCUMENTS } from './testing.ts';

let tenant: TestTenant;
let person: Person;
beforeAll(async () => {
  tenant = await newTenant();
  person = await tenant.veteran();
});
const fileOf = (bytes: Buffer) => new File([Uint8Array.from(bytes)], 'cv.bin');

describe('a hostile document', () => {
  test.each(Object.keys(HOSTILE_DOCUMENTS))('%s is refused with a reason while others are served', async (name) => {
    const { result, blocked } = await longestBlock(
      async (file) => {
        let isDone = false;
        const attack = tenant.call(parseResume, { body: {}, files: { file } }, person).finally(() => {
          isDone = true;
        });
        while (!isDone) {
          expect((await tenant.call(findResumes, {}, person)).status).toBe(200);
          // Without a pause the requests would use as much processor time as the attack.
          await wait(50);
        }
        return attack;
      },
      async () => fileOf(HOSTILE_DOCUMENTS[name]?.() ?? Buffer.alloc(0)),
    );
    expect([result.status, result.failure.errors?.file?.[0]]).toEqual([422, expect.stringMatching(/Choose|choose/)]);
    expect(blocked).toBeLessThan(MOST_BLOCKED);
  });

  test('is refused by every route that takes a document', async () => {
    const file = fileOf(HOSTILE_DOCUMENTS['a DOCX of one paragraph of 75 MB']?.() ?? Buffer.alloc(0));
    const job = await buildJob(tenant);
    const newcomer = await tenant.veteran({ onboarding_steps: 1 });
    const answers = [
      await tenant.call(parseResume, { body: {}, files: { file } }, person),
      await tenant.call(importResume, { body: {}, files: { file } }, person),
      await tenant.call(uploadCv, { body: {}, files: { file } }, newcomer),
      await tenant.call(applyForJob, { params: { id: job }, body: {}, files: { file } }, person),
    ];
    expect(answers.map(({ status, failure }) => [status, failure.errors?.file?.[0]])).toEqual(
      Array(4).fill([422, expect.stringMatching(/too large to read/)]),
    );
  });
});

test('one process reads one file after another', async () => {
  const pidsAfter = async () => {
    await parseCv(buildDocx(['Jane Smith', 'Experience']));
    return parsers().map(({ pid }) => pid);
  };
  const before = await pidsAfter();
  expect(await pidsAfter()).toEqual(before);
});

test('returns 503 with Retry-After when too many files wait', async () => {
  const slow = fileOf(HOSTILE_DOCUMENTS['an RTF of groups without end']?.() ?? Buffer.alloc(0));
  const files = [slow, slow, ...Array.from({ length: 24 }, () => fileOf(buildDocx(['Jane Smith', 'Experience'])))];
  const people = await Promise.all(files.map(() => tenant.veteran()));
  const answers = await Promise.all(
    files.map((file, index) => tenant.call(parseResume, { body: {}, files: { file } }, people[index])),
  );
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers, failure } of refused)
    expect([headers['retry-after'], failure.message]).toEqual(['10', expect.stringMatching(/Try again/)]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
});
