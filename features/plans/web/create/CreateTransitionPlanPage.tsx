import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useViewer } from '#features/accounts/web/index.ts';
import { CATEGORIES, type Category } from '#features/services/rules.ts';
import { resumeInText } from '#kit/country/country.ts';
import { query } from '#kit/ui/data/query.ts';
import { oneOf } from '#kit/ui/lists/search-params.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { paths, withQuery } from '#kit/ui/paths.ts';
import { resumeWord, useLocale } from '#kit/ui/text/locale.tsx';
import { getTransitionSituation } from '../../transition-contract.ts';
import type { SituationShape } from '../../transition-shapes.ts';
import { type DraftOwner, EMPTY_SITUATION, readDraft, writeDraft } from '../plan-draft.ts';
import { CategoryChoice, DateQuestion, LengthQuestion, ServiceQuestion } from './questions.tsx';
import { Result } from './Result.tsx';

const STEPS = ['Your service', 'How long and why', 'When you leave', 'What to plan', 'Your plan'] as const;

/** Guided creation: one group of questions a page, without an account too. */
export function CreateTransitionPlanPage() {
  const viewer = useViewer();
  const isVeteran = viewer?.role === 'veteran';
  const known = useQuery({ ...query(getTransitionSituation), enabled: isVeteran });
  if (isVeteran && known.isPending) return <Frame lead="" step={1} content={<Skeleton variant="rounded" height={280} />} />;
  if (isVeteran && known.isError)
    return (
      <Frame
        lead=""
        step={1}
        content={<ErrorState title="Your service record could not be loaded" onRetry={() => void known.refetch()} />}
      />
    );
  return (
    <Questions
      key={viewer?.id}
      owner={isVeteran ? viewer.id : null}
      begun={known.data?.data.situation ?? null}
      prefilled={known.data?.data.prefilled ?? []}
      missing={known.data?.data.missing ?? null}
    />
  );
}

type QuestionsProps = {
  owner: DraftOwner;
  begun: SituationShape | null;
  prefilled: readonly string[];
  missing: 'profile' | 'cv' | null;
};

function Questions({ owner, begun, prefilled, missing }: QuestionsProps) {
  const { step: input, category }: { step?: unknown; category?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { countryId } = useLocale();
  const [draft] = useState(() => readDraft(owner));
  const [situation, setSituation] = useState<SituationShape>(draft?.situation ?? begun ?? EMPTY_SITUATION);
  const [categories, setCategories] = useState<Category[]>(() => {
    const wanted = oneOf(CATEGORIES, category);
    return wanted ? [wanted] : (draft?.categories ?? []);
  });
  const [fault, setFault] = useState<string | null>(null);
  const step = Math.min(Math.max(Number(input) || 1, 1), categories.length === 0 ? 4 : STEPS.length);
  const hrefOf = (to: number) => withQuery(paths.veteran.createTransitionPlan(), { step: to });

  const change = (fields: Partial<SituationShape>) => {
    setFault(null);
    setSituation((now) => ({ ...now, ...fields }));
  };
  const next = (event: FormEvent) => {
    event.preventDefault();
    if (step === 4 && categories.length === 0) {
      setFault('Choose one plan or more.');
      return;
    }
    writeDraft(owner, { situation, categories, to_save: false });
    void navigate({ href: hrefOf(step + 1) });
  };

  if (step === STEPS.length)
    return (
      <Frame
        lead="Nothing is stored yet. Check what the answers lead to, then save it."
        step={step}
        content={<Result owner={owner} situation={situation} categories={categories} missing={missing} backHref={hrefOf(4)} />}
      />
    );
  return (
    <Frame
      lead="A few questions, and each task gets a date that follows from the day you leave. You can answer “not sure” and change any answer later."
      step={step}
      content={
        <Box component="form" noValidate onSubmit={next}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {STEPS[step - 1]}
          </Typography>
          {step === 1 && <ServiceQuestion {...{ situation, change, countryId, prefilled }} />}
          {step === 2 && <LengthQuestion {...{ situation, change, countryId, prefilled }} />}
          {step === 3 && <DateQuestion {...{ situation, change, countryId, prefilled }} />}
          {step === 4 && (
            <CategoryChoice chosen={categories} onChange={setCategories} fault={fault} lock={lockOf(owner, missing, countryId)} />
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
            <Button type="submit" variant="contained" size="large">
              {step === 4 ? 'Show my plan' : 'Continue'}
            </Button>
            <Button color="inherit" size="large" href={step > 1 ? hrefOf(step - 1) : paths.veteran.transitionPlans()}>
              Back
            </Button>
          </Box>
        </Box>
      }
    />
  );
}

/** What Employment and Education wait for; null when they can be saved. */
function lockOf(owner: DraftOwner, missing: QuestionsProps['missing'], countryId: number): string | null {
  if (owner === null)
    return `You can save this plan once you have an account with a complete profile and ${resumeInText(resumeWord(countryId))}.`;
  if (!missing) return null;
  return `Locked until your ${missing === 'cv' ? resumeInText(resumeWord(countryId)) : 'profile'} is complete. You can look at the plan now and save it then.`;
}

function Frame({ lead, step, content }: { lead: string; step: number; content: React.ReactNode }) {
  return (
    <Page title="Create a transition plan" lead={lead} width={step === STEPS.length ? 'wide' : 'reading'}>
      <Box sx={{ mb: 3 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.75 }}>
          {`Step ${step} of ${STEPS.length}: ${STEPS[step - 1]}`}
        </Typography>
        <LinearProgress variant="determinate" value={(100 * step) / STEPS.length} aria-label="How far you are" />
      </Box>
      {content}
    </Page>
  );
}
