import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useWithIdentity } from '#features/accounts/web/parts.ts';
import { call } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { CheckboxInput } from '#kit/ui/inputs/CheckboxInput.tsx';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { createApiKey, findApiKeys } from '../key-contract.ts';
import { KEY_MODES, SCOPE_LABELS, SCOPES } from '../key-rules.ts';

const DAYS: Record<string, number | null> = { '90': 90, '365': 365, never: null };

const EMPTY = { name: '', mode: 'live', days: '365', may: [true, true, true, true] };
type Values = typeof EMPTY;

/** Creates an API key. */
export function NewKeyDialog({ onClose, onCreated }: { onClose: () => void; onCreated: (secret: string) => void }) {
  const withIdentity = useWithIdentity();
  const form = useForm<Values>({ defaultValues: EMPTY });
  const draft = useFormDraft(form, 'new API key');
  const create = useMutation(
    mutation(
      ({ name, mode, days, may }: Values) =>
        withIdentity(() =>
          call(createApiKey, {
            body: {
              name,
              mode: KEY_MODES.find((one) => one === mode) ?? 'live',
              scopes: SCOPES.filter((_, index) => may[index]),
              expires_in_days: DAYS[days] ?? null,
            },
          }),
        ),
      { form, invalidates: [findApiKeys], onSuccess: ({ data }) => onCreated(data.secret) },
    ),
  );
  const hasScope = form.watch('may').some(Boolean);
  return (
    <FormDialog
      form={form}
      draft={draft}
      title="Create an API key"
      submitLabel="Create key"
      pending={create.isPending}
      disabled={!hasScope}
      onSubmit={form.handleSubmit((values) => create.mutate(values))}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="name"
        label="Name"
        help="The system that uses it, such as Workday."
        maxLength={60}
        autoFocus
      />
      <SelectInput
        control={form.control}
        name="mode"
        label="Kind"
        options={[
          { value: 'live', label: 'Live' },
          { value: 'test', label: 'Test: checks and answers, but stores, publishes and sends nothing' },
        ]}
      />
      <SelectInput
        control={form.control}
        name="days"
        label="Valid for"
        options={[
          { value: '90', label: '90 days' },
          { value: '365', label: 'A year' },
          { value: 'never', label: 'Until you revoke it' },
        ]}
      />
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
        <Typography component="legend" variant="subtitle2">
          What the key may do
        </Typography>
        {SCOPES.map((scope, index) => (
          <CheckboxInput key={scope} control={form.control} name={`may.${index}`} label={SCOPE_LABELS[scope]} />
        ))}
        {!hasScope && <FormHelperText error>Choose what the key may do.</FormHelperText>}
      </Box>
    </FormDialog>
  );
}
