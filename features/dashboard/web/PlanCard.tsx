import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useMutation } from '@tanstack/react-query';
import { getActionPlan } from '#features/plans/contract.ts';
import { findTransitionPlans, findTransitionTasks, getTransitionPlan } from '#features/plans/transition-contract.ts';
import type { Task as PlanTask } from '#features/plans/transition-shapes.ts';
import { Climb, ClimbLegend, changeTask } from '#features/plans/web/parts.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { usePressed } from '#kit/ui/editing/usePressed.ts';
import { Anchor } from '#kit/ui/page/link.tsx';
import { paths } from '#kit/ui/paths.ts';
import { getDashboard } from '../veteran-contract.ts';
import { DashboardCard } from './DashboardCard.tsx';
import { useDashboard } from './useDashboard.ts';

/** How far the action plan has come, and its next steps, which can be marked as done here. */
export function PlanCard() {
  const { data, ...state } = useDashboard('plan');
  const { plan_progress: plan, next_tasks: tasks } = data ?? {};
  return (
    <DashboardCard
      title="Your plan"
      link={plan && plan.total > 0 ? { label: 'Whole plan', href: wholePlan(tasks?.[0]) } : undefined}
      what="your plan"
      state={state}
      height={160}
    >
      {plan &&
        tasks &&
        (plan.total === 0 ? (
          <Empty />
        ) : (
          <Box
            sx={{
              display: 'grid',
              columnGap: 2,
              rowGap: 1,
              alignItems: 'center',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)', md: 'auto auto minmax(0, 1fr)' },
            }}
          >
            <Climb progress={plan.by_category} width={150} />
            <div>
              <Box sx={{ mb: 0.5, typography: 'subtitle1', fontVariantNumeric: 'tabular-nums' }}>
                {`${plan.done} of ${plan.total} steps done`}
              </Box>
              <ClimbLegend progress={plan.by_category} compact />
            </div>
            {tasks.length === 0 ? (
              <Box sx={{ gridColumn: { sm: '1 / -1', md: 'auto' }, typography: 'body2', color: 'text.secondary' }}>
                Every step is done. Answer the questions again when your plans change.
              </Box>
            ) : (
              <Box
                component="ul"
                aria-label="Next steps"
                sx={{ m: 0, p: 0, minWidth: 0, listStyle: 'none', gridColumn: { sm: '1 / -1', md: 'auto' } }}
              >
                {tasks.map((task) => (
                  <Task key={task.id} task={task} />
                ))}
              </Box>
            )}
          </Box>
        ))}
    </DashboardCard>
  );
}

const wholePlan = (task: PlanTask | undefined) =>
  task?.plan_id == null ? paths.veteran.refineActionPlan() : paths.veteran.transitionPlan({ plan_id: task.plan_id });

function Task({ task }: { task: PlanTask }) {
  const tick = useMutation(
    mutation((done: boolean) => changeTask(task, { done }), {
      invalidates: [getDashboard, getActionPlan, findTransitionPlans, findTransitionTasks, getTransitionPlan],
    }),
  );
  const [isDone, press] = usePressed(false, (done) => tick.mutateAsync(done));
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', minHeight: 36, gap: 0.5 }}>
      <Checkbox
        checked={isDone}
        onChange={({ target }) => press(target.checked)}
        slotProps={{ input: { 'aria-label': `Done: ${task.title}` } }}
        sx={{ p: 0.75, ml: -0.75 }}
      />
      <Box
        component={Anchor}
        href={task.link ?? wholePlan(task)}
        sx={{
          minWidth: 0,
          py: 0.25,
          typography: 'body2',
          color: 'text.primary',
          textDecoration: 'none',
          overflow: 'hidden',
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          '&:hover': { textDecoration: 'underline' },
        }}
        title={task.title}
      >
        {task.title}
      </Box>
    </Box>
  );
}

function Empty() {
  return (
    <>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 2 }}>
        Answer a few questions about work, home, health and money, and we’ll list your next steps here.
      </Box>
      <Button variant="outlined" color="inherit" href={paths.veteran.refineActionPlan()} sx={{ alignSelf: 'start', mt: 'auto' }}>
        Make your plan
      </Button>
    </>
  );
}
