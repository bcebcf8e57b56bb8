import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type Control, useController, useFieldArray, useForm, useWatch } from 'react-hook-form';
import { useUser } from '#features/accounts/web/index.ts';
import { findApplicants, getApplicant } from '#features/applications/contract.ts';
import type { Stage } from '#features/jobs/stages.ts';
import { call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { AutocompleteInput } from '#kit/ui/inputs/AutocompleteInput.tsx';
import { CheckboxInput } from '#kit/ui/inputs/CheckboxInput.tsx';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { ErrorSummary } from '#kit/ui/page/ErrorSummary.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import {
  findApplicantInterviews,
  findInterviewers,
  findInterviews,
  type Interview,
  proposeInterview,
  rescheduleInterview,
} from '../contract.ts';
import { INTERVIEW_FORMATS, type InterviewFormat, MOST_SLOTS, twiceWords } from '../rules.ts';
import { DURATION_OPTIONS, FORMAT_WORDS, ownZone } from './interview-words.ts';

type Values = {
  slots: { starts: string; second: boolean }[];
  time_zone: string;
  duration_minutes: number;
  format: InterviewFormat;
  location: string;
  interviewer_ids: number[];
  note: string;
  reason: string;
  move: boolean;
};

const LOCATION: Record<InterviewFormat, { label: string; help: string }> = {
  video: { label: 'Address of the video call', help: 'Starts with https://' },
  phone: { label: 'Phone number', help: 'Say who calls whom in the note.' },
  in_person: { label: 'Place', help: 'Street, town and where to report.' },
};

const ZONES = Intl.supportedValuesOf('timeZone');

type ProposeDialogProps = {
  applicationId: number;
  veteranName: string;
  /** The interview that gets other times; null for a new one. */
  interview: Interview | null;
  /** The applicant's stage, where they can be moved to Interview; null otherwise. */
  movableFrom: Stage | null;
  onClose: () => void;
};

/** Proposes times for an interview, or other ones than before. */
export function ProposeDialog({ applicationId, veteranName, interview, movableFrom, onClose }: ProposeDialogProps) {
  const user = useUser();
  const form = useForm<Values>({
    defaultValues: {
      slots: [{ starts: '', second: false }],
      time_zone: interview?.time_zone ?? ownZone(),
      duration_minutes: interview?.duration_minutes ?? 45,
      format: interview?.format ?? 'video',
      location: interview?.location ?? '',
      interviewer_ids: interview?.interviewers.map(({ id }) => id) ?? [user.id],
      note: interview?.note ?? '',
      reason: '',
      move: movableFrom !== null,
    },
  });
  const draft = useFormDraft(form, interview ? `other times for interview ${interview.id}` : `interview of ${applicationId}`);
  const { control, setFocus } = form;
  const format = useWatch({ control, name: 'format' });
  const colleagues = useQuery(query(findInterviewers)).data?.data ?? [];
  const zones = ZONES.includes(form.getValues('time_zone')) ? ZONES : [form.getValues('time_zone'), ...ZONES];
  const send = useMutation(
    mutation(
      ({ move, reason, ...body }: Values) =>
        interview
          ? call(rescheduleInterview, { params: { id: interview.id }, body: { ...body, revision: interview.revision, reason } })
          : call(proposeInterview, { params: { id: applicationId }, body: { ...body, move_to_interview: move } }),
      {
        form,
        invalidates: [findApplicantInterviews, findInterviews, getApplicant, findApplicants],
        success: ({ message }) => message,
        onSuccess: onClose,
      },
    ),
  );
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={interview ? 'Propose other times' : `Invite ${veteranName} to an interview`}
      text={
        interview
          ? 'The earlier times are cancelled. The applicant chooses one of the new ones.'
          : 'The applicant chooses one of your times, or says that none fits. We hold all these times for the interviewers until then.'
      }
      submitLabel="Send times"
      pending={send.isPending}
      onSubmit={form.handleSubmit((values) => send.mutate(values))}
      onClose={onClose}
    >
      <ErrorSummary control={control} setFocus={setFocus} />
      <Slots control={control} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <AutocompleteInput
          control={control}
          name="time_zone"
          label="Time zone of these times"
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        />
        <SelectInput control={control} name="duration_minutes" label="Length" options={DURATION_OPTIONS} />
      </Box>
      <FormatChoice control={control} />
      <TextInput control={control} name="location" label={LOCATION[format].label} help={LOCATION[format].help} />
      <AutocompleteInput
        control={control}
        name="interviewer_ids"
        label="Interviewers"
        multiple
        options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={(interview?.interviewers ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextInput
        control={control}
        name="note"
        label="Note to the applicant"
        help="What to bring, who they will meet and what you will talk about."
        optional
        multiline
        minRows={3}
        maxLength={2000}
      />
      {interview && <TextInput control={control} name="reason" label="Why the times change" optional maxLength={1000} />}
      {movableFrom && !interview && <CheckboxInput control={control} name="move" label="Move to Interview as well" />}
    </FormDialog>
  );
}

/** The times on offer, one field each. */
function Slots({ control }: { control: Control<Values> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'slots' });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {fields.map((field, index) => (
        <Box key={field.id} sx={{ display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <Box sx={{ flex: 1, minWidth: 0, maxWidth: 320 }}>
              <TextInput control={control} name={`slots.${index}.starts`} label={`Time ${index + 1}`} type="datetime-local" />
            </Box>
            {fields.length > 1 && (
              <IconButton aria-label={`Remove time ${index + 1}`} onClick={() => remove(index)} sx={{ mt: 3.5 }}>
                <IconTrash size={20} aria-hidden />
              </IconButton>
            )}
          </Box>
          <TwiceChoice control={control} index={index} />
        </Box>
      ))}
      {fields.length < MOST_SLOTS && (
        <Box>
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            startIcon={<IconPlus size={18} aria-hidden />}
            onClick={() => append({ starts: '', second: false })}
          >
            Add another time
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** Which of the two is meant, for a time that comes twice in the night when clocks go back. */
function TwiceChoice({ control, index }: { control: Control<Values>; index: number }) {
  const { language } = useLocale();
  const id = useId();
  const [starts = '', zone = ''] = useWatch({ control, name: [`slots.${index}.starts`, 'time_zone'] });
  const { field } = useController({ control, name: `slots.${index}.second` });
  const words = starts.length === 16 && zone ? twiceWords(starts, zone, language) : null;
  if (!words) return null;
  return (
    <Box>
      <FormLabel id={id}>The clocks go back that night, so this time comes twice. Which one do you mean?</FormLabel>
      <RadioGroup aria-labelledby={id} value={String(field.value)} onChange={(_, value) => field.onChange(value === 'true')}>
        <FormControlLabel value="false" label={`The first: ${words.first}`} control={<Radio />} />
        <FormControlLabel value="true" label={`The second: ${words.second}`} control={<Radio />} />
      </RadioGroup>
    </Box>
  );
}

function FormatChoice({ control }: { control: Control<Values> }) {
  const id = useId();
  const { field } = useController({ control, name: 'format' });
  return (
    <Box>
      <FormLabel id={id}>How you meet</FormLabel>
      <RadioGroup row aria-labelledby={id} value={field.value} onChange={(_, value) => field.onChange(value)}>
        {INTERVIEW_FORMATS.map((value) => (
          <FormControlLabel key={value} value={value} label={FORMAT_WORDS[value]} control={<Radio />} />
        ))}
      </RadioGroup>
    </Box>
  );
}
