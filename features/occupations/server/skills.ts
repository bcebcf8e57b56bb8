import type { TenantDb } from '#kit/server/db.ts';
import { readImplications, readSkills, SkillVocabulary } from '../skills/vocabulary.ts';

let shipped: SkillVocabulary | null = null;

/** The vocabulary of skills that jobs, records and courses are compared by. */
export async function skillVocabulary(_db: TenantDb): Promise<SkillVocabulary> {
  shipped ??= new SkillVocabulary(readSkills(), readImplications());
  return shipped;
}
