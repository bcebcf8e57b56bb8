import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { findTransitionPlans, previewReplanning, replan } from '../transition-contract.ts';
import type { Changes, SituationShape } from '../transition-shapes.ts';
import { PLAN_NAMES } from '../transition-words.ts';
import { DateQuestion, LengthQuestion, ServiceQuestion } from './create/questions.tsx';
import { PLAN_LISTS } from './plan-lists.ts';

type ReplanDialogProps = {
  begun: SituationShape;
  /** Show the changes for the answers as they are: the date or a rule has changed elsewhere. */
  startsWithChanges: boolean;
  onClose: () => void;
};

/** Changes the leaving date or other answers: first what would move, then apply. */
export function ReplanDialog({ begun, startsWithChanges, onClose }: ReplanDialogProps) {
  const id = useId();
  const { countryId } = useLocale();
  const [situation, setSituation] = useState(begun);
  const [previewed, setPreviewed] = useState<SituationShape | null>(startsWithChanges ? begun : null);
  const plans = useQuery(query(findTransitionPlans));
  const preview = useMutation(
    mutation((wanted: SituationShape) => call(previewReplanning, { body: wanted }), {
      onSuccess: ({ data }, wanted) => {
        setPreviewed(wanted);
        announce(data.length === 0 ? 'Nothing would change' : 'The changes are listed');
      },
    }),
  );
  const first = useQuery({ ...previewQuery(begun), enabled: startsWithChanges });
  const changes = preview.data?.data ?? first.data?.data ?? null;
  const apply = useMutation(
    mutation(
      (wanted: SituationShape) =>
        call(replan, {
          body: {
            ...wanted,
            revisions: Object.fromEntries((plans.data?.data ?? []).map((plan) => [String(plan.id), plan.revision])),
          },
        }),
      { invalidates: PLAN_LISTS, success: 'Your plans are up to date', onSuccess: onClose },
    ),
  );
  const change = (fields: Partial<SituationShape>) => {
    setPreviewed(null);
    setSituation((now) => ({ ...now, ...fields }));
  };
  const show = (event: FormEvent) => {
    event.preventDefault();
    preview.mutate(situation);
  };
  const questions = { situation, change, countryId, prefilled: [] };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>Change your leaving date or answers</DialogTitle>
      <DialogContent>
        <Box component="form" id={`${id}-form`} onSubmit={show}>
          <DateQuestion {...questions} />
          <Box component="details">
            <Box component="summary" sx={{ cursor: 'pointer', py: 0.75, typography: 'subtitle2' }}>
              Your other answers
            </Box>
            <Box sx={{ pt: 1 }}>
              <LengthQuestion {...questions} />
              <ServiceQuestion {...questions} />
            </Box>
          </Box>
        </Box>
        {previewed && changes && <ChangeList changes={changes} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        {previewed && changes ? (
          <Button variant="contained" loading={apply.isPending} disabled={!plans.data} onClick={() => apply.mutate(previewed)}>
            {changes.length === 0 ? 'Save answers' : 'Apply changes'}
          </Button>
        ) : (
          <Button type="submit" form={`${id}-form`} variant="contained" loading={preview.isPending || first.isLoading}>
            Show what changes
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

const previewQuery = (wanted: SituationShape) => ({
  queryKey: ['plan changes', wanted],
  queryFn: () => call(previewReplanning, { body: wanted }),
  retry: 0,
  gcTime: 0,
});

/** Old day and new day of each task that moves, and what comes, goes and stays. */
function ChangeList({ changes }: { changes: readonly Changes[] }) {
  if (changes.length === 0)
    return (
      <Typography role="status" sx={{ mt: 2 }}>
        Nothing would move.
      </Typography>
    );
  return (
    <Box sx={{ mt: 2 }}>
      {changes.map((plan) => (
        <Box component="section" key={plan.plan_id} sx={{ mb: 3 }}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {PLAN_NAMES[plan.category]}
          </Typography>
          {plan.moved.length > 0 && (
            <Box
              role="region"
              aria-label={`Tasks that move: ${PLAN_NAMES[plan.category]}`}
              tabIndex={0}
              sx={{ overflowX: 'auto' }}
            >
              <Box
                component="table"
                sx={{
                  width: '100%',
                  borderCollapse: 'collapse',
                  typography: 'body2',
                  '& td, & th': { textAlign: 'left', py: 0.5, pr: { xs: 1, sm: 2 }, borderBottom: 1, borderColor: 'divider' },
                  // A date stays on one line.
                  '& time': { whiteSpace: 'nowrap' },
                }}
              >
                <Box component="caption" sx={{ textAlign: 'left', pb: 0.5, color: 'text.secondary' }}>
                  {plan.moved.length === 1 ? '1 task moves' : `${plan.moved.length} tasks move`}
                </Box>
                <thead>
                  <tr>
                    <th scope="col">Task</th>
                    <th scope="col">Now</th>
                    <th scope="col">New</th>
                  </tr>
                </thead>
                <tbody>
                  {plan.moved.map((task) => (
                    <tr key={task.task_id}>
                      <td>{task.title}</td>
                      <td>{task.from ? <DateText value={task.from} as="day" /> : task.from_text}</td>
                      <td>{task.to ? <DateText value={task.to} as="day" /> : task.to_text}</td>
                    </tr>
                  ))}
                </tbody>
              </Box>
            </Box>
          )}
          <Lines title="New tasks" lines={plan.added.map(({ title, reason }) => `${title}. ${reason}`)} />
          <Lines title="Tasks that go" lines={plan.removed.map(({ title, reason }) => `${title}. ${reason}`)} />
          <Lines title="Reworded by a new version of their rule" lines={plan.reworded.map(({ title }) => title)} />
          <Lines title="Kept as they are" lines={plan.kept.map(({ title, reason }) => `${title}. ${reason}`)} />
        </Box>
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Completed tasks, your own tasks, notes and dates you chose stay as they are.
      </Typography>
    </Box>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="subtitle2" component="h4">{`${title} (${lines.length})`}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Box>
  );
}
