import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type City, findCities, getCountries, getIndustries } from '#features/lookups/contract.ts';
import type { ReplyOf } from '#kit/contract/route.ts';
import { countryOf } from '#kit/country/country.ts';
import { query } from '#kit/ui/data/query.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { formatMoney } from '#kit/ui/text/money.ts';
import { type findJobs, getJob, type JobFacets } from '../../contract.ts';
import type { JobCard } from '../../shapes.ts';
import type { JobSearch } from './filters/job-filter-url.ts';

/** Announces "212 jobs found" after each change of the list, except for the first one. */
export function useAnnouncedCount(count: string | null, listKey: string): void {
  const announced = useRef(listKey);
  useEffect(() => {
    if (count === null || announced.current === listKey) return;
    announce(`${count} found`);
    announced.current = listKey;
  }, [count, listKey]);
}

/** `Fitter, Northgate Rail`: the page title for an open job. Undefined while no job is open or nothing about it has loaded. */
export function useJobTitle(jobId: number | undefined, card: JobCard | undefined): string | undefined {
  const { data } = useQuery({ ...query(getJob, { params: { id: jobId ?? 0 } }), enabled: jobId !== undefined });
  const job = data?.data ?? card;
  return job && `${job.title}, ${job.company.name}`;
}

const TYPING_MS = 250;
const SHORTEST = 2;
const NO_CITIES: City[] = [];

/** Towns of a country, by default the tenant's, while a name is being typed. */
export function useCitySearch(countryId: number | undefined) {
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const [submitted, setSubmitted] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSubmitted(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isFetching } = useQuery({
    ...query(findCities, { body: { country_id: countryId ?? locale.countryId, city: submitted } }),
    enabled: submitted.length >= SHORTEST,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const enough = typed.trim().length >= SHORTEST;
  return { found: enough && data ? data.data : NO_CITIES, loading: isFetching || typed.trim() !== submitted, type: setTyped };
}

/** The labels of the active filters. Lookups are fetched when one of their names is needed. */
export function useFilterNames(
  search: JobSearch,
  found: ReplyOf<typeof findJobs> | undefined,
  facets: JobFacets | null = found?.facets ?? null,
) {
  const { countryId, language } = useLocale();
  const industries = useQuery({
    ...query(getIndustries),
    enabled: search.industry.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const countries = useQuery({
    ...query(getCountries),
    enabled: search.country_id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    industry: (id: number) => industries.data?.data.find((one) => one.id === id)?.name ?? 'Industry',
    country: (id: number) => countries.data?.data.find((one) => one.id === id)?.name ?? 'Country',
    company: (id: number) => found?.data.find(({ company }) => company.id === id)?.company.name ?? 'Selected employer',
    occupation: (code: string) => facets?.occupation.find(({ value }) => value === code)?.label ?? 'Occupation',
    money: (amount: number) => formatMoney(amount, countryOf(countryId).currency, language),
  };
}
