import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { findCompanies } from '#features/companies/contract.ts';
import { CompanyListSearch } from '#features/companies/list-contract.ts';
import { answersInTime, awardText, placeOfCompany, replyRecordText } from '#features/companies/rules.ts';
import { COVENANT_LEVELS, type Company, MEDALLIONS } from '#features/companies/shapes.ts';
import { getIndustries } from '#features/lookups/contract.ts';
import type { SearchOf } from '#kit/contract/url-search.ts';
import { countryOf } from '#kit/country/country.ts';
import { query } from '#kit/ui/data/query.ts';
import { SearchBox } from '#kit/ui/inputs/SearchBox.tsx';
import { FilterSelect } from '#kit/ui/lists/FilterSelect.tsx';
import { Pagination } from '#kit/ui/lists/Pagination.tsx';
import { searchHref, useSearchChange, useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { counted } from '#kit/ui/text/counted.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { CompanyLogo } from '../CompanyLogo.tsx';

type Search = SearchOf<typeof CompanyListSearch>;

const hrefOf = (search: Search, change: Partial<Search>) => searchHref(paths.companies(), CompanyListSearch, search, change);

/** `/companies`: the employers of the site, by name, with filters. */
export function CompanyListPage() {
  const search = useUrlSearch(CompanyListSearch);
  const change = useSearchChange(CompanyListSearch, hrefOf);
  const { data, error, refetch, isFetching } = useQuery({
    ...query(findCompanies, { query: search }),
    placeholderData: (previous) => previous,
  });
  return (
    <Page
      title="Employers"
      lead="Employers who hire people who served: what they commit to, how often they answer applicants in time, and their open jobs."
    >
      <Filters search={search} onChange={change} />
      {error && !data && (
        <ErrorState title="The employers could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <ListSkeleton rows={6} what="the employers" />}
      {data && data.data.length === 0 && <NoEmployers search={search} />}
      {data && data.data.length > 0 && (
        <>
          <Typography role="status" variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
            {counted(data.meta.total, 'employer', 'employers')}
          </Typography>
          <Box
            component="ul"
            aria-label="Employers"
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {data.data.map((company) => (
              <CompanyCard key={company.id} company={company} />
            ))}
          </Box>
          <Pagination
            page={search.page}
            lastPage={data.meta.last_page}
            hrefOf={(page) => hrefOf(search, { page })}
            what="Employers"
          />
        </>
      )}
    </Page>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Filters({ search, onChange }: { search: Search; onChange: (change: Partial<Search>) => void }) {
  const { countryId } = useLocale();
  const isBritish = countryOf(countryId).forces === 'UK';
  const { data: industries } = useQuery(query(getIndustries));
  const levels = isBritish ? COVENANT_LEVELS : MEDALLIONS;
  const level = (isBritish ? search.covenant_level : search.hire_vets_medallion)[0] ?? '';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 2, rowGap: 1.5, mb: 2.5 }}>
      <SearchBox label="Search employers by name" words={search.search} onChange={(words) => onChange({ search: words })} />
      <FilterSelect
        label="Industry"
        value={String(search.industry[0] ?? '')}
        options={(industries?.data ?? [])
          .filter(({ id, is_shown }) => is_shown || id === search.industry[0])
          .map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(id) => onChange({ industry: id === '' ? [] : [Number(id)] })}
      />
      <FilterSelect
        label={isBritish ? 'Covenant award' : 'HIRE Vets medallion'}
        value={level}
        options={levels.map((one) => ({ value: one, label: capital(one) }))}
        onChange={(chosen) =>
          onChange(
            isBritish
              ? { covenant_level: COVENANT_LEVELS.filter((one) => one === chosen) }
              : { hire_vets_medallion: MEDALLIONS.filter((one) => one === chosen) },
          )
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          control={<Checkbox checked={search.hiring} onChange={(_, hiring) => onChange({ hiring })} />}
          label="Hiring now"
        />
        <FormControlLabel
          control={
            <Checkbox
              checked={search.guaranteed_interview}
              onChange={(_, guaranteed_interview) => onChange({ guaranteed_interview })}
            />
          }
          label="Guaranteed interview"
        />
      </Box>
    </Box>
  );
}

function CompanyCard({ company }: { company: Company }) {
  const where = [placeOfCompany(company), company.industry?.name].filter(Boolean).join(' · ');
  const award = awardText(company);
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 2,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '@media (hover: hover)': { '&:hover': { borderColor: 'controlBorder' } },
      }}
    >
      <CompanyLogo company={company} size={56} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="subtitle1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <Link
            href={paths.company(company.id)}
            color="textPrimary"
            underline="hover"
            sx={{
              '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
              '&:focus-visible': { outline: 'none' },
              '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.text', outlineOffset: 2 },
            }}
          >
            {company.name}
          </Link>
        </Typography>
        {where && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {where}
          </Typography>
        )}
        <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
          {company.open_jobs === 0 ? 'No open jobs right now' : counted(company.open_jobs, 'open job', 'open jobs')}
        </Typography>
        {company.replies && (
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {replyRecordText(company.replies)}
          </Typography>
        )}
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 0.75, '&:empty': { display: 'none' } }}>
          {company.guaranteed_interview && <Chip size="small" color="success" label="Guaranteed interview" />}
          {answersInTime(company.replies) && <Chip size="small" color="success" label="Answers in time" />}
          {award && <Chip size="small" label={award} />}
        </Box>
      </Box>
    </Box>
  );
}

function NoEmployers({ search }: { search: Search }) {
  const isFiltered = hrefOf({ ...search, page: 1 }, {}) !== paths.companies();
  if (search.page > 1 || isFiltered)
    return (
      <EmptyState
        title="No employers match"
        action={
          <Button variant="contained" href={paths.companies()}>
            Show all employers
          </Button>
        }
      >
        Try another name, or fewer filters.
      </EmptyState>
    );
  return <EmptyState title="No employers yet">Employers appear here once their company is approved.</EmptyState>;
}
