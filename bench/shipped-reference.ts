import { OccupationReference, withOwnTerms } from '#features/occupations/server/reference.ts';
import { readImplications, readLookalikes, readSkills, SkillVocabulary } from '#features/occupations/skills/vocabulary.ts';
import { readOccupations } from '#features/occupations/translation/tables.ts';
import { TitleIndex } from '#features/occupations/translation/title-index.ts';

/** What Muster ships about occupations and skills, without a database. */
export async function shippedReference(): Promise<OccupationReference> {
  const index = await TitleIndex.build(readOccupations());
  const translator = await withOwnTerms({ translator: { index, official: null } as OccupationReference['translator'] }, []);
  return new OccupationReference(translator, new SkillVocabulary(readSkills(), readImplications(), readLookalikes()));
}
