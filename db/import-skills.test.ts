import { expect, test } from 'vitest';
import { newTenant, testWorker } from '#apps/api/testing/index.ts';
import { occupationReference, skillVocabulary } from '#features/occupations/server/index.ts';
import { importSkills, readSkillList } from './import-skills.ts';

const { ownerUrl } = await testWorker();
const tenant = await newTenant();
const CSV = 'name,code,kind,aliases\nFalconry,,plain,"hawk handling;bird of prey"\nWelding,welding,,"friction welding"\n';

test('reads CSV and JSON alike and refuses rows with a sentence', async () => {
  const csv = await readSkillList(`${CSV}X,,,\nFalconry,,,\nGyrfalcons,,odd,\nMetalwork,fancy,,\n`);
  expect(csv.skills).toEqual([
    { code: 'falconry', name: 'Falconry', kind: 'plain', aliases: ['hawk handling', 'bird of prey'] },
    { code: 'welding', name: expect.any(String), kind: 'plain', aliases: ['Welding', 'friction welding'] },
  ]);
  expect(csv.refused.map(({ line }) => line)).toEqual([4, 5, 6, 7]);
  const json = await readSkillList(JSON.stringify([{ name: 'Falconry', aliases: ['hawk handling', 'bird of prey'] }, 7]));
  expect(json.skills).toEqual(csv.skills.slice(0, 1));
  expect(json.refused).toHaveLength(1);
  await expect(readSkillList('a,b\n1,2\n')).rejects.toThrow('column name');
});

test('a preview changes nothing, an import takes effect immediately, and a second run changes nothing', async () => {
  const { skills } = await readSkillList(CSV);
  const read = async () =>
    (await tenant.run(skillVocabulary)).recognise('Hawk handling and friction welding').map(({ code }) => code);
  expect(await importSkills({ ownerUrl, skills, preview: true })).toEqual({
    added: ['falconry', 'welding'],
    changed: [],
    unchanged: 0,
  });
  expect(await read()).toEqual(['welding']);
  const hasWord = async () => (await tenant.run(occupationReference)).hasWord('falconry');
  expect(await hasWord()).toBe(false);
  await importSkills({ ownerUrl, skills });
  // A search for jobs does not correct it.
  expect(await hasWord()).toBe(true);
  expect(await read()).toEqual(['falconry', 'welding']);
  expect(await importSkills({ ownerUrl, skills })).toEqual({ added: [], changed: [], unchanged: 2 });
  const changed = skills.map((skill) => ({ ...skill, aliases: skill.code === 'falconry' ? ['raptor care'] : skill.aliases }));
  expect(await importSkills({ ownerUrl, skills: changed })).toMatchObject({ changed: ['falconry'], unchanged: 1 });
  expect(await read()).toEqual(['welding']);
});
