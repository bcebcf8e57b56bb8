import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '#kit/contract/route.ts';
import { keyOf, query } from '#kit/ui/data/query.ts';
import { DASHBOARD_CARDS, type DashboardCardName } from '../rules.ts';
import { getDashboard, type VeteranDashboard } from '../veteran-contract.ts';

/** The sections of one card. Each card asks for its own, so that one that fails leaves the others as they are. */
export function useDashboard(card: DashboardCardName) {
  const { data, error, isFetching, refetch } = useQuery({
    ...query(getDashboard, { query: { section: [...DASHBOARD_CARDS[card]] } }),
    placeholderData: keepPreviousData,
  });
  return { data: data?.data, failed: error !== null && !data, retrying: isFetching, retry: () => void refetch() };
}

/** Marks the copies of a job in the dashboard's replies; used when it is saved. */
export function markDashboardJobs(client: QueryClient, marked: <Row extends { id: number }>(row: Row) => Row): void {
  client.setQueriesData<ReplyOf<typeof getDashboard>>(
    { queryKey: keyOf(getDashboard) },
    (reply) => reply && { ...reply, data: markedIn(reply.data, marked) },
  );
}

function markedIn(data: VeteranDashboard, marked: <Row extends { id: number }>(row: Row) => Row): VeteranDashboard {
  const { job_recommendations: found, top_picks: picks } = data;
  return {
    ...data,
    ...(found && {
      job_recommendations: { ...found, jobs: found.jobs.map((one) => ({ ...one, job: marked(one.job) })) },
    }),
    ...(picks && { top_picks: picks.map((pick) => (pick.kind === 'job' ? { ...pick, job: marked(pick.job) } : pick)) }),
  };
}
