import { zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { parseResume } from '../contract.ts';
import { parseCv } from './parse-cv.ts';
import { readCvFile } from './reading-file.ts';

const bytes = (text: string) => Buffer.from(text);
const zipOf = (files: Record<string, string>) =>
  Buffer.from(
    // A document's metadata is never compressed.
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, text]) => [name, [bytes(text), { level: name === 'mimetype' ? 0 : 6 }]]),
      ),
    ),
  );

const LINKEDIN = {
  'Profile.csv': 'First Name,Last Name\nJane,Smith\n',
  'Positions.csv':
    'Company Name,Title,Description,Started On,Finished On\nAcme Ltd,Project Manager,"Led nine,\nand more",Jan 2019,\n',
  'messages.csv': 'FROM,CONTENT\nSomebody,Private words\n',
};
const RTF =
  '{\\rtf1\\ansi\\pard\\fs40 Jane Smith\\par\\fs22 Experience\\par Acme Ltd, Project Manager\\par January 2019 - Present\\par}';
const TEXT = 'Jane Smith\n\nExperience\nAcme Ltd, Project Manager\nJanuary 2019 - Present\n- Ran a caf\xe9\n';
const ODT = zipOf({
  mimetype: 'application/vnd.oasis.opendocument.text',
  'content.xml':
    '<o xmlns:office="o" xmlns:text="t"><office:body><text:h>Jane Smith</text:h><text:p>Experience</text:p><text:p>Acme Ltd, Project Manager</text:p><text:p>January 2019 - Present</text:p></office:body></o>',
});
const HEADED =
  '<o xmlns:office="o" xmlns:text="t"><office:body><text:h>Jane Smith</text:h><text:h>Experience</text:h><text:p>Acme Ltd</text:p><text:p>Project Manager</text:p></office:body></o>';
const odtOf = (files: Record<string, string>) => zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', ...files });
const encrypted = (archive: Buffer) => {
  const locked = Buffer.from(archive);
  for (let at = locked.indexOf('PK\x01\x02'); at >= 0; at = locked.indexOf('PK\x01\x02', at + 1)) locked.writeUInt16LE(1, at + 8);
  return locked;
};

let tenant: TestTenant;
let person: Person;
beforeAll(async () => {
  tenant = await newTenant();
  person = await tenant.person('veteran');
});
const send = (file: Buffer) =>
  tenant.call(parseResume, { body: {}, files: { file: new File([Uint8Array.from(file)], 'cv.bin') } }, person);

test.each([
  ["LinkedIn's export", zipOf(LINKEDIN)],
  ['an OpenDocument text', ODT],
  ['an RTF', bytes(RTF)],
  ['a text in UTF-16', Buffer.from(TEXT, 'utf16le')],
  ['a text in Windows-1252', Buffer.from(TEXT, 'latin1')],
  [
    'JSON with a byte order mark',
    bytes(
      `\ufeff${JSON.stringify({ basics: { name: 'Jane Smith' }, work: [{ name: 'Acme Ltd', position: 'Project Manager', startDate: 'January 2019' }] })}`,
    ),
  ],
  [
    'Europass XML',
    bytes(
      '<?xml version="1.0"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo><Identification><PersonName><FirstName>Jane</FirstName><Surname>Smith</Surname></PersonName></Identification><WorkExperienceList><WorkExperience><Period><From year="2019" month="--01"/><Current>true</Current></Period><Position><Label>Project Manager</Label></Position><Employer><Name>Acme Ltd</Name></Employer></WorkExperience></WorkExperienceList></LearnerInfo></SkillsPassport>',
    ),
  ],
])('%s is read, whatever its name says', async (_, file) => {
  const { status, body } = await send(file);
  expect(status).toBe(200);
  expect(body.data.basics.name).toBe('Jane Smith');
  expect(body.data.work).toMatchObject([
    { name: 'Acme Ltd', position: 'Project Manager', startDate: '2019-01', endDate: 'present' },
  ]);
});

