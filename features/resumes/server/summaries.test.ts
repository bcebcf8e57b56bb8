import { expect, test } from 'vitest';
import { newTenant, testWorker } from '#apps/api/testing/index.ts';
import { getServiceRecord } from '#features/service-record/server/index.ts';
import { ResumeContent } from '../content.ts';
import { createResume, findResumes } from '../resumes-contract.ts';
import { fillSummaries, findResumeSummaries } from './index.ts';

const contentOf = (rank: string) =>
  ResumeContent.parse({
    basics: { name: 'Sam Test', summary: 'Ten years in logistics.' },
    military: [{ id: 'm1', service: 'British Army', rank, startDate: '2010', endDate: '2020', highlights: ['Ran a depot'] }],
    skills: [{ name: 'Planning' }, { name: 'Hidden', hidden: true }],
  });

test('a resume that an earlier release changed is described as it is, before and after its summary is written', async () => {
  const { db } = await testWorker();
  const tenant = await newTenant();
  const veteran = await tenant.veteran();
  const { body } = await tenant.call(createResume, { body: { content: contentOf('Sergeant') } }, veteran);
  const list = async () => (await tenant.call(findResumes, {}, veteran)).body.data.map(({ completeness }) => completeness);
  const summary = async () =>
    (await tenant.run((scoped) => findResumeSummaries(scoped, [veteran.id], 3)))
      .get(veteran.id)
      ?.map(({ periods }) => periods[0]?.rank);
  const [before] = await list();
  expect(before).toBe(body.data.completeness);
  expect(await summary()).toEqual(['Sergeant']);

  // As an earlier release saves: without the columns of the summary.
  const emptied = ResumeContent.parse({ ...contentOf('Major'), skills: [], basics: {} });
  await tenant.run((scoped) =>
    scoped
      .updateTable('resumes')
      .set({ content: JSON.stringify(emptied), revision: 2 })
      .where('id', '=', body.data.id)
      .execute(),
  );
  const [changed = 100] = await list();
  expect(changed).toBeLessThan(before ?? 0);
  expect(await summary()).toEqual(['Major']);

  await fillSummaries(db, tenant.id);
  expect(await list()).toEqual([changed]);
  const stored = await tenant.run((scoped) =>
    scoped.selectFrom('resumes').select(['summary', 'summary_revision']).where('id', '=', body.data.id).executeTakeFirst(),
  );
  expect(stored).toMatchObject({ summary_revision: 2, summary: { completeness: changed, periods: [{ rank: 'Major' }] } });
});

test('a summary has no hidden skills, and no half of a character at the end of a long text', async () => {
  const tenant = await newTenant();
  const veteran = await tenant.veteran();
  const content = contentOf(`${'x'.repeat(159)}😀`);
  const { status } = await tenant.call(createResume, { body: { content } }, veteran);
  expect(status).toBe(201);
  const [summary] = (await tenant.run((scoped) => findResumeSummaries(scoped, [veteran.id], 1))).get(veteran.id) ?? [];
  expect(summary?.skill_texts).toEqual(['Planning', 'Ran a depot']);
  const { periods } = await tenant.run((scoped) => getServiceRecord(scoped, veteran.id));
  expect(periods[0]?.rank).toBe(`${'x'.repeat(159)}\ufffd`);
});
