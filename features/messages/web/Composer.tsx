import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { IconFileText, IconPaperclip, IconSend, IconX } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { mutation, query } from '#kit/ui/data/query.ts';
import { RestoredNotice } from '#kit/ui/editing/RestoredNotice.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { formatBytes } from '#kit/ui/inputs/FileDrop.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { FilterSelect } from '#kit/ui/lists/FilterSelect.tsx';
import { announce } from '#kit/ui/page/announce.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { VisuallyHidden } from '#kit/ui/page/VisuallyHidden.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import {
  type Attachment,
  findConversations,
  findMessages,
  findMessageTemplates,
  getConversation,
  type OpenConversation,
  removeAttachment,
  sendMessage,
  uploadAttachment,
} from '../contract.ts';
import { fillTokens, MAX_ATTACHMENT_BYTES, MOST_ATTACHMENTS, MOST_CHARACTERS, MOST_SUBJECT_CHARACTERS } from '../rules.ts';

type Values = { subject: string; body: string; attachments: Attachment[] };
const EMPTY: Values = { subject: '', body: '', attachments: [] };

/** Writes a message. What is typed is kept as a draft for each conversation. */
export function Composer({ conversation, minRows }: { conversation: OpenConversation; minRows: number }) {
  const { key, tokens } = conversation;
  const [hasSubject, setHasSubject] = useState(false);
  // Sending again after an error sends the same message, so it arrives once.
  const [messageKey, setMessageKey] = useState(() => crypto.randomUUID());
  const form = useForm<Values>({ defaultValues: EMPTY });
  const draft = useFormDraft(form, `message ${key}`);
  const { control, setValue, getValues, setError, clearErrors } = form;
  const [subject, attachments] = useWatch({ control, name: ['subject', 'attachments'] });
  const withSubject = hasSubject || subject !== '';

  const send = useMutation(
    mutation(sendMessage, {
      form,
      invalidates: [findMessages, findConversations, getConversation],
      onSuccess: ({ data }) => {
        form.reset(EMPTY);
        draft.clear();
        setHasSubject(false);
        setMessageKey(crypto.randomUUID());
        announce(data.state === 'held' ? 'We’re checking this message before it is delivered' : 'Message sent');
      },
    }),
  );
  const submit = form.handleSubmit(({ body, subject: heading, attachments: files }) => {
    if (!body.trim()) return setError('body', { message: 'Write a message' }, { shouldFocus: true });
    send.mutate({
      params: { id: key },
      body: {
        message_key: messageKey,
        body,
        ...(heading.trim() && { subject: heading }),
        attachment_ids: files.map(({ id }) => id),
      },
    });
  });

  return (
    <Box
      component="form"
      noValidate
      aria-label={`Write to ${conversation.with}`}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
      }}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {draft.restoredAt !== null && <RestoredNotice at={draft.restoredAt} onDiscard={draft.discard} />}
      {conversation.open_until && (
        <Alert severity="info">
          This application has ended. You can write until <DateText value={conversation.open_until} as="day" />.
        </Alert>
      )}
      {tokens && (
        <TemplateSelect
          onUse={(template) => {
            clearErrors();
            const filled = fillTokens(template.body, tokens);
            const before = getValues('body').trimEnd();
            setValue('body', before ? `${before}\n\n${filled}` : filled, { shouldDirty: true });
            if (template.subject) setValue('subject', fillTokens(template.subject, tokens), { shouldDirty: true });
            announce('Template inserted');
          }}
        />
      )}
      {withSubject && <TextInput control={control} name="subject" label="Subject" optional maxLength={MOST_SUBJECT_CHARACTERS} />}
      <TextInput
        control={control}
        name="body"
        label="Message"
        multiline
        minRows={minRows}
        maxRows={12}
        maxLength={MOST_CHARACTERS}
      />
      <Files files={attachments} onChange={(files) => setValue('attachments', files)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button type="submit" variant="contained" loading={send.isPending} startIcon={<IconSend size={18} aria-hidden />}>
          Send
        </Button>
        <AttachButton
          conversationKey={key}
          isFull={attachments.length >= MOST_ATTACHMENTS}
          onAttached={(file) => setValue('attachments', [...getValues('attachments'), file])}
        />
        {!withSubject && (
          <Button color="inherit" onClick={() => setHasSubject(true)}>
            Add a subject
          </Button>
        )}
        <Typography variant="caption" sx={{ color: 'text.secondary', ml: 'auto', display: { xs: 'none', sm: 'block' } }}>
          Ctrl + Enter sends
        </Typography>
      </Box>
    </Box>
  );
}

function TemplateSelect({ onUse }: { onUse: (template: { subject: string | null; body: string }) => void }) {
  const { data } = useQuery(query(findMessageTemplates));
  const templates = data?.data ?? [];
  if (templates.length === 0) return null;
  return (
    <FilterSelect
      label="Insert a template"
      hideLabel
      allLabel="Insert a template"
      value=""
      options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(id) => {
        const template = templates.find((each) => String(each.id) === id);
        if (template) onUse(template);
      }}
    />
  );
}

type FilesProps = { files: readonly Attachment[]; onChange: (files: Attachment[]) => void };

function Files({ files, onChange }: FilesProps) {
  const without = (id: number) => onChange(files.filter((file) => file.id !== id));
  const remove = useMutation(
    mutation(removeAttachment, {
      onSuccess: (_, { params }) => without(Number(params.id)),
      // It is gone already, or was sent by another tab.
      onError: (_, { params }) => {
        without(Number(params.id));
        return true;
      },
    }),
  );
  if (files.length === 0) return null;
  return (
    <Box component="ul" aria-label="Attached files" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {files.map(({ id, name, size }) => (
        <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, typography: 'body2' }}>
          <IconFileText size={16} aria-hidden />
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {name} ({formatBytes(size)})
          </Box>
          <IconButton size="small" aria-label={`Remove ${name}`} onClick={() => remove.mutate({ params: { id } })}>
            <IconX size={16} aria-hidden />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}

type AttachButtonProps = { conversationKey: string; isFull: boolean; onAttached: (file: Attachment) => void };

function AttachButton({ conversationKey, isFull, onAttached }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const upload = useMutation(
    mutation(uploadAttachment, {
      onSuccess: ({ data }) => {
        onAttached(data);
        announce(`${data.name} attached`);
      },
    }),
  );
  return (
    <>
      <Button
        color="inherit"
        disabled={isFull}
        loading={upload.isPending}
        loadingPosition="start"
        startIcon={<IconPaperclip size={18} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        Attach a file
      </Button>
      <VisuallyHidden>
        <label htmlFor={id}>PDF or DOCX, up to 10 MB</label>
        <input
          ref={input}
          id={id}
          type="file"
          accept=".pdf,.docx"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (!file) return;
            if (file.size > MAX_ATTACHMENT_BYTES)
              return toast.error(`${file.name} is ${formatBytes(file.size)}. The largest size is 10 MB.`);
            upload.mutate({ params: { id: conversationKey }, body: {}, files: { file } });
          }}
        />
      </VisuallyHidden>
    </>
  );
}
