import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { IconBookmark, IconFileSearch, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ReplyOf } from '#kit/contract/route.ts';
import { resumeInText } from '#kit/country/country.ts';
import { type AppliedFilter, FilterChips } from '#kit/ui/lists/FilterChips.tsx';
import { Pagination } from '#kit/ui/lists/Pagination.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { VisuallyHidden } from '#kit/ui/page/VisuallyHidden.tsx';
import { paths } from '#kit/ui/paths.ts';
import { resumeWord, useLocale } from '#kit/ui/text/locale.tsx';
import { type findJobs, JOB_SORTS } from '../../contract.ts';
import type { JobCard } from '../../shapes.ts';
import { jobCount, mentionWords } from '../job-words.ts';
import { useJobFilter } from './filters/JobFilterContext.tsx';
import { type JobSearch, jobListHref, type Sort, showsMatches, widen } from './filters/job-filter-url.ts';
import { exactChange } from './filters/read-filters.ts';
import { useReadWords } from './filters/useSuggestions.ts';
import { JobListItem, JobListItemSkeleton } from './JobListItem.tsx';

/** One column of fixed width. */
const LIST = { m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 } as const;

type Found = ReplyOf<typeof findJobs>;

type JobResultsProps = {
  found: Found | undefined;
  failed: boolean;
  fetching: boolean;
  onRetry: () => void;
  filters: readonly AppliedFilter[];
  onClear: () => void;
  /** The job shown beside the list. */
  currentId: number | undefined;
  onOpen: (job: JobCard) => void;
  /** Omitted for viewers who can't save jobs. */
  onToggleSave?: ((job: JobCard) => void) | undefined;
};

/** The jobs found, or why there are none. */
export function JobResults({
  found,
  failed,
  fetching,
  onRetry,
  filters,
  onClear,
  currentId,
  onOpen,
  onToggleSave,
}: JobResultsProps) {
  const { search, listHref, jobHref } = useJobFilter();
  const item = (job: JobCard) => (
    <JobListItem
      key={job.id}
      job={job}
      href={jobHref(job.id)}
      current={job.id === currentId}
      onOpen={() => onOpen(job)}
      onToggleSave={onToggleSave && (() => onToggleSave(job))}
      mentioned={search.in_description}
    />
  );
  return (
    <Box>
      {filters.length > 0 && (
        <Box sx={{ pb: 1.5 }}>
          <FilterChips filters={filters} onClear={onClear} />
        </Box>
      )}
      {search.read_from && <ReadNote typed={search.read_from} />}
      {found?.meaning && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {found.meaning.understood} → {found.meaning.occupations.map(({ name }) => name).join(', ')} jobs
        </Alert>
      )}
      {failed && !found && <ErrorState title="The jobs could not be loaded" onRetry={onRetry} retrying={fetching} />}
      {failed && found && (
        <Alert severity="warning" sx={{ mb: 1.5 }} action={<RetryButton onRetry={onRetry} fetching={fetching} />}>
          These jobs may be out of date.
        </Alert>
      )}
      {!failed && !found && <ListSkeleton />}
      {found?.corrected && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          Showing results for <b>{found.corrected.searched}</b>
          {found.mentions ? ` instead of “${found.corrected.typed}”.` : `. No jobs match “${found.corrected.typed}”.`}
        </Alert>
      )}
      {found && found.data.length === 0 && found.partial.length === 0 && (
        <NothingFound found={found} search={search} filtered={filters.length > 0} onClear={onClear} />
      )}
      {found && found.data.length > 0 && (
        <>
          <Box component="ul" aria-label="Jobs" sx={LIST}>
            {found.data.map(item)}
          </Box>
          <Pagination page={found.meta.page} lastPage={found.meta.last_page} hrefOf={(page) => listHref({ page })} what="Jobs" />
          {found.meta.page === found.meta.last_page && <EndOfPages {...found.meta} />}
        </>
      )}
      {found?.mentions && (found.data.length > 0 || found.partial.length > 0) && (
        <Box sx={{ my: 2 }}>
          <MentionsLink mentions={found.mentions} others={found.data.length > 0 && !found.corrected} />
        </Box>
      )}
      {found && found.partial.length > 0 && (
        <Box sx={found.data.length > 0 ? { mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider' } : {}}>
          <Typography variant="subtitle2" component="h3" id="partial-matches" sx={{ mb: 1.5 }}>
            {found.data.length > 0 || found.mentions
              ? 'Jobs that match some of your words'
              : 'No jobs match all of your words. These match some:'}
          </Typography>
          <Box component="ul" aria-labelledby="partial-matches" sx={LIST}>
            {found.partial.map(item)}
          </Box>
        </Box>
      )}
    </Box>
  );
}

/** Which words became filters, with the way back to the words. */
function ReadNote({ typed }: { typed: string }) {
  const { search, change } = useJobFilter();
  const readWords = useReadWords();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: -0.5, mb: 1.5, typography: 'body2' }}>
      <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{`Read from “${typed}”`}</Box>
      <Button size="small" sx={{ px: 0.5, ml: -0.5 }} onClick={async () => change(exactChange(search, await readWords(typed)))}>
        Search for the exact words instead
      </Button>
    </Box>
  );
}

/** Offers the jobs that have the words of a search in the text of their advert only. */
function MentionsLink({ mentions, others }: { mentions: NonNullable<Found['mentions']>; others: boolean }) {
  const { listHref } = useJobFilter();
  return (
    <Button
      variant="outlined"
      color="inherit"
      href={listHref({ in_description: true })}
      startIcon={<IconFileSearch size={20} aria-hidden />}
      sx={{ color: 'text.primary', whiteSpace: 'normal', textAlign: 'left' }}
    >
      {mentionWords(mentions, others)}
    </Button>
  );
}

