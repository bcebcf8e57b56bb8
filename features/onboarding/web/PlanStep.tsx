import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getActionPlan } from '#features/plans/contract.ts';
import { ActionPlanList } from '#features/plans/web/parts.ts';
import type { Question } from '#features/questions/shapes.ts';
import { keyOf, query } from '#kit/ui/data/query.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { paths } from '#kit/ui/paths.ts';
import type { Onboarding } from '../shapes.ts';
import { Questionnaire } from './Questionnaire.tsx';
import { StepFooter } from './StepForm.tsx';

type StepProps = {
  state: Onboarding;
  questions: readonly Question[];
  /** Stores the answers without leaving the page. */
  onAnswered: (state: Onboarding) => Promise<void>;
};

/** Step 4: the questions, then the resulting plan. */
export function PlanStep({ state, questions, onAnswered }: StepProps) {
  const [answering, setAnswering] = useState(!state.finished.includes(4));
  if (!answering)
    return (
      <>
        <ActionPlan />
        <Box sx={{ mt: 3 }}>
          <StepFooter backHref={paths.veteran.onboarding({ step: 3 })} saved="saved">
            <Button variant="contained" size="large" href={paths.veteran.onboarding({ step: 5 })}>
              Continue
            </Button>
            <Button variant="outlined" color="inherit" size="large" onClick={() => setAnswering(true)}>
              Answer again
            </Button>
          </StepFooter>
        </Box>
      </>
    );
  return (
    <Questionnaire
      state={state}
      questions={questions}
      backHref={paths.veteran.onboarding({ step: 3 })}
      onSaved={async (next) => {
        await onAnswered(next);
        setAnswering(false);
      }}
    />
  );
}

/** The plan. Its heading takes the focus, because it replaces the questions. */
export function ActionPlan() {
  const queryClient = useQueryClient();
  const plan = useQuery(query(getActionPlan));
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = plan.data !== undefined;
  useEffect(() => {
    if (!isThere) return;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest('form')) heading.current?.focus({ preventScroll: true });
    announce('Your action plan is ready');
  }, [isThere]);
  return (
    <Box component="section" aria-label="Your next steps">
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h2" sx={{ mb: 0.5 }}>
        Your next steps
      </Typography>
      {plan.data && plan.data.data.length > 0 && <ActionPlanList items={plan.data.data} />}
      {plan.data && plan.data.data.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>You have no next steps at the moment.</Typography>
      )}
      {plan.isPending && <Skeleton variant="rounded" height={240} />}
      {plan.isError && (
        <ErrorState
          title="Your action plan could not be loaded"
          onRetry={() => void queryClient.invalidateQueries({ queryKey: keyOf(getActionPlan) })}
        />
      )}
    </Box>
  );
}
