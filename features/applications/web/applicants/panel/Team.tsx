import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { RestoredNotice } from '#kit/ui/editing/RestoredNotice.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { DetailsSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import type { Applicant } from '../../../contract.ts';
import { deleteNote, getPipeline, setTags, submitScore, type Teamwork } from '../../../pipeline-contract.ts';
import { refreshApplicants } from '../useApplicantMoves.ts';
import { NoteForm } from './NoteForm.tsx';
import { useTeamwork } from './useTeamwork.ts';

/** Notes that recruiters of the company write for each other. */
export function ApplicantNotes({ applicant }: { applicant: Applicant }) {
  const team = useTeamwork(applicant.id);
  const pipeline = useQuery(query(getPipeline, { params: { id: applicant.job.id } }));
  const client = useQueryClient();
  const [deleting, setDeleting] = useState<number | null>(null);
  const remove = useMutation(
    mutation((id: number) => call(deleteNote, { params: { id } }), {
      success: 'Note deleted',
      onSuccess: () => {
        setDeleting(null);
        return refreshApplicants(client);
      },
    }),
  );
  if (team.error && !team.data) return <ErrorState title="The notes could not be loaded" onRetry={() => void team.refetch()} />;
  if (!team.data) return <DetailsSkeleton what="notes" />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <NoteForm key={applicant.id} applicantId={applicant.id} colleagues={pipeline.data?.data.colleagues ?? []} />
      {team.data.data.notes.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          No notes yet. Only recruiters of your company see them.
        </Typography>
      )}
      <Box component="ul" aria-label="Notes" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {team.data.data.notes.map((note) => (
          <Box component="li" key={note.id} sx={{ p: 1.5, borderRadius: 1, bgcolor: 'background.subtle' }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' }}>
              <Box sx={{ flex: 1 }}>
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {note.is_own ? 'You' : note.author}
                </Box>{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  <DateText value={note.at} />
                </Box>
              </Box>
              {note.is_own && (
                <Button size="small" color="inherit" onClick={() => setDeleting(note.id)}>
                  Delete
                </Button>
              )}
            </Box>
            <Box sx={{ typography: 'body2', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.body}</Box>
          </Box>
        ))}
      </Box>
      <ConfirmDialog
        open={deleting !== null}
        title="Delete this note?"
        confirmLabel="Delete note"
        destructive
        pending={remove.isPending}
        onConfirm={() => deleting !== null && remove.mutate(deleting)}
        onCancel={() => setDeleting(null)}
      >
        Your colleagues will no longer see it.
      </ConfirmDialog>
    </Box>
  );
}

/** The own score by the job's criteria, and those of colleagues once it is submitted. */
export function ApplicantScores({ applicant }: { applicant: Applicant }) {
  const team = useTeamwork(applicant.id);
  if (team.error && !team.data) return <ErrorState title="The scores could not be loaded" onRetry={() => void team.refetch()} />;
  if (!team.data) return <DetailsSkeleton what="scores" />;
  const { criteria, scores, hidden_scores } = team.data.data;
  if (criteria.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        This job has no criteria yet. Add them under “Settings” above the list, so everyone uses the same ones.
      </Typography>
    );
  const own = scores.find(({ is_own }) => is_own);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ScoreForm key={`${applicant.id} ${own?.at}`} applicantId={applicant.id} criteria={criteria} own={own} />
      {hidden_scores > 0 && (
        <Alert severity="info">
          {hidden_scores === 1 ? 'A colleague has' : `${hidden_scores} colleagues have`} scored this applicant. Save yours to see
          it.
        </Alert>
      )}
      {scores
        .filter(({ is_own }) => !is_own)
        .map((score) => (
          <section key={`${score.name} ${score.at}`}>
            <Typography variant="subtitle2" component="h4">
              {score.name} · {average(score.scores)}
            </Typography>
            {criteria.map(({ key, label }) => (
              <Box key={key} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, typography: 'body2' }}>
                <span>{label}</span>
                <span>{score.scores[key] === undefined ? 'Not scored' : `${score.scores[key]} of 5`}</span>
              </Box>
            ))}
            {score.comment && <Typography variant="body2">{score.comment}</Typography>}
          </section>
        ))}
    </Box>
  );
}