function RetryButton({ onRetry, fetching }: { onRetry: () => void; fetching: boolean }) {
  return (
    <Button size="small" color="inherit" onClick={onRetry} loading={fetching}>
      Try again
    </Button>
  );
}

function ListSkeleton() {
  return (
    <Box role="status">
      <VisuallyHidden>Loading jobs</VisuallyHidden>
      <Box component="ul" aria-hidden sx={LIST}>
        {[1, 2, 3, 4, 5].map((row) => (
          <JobListItemSkeleton key={row} />
        ))}
      </Box>
    </Box>
  );
}

function NothingFound({
  found,
  search,
  filtered,
  onClear,
}: {
  found: Found;
  search: JobSearch;
  filtered: boolean;
  onClear: () => void;
}) {
  const { area, listHref } = useJobFilter();
  const { countryId } = useLocale();
  const clear = (
    <Button variant="outlined" color="inherit" onClick={onClear} sx={{ color: 'text.primary' }}>
      Clear all filters
    </Button>
  );
  if (found.meta.total > 0) {
    return (
      <EmptyState
        title={`Page ${search.page} does not exist`}
        headingLevel="h3"
        action={
          <Button variant="contained" href={listHref({ page: 1 })}>
            Go to first page
          </Button>
        }
      >
        {`These results have ${found.meta.last_page === 1 ? 'one page' : `${found.meta.last_page} pages`}.`}
      </EmptyState>
    );
  }
  if (found.no_match) {
    return (
      <EmptyState
        title="We can’t match jobs yet"
        headingLevel="h3"
        icon={<IconSearch size={28} />}
        action={
          <Button variant="contained" href={paths.veteran.resumes()}>
            Update your {resumeInText(resumeWord(countryId))}
          </Button>
        }
      >
        {found.no_match}
      </EmptyState>
    );
  }
  if (search.jobType === 'saved' && !filtered) {
    return (
      <EmptyState
        title="No saved jobs yet"
        headingLevel="h3"
        icon={<IconBookmark size={28} />}
        action={
          <Button variant="contained" href={paths.veteran.jobs()}>
            Find jobs
          </Button>
        }
      >
        Jobs you save appear here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={found.mentions ? 'No title, skill or employer matches your search' : 'No jobs match your search'}
      headingLevel="h3"
      icon={<IconSearch size={28} />}
      action={
        found.mentions ? (
          <MentionsLink mentions={found.mentions} others={false} />
        ) : found.wider.length === 0 && filtered ? (
          clear
        ) : undefined
      }
    >
      {found.wider.length > 0 ? (
        <WiderSearches found={found} search={search} area={area} clear={clear} />
      ) : found.mentions ? (
        'The description of a job may say more.'
      ) : (
        'Check the spelling or remove a filter.'
      )}
    </EmptyState>
  );
}

function WiderSearches({
  found,
  search,
  area,
  clear,
}: {
  found: Found;
  search: JobSearch;
  area: 'public' | 'veteran';
  clear: ReactNode;
}) {
  return (
    <>
      Try a broader search:
      <Box component="span" sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1, mt: 2 }}>
        {found.wider.map(({ change, label, count, count_is_estimate }) => (
          <Button key={label} variant="outlined" href={jobListHref(area, widen(search, change))} sx={{ whiteSpace: 'normal' }}>
            {`${label}: ${jobCount(count, count_is_estimate)}`}
          </Button>
        ))}
        {clear}
      </Box>
    </>
  );
}

const SORT_WORDS: Record<Sort, string> = {
  relevance: 'Relevance',
  match: 'Best match',
  newest: 'Newest',
  closing_soon: 'Closing soon',
  salary: 'Highest pay',
  distance: 'Distance',
};

/** The number of jobs and their order. */
export function ResultsHead({ found, filtersButton }: { found: Found | undefined; filtersButton: ReactNode }) {
  const { search, change } = useJobFilter();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, minHeight: 40 }}>
      <Typography id="results" variant="subtitle1" component="h2" tabIndex={-1} sx={{ flex: 1, whiteSpace: 'nowrap' }}>
        {found ? jobCount(found.meta.total, found.meta.total_is_estimate) : 'Jobs'}
      </Typography>
      {filtersButton}
      <NativeSelect
        variant="outlined"
        input={<OutlinedInput />}
        inputProps={{ 'aria-label': 'Sort by' }}
        value={showsMatches(search) && search.sorted_by === 'relevance' ? 'match' : search.sorted_by}
        onChange={({ target }) =>
          change({ sorted_by: JOB_SORTS.find((sort) => sort === target.value) ?? 'relevance', sorted_type: 'desc' })
        }
        sx={{ minWidth: 150 }}
      >
        {JOB_SORTS.filter(
          (sort) => (sort !== 'distance' || search.near) && sort !== (showsMatches(search) ? 'relevance' : 'match'),
        ).map((sort) => (
          <option key={sort} value={sort}>
            {SORT_WORDS[sort]}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}

type EndOfPagesProps = { per_page: number; last_page: number; total: number; total_is_estimate?: boolean | undefined };

/** Says that a list ends before its last result: only so many pages are read. */
function EndOfPages({ per_page, last_page, total, total_is_estimate = false }: EndOfPagesProps) {
  const shown = per_page * last_page;
  if (shown >= total) return null;
  return (
    <Typography variant="body2" sx={{ mt: 2, textAlign: 'center', color: 'text.secondary' }}>
      {`This is the end of the first ${shown.toLocaleString('en-GB')} of ${total_is_estimate ? 'about ' : ''}${total.toLocaleString('en-GB')} jobs. Narrow your search to see others.`}
    </Typography>
  );
}
