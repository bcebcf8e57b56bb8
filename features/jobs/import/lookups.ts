import { allIndustryNames } from '#features/lookups/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { BrokenText } from '#kit/server/files/broken-text.ts';
import { DownloadFault } from '#kit/server/net/download.ts';
import { type Posting, UnreadableFile } from './posting.ts';
import { IndustryIndex, type Lookups } from './prepare.ts';
import { allCountries, citiesOfCountry } from './queries.ts';
import { CityIndex } from './towns.ts';

export async function readLookups(db: TenantDb, tenantCountryId: number): Promise<Lookups> {
  const countries = await allCountries(db);
  return {
    countries: new Map(countries.map((country) => [country.iso2, country])),
    own_country: countries.find((country) => country.id === tenantCountryId),
    cities: new Map(),
    industries: new IndustryIndex(await allIndustryNames(db)),
  };
}

export async function addCities(db: TenantDb, lookups: Lookups, code: string | null): Promise<void> {
  const country = code ? lookups.countries.get(code.toUpperCase()) : lookups.own_country;
  if (country && !lookups.cities.has(country.id))
    lookups.cities.set(country.id, new CityIndex(await citiesOfCountry(db, country.id)));
}

/** The company that all adverts of a source are of, and whether veterans apply for them here. */
export type OneCompany = { id: number; name: string; apply_here: boolean };

/** In the feed of a company all adverts are its own, whatever they call it. */
export const ofCompany = (posting: Posting, company: OneCompany | null | undefined): Posting =>
  company ? { ...posting, company: company.name, ...(company.apply_here && { apply_url: null }) } : posting;

/** Errors that are about what was read. */
export const isAboutSource = (error: unknown): error is Error =>
  error instanceof UnreadableFile || error instanceof BrokenText || error instanceof DownloadFault;
