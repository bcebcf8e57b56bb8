import { expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import { type RecognisedSkill, type Skill, skillVocabulary } from './index.ts';

const tenant = await newTenant();

test('a feature resolves skill names and recognises them in texts through the front door', async () => {
  const vocabulary = await tenant.run(skillVocabulary);
  const named: Skill | null = vocabulary.resolve('PRINCE2');
  const read: RecognisedSkill[] = vocabulary.recognise('PRINCE2 Foundation and Practitioner');
  expect([named?.code, read[0]?.code]).toEqual(['project-management', 'project-management']);
});
