import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { SearchOf } from '#kit/contract/url-search.ts';
import { SearchBox } from '#kit/ui/inputs/SearchBox.tsx';
import { RECRUITER_SORTS, type RecruiterJobSearch } from '../../recruiting-contract.ts';
import { JOB_STATUSES } from '../../shapes.ts';

import { STATUS_WORDS } from './recruiting-words.ts';

/** The id of the list that the tabs control. */
export const JOBS_PANEL = 'recruiter-jobs';

const SORT_WORDS = {
  newest: 'Newest first',
  closing_soon: 'Closing soon',
  title: 'Title',
  applicants: 'Most applicants',
} as const satisfies Record<(typeof RECRUITER_SORTS)[number], string>;

type Search = SearchOf<typeof RecruiterJobSearch>;

type JobFiltersProps = {
  search: Search;
  /** Number of jobs in each status; null while loading. */
  counts: Record<string, number> | null;
  hrefOf: (change: Partial<Search>) => string;
  onChange: (change: Partial<Search>) => void;
};

/** Status, keywords and order of the job list. */
export function JobFilters({ search, counts, hrefOf, onChange }: JobFiltersProps) {
  const all = counts && JOB_STATUSES.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  const label = (words: string, count: number | null | undefined) => (counts ? `${words} (${count ?? 0})` : words);
  return (
    <>
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}>
        <Tabs value={search.status ?? 'all'} variant="scrollable" scrollButtons="auto" aria-label="Status of the jobs">
          <Tab
            value="all"
            id={`${JOBS_PANEL}-all`}
            aria-controls={JOBS_PANEL}
            href={hrefOf({ status: undefined })}
            label={label('All', all)}
          />
          {JOB_STATUSES.map((status) => (
            <Tab
              key={status}
              value={status}
              id={`${JOBS_PANEL}-${status}`}
              aria-controls={JOBS_PANEL}
              href={hrefOf({ status })}
              label={label(STATUS_WORDS[status].label, counts?.[status])}
            />
          ))}
        </Tabs>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <SearchBox label="Search your jobs" words={search.search} onChange={(words) => onChange({ search: words })} />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <FormLabel htmlFor="recruiter-jobs-sort">Sort</FormLabel>
          <NativeSelect
            variant="outlined"
            input={<OutlinedInput />}
            inputProps={{ id: 'recruiter-jobs-sort' }}
            value={search.sorted_by}
            onChange={({ target }) => onChange({ sorted_by: RECRUITER_SORTS.find((sort) => sort === target.value) ?? 'newest' })}
          >
            {RECRUITER_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {SORT_WORDS[sort]}
              </option>
            ))}
          </NativeSelect>
        </Box>
      </Box>
    </>
  );
}
