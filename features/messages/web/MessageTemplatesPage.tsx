import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconPencil, IconPlus, IconTemplate, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useUser } from '#features/accounts/web/index.ts';
import { call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { EditDialog } from '#kit/ui/dialogs/EditDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import {
  createMessageTemplate,
  deleteMessageTemplate,
  findMessageTemplates,
  type MessageTemplate,
  updateMessageTemplate,
} from '../contract.ts';
import { MOST_CHARACTERS, MOST_SUBJECT_CHARACTERS, type TokenValues } from '../rules.ts';
import { TokenList } from './TokenList.tsx';
import { WrittenPreview } from './WrittenPreview.tsx';

/** The company's texts for messages. Admins edit them; every recruiter uses them. */
export function MessageTemplatesPage() {
  const { data, error, isFetching, refetch } = useQuery(query(findMessageTemplates));
  const [edited, setEdited] = useState<MessageTemplate | 'new' | null>(null);
  const [removed, setRemoved] = useState<MessageTemplate | null>(null);
  const remove = useMutation(
    mutation(deleteMessageTemplate, {
      invalidates: [findMessageTemplates],
      success: 'Template deleted',
      onSuccess: () => setRemoved(null),
    }),
  );
  const rows = data?.data ?? [];
  const mayEdit = data?.may_edit ?? false;
  const add = mayEdit && (
    <Button variant="contained" startIcon={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
      Add a template
    </Button>
  );
  const current = edited === null || edited === 'new' ? null : (rows.find(({ id }) => id === edited.id) ?? edited);

  return (
    <Page
      title="Message templates"
      lead={
        mayEdit || !data
          ? 'Texts that all recruiters of your company can insert into a message.'
          : 'Texts that you can insert into a message. Your company admins edit them.'
      }
      breadcrumbs={[{ label: 'Messages', href: paths.recruiter.messages() }]}
      action={rows.length > 0 && add}
    >
      {error && !data ? (
        <ErrorState title="The templates could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      ) : !data ? (
        <ListSkeleton what="the templates" />
      ) : rows.length === 0 ? (
        <EmptyState title="No templates yet" icon={<IconTemplate size={28} aria-hidden />} action={add}>
          Write a text once and insert it with the applicant’s name and the job filled in.
        </EmptyState>
      ) : (
        <Box
          component="ul"
          aria-label="Templates"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 1.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {rows.map((template) => (
            <Box
              component="li"
              key={template.id}
              sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
            >
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                <Typography variant="h4" component="h2" sx={{ flex: '1 1 120px', overflowWrap: 'anywhere' }}>
                  {template.name}
                </Typography>
                {mayEdit && (
                  <Box sx={{ display: 'flex', mr: -1 }}>
                    <Button
                      size="small"
                      color="inherit"
                      aria-label={`Edit ${template.name}`}
                      startIcon={<IconPencil size={16} aria-hidden />}
                      onClick={() => setEdited(template)}
                    >
                      Edit
                    </Button>
                    <Button
                      size="small"
                      color="inherit"
                      aria-label={`Delete ${template.name}`}
                      startIcon={<IconTrash size={16} aria-hidden />}
                      onClick={() => setRemoved(template)}
                    >
                      Delete
                    </Button>
                  </Box>
                )}
              </Box>
              {template.subject && (
                <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
                  {template.subject}
                </Typography>
              )}
              <Typography
                variant="body2"
                sx={{ mt: 0.5, color: 'text.secondary', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
              >
                {template.body}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {edited !== null && <TemplateDialog template={current} onClose={() => setEdited(null)} />}
      <ConfirmDialog
        open={removed !== null}
        title={`Delete “${removed?.name ?? ''}”?`}
        confirmLabel="Delete template"
        destructive
        pending={remove.isPending}
        onConfirm={() => removed && remove.mutate({ params: { id: removed.id } })}
        onCancel={() => setRemoved(null)}
      >
        Messages that were sent with it stay as they are.
      </ConfirmDialog>
    </Page>
  );
}

type Values = { name: string; subject: string; body: string };
const valuesOf = (template: MessageTemplate | null): Values => ({
  name: template?.name ?? '',
  subject: template?.subject ?? '',
  body: template?.body ?? '',
});

export function TemplateDialog({ template, onClose }: { template: MessageTemplate | null; onClose: () => void }) {
  const user = useUser();
  const form = useForm<Values>({ defaultValues: valuesOf(template) });
  const draft = useFormDraft(form, template ? `message template ${template.id}` : 'new message template');
  const { control } = form;
  const [subject, body] = useWatch({ control, name: ['subject', 'body'] });
  const example: TokenValues = {
    first_name: 'Rhys',
    job_title: 'Workshop supervisor',
    company: user.user_details.company?.name ?? 'Your company',
    recruiter: `${user.user_details.first_name} ${user.user_details.last_name}`.trim(),
  };
  return (
    <EditDialog
      form={form}
      draft={draft}
      title={template ? 'Edit template' : 'Add a template'}
      saveLabel={template ? 'Save template' : 'Add template'}
      maxWidth="md"
      list={findMessageTemplates}
      row={template && { revision: template.revision, values: valuesOf(template) }}
      onClose={onClose}
      onSave={({ subject: heading, ...values }, revision) => {
        const written = { ...values, subject: heading || null };
        return template
          ? call(updateMessageTemplate, { params: { id: template.id }, body: { ...written, revision } })
          : call(createMessageTemplate, { body: written });
      }}
    >
      <TextInput control={control} name="name" label="Name" maxLength={80} autoFocus help="Only your company sees it." />
      <TextInput control={control} name="subject" label="Subject" optional maxLength={MOST_SUBJECT_CHARACTERS} />
      <TextInput control={control} name="body" label="Message" multiline minRows={6} maxRows={14} maxLength={MOST_CHARACTERS} />
      <TokenList />
      <WrittenPreview label="Preview for an example" written={{ subject, body }} values={example} />
    </EditDialog>
  );
}
