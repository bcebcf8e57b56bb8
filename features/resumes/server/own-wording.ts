import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { OwnWording } from '../contract.ts';
import { ownWordingOf } from '../wording/own-wording.ts';
import { findNewestResume, findOwner } from './resume-queries.ts';

/** The military terms of the person's newest resume, with one of its lines in civilian words; null without a resume. */
export async function findOwnWording(db: TenantDb, userId: number): Promise<OwnWording | null> {
  const resume = await findNewestResume(db, userId);
  if (!resume) return null;
  const country = countryOf((await findOwner(db, userId)).country_id).forces;
  return { resume_id: resume.id, ...ownWordingOf(resume.content, country) };
}
