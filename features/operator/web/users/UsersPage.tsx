import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { IconSearchOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useUser } from '#features/accounts/web/index.ts';
import { shownEmail } from '#kit/contract/shown-email.ts';
import { query } from '#kit/ui/data/query.ts';
import { SearchBox } from '#kit/ui/inputs/SearchBox.tsx';
import { FilterSelect } from '#kit/ui/lists/FilterSelect.tsx';
import { Pagination } from '#kit/ui/lists/Pagination.tsx';
import { ResponsiveTable } from '#kit/ui/lists/ResponsiveTable.tsx';
import { oneOf, readSearch, useSearchChange } from '#kit/ui/lists/search-params.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { TableSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { type Person, QueueSearch } from '../../contract.ts';
import { personListCall } from '../list-queries.ts';
import { counted, hrefOfPerson, ROLE_WORDS, ROLES, STATUS_OPTIONS, STATUSES } from '../operator-words.ts';
import { EndSessionsDialog } from '../review/EndSessionsDialog.tsx';
import { hrefOfQueue } from '../review/queue-search.ts';
import { StatusChip } from '../StatusChip.tsx';

const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_WORDS[value] }));

/** Everyone with an account at the tenant. */
export function UsersPage() {
  const me = useUser();
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = readSearch(QueueSearch, raw);
  const [ending, setEnding] = useState<Person | null>(null);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query(...personListCall(raw)),
    placeholderData: keepPreviousData,
  });
  const hrefOf = (change: Partial<QueueSearch>) => hrefOfQueue(paths.operator.users(), search, change);
  const go = useSearchChange(QueueSearch, (now, change) => hrefOfQueue(paths.operator.users(), now, change));
  const total = data?.meta.total;
  useEffect(() => {
    if (total !== undefined && !isPlaceholderData) announce(counted(total, 'person', 'people'));
  }, [total, isPlaceholderData]);

  return (
    <Page title="Users" lead={total === undefined ? undefined : counted(total, 'person', 'people')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5, mb: 2 }}>
        <SearchBox label="Search by name or email" words={search.search} onChange={(words) => go({ search: words })} />
        <FilterSelect
          label="Role"
          value={search.role}
          options={ROLE_OPTIONS}
          onChange={(role) => go({ role: oneOf(ROLES, role) ?? '' })}
        />
        <FilterSelect
          label="Status"
          value={search.status}
          options={STATUS_OPTIONS}
          onChange={(status) => go({ status: oneOf(STATUSES, status) ?? '' })}
        />
      </Box>
      <Box aria-busy={isPlaceholderData}>
        {error && !data ? (
          <ErrorState title="The people could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
        ) : !data ? (
          <TableSkeleton columns={5} what="the people" />
        ) : data.data.length === 0 ? (
          <EmptyState
            title="No matches"
            icon={<IconSearchOff size={28} aria-hidden />}
            action={
              <Button variant="outlined" color="inherit" href={paths.operator.users()}>
                Show everyone
              </Button>
            }
          >
            Try fewer words, another role or another status.
          </EmptyState>
        ) : (
          <>
            <ResponsiveTable
              caption="People"
              rows={data.data}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'name',
                  header: 'Name',
                  cell: (person) => (
                    <Box sx={{ overflowWrap: 'anywhere' }}>
                      <Link href={hrefOfPerson(person)} variant="subtitle2" color="textPrimary" underline="hover">
                        {person.full_name}
                      </Link>
                      {person.id === me.id && ' (you)'}
                      <Box sx={{ typography: 'body2', color: 'text.secondary', fontWeight: 400 }}>{shownEmail(person.email)}</Box>
                    </Box>
                  ),
                },
                { key: 'role', header: 'Role', width: 144, cell: ({ role }) => ROLE_WORDS[role] },
                {
                  key: 'where',
                  header: 'Company or service',
                  cell: ({ company, service }) =>
                    company ? <Link href={paths.operator.company(company.id)}>{company.name}</Link> : (service ?? '–'),
                },
                { key: 'status', header: 'Status', width: 128, cell: ({ status }) => <StatusChip status={status} /> },
                {
                  key: 'seen',
                  header: 'Last signed in',
                  width: 144,
                  cell: ({ last_signed_in_at }) => (last_signed_in_at ? <DateText value={last_signed_in_at} /> : 'Never'),
                },
                {
                  key: 'sessions',
                  header: '',
                  name: 'Sessions',
                  align: 'right',
                  width: 148,
                  cell: (person) =>
                    person.last_signed_in_at !== null && (
                      <Button
                        size="small"
                        color="inherit"
                        aria-label={`End sessions of ${person.full_name}`}
                        onClick={() => setEnding(person)}
                      >
                        End sessions
                      </Button>
                    ),
                },
              ]}
            />
            <Pagination page={data.meta.page} lastPage={data.meta.last_page} hrefOf={(page) => hrefOf({ page })} what="Users" />
          </>
        )}
      </Box>
      {ending && <EndSessionsDialog person={ending} isMe={ending.id === me.id} onClose={() => setEnding(null)} />}
    </Page>
  );
}
