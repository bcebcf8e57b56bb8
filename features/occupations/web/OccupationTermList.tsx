import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { mutation, query } from '#kit/ui/data/query.ts';
import { SearchBox } from '#kit/ui/inputs/SearchBox.tsx';
import { Pagination } from '#kit/ui/lists/Pagination.tsx';
import { searchHref, useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { counted } from '#kit/ui/text/counted.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { LISTED_SERVICES } from '../service-keys.ts';
import {
  dismissUntranslatedTitle,
  findOccupationTerms,
  findUntranslatedTitles,
  type OwnTerm,
  OwnTermSearch,
} from '../term-contract.ts';
import { OccupationTermDialog } from './OccupationTermDialog.tsx';
import { serviceName } from './trade-words.ts';

type Opened = { term: OwnTerm | null; title: string; service: string };

const ROW = { p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' } as const;
const LIST = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 } as const;

/** The terms that operators add to the translation of trades, and the titles that it does not know. */
export function OccupationTermList() {
  const search = useUrlSearch(OwnTermSearch);
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    ...query(findOccupationTerms, { query: { search: search.search, page: search.page } }),
    placeholderData: keepPreviousData,
  });
  const hrefOf = (change: Partial<typeof search>) =>
    searchHref(paths.operator.content(), OwnTermSearch, { ...search, section: 'terms' }, change);
  return (
    <>
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mb: 3 }}>
        We use these terms to translate military trades into civilian work. Terms you add take priority over ours, on your site
        only, from the next search.
      </Typography>
      <UnknownTitles onAdd={(title, service) => setOpened({ term: null, title, service })} />
      <Box component="section" aria-labelledby="own-terms">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5, mb: 2 }}>
          <Typography id="own-terms" variant="h3" component="h2" sx={{ mr: 'auto' }}>
            {data && data.meta.total > 0 ? counted(data.meta.total, 'own entry', 'own entries') : 'Own terms'}
          </Typography>
          <SearchBox
            label="Search terms"
            words={search.search}
            onChange={(text) => void navigate({ href: hrefOf({ search: text, page: 1 }), replace: true })}
          />
          <Button
            variant="contained"
            startIcon={<IconPlus size={18} aria-hidden />}
            onClick={() => setOpened({ term: null, title: '', service: '' })}
          >
            Add terms
          </Button>
        </Box>
        {error && !data ? (
          <ErrorState title="The terms could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
        ) : !data ? (
          <ListSkeleton rows={3} what="the terms" />
        ) : data.data.length === 0 ? (
          <EmptyState title={search.search ? 'No matching terms' : 'No terms added yet'}>
            Add a term when a trade leads to the wrong work, or to none.
          </EmptyState>
        ) : (
          <Box component="ul" sx={LIST}>
            {data.data.map((term) => (
              <Box component="li" key={term.id} sx={{ ...ROW, display: 'flex', gap: 2, alignItems: 'start' }}>
                <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Typography variant="subtitle1" component="h3">
                    {term.terms.join(', ')}
                  </Typography>
                  <Typography variant="body2">{term.occupations.map(({ name }) => name).join(', ')}</Typography>
                  <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.5 }}>
                    {`${term.source} · `}
                    <DateText value={term.updated_at} />
                  </Typography>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
                    {!term.is_active && <Chip size="small" label="Not used" />}
                    {term.services.map((service) => (
                      <Chip key={service} size="small" variant="outlined" label={LISTED_SERVICES[service]} />
                    ))}
                  </Box>
                </Box>
                <Button
                  size="small"
                  color="inherit"
                  aria-label={`Edit: ${term.terms[0]}`}
                  onClick={() => setOpened({ term, title: '', service: '' })}
                >
                  Edit
                </Button>
              </Box>
            ))}
          </Box>
        )}
        {data && (
          <Pagination page={search.page} lastPage={data.meta.last_page} hrefOf={(to) => hrefOf({ page: to })} what="Terms" />
        )}
        {data && data.standard.length > 0 && (
          <Box component="section" aria-labelledby="standard-terms" sx={{ mt: 3 }}>
            <Typography id="standard-terms" variant="subtitle1" component="h3">
              Terms we ship
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
              {data.standard.map(({ term, services, occupations }) => (
                <li key={`${term} ${services.join()}`}>
                  {`${term}${services.length > 0 ? ` (${services.map((one) => LISTED_SERVICES[one]).join(', ')})` : ''}: ${occupations.map(({ name }) => name).join(', ')}`}
                </li>
              ))}
            </Box>
          </Box>
        )}
      </Box>
      {opened && (
        <OccupationTermDialog
          key={opened.term?.id ?? opened.title}
          term={data?.data.find(({ id }) => id === opened.term?.id) ?? opened.term}
          suggested={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

/** What people asked for and the translation does not know: the most frequent ones. */
function UnknownTitles({ onAdd }: { onAdd: (title: string, service: string) => void }) {
  const { data } = useQuery(query(findUntranslatedTitles, { query: {} }));
  const dismiss = useMutation(
    mutation(dismissUntranslatedTitle, { invalidates: [findUntranslatedTitles], success: 'Removed from the list' }),
  );
  if (!data || data.data.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="unknown-titles" sx={{ mb: 4 }}>
      <Typography id="unknown-titles" variant="h3" component="h2" sx={{ mb: 2 }}>
        {counted(data.meta.total, 'title we don’t know', 'titles we don’t know')}
      </Typography>
      <Box component="ul" sx={LIST}>
        {data.data.slice(0, 8).map(({ title, service, times, last_at }) => (
          <Box
            component="li"
            key={`${title} ${service}`}
            sx={{ ...ROW, py: 1, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
          >
            <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="subtitle2" component="h3">
                {title}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {[serviceName(service), counted(times, 'search', 'searches')].filter(Boolean).join(', ')}
                {', last '}
                <DateText value={last_at} />
              </Typography>
            </Box>
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              aria-label={`Add terms for ${title}`}
              onClick={() => onAdd(title, service)}
            >
              Add terms
            </Button>
            <Button
              size="small"
              color="inherit"
              aria-label={`Dismiss ${title}`}
              onClick={() => dismiss.mutate({ body: { title, service } })}
            >
              Dismiss
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
