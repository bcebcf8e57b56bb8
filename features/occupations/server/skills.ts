import type { TenantDb } from '#kit/server/database/db.ts';
import { readImplications, readLookalikes, readSkills, type SkillEntry, SkillVocabulary } from '../skills/vocabulary.ts';
import { findImportedSkills, findReferenceState } from './queries.ts';

let ready: { version: number; built: SkillVocabulary } | null = null;

/** The vocabulary of skills that jobs, records and courses are compared by: those of the product, then those that were imported. */
export async function skillVocabulary(db: TenantDb): Promise<SkillVocabulary> {
  const { imported_skills: version } = await findReferenceState(db);
  if (ready?.version !== version)
    ready = {
      version,
      built: new SkillVocabulary(
        joined(readSkills(), version > 0 ? await findImportedSkills(db) : []),
        readImplications(),
        readLookalikes(),
      ),
    };
  return ready.built;
}

/** An imported skill of a known code adds its aliases. */
function joined(shipped: readonly SkillEntry[], imported: readonly SkillEntry[]): SkillEntry[] {
  const byCode = new Map(shipped.map((skill) => [skill.code, skill]));
  for (const skill of imported) {
    const known = byCode.get(skill.code);
    byCode.set(skill.code, known ? { ...known, aliases: [...known.aliases, ...skill.aliases] } : skill);
  }
  return [...byCode.values()];
}
