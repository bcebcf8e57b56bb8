import { describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { textPdf } from '#features/cv-import/testing.ts';
import { parseResume } from '../contract.ts';
import { parseCv } from './parse-cv.ts';
import { buildDocx, buildZip } from './testing.ts';

const LINES = [
  'Jane Smith',
  'jane.smith@example.test | 07700 900123 | Leeds, UK',
  '',
  'Experience',
  'Acme Ltd, Project Manager',
  'January 2019 - Present',
  '- Led a team of nine.',
  '',
  'Education',
  'University of York',
  'BSc Physics, 2018',
];

const send = (tenant: TestTenant, bytes: Buffer | string, name: string, person: Person) =>
  tenant.call(parseResume, { body: {}, files: { file: new File([Buffer.from(bytes)], name) } }, person);

const CV = {
  basics: { name: 'Jane Smith', email: 'jane.smith@example.test', phone: '07700 900123', location: 'Leeds, UK' },
  work: [
    {
      name: 'Acme Ltd',
      position: 'Project Manager',
      startDate: '2019-01',
      endDate: 'present',
      highlights: ['Led a team of nine.'],
    },
  ],
  education: [{ institution: 'University of York', endDate: '2018' }],
};

describe('a CV is parsed from', () => {
  test.each([
    ['PDF', textPdf([LINES])],
    ['DOCX', buildDocx(LINES)],
    ['plain text', LINES.join('\n')],
    ['JSON Resume', JSON.stringify({ ...CV, work: [{ ...CV.work[0], endDate: undefined }] })],
  ])('%s, whatever its name says', async (_, bytes) => {
    const tenant = await newTenant();
    const { status, body } = await send(tenant, bytes, 'cv.bin', await tenant.person('veteran'));
    expect(status).toBe(200);
    expect(body.data).toMatchObject(CV);
  });
});

describe('a file that can’t be parsed is refused with advice', () => {
  const encrypted = textPdf([LINES], {
    trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >> /ID [<${'43'.repeat(16)}> <${'43'.repeat(16)}>]`,
  });
  const bomb = buildZip({
    '[Content_Types].xml': Buffer.from(
      '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    'word/document.xml': Buffer.alloc(100 * 1024 * 1024, 0x20),
  });
  test.each([
    ['a scan', textPdf([[]]), 422, /only images, like a scan/],
    ['one under a password', encrypted, 422, /has a password/],
    ['of 61 pages', textPdf(Array(61).fill(['A page'])), 422, /more than 60 pages/],
    ['a PDF that broke off', textPdf([LINES]).subarray(0, 300), 415, /damaged or incomplete/],
    [
      'a PDF of noise',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 'obj << stream '), Buffer.from('%%EOF')]),
      422,
      /damaged or incomplete/,
    ],
    ['a DOCX that unpacks without end', bomb, 422, /too large to read/],
    ['an older Word file', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024)]), 415, /older Word file/],
    ['text of spaces', '  \n \n', 422, /no text in this file/],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 415, /We can’t read a CV from this file/],
  ])('%s', async (_, bytes, status, message) => {
    const tenant = await newTenant();
    const person = await tenant.person('veteran');
    const answer = await send(tenant, bytes, 'cv.pdf', person);
    expect(answer.status).toBe(status);
    expect(answer.failure.errors?.file?.[0]).toMatch(message);
  });

  test('an empty one, and none at all', async () => {
    const tenant = await newTenant();
    const person = await tenant.person('veteran');
    expect((await send(tenant, '', 'cv.pdf', person)).failure.errors?.file?.[0]).toMatch(/empty/);
    expect((await tenant.call(parseResume, { body: {} }, person)).status).toBe(422);
  });
});

describe('parsing in a process of its own', () => {
  test('is stopped when it takes too long', async () => {
    expect(await parseCv(textPdf([LINES]), { milliseconds: 1, megabytes: 512 })).toMatchObject({ refused: 'too_slow' });
  });

  test('is stopped when it takes too much memory', async () => {
    const many = textPdf(Array(60).fill(Array(400).fill('word '.repeat(60))));
    expect(await parseCv(many, { milliseconds: 120_000, megabytes: 12 })).toMatchObject({ refused: 'too_large' });
  });

  test('queues files beyond the number parsed at the same time', async () => {
    const readings = await Promise.all([1, 2, 3, 4].map(() => parseCv(Buffer.from(LINES.join('\n')))));
    expect(readings.map((reading) => 'cv' in reading && reading.cv.basics.name)).toEqual(Array(4).fill('Jane Smith'));
  });
});
