import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { query } from '#kit/ui/data/query.ts';
import { getJobGuidance, type JobGuidance } from '../../../guidance-contract.ts';
import type { JobFormControl } from '../job-values.ts';

const TYPING_MS = 600;
const SHORTEST_TITLE = 3;
const LONGEST_TITLE = 200;
const LONGEST_ROLE = 120;

/** Pay of similar jobs and fitting trades for the job as written; null until the title says what it is. */
export function useGuidance(control: JobFormControl, jobId: number | null): JobGuidance | null {
  const [title, role, occupation, city, type] = useWatch({
    control,
    name: ['title', 'job_role', 'occupation_id', 'city_id', 'type'],
  });
  const typed = `${title.trim()}\n${(role ?? '').trim()}`;
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const [settledTitle = '', settledRole = ''] = settled.split('\n');
  const enabled = settledTitle.length >= SHORTEST_TITLE && settledTitle.length <= LONGEST_TITLE;
  const { data } = useQuery({
    ...query(getJobGuidance, {
      query: {
        title: settledTitle,
        job_role: settledRole.slice(0, LONGEST_ROLE),
        ...(occupation && { occupation_id: occupation }),
        ...(Number(city) > 0 && { city_id: Number(city) }),
        ...(type && { type }),
        ...(jobId !== null && { job_id: jobId }),
      },
    }),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return enabled ? (data?.data ?? null) : null;
}
