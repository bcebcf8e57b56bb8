import { useUser } from '#features/accounts/web/index.ts';
import { resumeInText } from '#kit/country/country.ts';
import { resumeWord, useLocale } from '#kit/ui/text/locale.tsx';

/** The word for a resume in the person's country, `CV` or `Resume`, also in the form used inside a sentence. */
export function useResumeWord(): { word: 'CV' | 'Resume'; inText: 'CV' | 'resume' } {
  const { countryId } = useLocale();
  const word = resumeWord(useUser().user_details.country?.id ?? countryId);
  return { word, inText: resumeInText(word) };
}
