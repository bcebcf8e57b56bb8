import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSessionStore } from '#features/accounts/web/index.ts';
import { getActionPlan } from '#features/plans/contract.ts';
import { findMasterQuestions } from '#features/questions/contract.ts';
import { keyOf, query } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { paths } from '#kit/ui/paths.ts';
import { getOnboarding } from '../contract.ts';
import { ActionPlan } from './PlanStep.tsx';
import { Questionnaire } from './Questionnaire.tsx';

/** The action plan with its questions, to change the answers. The top bar's Cancel asks before leaving (apps/web/Frame.tsx). */
export function RefineActionPlanPage() {
  const queryClient = useQueryClient();
  const session = useSessionStore();
  const state = useQuery(query(getOnboarding));
  const questions = useQuery(query(findMasterQuestions, { query: { visibility_place: 'action_plan' } }));
  const [asksAgain, setAsksAgain] = useState(false);
  const failed = [state, questions].find(({ isError }) => isError);
  const answering = asksAgain || (state.data && !state.data.data.finished.includes(4));

  return (
    <Page
      title="Refine your action plan"
      lead="Answer the questions again when things change. Completed steps stay completed."
      width="reading"
    >
      {failed && <ErrorState title="Your action plan could not be loaded" onRetry={() => void failed.refetch()} />}
      {!failed && !(state.data && questions.data) && <Skeleton variant="rounded" height={320} />}
      {state.data &&
        questions.data &&
        (answering ? (
          <Questionnaire
            state={state.data.data}
            questions={questions.data.data}
            backHref={null}
            onSaved={async (next, plan) => {
              queryClient.setQueryData(keyOf(getOnboarding), { status: true, data: next });
              queryClient.setQueryData(keyOf(getActionPlan), { status: true, data: plan });
              await session.refresh().catch(() => {});
              toast.success('Your action plan is up to date');
              setAsksAgain(false);
            }}
          />
        ) : (
          <>
            <ActionPlan />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
              <Button variant="contained" size="large" onClick={() => setAsksAgain(true)}>
                Answer the questions again
              </Button>
              <Button color="inherit" size="large" href={paths.veteran.home()}>
                Back to the dashboard
              </Button>
            </Box>
          </>
        ))}
    </Page>
  );
}
