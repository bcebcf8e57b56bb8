import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isOnboardingComplete } from '#features/accounts/rules.ts';
import { useSessionStore, useUser } from '#features/accounts/web/index.ts';
import { findMasterQuestions } from '#features/questions/contract.ts';
import { resumeInText } from '#kit/country/country.ts';
import { keyOf, query } from '#kit/ui/data/query.ts';
import { useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { paths } from '#kit/ui/paths.ts';
import { resumeWord, useLocale } from '#kit/ui/text/locale.tsx';
import { findProposedServices, getOnboarding, getOnboardingResume, OnboardingSearch } from '../contract.ts';
import { CV_SECTIONS, nextCvStep, nextStep, type Step, stepNames } from '../rules.ts';
import type { Onboarding } from '../shapes.ts';
import { CareerStep } from './CareerStep.tsx';
import { CvStep } from './CvStep.tsx';
import { CvWalk } from './CvWalk.tsx';
import { PersonalStep } from './PersonalStep.tsx';
import { PlanStep } from './PlanStep.tsx';
import { ServicesStep } from './ServicesStep.tsx';
import { StepBar } from './StepBar.tsx';
import { useLeaveOnboarding, useWantedPage } from './useLeaveOnboarding.ts';

/** The five steps. Without a step in the address, shows the first one that is not completed. */
export function OnboardingPage() {
  const search = useUrlSearch(OnboardingSearch);
  const { user_details } = useUser();
  const { countryId } = useLocale();
  const word = resumeWord(user_details.country?.id ?? countryId);
  const state = useQuery(query(getOnboarding));
  // Fixed while the page is open, so that completing a step does not change the content of the same address.
  const [landed, setLanded] = useState<Step>();
  if (landed === undefined && state.data) setLanded(nextStep(state.data.data.finished));
  const { step = landed, cvStep, resume_id } = search;
  useFocusOnStep(`${step} ${cvStep}`);

  if (state.isError)
    return (
      <Page title="Your profile" width="reading">
        <ErrorState title="Your answers could not be loaded" onRetry={() => void state.refetch()} />
      </Page>
    );
  if (!state.data || step === undefined)
    return (
      <Page title={step ? stepNames(word)[step] : 'Your profile'} width="reading">
        <FormSkeleton />
      </Page>
    );
  const { data } = state.data;
  return (
    <>
      <StepBar step={step} finished={data.finished} percentage={data.onboarding_percentage} cv={word} />
      <ReturnNote />
      <StepPage key={step} step={step} cvStep={cvStep} asksForList={resume_id !== undefined} state={data} word={word} />
    </>
  );
}

/** For someone who came to apply or to do something else: where finishing or skipping leads. */
function ReturnNote() {
  const wanted = useWantedPage();
  if (!wanted) return null;
  const goal = wanted.split('?')[0]?.endsWith('/apply') ? 'your application' : 'the page you came from';
  return (
    <Box sx={{ maxWidth: 1280, mx: 'auto', px: { xs: 2, sm: 3 }, pt: 2 }}>
      <Alert severity="info">{`When you finish or skip these steps, we’ll take you back to ${goal}.`}</Alert>
    </Box>
  );
}

/** Redirects to the page for the current state. */
function GoTo({ href }: { href: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ href, replace: true });
  }, [navigate, href]);
  return null;
}

/** Scrolls each step to its top and moves the focus to its heading. */
function useFocusOnStep(place: string): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    // The first value was only the loading state.
    const isArrival = before.current.startsWith('undefined');
    before.current = place;
    if (isArrival) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [place]);
}

const LEADS: Record<Step, string> = {
  1: 'Tell us who you are and how to contact you. We save each step when you finish it, so you can come back at any time.',
  2: 'We’ll fill in your details from it.',
  3: 'Tell us what you’d like to do next. We’ll show matching jobs first.',
  4: 'Answer a few questions to get your list of next steps.',
  5: 'Services that match what you asked for. Save the ones you want; we don’t share your choice with anyone.',
};

const PLACES: Partial<Record<Step, string>> = { 1: 'personal_details', 3: 'career_direction', 4: 'action_plan' };

type StepPageProps = {
  step: Step;
  cvStep: number | undefined;
  /** Whether the list of the resume's sections was requested; otherwise the first unchecked section is shown. */
  asksForList: boolean;
  state: Onboarding;
  word: 'CV' | 'Resume';
};

