import type { FastifyInstance } from 'fastify';
import { findActionPlan } from '#features/plans/server/index.ts';
import { readCvFile } from '#features/resumes/server/index.ts';
import { countryOf, resumeInText } from '#kit/country/country.ts';
import { conflict, fail } from '#kit/server/http/errors.ts';
import { serve, serveOutside, type Tenant } from '#kit/server/http/serve.ts';
import { audit } from '#kit/server/records/audit.ts';
import * as calls from '../contract.ts';
import { loadStandardContent } from '../operator-contract.ts';
import {
  describeOnboarding,
  proposeServicesTo,
  skip,
  storeCareerDirection,
  storePersonalDetails,
  storeQuestionairre,
  storeServices,
} from './actions.ts';
import { describeResume, storeSection, storeUploadedCv } from './cv-actions.ts';
import { insertStandardContent } from './standard-content.ts';

/** The word inside a sentence. */
const cvWord = (tenant: Tenant) => resumeInText(countryOf(tenant.country_id).words.resume);

export function onboardingRoutes(app: FastifyInstance): void {
  serve(app, calls.getOnboarding, async ({ db, viewer, tenant }) => ({
    data: await describeOnboarding(db, viewer.id, tenant.country_id),
  }));

  serve(app, calls.savePersonalDetails, async ({ db, viewer, tenant, body }) => {
    await storePersonalDetails(db, viewer.id, tenant.country_id, body);
    return { data: await describeOnboarding(db, viewer.id, tenant.country_id) };
  });

  serveOutside(app, calls.uploadCv, async ({ withTenant, viewer, tenant, body, files }) => {
    const read = await readCvFile(files.file);
    const file = { ...read, filename: files.file?.filename ?? '', cv_word: cvWord(tenant), country_id: tenant.country_id };
    return { data: await withTenant((db) => storeUploadedCv(db, viewer.id, file, body.replace_revision)) };
  });

  serve(app, calls.getOnboardingResume, async ({ db, viewer }) => ({ data: await describeResume(db, viewer.id) }));

  serve(app, calls.saveCv, async ({ db, viewer, tenant, body }) => ({
    data: await storeSection(db, viewer.id, body, cvWord(tenant)),
  }));

  serve(app, calls.saveCareerDirection, async ({ db, viewer, tenant, body }) => {
    await storeCareerDirection(db, viewer.id, tenant.country_id, body);
    return { data: await describeOnboarding(db, viewer.id, tenant.country_id) };
  });

  serve(app, calls.saveQuestionairre, async ({ db, viewer, tenant, body }) => {
    await storeQuestionairre(db, viewer.id, tenant.country_id, body);
    return {
      data: await describeOnboarding(db, viewer.id, tenant.country_id),
      action_plan: await findActionPlan(db, viewer.id),
    };
  });

  serve(app, calls.findProposedServices, async ({ db, viewer, tenant }) => ({
    data: await proposeServicesTo(db, viewer.id, tenant.country_id),
  }));

  serve(app, calls.saveServices, async ({ db, viewer, tenant, body }) => {
    await storeServices(db, viewer.id, tenant.country_id, body);
    return { data: await describeOnboarding(db, viewer.id, tenant.country_id) };
  });

  // A GET that writes, because its name is fixed.
  serve(app, calls.skipOnboarding, async ({ db, viewer, tenant, query }) => {
    await skip(db, viewer.id, query.step);
    return { data: await describeOnboarding(db, viewer.id, tenant.country_id) };
  });

  serve(app, loadStandardContent, async ({ db, viewer, tenant, request }) => {
    const loaded = await insertStandardContent(db, tenant.country_id);
    if (loaded.questions + loaded.providers === 0) fail(conflict('Nothing was added: questions and providers already exist.'));
    const about = { subject_kind: 'tenant', subject_id: db.tenant_id, details: loaded };
    await audit(db, { ...about, actor_id: viewer.id, action: 'standard_content_loaded', address: request.ip });
    return { message: 'The standard content has been loaded.', data: loaded };
  });
}