function average(scores: Record<string, number>): string {
  const values = Object.values(scores);
  return `${(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)).toFixed(1)} of 5`;
}

type ScoreFormProps = { applicantId: number; criteria: Teamwork['criteria']; own: Teamwork['scores'][number] | undefined };

type ScoreValues = { scores: Record<string, number | null>; comment: string };

function ScoreForm({ applicantId, criteria, own }: ScoreFormProps) {
  const id = useId();
  const client = useQueryClient();
  const form = useForm<ScoreValues>({
    defaultValues: {
      scores: Object.fromEntries(criteria.map(({ key }) => [key, own?.scores[key] ?? null])),
      comment: own?.comment ?? '',
    },
  });
  const draft = useFormDraft(form, `score of ${applicantId}`);
  const submit = useMutation(
    mutation(
      ({ scores, comment }: ScoreValues) => {
        const known = criteria.flatMap(({ key }) => (scores[key] ? [[key, scores[key]] as const] : []));
        return call(submitScore, { params: { id: applicantId }, body: { scores: Object.fromEntries(known), comment } });
      },
      { form, success: 'Score saved', onSuccess: () => refreshApplicants(client) },
    ),
  );
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => submit.mutate(values))}>
      {draft.restoredAt !== null && (
        <Box sx={{ mb: 1.5 }}>
          <RestoredNotice at={draft.restoredAt} onDiscard={draft.discard} />
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {criteria.map(({ key, label }) => (
          <Controller
            key={key}
            control={form.control}
            name={`scores.${key}`}
            rules={{ validate: (value) => Boolean(value) || 'Choose 1 to 5.' }}
            render={({ field: { value, onChange }, fieldState: { error } }) => (
              <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
                <FormLabel component="legend">{label}</FormLabel>
                <Rating
                  name={`${id}-${key}`}
                  value={value ?? null}
                  onChange={(_, chosen) => onChange(chosen)}
                  getLabelText={(stars) => `${stars} of 5`}
                />
                {error && (
                  <Typography variant="body2" role="alert" sx={{ color: 'error.text' }}>
                    {error.message}
                  </Typography>
                )}
              </Box>
            )}
          />
        ))}
        <TextInput
          control={form.control}
          name="comment"
          id={`${id}-comment`}
          label="Comment"
          multiline
          minRows={2}
          maxLength={2000}
          optional
        />
      </Box>
      <Button type="submit" variant="outlined" color="inherit" loading={submit.isPending} sx={{ mt: 1.5 }}>
        {own ? 'Change score' : 'Save score'}
      </Button>
    </form>
  );
}

/** The tags of an applicant, which filter the list. */
export function ApplicantTags({ applicant }: { applicant: Applicant }) {
  const client = useQueryClient();
  const { data } = useQuery(query(getPipeline, { params: { id: applicant.job.id } }));
  const change = useMutation(
    mutation((body: { add: string[]; remove: string[] }) => call(setTags, { params: { id: applicant.id }, body }), {
      onSuccess: () => refreshApplicants(client),
    }),
  );
  return (
    <Autocomplete
      multiple
      freeSolo
      size="small"
      options={(data?.data.facets.tag ?? []).map(({ value }) => value)}
      value={[...applicant.tags]}
      onChange={(_, tags) =>
        change.mutate({
          add: tags.filter((tag) => !applicant.tags.includes(tag)).map((tag) => tag.trim().slice(0, 40)),
          remove: applicant.tags.filter((tag) => !tags.includes(tag)),
        })
      }
      aria-label="Tags"
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder="Add a tag"
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, 'aria-label': 'Tags' } }}
        />
      )}
    />
  );
}
