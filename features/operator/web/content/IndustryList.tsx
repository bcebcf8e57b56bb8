import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconSearchOff } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { mutation, query } from '#kit/ui/data/query.ts';
import { SearchBox } from '#kit/ui/inputs/SearchBox.tsx';
import { ShownSwitch } from '#kit/ui/inputs/ShownSwitch.tsx';
import { ResponsiveTable } from '#kit/ui/lists/ResponsiveTable.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { TableSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths, withQuery } from '#kit/ui/paths.ts';
import { CountedAt } from '#kit/ui/text/CountedAt.tsx';
import { findContentIndustries, showIndustry } from '../../lookup-contract.ts';
import { counted } from '../operator-words.ts';

/** The industries people choose from. Hiding one removes it from the lists; jobs and companies that use it are not changed. */
export function IndustryList() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const words = typeof search.search === 'string' ? search.search.slice(0, 200) : '';
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = useQuery(query(findContentIndustries));
  const show = useMutation(mutation(showIndustry, { invalidates: [findContentIndustries] }));

  if (error && !data) {
    return <ErrorState title="The industries could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) return <TableSkeleton columns={4} what="the industries" />;
  const wanted = words.trim().toLowerCase();
  const rows = data.data.filter(({ name }) => name.toLowerCase().includes(wanted));
  const hidden = data.data.filter(({ is_shown }) => !is_shown).length;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <SearchBox
          label="Search industries"
          words={words}
          onChange={(typed) =>
            navigate({ href: withQuery(paths.operator.content(), { search: typed }), replace: true, resetScroll: false })
          }
        />
        <Typography variant="body2" color="textSecondary" role="status">
          {counted(rows.length, 'industry', 'industries')}
          {hidden > 0 && `, ${hidden} hidden`}
        </Typography>
        <CountedAt at={data.counted_at} />
      </Box>
      {rows.length === 0 ? (
        <EmptyState title="No matches" icon={<IconSearchOff size={28} aria-hidden />}>
          Try fewer words.
        </EmptyState>
      ) : (
        <ResponsiveTable
          caption="Industries"
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', header: 'Industry', cell: ({ name }) => <Box sx={{ fontWeight: 600 }}>{name}</Box> },
            { key: 'jobs', header: 'Jobs', width: 112, align: 'right', cell: ({ jobs }) => jobs },
            { key: 'companies', header: 'Companies', width: 112, align: 'right', cell: ({ companies }) => companies },
            {
              key: 'shown',
              header: 'Shown',
              width: 96,
              align: 'right',
              cell: ({ id, name, is_shown }) => (
                <ShownSwitch
                  label={`Show ${name}`}
                  checked={is_shown}
                  onPress={(checked) => show.mutateAsync({ params: { id }, body: { is_shown: checked } })}
                />
              ),
            },
          ]}
        />
      )}
    </>
  );
}
