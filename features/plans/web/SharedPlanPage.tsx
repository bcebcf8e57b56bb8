import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ApiError } from '#kit/ui/data/api.ts';
import { query } from '#kit/ui/data/query.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { progressByCategory } from '../climb.ts';
import { GROUP_NAMES, groupOf, progressOf, TASK_GROUPS } from '../grouping.ts';
import { openSharedPlan } from '../transition-contract.ts';
import type { Task } from '../transition-shapes.ts';
import { PLAN_NAMES } from '../transition-words.ts';
import { PlanProgress } from './PlanProgress.tsx';
import { useToday } from './useToday.ts';

/** A person's plans as an adviser reads them: nothing can be changed. */
export function SharedPlanPage() {
  const { token = '' }: { token?: string } = useParams({ strict: false });
  const today = useToday();
  const shared = useQuery(query(openSharedPlan, { params: { token } }));
  if (shared.error instanceof ApiError && [404, 422].includes(shared.error.status))
    return (
      <Page title="Shared plan">
        <EmptyState title="This link no longer works">It has ended or was revoked. Ask for a new one.</EmptyState>
      </Page>
    );
  const data = shared.data?.data;
  return (
    <Page
      title={data ? `Transition plan of ${data.name}` : 'Shared plan'}
      lead={
        data?.discharge_date ? (
          <>
            Leaves on <DateText value={data.discharge_date} as="day" />. You can read this plan, not change it.
          </>
        ) : (
          'You can read this plan, not change it.'
        )
      }
    >
      {shared.isError && <ErrorState title="The plan could not be loaded" onRetry={() => void shared.refetch()} />}
      {shared.isPending && <Skeleton variant="rounded" height={420} />}
      {data && (
        <>
          <Box sx={{ maxWidth: 420 }}>
            <PlanProgress progress={progressOf(data.tasks, today)} byCategory={progressByCategory(data.tasks, today)} />
          </Box>
          {TASK_GROUPS.map((group) => {
            const members = data.tasks.filter((task) => groupOf(task, today) === group);
            if (members.length === 0) return null;
            return (
              <Box component="section" key={group} sx={{ mt: 3 }}>
                <Typography variant="h3" component="h2" sx={{ mb: 1 }}>{`${GROUP_NAMES[group]} (${members.length})`}</Typography>
                <Box
                  component="ul"
                  sx={{
                    m: 0,
                    p: 0,
                    listStyle: 'none',
                    border: 1,
                    borderColor: 'divider',
                    borderRadius: 1,
                    bgcolor: 'background.paper',
                  }}
                >
                  {members.map((task) => (
                    <ReadOnlyTask key={task.id} task={task} />
                  ))}
                </Box>
              </Box>
            );
          })}
        </>
      )}
    </Page>
  );
}

const ReadOnlyTask = ({ task }: { task: Task }) => (
  <Box component="li" sx={{ px: 2, py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
    <Typography variant="subtitle2" component="p">
      {task.title}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {task.due_on ? (
        <>
          {'Due '}
          <DateText value={task.due_on} as="day" />
        </>
      ) : (
        task.due_text
      )}
      {[task.category && PLAN_NAMES[task.category], task.who].map((fact) => fact && ` · ${fact}`)}
    </Typography>
  </Box>
);
