import { useUser } from '#features/accounts/web/index.ts';
import { resumeWord, useLocale } from '#kit/ui/locale.tsx';

/** What the signed-in person calls it: `CV` or `Resume` by their country, and the same within a sentence. */
export function useResumeWord(): { word: 'CV' | 'Resume'; inText: 'CV' | 'resume' } {
  const { countryId } = useLocale();
  const word = resumeWord(useUser().user_details.country?.id ?? countryId);
  return { word, inText: word === 'CV' ? 'CV' : 'resume' };
}
