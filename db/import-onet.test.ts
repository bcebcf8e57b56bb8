import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { translateOccupation } from '#features/occupations/contract.ts';
import { newTenant, testWorker } from '#kit/server/testing/index.ts';
import { importOnet, readOnetFiles } from './import-onet.ts';

const { owner, ownerUrl } = await testWorker();
// Other tests of this process translate with the shipped data.
afterEach(async () => {
  await owner.query('delete from onet_occupations');
});

test('imported occupations replace the shipped ones, with their tasks and skills', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'onet-'));
  const write = (name: string, ...lines: string[]) => writeFile(join(folder, name), `${lines.join('\n')}\n`);
  await write(
    'Occupation Data.txt',
    'O*NET-SOC Code\tTitle\tDescription',
    '49-9092.00\tTest Divers\tDive.',
    '55-3019.00\tSoldiers\tServe.',
  );
  await write(
    'Alternate Titles.txt',
    'O*NET-SOC Code\tAlternate Title\tShort Title\tSource(s)',
    '49-9092.00\tQuayside Zorbing Technician\tn/a\t08',
  );
  await write(
    'Task Statements.txt',
    'O*NET-SOC Code\tTask ID\tTask\tTask Type',
    '49-9092.00\t1\tInspect hulls.\tCore',
    '55-3019.00\t2\tMarch.\tCore',
  );
  expect(await importOnet({ ownerUrl, files: await readOnetFiles(folder) })).toEqual({
    occupations: 1,
    tasks: 1,
    technology_skills: 0,
    related_occupations: 0,
  });
  const tenant = await newTenant({ country_id: 233 });
  const { body } = await tenant.call(translateOccupation, { query: { title: 'Quayside Zorbing Technician' } });
  expect(body.data[0]).toMatchObject({ onet_soc: '49-9092.00', title: 'Test Divers' });
  await rm(folder, { recursive: true });
});

test('a second import takes effect with the next request, even with the same number of rows', async () => {
  const tenant = await newTenant({ country_id: 233 });
  const importNamed = (title: string) =>
    importOnet({
      ownerUrl,
      files: {
        occupations: [{ 'O*NET-SOC Code': '49-9092.00', Title: title, Description: '' }],
        alternates: [{ 'O*NET-SOC Code': '49-9092.00', 'Alternate Title': 'Quayside Zorbing Technician', 'Short Title': 'n/a' }],
        reported: [],
        zones: [],
        tasks: [],
        skills: [],
        related: [],
      },
    });
  const named = async () =>
    (await tenant.call(translateOccupation, { query: { title: 'Quayside Zorbing Technician' } })).body.data[0]?.title;
  await importNamed('Test Divers');
  expect(await named()).toBe('Test Divers');
  await importNamed('Harbor Divers');
  expect(await named()).toBe('Harbor Divers');
});

test('a folder without the official files is refused with the name of the missing one', async () => {
  await expect(readOnetFiles(tmpdir())).rejects.toThrow('Occupation Data.txt');
});
