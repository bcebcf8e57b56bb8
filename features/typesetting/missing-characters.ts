import { z } from 'zod';

/** Characters of a document that none of its fonts has, and the section that contains them. */
export const MissingCharacters = z.object({ section: z.string(), characters: z.array(z.string()) });
export type MissingCharacters = z.infer<typeof MissingCharacters>;

/** Names the characters and says what to do about them. @param missing at least one */
export function missingMessage(missing: readonly MissingCharacters[]): string {
  const places = missing.map(({ section, characters }) => `${characters.map(characterName).join(', ')} in ${section}`);
  return `Our fonts don’t have these characters, so the PDF shows empty boxes: ${places.join('; ')}. Replace or remove them.`;
}

/** `“𒀀” (U+12000)`, or only the code of an unassigned character, which screens cannot show either. */
function characterName(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return /\p{Cn}/u.test(character) ? code : `“${character}” (${code})`;
}
