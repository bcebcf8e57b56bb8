import { lockCompanyLimits } from '#features/companies/server/index.ts';
import { occupationReference } from '#features/occupations/server/index.ts';
import { conflict, fail, notFound } from '#kit/server/http/errors.ts';
import { countWithReserve } from '#kit/server/records/storage.ts';
import { JobDraft } from '../../recruiting-contract.ts';
import { MOST_JOB_TEMPLATES } from '../../template-contract.ts';
import type { RecruiterContext } from '../policy.ts';
import { createDraft, draftOf } from '../recruiting/actions.ts';
import { findCity, findOwnJob, industryExists } from '../recruiting/queries.ts';
import * as templates from './queries.ts';

const nameInUse = (name: string) => conflict(`Your company has a job template named “${name}” already.`);

/** Saves a job of the company as a template, without what belongs to one vacancy: its dates and contact. */
export async function createTemplate(context: RecruiterContext, name: string, jobId: number) {
  const { db, company_id, viewer_id, zone } = context;
  const job = (await findOwnJob(db, company_id, jobId, zone)) ?? fail(notFound('Job'));
  await lockCompanyLimits(db, company_id);
  if ((await templates.findTemplates(db, company_id)).length >= MOST_JOB_TEMPLATES)
    fail(conflict(`Your company has ${MOST_JOB_TEMPLATES} job templates already. Delete one first.`));
  const contact = { contact_name: null, contact_email: null, contact_phone: null, contact_hidden: true };
  const content = { ...draftOf(job), ...contact, closes_on: null, starts_at: null };
  countWithReserve(db, viewer_id, Buffer.byteLength(JSON.stringify(content)));
  return (await templates.insertTemplate(db, company_id, name, content)) ?? fail(nameInUse(name));
}

export async function renameTemplate({ db, company_id }: RecruiterContext, id: number, name: string) {
  await lockCompanyLimits(db, company_id);
  const all = await templates.findTemplates(db, company_id);
  if (!all.some((each) => each.id === id)) fail(notFound('Job template'));
  if (all.some((each) => each.id !== id && each.name.toLowerCase() === name.toLowerCase())) fail(nameInUse(name));
  return (await templates.renameTemplate(db, company_id, id, name)) ?? fail(notFound('Job template'));
}

/** A new draft with the content of a template. What no longer exists is left out. @returns its id */
export async function startFromTemplate(context: RecruiterContext, id: number): Promise<number> {
  const { db, company_id } = context;
  const { content } = (await templates.findTemplateContent(db, company_id, id)) ?? fail(notFound('Job template'));
  const job = JobDraft.parse(content);
  const reference = await occupationReference(db);
  return createDraft(context, {
    ...job,
    city_id: job.city_id !== null && (await findCity(db, job.city_id)) ? job.city_id : null,
    industry_id: job.industry_id !== null && (await industryExists(db, job.industry_id)) ? job.industry_id : null,
    occupation_id: job.occupation_id !== null && reference.titleOf(job.occupation_id) !== null ? job.occupation_id : null,
  });
}
