import { lockCompanyLimits } from '#features/companies/server/index.ts';
import type { BodyOf } from '#kit/contract/route.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, notFound } from '#kit/server/http/errors.ts';
import type { createMessageTemplate, updateMessageTemplate } from '../contract.ts';
import { MOST_TEMPLATES } from '../rules.ts';
import * as templates from './template-queries.ts';
import { requireKnownTokens } from './tokens.ts';

const nameInUse = (name: string) => conflict(`Your company has a template named “${name}” already.`);

export async function createTemplate(db: TenantDb, companyId: number, body: BodyOf<typeof createMessageTemplate>) {
  const written = { ...body, subject: body.subject || null };
  requireKnownTokens(written);
  await lockCompanyLimits(db, companyId);
  if ((await templates.findTemplates(db, companyId)).length >= MOST_TEMPLATES)
    fail(conflict(`Your company has ${MOST_TEMPLATES} templates already. Delete one first.`));
  return (await templates.insertTemplate(db, companyId, written)) ?? fail(nameInUse(body.name));
}

export async function changeTemplate(
  db: TenantDb,
  companyId: number,
  id: number,
  { revision, ...body }: BodyOf<typeof updateMessageTemplate>,
) {
  const written = { ...body, subject: body.subject || null };
  requireKnownTokens(written);
  await lockCompanyLimits(db, companyId);
  const now = (await templates.lockTemplate(db, companyId, id)) ?? fail(notFound('Template'));
  if (now.revision !== revision)
    fail(conflict('A colleague changed this template since you opened it. Look at their version first.', now));
  const namesake = (await templates.findTemplates(db, companyId)).find(
    (each) => each.id !== id && each.name.toLowerCase() === body.name.toLowerCase(),
  );
  if (namesake) fail(nameInUse(body.name));
  return templates.updateTemplate(db, id, written, revision + 1);
}
