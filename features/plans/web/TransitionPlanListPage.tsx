import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { IconRoute } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { CATEGORIES } from '#features/services/rules.ts';
import { query } from '#kit/ui/data/query.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { paths } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { findTransitionPlans } from '../transition-contract.ts';
import type { PlanSummary } from '../transition-shapes.ts';
import { PLAN_NAMES } from '../transition-words.ts';
import { PlanProgress } from './PlanProgress.tsx';

/** A veteran's transition plans, one for each category. */
export function TransitionPlanListPage() {
  const plans = useQuery(query(findTransitionPlans));
  const found = plans.data?.data ?? [];
  const without = CATEGORIES.filter((category) => !found.some((plan) => plan.category === category));
  return (
    <Page
      title="Transition plans"
      lead="What to do and when, from 24 months before you leave to 24 months after."
      action={
        found.length > 0 && (
          <>
            <Button variant="contained" href={paths.veteran.transitionPlan()}>
              See everything on one calendar
            </Button>
            <Button color="inherit" variant="outlined" href={paths.veteran.refineActionPlan()}>
              Action plan
            </Button>
          </>
        )
      }
    >
      {plans.isError && <ErrorState title="Your plans could not be loaded" onRetry={() => void plans.refetch()} />}
      {plans.isPending && <Skeleton variant="rounded" height={280} />}
      {plans.data && found.length === 0 && (
        <EmptyState
          title="No transition plan yet"
          icon={<IconRoute size={28} />}
          action={
            <Button variant="contained" size="large" href={paths.veteran.createTransitionPlan()}>
              Create a transition plan
            </Button>
          }
        >
          Answer a few questions about your service. We then date each task from the day you leave.
        </EmptyState>
      )}
      {found.length > 0 && (
        <Box
          component="ul"
          aria-label="Your plans"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
          }}
        >
          {found.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </Box>
      )}
      {found.length > 0 && without.length > 0 && (
        <Box component="section" aria-labelledby="more-plans" sx={{ mt: 4 }}>
          <Typography id="more-plans" variant="h3" component="h2" sx={{ mb: 1 }}>
            Add a plan
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {without.map((category) => (
              <Button key={category} variant="outlined" color="inherit" href={paths.veteran.createTransitionPlan({ category })}>
                {PLAN_NAMES[category]}
              </Button>
            ))}
          </Box>
        </Box>
      )}
    </Page>
  );
}

function PlanCard({ plan }: { plan: PlanSummary }) {
  const { next_task: next } = plan;
  return (
    <Box component="li" sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
        <Link
          href={paths.veteran.transitionPlan({ plan_id: plan.id })}
          color="inherit"
          sx={{ display: 'inline-block', minHeight: 24 }}
        >
          {plan.title}
        </Link>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {PLAN_NAMES[plan.category]}
        {plan.planned_for ? (
          <>
            , leaving <DateText value={plan.planned_for} as="day" />
          </>
        ) : (
          ', no leaving date yet'
        )}
      </Typography>
      <PlanProgress small progress={plan.progress} byCategory={[{ category: plan.category, ...plan.progress }]} />
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        {next ? (
          <>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {'Next: '}
            </Box>
            {next.title}
            {next.due_on && (
              <>
                , <DateText value={next.due_on} as="day" />
              </>
            )}
          </>
        ) : (
          'Every task is done.'
        )}
      </Typography>
    </Box>
  );
}
