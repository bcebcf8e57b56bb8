import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { heldInWords } from '#features/jobs/held-reasons.ts';
import type { ReplyOf } from '#kit/contract/route.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { FilterSelect } from '#kit/ui/lists/FilterSelect.tsx';
import { counted } from '#kit/ui/text/counted.ts';
import {
  findConversations,
  findMessages,
  findMessageTemplates,
  getConversation,
  previewBulkMessage,
  sendBulkMessage,
} from '../contract.ts';
import { MOST_CHARACTERS, MOST_IN_BULK, MOST_SUBJECT_CHARACTERS } from '../rules.ts';
import { TokenList } from './TokenList.tsx';

type BulkMessageDialogProps = {
  /** Applications of one's own company, at most 500. */
  applicationIds: readonly number[];
  onClose: () => void;
  onDone: () => void;
};

type Preview = ReplyOf<typeof previewBulkMessage>['data'];

const people = (count: number) => counted(count, 'applicant', 'applicants');

/** Writes one text to several applicants. Says first how many get it, and how the first of them reads it. */
export function BulkMessageDialog({ applicationIds, onClose, onDone }: BulkMessageDialogProps) {
  const [messageKey] = useState(() => crypto.randomUUID());
  const [checked, setChecked] = useState<Preview | null>(null);
  const form = useForm({ defaultValues: { subject: '', body: '' } });
  const draft = useFormDraft(form, 'message to several applicants');
  const { getValues, setError } = form;
  const templates = useQuery(query(findMessageTemplates));
  const bodyOf = ({ subject, body }: { subject: string; body: string }) => ({
    application_ids: [...applicationIds],
    body,
    ...(subject.trim() && { subject }),
  });
  const preview = useMutation(
    mutation(previewBulkMessage, { form: { getValues, setError }, onSuccess: ({ data }) => setChecked(data) }),
  );
  const send = useMutation(
    mutation(sendBulkMessage, {
      form,
      invalidates: [findConversations, findMessages, getConversation],
      success: ({ message, data }) => (data.held > 0 ? 'We’re checking your message before it is delivered' : message),
      onSuccess: onDone,
      onError: () => setChecked(null),
    }),
  );
  const isBusy = preview.isPending || send.isPending;
  const tooMany = applicationIds.length > MOST_IN_BULK;

  return (
    <FormDialog
      form={form}
      draft={checked ? null : draft}
      title={checked ? `Send to ${people(checked.recipients)}?` : `Message ${people(applicationIds.length)}`}
      submitLabel={!checked ? 'Preview' : checked.recipients === 1 ? 'Send message' : `Send ${checked.recipients} messages`}
      cancelLabel={checked ? 'Back' : 'Cancel'}
      pending={isBusy}
      disabled={tooMany || checked?.recipients === 0}
      onSubmit={form.handleSubmit((values) =>
        checked
          ? send.mutate({ body: { ...bodyOf(values), message_key: messageKey } })
          : preview.mutate({ body: bodyOf(values) }),
      )}
      onClose={checked ? () => setChecked(null) : onClose}
    >
      {tooMany && (
        <Alert severity="warning">
          One message reaches up to {MOST_IN_BULK} applicants. Narrow the list with a filter and choose again.
        </Alert>
      )}
      {checked ? (
        <Checked checked={checked} />
      ) : (
        <>
          <DialogContentText>Each of them gets a separate message. Replies arrive in your company’s inbox.</DialogContentText>
          {(templates.data?.data.length ?? 0) > 0 && (
            <FilterSelect
              label="Insert a template"
              hideLabel
              allLabel="Insert a template"
              value=""
              options={(templates.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(id) => {
                const template = templates.data?.data.find((each) => String(each.id) === id);
                if (template) form.reset({ subject: template.subject ?? '', body: template.body }, { keepDefaultValues: true });
              }}
            />
          )}
          <TextInput control={form.control} name="subject" label="Subject" optional maxLength={MOST_SUBJECT_CHARACTERS} />
          <TextInput
            control={form.control}
            name="body"
            label="Message"
            multiline
            minRows={6}
            maxRows={12}
            maxLength={MOST_CHARACTERS}
          />
          <TokenList />
        </>
      )}
    </FormDialog>
  );
}

function Checked({ checked }: { checked: Preview }) {
  const { example, skipped, held_for } = checked;
  return (
    <>
      {held_for.length > 0 && (
        <Alert severity="warning">
          This text may ask for {heldInWords(held_for)}. It is delivered only if our team approves it.
        </Alert>
      )}
      {skipped.length > 0 && (
        <Alert severity="info">
          {people(skipped.length)} can’t be written to:
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 160, overflowY: 'auto' }}>
            {skipped.map(({ application_id, name, reason }) => (
              <li key={application_id}>
                {name}: {reason}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {example && (
        <section>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
            As {example.name} reads it
          </Typography>
          <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'background.neutral' }}>
            {example.subject && <Typography sx={{ fontWeight: 600 }}>{example.subject}</Typography>}
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{example.body}</Typography>
          </Box>
        </section>
      )}
    </>
  );
}
