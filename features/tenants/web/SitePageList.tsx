import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { EditDialog } from '#kit/ui/dialogs/EditDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { type EditedPage, findSitePages, getSitePage, resetSitePage, updateSitePage } from '../page-contract.ts';
import { PAGE_LABELS, PAGE_PATHS } from '../page-rules.ts';
import { PageText } from './PageText.tsx';

/** The pages about the tenant, for its operators to write. */
export function SitePageList() {
  const { data, error, isFetching, refetch } = useQuery(query(findSitePages));
  const [open, setOpen] = useState<{ at: 'edit' | 'restore'; slug: EditedPage['slug'] } | null>(null);
  const restore = useMutation(
    mutation(resetSitePage, {
      invalidates: [findSitePages, getSitePage],
      success: ({ message }) => message,
      onSuccess: () => setOpen(null),
    }),
  );
  if (error && !data) {
    return <ErrorState title="The pages could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) return <ListSkeleton rows={5} what="the pages" />;
  const present = open && data.data.find(({ slug }) => slug === open.slug);
  return (
    <>
      <Typography variant="body2" sx={{ mb: 2, maxWidth: '75ch', color: 'text.secondary' }}>
        Visitors read these pages when your site has no marketing site of its own. Each begins with our text: check that it’s
        right for you, above all the terms and the privacy page.
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {data.data.map(({ slug, title, lead, revision, updated_at }) => (
          <Box
            component="li"
            key={slug}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1.5,
              p: 2,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
            }}
          >
            <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                <Typography variant="subtitle1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
                  <Link href={PAGE_PATHS[slug]} color="textPrimary">
                    {title}
                  </Link>
                </Typography>
                <Chip
                  size="small"
                  label={revision === 0 ? 'Our text' : 'Your text'}
                  color={revision === 0 ? 'default' : 'info'}
                />
              </Box>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {lead}
                {updated_at && (
                  <>
                    {' Changed '}
                    <DateText value={updated_at} />.
                  </>
                )}
              </Typography>
            </Box>
            {revision > 0 && (
              <Button color="inherit" onClick={() => setOpen({ at: 'restore', slug })}>
                Restore our text
              </Button>
            )}
            <Button
              variant="outlined"
              color="inherit"
              aria-label={`Edit ${PAGE_LABELS[slug]}`}
              onClick={() => setOpen({ at: 'edit', slug })}
            >
              Edit
            </Button>
          </Box>
        ))}
      </Box>
      {present && open?.at === 'edit' && <PageDialog key={present.slug} page={present} onClose={() => setOpen(null)} />}
      {present && (
        <ConfirmDialog
          open={open?.at === 'restore'}
          title={`Restore our text for ${PAGE_LABELS[present.slug]}?`}
          confirmLabel="Restore our text"
          destructive
          pending={restore.isPending}
          onCancel={() => setOpen(null)}
          onConfirm={() => restore.mutate({ params: { slug: present.slug }, query: { revision: present.revision } })}
        >
          Your text for this page will be deleted.
        </ConfirmDialog>
      )}
    </>
  );
}

type Values = { title: string; lead: string; body: string };
const valuesOf = ({ title, lead, body }: EditedPage): Values => ({ title, lead, body });

export function PageDialog({ page, onClose }: { page: EditedPage; onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: valuesOf(page) });
  const draft = useFormDraft(form, `page ${page.slug}`);
  const { control } = form;
  const body = useWatch({ control, name: 'body' });
  return (
    <EditDialog
      form={form}
      draft={draft}
      title={`Edit ${PAGE_LABELS[page.slug]}`}
      saveLabel="Save page"
      maxWidth="lg"
      list={findSitePages}
      row={{ revision: page.revision, values: valuesOf(page) }}
      onClose={onClose}
      onSave={(values, revision) => call(updateSitePage, { params: { slug: page.slug }, body: { ...values, revision } })}
    >
      <TextInput control={control} name="title" label="Title" maxLength={80} />
      <TextInput control={control} name="lead" label="Introduction" maxLength={200} optional />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
        <TextInput
          control={control}
          name="body"
          label="Text"
          help="A blank line starts a paragraph, ## starts a heading and - starts a list item. A link: [label](https://www.example.org)"
          multiline
          minRows={16}
          maxRows={28}
          maxLength={20_000}
        />
        <Box component="section" aria-label="Preview">
          <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
            Preview
          </Typography>
          <Box sx={{ px: 2, pb: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}>
            <PageText body={body} headingLevel="h3" />
          </Box>
        </Box>
      </Box>
    </EditDialog>
  );
}
