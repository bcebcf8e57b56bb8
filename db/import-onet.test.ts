import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { newTenant, testWorker } from '#apps/api/testing/index.ts';
import { translateOccupation } from '#features/occupations/contract.ts';
import { importOnet, readOnetFiles } from './import-onet.ts';

const { owner, ownerUrl } = await testWorker();
// Other tests of this process translate with the shipped data.
afterEach(async () => {
  await owner.query('delete from onet_occupations');
});

test('the official files with all their columns replace the shipped occupations', async () => {
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
    'Sample of Reported Titles.txt',
    'O*NET-SOC Code\tReported Job Title\tShown in My Next Move',
    '49-9092.00\tPier Zorber\tY',
    '49-9092.00\tDeep Zorber\tN',
  );
  await write('Job Zones.txt', 'O*NET-SOC Code\tJob Zone\tDate\tDomain Source', '49-9092.00\t3\t08/2022\tAnalyst');
  await write(
    'Task Statements.txt',
    'O*NET-SOC Code\tTask ID\tTask\tTask Type\tIncumbents Responding\tDate\tDomain Source',
    '49-9092.00\t1\tInspect hulls.\tCore\t87\t08/2022\tIncumbent',
    '55-3019.00\t2\tMarch.\tCore\tn/a\t08/2022\tAnalyst',
  );
  await write(
    'Technology Skills.txt',
    'O*NET-SOC Code\tExample\tCommodity Code\tCommodity Title\tHot Technology\tIn Demand',
    '49-9092.00\tHull scanner\t41110000\tMeasuring software\tY\tN',
  );
  await write(
    'Related Occupations.txt',
    'O*NET-SOC Code\tRelated O*NET-SOC Code\tRelatedness Tier\tIndex',
    '49-9092.00\t49-9041.00\tPrimary-Short\t1',
  );
  expect(await importOnet({ ownerUrl, files: await readOnetFiles(folder) })).toEqual({
    occupations: 1,
    tasks: 1,
    technology_skills: 1,
    related_occupations: 1,
  });
  const stored = async (table: string) => (await owner.query(`select * from ${table}`)).rows;
  expect(await stored('onet_occupations')).toEqual([
    {
      onet_soc: '49-9092.00',
      title: 'Test Divers',
      description: 'Dive.',
      job_zone: 3,
      titles_in_use: ['Pier Zorber'],
      alternate_titles: ['Deep Zorber', 'Quayside Zorbing Technician'],
    },
  ]);
  expect(await stored('onet_tasks')).toMatchObject([{ task_id: 1, task: 'Inspect hulls.', task_type: 'Core' }]);
  expect(await stored('onet_technology_skills')).toMatchObject([
    { example: 'Hull scanner', commodity_code: '41110000', commodity_title: 'Measuring software', is_hot: true },
  ]);
  expect(await stored('onet_related_occupations')).toMatchObject([
    { related_soc: '49-9041.00', tier: 'Primary-Short', position: 1 },
  ]);
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

test('a file with a renamed column is refused with the names of the file and the column', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'onet-'));
  await writeFile(join(folder, 'Occupation Data.txt'), 'O*NET-SOC Code\tTitle\tDescription\n');
  await writeFile(join(folder, 'Alternate Titles.txt'), 'O*NET-SOC Code\tOther Title\n');
  await expect(readOnetFiles(folder)).rejects.toThrow('Alternate Titles.txt has no column Alternate Title.');
  await rm(folder, { recursive: true });
});
