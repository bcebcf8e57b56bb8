import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { completeProfileHref } from '#features/accounts/guards.ts';
import { intent, useViewer } from '#features/accounts/web/index.ts';
import type { Category } from '#features/services/rules.ts';
import { resumeInText } from '#kit/country/country.ts';
import { ApiError, call } from '#kit/ui/data/api.ts';
import { keyOf, mutation } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { paths } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { resumeWord, useLocale } from '#kit/ui/text/locale.tsx';
import { createTransitionPlan, previewTransitionPlans } from '../../transition-contract.ts';
import type { PreviewTask, SituationShape } from '../../transition-shapes.ts';
import { NEED_PROFILE, PLAN_NAMES } from '../../transition-words.ts';
import { IncompleteProfileDialog } from '../IncompleteProfileDialog.tsx';
import { type DraftOwner, forgetDraft, writeDraft } from '../plan-draft.ts';
import { PLAN_LISTS } from '../plan-lists.ts';
import { SourceLine } from '../SourceLine.tsx';

type ResultProps = {
  owner: DraftOwner;
  situation: SituationShape;
  categories: readonly Category[];
  missing: 'profile' | 'cv' | null;
  backHref: string;
};

/** What the answers lead to, before anything is stored. */
export function Result({ owner, situation, categories, missing, backHref }: ResultProps) {
  const navigate = useNavigate();
  const user = useViewer();
  const { countryId } = useLocale();
  const [isBlocked, setIsBlocked] = useState(false);
  const body = { ...situation, categories: [...categories] };
  const preview = useQuery({
    queryKey: [...keyOf(previewTransitionPlans), body],
    queryFn: ({ signal }) => call(previewTransitionPlans, { body }, { signal }),
    retry: 0,
  });
  const blocked = missing ? categories.filter((category) => NEED_PROFILE.includes(category)) : [];
  const save = useMutation(
    mutation(
      /** @param _ where to go then; null: to the plan */
      async (_: string | null) => {
        const ids: number[] = [];
        for (const category of categories.filter((one) => !blocked.includes(one))) {
          try {
            ids.push((await call(createTransitionPlan, { body: { ...situation, category } })).data.id);
          } catch (error) {
            // It is there already, from another tab or an earlier try.
            if (!(error instanceof ApiError && error.status === 409)) throw error;
          }
        }
        return ids;
      },
      {
        invalidates: PLAN_LISTS,
        success: (ids) => (ids.length > 0 ? 'Your plan is saved' : undefined),
        onSuccess: (ids, wanted) => {
          if (blocked.length > 0) writeDraft(owner, { situation, categories: [...blocked], to_save: true });
          else forgetDraft(owner);
          const [only] = ids;
          const href =
            ids.length === 1 && only ? paths.veteran.transitionPlan({ plan_id: only }) : paths.veteran.transitionPlan();
          // Where every plan has to wait there is none to show.
          if (wanted !== null || blocked.length < categories.length) return navigate({ href: wanted ?? href });
        },
      },
    ),
  );
  const keepForSignUp = () => {
    writeDraft(owner, { situation, categories: [...categories], to_save: true });
    intent.returnTo(paths.veteran.transitionPlans());
    void navigate({ href: paths.auth.signup({ user: 'veteran' }) });
  };

  if (preview.isError) return <ErrorState title="Your plan could not be created" onRetry={() => void preview.refetch()} />;
  if (!preview.data) return <Skeleton variant="rounded" height={480} />;
  const plans = preview.data.data;
  const count = plans.reduce((sum, { tasks }) => sum + tasks.length, 0);
  const actions = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {owner !== null ? (
        <Button
          variant="contained"
          size="large"
          loading={save.isPending}
          onClick={() => (blocked.length > 0 ? setIsBlocked(true) : save.mutate(null))}
        >
          {plans.length === 1 ? 'Save plan' : `Save ${plans.length} plans`}
        </Button>
      ) : (
        <Button variant="contained" size="large" onClick={keepForSignUp}>
          Create an account to save it
        </Button>
      )}
      <Button color="inherit" size="large" href={backHref}>
        Change answers
      </Button>
    </Box>
  );
  return (
    <>
      <Typography variant="h2">{`${count} tasks in ${plans.length === 1 ? 'one plan' : `${plans.length} plans`}`}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '75ch', mb: 2 }}>
        {situation.discharge_date ? (
          <>
            For a discharge date of <DateText value={situation.discharge_date} as="day" />. Each task says why it is due then.
          </>
        ) : (
          'You’re not sure when you’re leaving, so tasks show date ranges. Add the date later to get exact days.'
        )}
      </Typography>
      {actions}
      {blocked.length > 0 && (
        <Alert severity="info" sx={{ mt: 2, maxWidth: '75ch' }}>
          {`${blocked.map((one) => PLAN_NAMES[one]).join(' and ')} can be saved once your profile and ${resumeInText(resumeWord(countryId))} are complete. This browser keeps your answers until then, or until you sign out.`}
        </Alert>
      )}
      {owner === null && (
        <Alert severity="info" sx={{ mt: 2, maxWidth: '75ch' }}>
          Your answers stay in this browser. They are saved to your account when you sign up and sign in here.
        </Alert>
      )}
      {plans.map(({ category, tasks, left_out }) => (
        <Box component="section" key={category} sx={{ mt: 4 }}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1 }}>
            <Typography variant="h3">{PLAN_NAMES[category]}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>{`${tasks.length} tasks`}</Typography>
          </Box>
          <Box
            component="ol"
            aria-label={`Tasks for ${PLAN_NAMES[category]}`}
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
            {tasks.map((task) => (
              <PreviewRow key={task.rule_key} task={task} />
            ))}
          </Box>
          {left_out.length > 0 && (
            <Box component="details" sx={{ mt: 1 }}>
              <Box component="summary" sx={{ cursor: 'pointer', py: 0.5, typography: 'body2' }}>
                {`${left_out.length} rules that don’t apply to you, and why`}
              </Box>
              <Box component="ul" sx={{ mt: 0.5, mb: 0, pl: 2.5, typography: 'body2', color: 'text.secondary' }}>
                {left_out.map(({ rule_key, title, reason }) => (
                  <li key={rule_key}>{`${title}. ${reason}`}</li>
                ))}
              </Box>
            </Box>
          )}
        </Box>
      ))}
      <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary', maxWidth: '75ch' }}>
        These are planning dates from published guidance, not decisions about what you’re entitled to. Check with your service.
      </Typography>
      <Box sx={{ mt: 3 }}>{actions}</Box>
      {isBlocked && user && (
        <IncompleteProfileDialog
          open
          what={missing === 'cv' ? resumeWord(countryId) : 'Profile'}
          onComplete={() => save.mutate(completeProfileHref(user))}
          onClose={() => {
            setIsBlocked(false);
            save.mutate(null);
          }}
        />
      )}
    </>
  );
}

function PreviewRow({ task }: { task: PreviewTask }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '180px 1fr' },
        gap: { xs: 0.25, sm: 2 },
        px: 2,
        py: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {task.due_on ? <DateText value={task.due_on} as="day" /> : task.due_text}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          {task.title}
          {task.applies_reason.startsWith('May apply') && <Chip size="small" label="May apply" sx={{ ml: 1 }} />}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {task.why}
        </Typography>
        <SourceLine task={task} />
      </Box>
    </Box>
  );
}
