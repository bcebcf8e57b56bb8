import { IconEyeOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '#kit/ui/data/query.ts';
import { Pagination } from '#kit/ui/lists/Pagination.tsx';
import { ResponsiveTable } from '#kit/ui/lists/ResponsiveTable.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { TableSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { resumeWord, useLocale } from '#kit/ui/text/locale.tsx';
import { findProfileViews } from '../contract.ts';

/** Which companies opened the veteran's anonymous profile, or the CV of an application. */
export function ProfileViews({ page, hrefOf }: { page: number; hrefOf: (page: number) => string }) {
  const { countryId } = useLocale();
  const cv = resumeWord(countryId);
  const { data, error, isFetching, refetch } = useQuery({
    ...query(findProfileViews, { query: { page } }),
    placeholderData: keepPreviousData,
  });
  if (error && !data)
    return <ErrorState title="The views could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <TableSkeleton columns={3} what="the views" />;
  if (data.data.length === 0)
    return (
      <EmptyState title="No views yet" icon={<IconEyeOff size={28} aria-hidden />}>
        Employers who open your profile or a {cv} that you sent are listed here, with the day.
      </EmptyState>
    );
  const rows = data.data.map((view, index) => ({ ...view, key: `${view.at} ${index}` }));
  return (
    <>
      <ResponsiveTable
        caption="Who viewed you"
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'company', header: 'Employer', cell: ({ company_name }) => company_name },
          {
            key: 'what',
            header: 'Opened',
            cell: ({ what, job_title }) =>
              what === 'profile' ? 'Your profile, without your name' : `Your ${cv}${job_title ? ` for ${job_title}` : ''}`,
          },
          { key: 'at', header: 'When', cell: ({ at }) => <DateText value={at} capital /> },
        ]}
      />
      <Pagination page={data.meta.page} lastPage={data.meta.last_page} hrefOf={hrefOf} what="Views" />
    </>
  );
}
