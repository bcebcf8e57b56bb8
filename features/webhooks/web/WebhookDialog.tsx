import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { CheckboxInput } from '#kit/ui/inputs/CheckboxInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { createWebhook, findWebhookDeliveries, findWebhooks, updateWebhook, type Webhook } from '../contract.ts';
import { EVENT_TYPES } from '../rules.ts';
import { EVENT_LABELS } from './webhook-words.ts';

type WebhookDialogProps = {
  /** Null for a new one. */
  webhook: Webhook | null;
  onClose: () => void;
  /** @param secret of a new webhook */
  onSaved: (secret: string | null) => void;
};

type Values = { url: string; chosen: boolean[] };

/** Creates a webhook, or changes its address and events. */
export function WebhookDialog({ webhook, onClose, onSaved }: WebhookDialogProps) {
  const form = useForm<Values>({
    defaultValues: { url: webhook?.url ?? '', chosen: EVENT_TYPES.map((type) => webhook?.events.includes(type) ?? true) },
  });
  const draft = useFormDraft(form, webhook ? `webhook ${webhook.id}` : 'new webhook');
  const save = useMutation(
    mutation(
      async ({ url, chosen }: Values): Promise<string | null> => {
        const body = { url, events: EVENT_TYPES.filter((_, index) => chosen[index]) };
        if (!webhook) return (await call(createWebhook, { body })).data.secret;
        await call(updateWebhook, { params: { id: webhook.id }, body });
        return null;
      },
      { form, invalidates: [findWebhooks, findWebhookDeliveries], onSuccess: onSaved },
    ),
  );
  const hasEvent = form.watch('chosen').some(Boolean);
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={webhook ? 'Edit webhook' : 'Create a webhook'}
      submitLabel={webhook ? 'Save webhook' : 'Create webhook'}
      pending={save.isPending}
      disabled={!hasEvent}
      onSubmit={form.handleSubmit((values) => save.mutate(values))}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="url"
        label="Address"
        help="An https address of your system on the internet."
        inputMode="url"
        maxLength={500}
        autoFocus
      />
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
        <Typography component="legend" variant="subtitle2">
          Events
        </Typography>
        {EVENT_TYPES.map((type, index) => (
          <CheckboxInput key={type} control={form.control} name={`chosen.${index}`} label={EVENT_LABELS[type]} />
        ))}
        {!hasEvent && <FormHelperText error>Choose at least one event.</FormHelperText>}
      </Box>
    </FormDialog>
  );
}
