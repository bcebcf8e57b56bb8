import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { oneOf } from '#kit/ui/lists/search-params.ts';
import { COMPANY_SIZES, COMPANY_TYPES, COVENANT_LEVELS, CompanyDraft, MEDALLIONS, type OwnCompany } from '../shapes.ts';

/** The form's values. */
export type CompanyFormValues = z.input<typeof CompanyDraft>;

export const emptyCompany = (countryId: number): CompanyFormValues => ({
  name: '',
  legal_name: '',
  company_type: null,
  size: null,
  industry_id: null,
  website: '',
  about: '',
  country_id: countryId,
  state_id: null,
  city: '',
  address: '',
  benefits: [],
  covenant_level: null,
  hire_vets_medallion: null,
  guaranteed_interview: false,
  placement_host: false,
  pledge_hires: null,
  pledge_by: '',
});

export const valuesOf = (company: OwnCompany): CompanyFormValues => ({
  name: company.name,
  legal_name: company.legal_name ?? '',
  company_type: oneOf(COMPANY_TYPES, company.company_type) ?? null,
  size: oneOf(COMPANY_SIZES, company.size) ?? null,
  industry_id: company.industry_id,
  website: company.website ?? '',
  about: company.about ?? '',
  country_id: company.country_id,
  state_id: company.state_id,
  city: company.city ?? '',
  address: company.address ?? '',
  benefits: company.benefits,
  covenant_level: oneOf(COVENANT_LEVELS, company.covenant_level) ?? null,
  hire_vets_medallion: oneOf(MEDALLIONS, company.hire_vets_medallion) ?? null,
  guaranteed_interview: company.guaranteed_interview,
  placement_host: company.placement_host,
  pledge_hires: company.pledge_hires,
  pledge_by: company.pledge_by ?? '',
});

const inContract = zodResolver(CompanyDraft);

/** The contract's rules, after converting an empty date to null and adding a missing scheme to the website. */
export const companyResolver: Resolver<CompanyFormValues, unknown, CompanyDraft> = (values, context, options) =>
  inContract({ ...values, website: withScheme(values.website ?? ''), pledge_by: values.pledge_by || null }, context, options);

/** Adds the scheme that people leave out: `www.example.org`. */
export function withScheme(website: string): string {
  const typed = website.trim();
  return typed === '' || /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`;
}