function StepPage({ step, cvStep, asksForList, state, word }: StepPageProps) {
  const questions = useQuery({
    ...query(findMasterQuestions, { query: { visibility_place: PLACES[step] ?? '' } }),
    enabled: PLACES[step] !== undefined,
  });
  const keep = useStoredState();
  const goOn = useGoOn();
  const onSaved = async (next: Onboarding) => {
    await keep(next);
    await goOn(step, next);
  };
  if (step === 2) return <CvPage cvStep={cvStep} asksForList={asksForList} state={state} word={word} />;

  const body = (): ReactNode => {
    if (step === 5) return <ServicesStep state={state} onSaved={onSaved} />;
    if (questions.isError)
      return <ErrorState title="The questions could not be loaded" onRetry={() => void questions.refetch()} />;
    if (!questions.data) return <FormSkeleton />;
    const input = { state, questions: questions.data.data };
    if (step === 1) return <PersonalStep {...input} onSaved={onSaved} />;
    if (step === 3) return <CareerStep {...input} onSaved={onSaved} />;
    return <PlanStep {...input} onAnswered={keep} />;
  };
  return (
    <Page title={stepNames(word)[step]} lead={LEADS[step]} width="reading">
      {body()}
    </Page>
  );
}

function CvPage({ cvStep, asksForList, state, word }: Omit<StepPageProps, 'step'>) {
  const resume = useQuery(query(getOnboardingResume));
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const keep = useStoredState();
  const goOn = useGoOn();
  const finished = state.finished.includes(2);
  const resumeWord = resumeInText(word);
  const title = stepNames(word)[2];
  if (resume.isError)
    return (
      <Page title={title} width="reading">
        <ErrorState title={`Your ${resumeWord} could not be loaded`} onRetry={() => void resume.refetch()} />
      </Page>
    );
  if (!resume.data)
    return (
      <Page title={title} lead={LEADS[2]} width="reading">
        <FormSkeleton />
      </Page>
    );
  const { data } = resume.data;
  const isUnderWay = data && !finished && data.seen.length > 0 && data.seen.length < CV_SECTIONS.length;
  if (isUnderWay && cvStep === undefined && !asksForList)
    return <GoTo href={paths.veteran.onboarding({ step: 2, cvStep: nextCvStep(data.seen), resume_id: data.id })} />;
  if (data && cvStep !== undefined)
    return (
      <CvWalk
        key={data.id}
        word={resumeWord}
        cvStep={cvStep}
        resume={data}
        onSaved={async (saved) => {
          if (cvStep < CV_SECTIONS.length - 1) {
            await navigate({ href: paths.veteran.onboarding({ step: 2, cvStep: cvStep + 1, resume_id: saved.id }) });
            return;
          }
          const next = await queryClient.fetchQuery(query(getOnboarding));
          await keep(next.data);
          await goOn(2, next.data);
        }}
      />
    );
  return (
    <Page title={title} lead={data ? `Check your ${resumeWord} section by section.` : LEADS[2]} width="reading">
      <CvStep word={resumeWord} resume={data} finished={finished} />
    </Page>
  );
}

/** Stores the server's state in the cache and refreshes the session. */
function useStoredState(): (state: Onboarding) => Promise<void> {
  const queryClient = useQueryClient();
  const session = useSessionStore();
  return async (state) => {
    queryClient.setQueryData(keyOf(getOnboarding), { status: true, data: state });
    // The proposed services depend on the answers.
    queryClient.removeQueries({ queryKey: keyOf(findProposedServices) });
    await session.refresh().catch(() => {});
  };
}

/** Goes to the next step; after the last one to the page that the person came for or the briefing, or to a step that was left out. */
function useGoOn(): (from: Step, state: Onboarding) => Promise<void> {
  const navigate = useNavigate();
  const leave = useLeaveOnboarding();
  return async (from, state) => {
    if (from === 5 && isOnboardingComplete(state)) {
      toast.success('Your profile is complete');
      await leave({ isComplete: true });
      return;
    }
    const next = from === 5 ? nextStep(state.finished) : from + 1;
    await navigate({ href: paths.veteran.onboarding({ step: next }) });
  };
}

function FormSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" height={48} width="60%" />
    </Box>
  );
}
