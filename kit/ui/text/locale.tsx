import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Country, countryOf, UNITED_KINGDOM, UNITED_STATES } from '#kit/country/country.ts';

export { UNITED_KINGDOM, UNITED_STATES };

/** The site's name, and the country whose formats and words the pages use. */
type SiteLocale = { siteName: string; countryId: number; language: 'en-GB' | 'en-US' };

const FALLBACK: SiteLocale = { siteName: 'Muster', countryId: UNITED_KINGDOM, language: 'en-GB' };
const LocaleContext = createContext(FALLBACK);

export function LocaleProvider({ siteName, countryId, children }: { siteName: string; countryId: number; children: ReactNode }) {
  const value = useMemo<SiteLocale>(
    () => ({ siteName, countryId, language: countryOf(countryId).language }),
    [siteName, countryId],
  );
  return <LocaleContext.Provider value={value}>{children}</LocaleContext.Provider>;
}

/** The tenant's locale; the United Kingdom's until the tenant is loaded. */
export function useLocale(): SiteLocale {
  return useContext(LocaleContext);
}

/** The country's word for a curriculum vitae. */
export const resumeWord = (countryId: number | null): 'CV' | 'Resume' => countryOf(countryId).words.resume;

/** The words of the tenant's country. */
export const useCountryWords = (): Country['words'] => countryOf(useLocale().countryId).words;