describe('a file that can’t be parsed is refused with advice', () => {
  test.each([
    ['a ZIP of something else', zipOf({ 'one.txt': 'x' }), 415, /not an export of a LinkedIn profile.*Get a copy of your data/],
    ['an export of connections', zipOf({ 'Connections.csv': 'First Name\nA\n' }), 415, /choose Profile/],
    ['an export in an archive', zipOf({ 'export.zip': zipOf(LINKEDIN).toString('latin1') }), 415, /unpack it/],
    ['paths that lead out of it', zipOf({ '../Profile.csv': LINKEDIN['Profile.csv'] }), 415, /not an export/],
    ['an export that says nothing', zipOf({ 'Profile.csv': 'First Name,Last Name\n' }), 422, /no profile information/],
    ['a ZIP under a password', encrypted(zipOf(LINKEDIN)), 422, /ZIP has a password/],
    ['a ZIP that broke off', zipOf(LINKEDIN).subarray(0, 200), 422, /ZIP is damaged/],
    ['a ZIP bomb', zipOf({ 'Profile.csv': ' '.repeat(45 * 1024 * 1024) }), 422, /too large to read/],
    [
      '501 skills in one and as many posts',
      zipOf({ 'Positions.csv': `Company Name,Title\n${'Acme,Driver\n'.repeat(501)}` }),
      422,
      /more than 500 entries/,
    ],
    ['a spreadsheet', zipOf({ '[Content_Types].xml': '<x/>', 'xl/workbook.xml': '<x/>' }), 415, /We can’t read a CV/],
    [
      'an OpenDocument spreadsheet',
      zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }),
      415,
      /We can’t read a CV/,
    ],
    ['an ODT under a password', odtOf({ 'content.xml': 'x', 'META-INF/manifest.xml': 'encryption-data' }), 422, /has a password/],
    ['an ODT without words', odtOf({ 'content.xml': '<a/>' }), 422, /no text in this file/],
    ['an ODT of no XML', odtOf({ 'content.xml': '<a>' }), 422, /damaged or incomplete/],
    ['an ODT that unpacks without end', odtOf({ 'content.xml': ' '.repeat(45 * 1024 * 1024) }), 422, /too large to read/],
    ['an RTF that broke off', bytes(RTF.slice(0, 60)), 422, /damaged or incomplete/],
    ['an RTF without words', bytes('{\\rtf1{\\pict ffd8}}'), 422, /no text in this file/],
    ['JSON with an error', bytes('{\n"basics": {\n"name": "Jane Smith"\n"label": "Manager"}}'), 422, /has an error in line 4/],
    ['JSON that broke off', bytes('[{"basics": {"name": "Jane Smith"'), 422, /has an error in line 1/],
    ['JSON of something else', bytes('{"compilerOptions": {"strict": true}}'), 422, /not a CV that we know/],
    ['Europass XML with an error', bytes('<SkillsPassport xmlns="europass">\n<LearnerInfo>\n'), 422, /has an error in line 3/],
    ['a web page', bytes('<html><script>alert(1)</script></html>'), 415, /ODT, RTF or plain text file, a JSON Resume/],
  ])('%s', async (_, file, status, message) => {
    const answer = await send(file);
    expect([answer.status, answer.failure.errors?.file?.[0]]).toEqual([status, expect.stringMatching(message)]);
  });

  test('and one that takes too much time or memory is stopped', async () => {
    const deep = bytes(`{\\rtf1 ${'\\pard\\b word\\par '.repeat(200_000)}}`);
    expect(await parseCv(deep, { milliseconds: 50, megabytes: 512 })).toMatchObject({ refused: 'too_slow' });
    expect(await parseCv(deep, { milliseconds: 120_000, megabytes: 12 })).toMatchObject({ refused: 'too_large' });
  });
});

test('separates headings in the text of a document', async () => {
  const file = await readCvFile({ filename: 'x.odt', bytes: odtOf({ 'content.xml': HEADED }) });
  expect(file.text).toBe('Jane Smith\n\nExperience\nAcme Ltd\nProject Manager');
});

test("stores only the parsed files of LinkedIn's export", async () => {
  const sent = zipOf(LINKEDIN);
  const file = await readCvFile({ filename: 'x.zip', bytes: sent });
  expect([file.kind, file.content_type]).toEqual(['zip', 'application/zip']);
  expect(file.bytes.includes('messages')).toBe(false);
  expect(file.text).toContain('Description: Led nine,\nand more');
  expect(file.text).not.toContain('Private words');
  const again = await readCvFile({ filename: 'x.zip', bytes: file.bytes });
  expect(again.bytes.equals(file.bytes)).toBe(true);
});
