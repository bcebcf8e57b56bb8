import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { call } from '#kit/ui/data/api.ts';
import { EditDialog } from '#kit/ui/dialogs/EditDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { DateInput } from '#kit/ui/inputs/DateInput.tsx';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { TRACKED_LABEL, TRACKED_STAGES, type TrackedStage } from '../../rules.ts';
import { addTracked, findTracked, type Tracked, updateTracked } from '../../tracking-contract.ts';

export type TrackedValues = {
  stage: TrackedStage;
  title: string;
  company_name: string;
  url: string;
  note: string;
  applied_on: string;
  remind_on: string;
};

export const trackedValues = (row: Tracked | null): TrackedValues => ({
  stage: row?.stage ?? 'applied',
  title: row?.title ?? '',
  company_name: row?.company_name ?? '',
  url: row?.url ?? '',
  note: row?.note ?? '',
  applied_on: row ? (row.applied_on ?? '') : new Date().toISOString().slice(0, 10),
  remind_on: row?.remind_on ?? '',
});

/** The values as the API takes them. */
export const trackedBody = ({ applied_on, remind_on, ...rest }: TrackedValues) => ({
  ...rest,
  applied_on: applied_on || null,
  remind_on: remind_on || null,
});

type TrackedDialogProps = { row: Tracked | null; onClose: () => void; onSaved: () => void };

/** Adds or changes an application on another site. */
export function TrackedDialog({ row, onClose, onSaved }: TrackedDialogProps) {
  const form = useForm({ defaultValues: trackedValues(row) });
  const draft = useFormDraft(form, row ? `tracked application ${row.id}` : 'new tracked application');
  const { control } = form;
  return (
    <EditDialog
      form={form}
      draft={draft}
      title={row ? 'Change this application' : 'Add an application on another site'}
      saveLabel={row ? 'Save changes' : 'Add application'}
      list={findTracked}
      row={row && { revision: row.revision, values: trackedValues(row) }}
      onClose={onClose}
      onSave={async (values, revision) => {
        const reply = row
          ? await call(updateTracked, { params: { id: row.id }, body: { ...trackedBody(values), revision } })
          : await call(addTracked, { body: trackedBody(values) });
        onSaved();
        return reply;
      }}
    >
      <TextInput control={control} name="title" label="Job title" maxLength={200} />
      <TextInput control={control} name="company_name" label="Employer" maxLength={200} />
      <TextInput control={control} name="url" label="Link" type="url" help="The advert or your account there." optional />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <SelectInput
          control={control}
          name="stage"
          label="Stage"
          options={TRACKED_STAGES.map((value) => ({ value, label: TRACKED_LABEL[value] }))}
        />
        <DateInput control={control} name="applied_on" label="Applied on" optional />
      </Box>
      <DateInput control={control} name="remind_on" label="Remind me on" help="You get a notification that morning." optional />
      <TextInput control={control} name="note" label="Notes" multiline minRows={3} maxRows={10} maxLength={3000} optional />
    </EditDialog>
  );
}
