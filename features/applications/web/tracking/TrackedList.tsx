import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconBell, IconExternalLink, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { download } from '#kit/ui/data/api.ts';
import { keyOf, mutation, query } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { TRACKED_LABEL } from '../../rules.ts';
import { deleteTracked, findTracked, getOwnBoard, getTrackedCalendar, type Tracked } from '../../tracking-contract.ts';
import { AskIfApplied } from './AskIfApplied.tsx';
import { MoveTrackedMenu } from './MoveTrackedMenu.tsx';
import { TrackedDialog } from './TrackedDialog.tsx';

/** Questions to a veteran who went to other sites. Nothing where none is open. */
export function OpenQuestions() {
  const { data } = useQuery(query(findTracked));
  const input = data?.data.filter(({ asks }) => asks) ?? [];
  if (input.length === 0) return null;
  return (
    <Box component="section" aria-label="Jobs on other sites to confirm" sx={{ mb: 3, display: 'grid', gap: 1.5 }}>
      {input.map((tracked) => (
        <AskIfApplied key={tracked.id} tracked={tracked} />
      ))}
    </Box>
  );
}

type TrackedListProps = {
  openId: number | undefined;
  /** In a column beside the applications where there is room for one. */
  beside?: boolean;
};

/** Applications on other sites, which the veteran keeps up to date. */
export function TrackedList({ openId, beside = false }: TrackedListProps) {
  const client = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(query(findTracked));
  const [editing, setEditing] = useState<Tracked | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Tracked | null>(null);
  const remove = useMutation(
    mutation(deleteTracked, {
      invalidates: [findTracked, getOwnBoard],
      success: ({ message }) => message,
      onSuccess: () => setDeleting(null),
    }),
  );
  if (!data)
    return isError ? (
      <ErrorState title="Your jobs on other sites could not be loaded" onRetry={() => refetch()} retrying={isFetching} />
    ) : null;
  const rows = data.data.filter(({ id }) => openId === undefined || id === openId);
  return (
    <Box component="section" aria-labelledby="tracked" sx={{ mt: beside ? { xs: 4, lg: 0 } : 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Box sx={{ mr: 'auto' }}>
          <Typography variant="subtitle1" component="h2" id="tracked">
            Jobs on other sites
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            You update these yourself. Employers never see them.
          </Typography>
        </Box>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<IconPlus size={18} aria-hidden />}
          onClick={() => setEditing('new')}
        >
          Add a job
        </Button>
      </Box>
      {rows.length > 0 && (
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            '& > li + li': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          {rows.map((row) => (
            <Row key={row.id} row={row} onEdit={() => setEditing(row)} onDelete={() => setDeleting(row)} />
          ))}
        </Box>
      )}
      {editing !== null && (
        <TrackedDialog
          row={editing === 'new' ? null : (data.data.find(({ id }) => id === editing.id) ?? editing)}
          onClose={() => setEditing(null)}
          onSaved={() => void client.invalidateQueries({ queryKey: keyOf(getOwnBoard) })}
        />
      )}
      <ConfirmDialog
        open={deleting !== null}
        title="Delete this application?"
        confirmLabel="Delete"
        destructive
        pending={remove.isPending}
        onConfirm={() => deleting && remove.mutate({ params: { id: deleting.id } })}
        onCancel={() => setDeleting(null)}
      >
        {deleting && `${deleting.title} at ${deleting.company_name}. Your notes and reminder will be deleted too.`}
      </ConfirmDialog>
    </Box>
  );
}

function Row({ row, onEdit, onDelete }: { row: Tracked; onEdit: () => void; onDelete: () => void }) {
  const { id, title, company_name, url, stage, applied_on, remind_on, note } = row;
  const calendar = useMutation(mutation(() => download(getTrackedCalendar, { params: { id } }, 'reminder.ics')));
  return (
    <Box component="li" aria-label={title} sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere', display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <Typography variant="subtitle2" component="h3">
            {title}
          </Typography>
          <Chip size="small" label={TRACKED_LABEL[stage]} color={COLOURS[stage] ?? 'default'} />
          <Chip size="small" variant="outlined" label="Tracked by you" />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {company_name}
          {applied_on && (
            <>
              {' · applied '}
              <DateText value={applied_on} as="day" />
            </>
          )}
        </Typography>
        {remind_on && (
          <Typography
            variant="body2"
            component="div"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }}
          >
            <IconBell size={16} aria-hidden />
            <span>
              Reminder <DateText value={remind_on} as="day" />
            </span>
            <Button
              size="small"
              color="inherit"
              loading={calendar.isPending}
              aria-label={`Add to calendar: reminder of ${title}`}
              onClick={() => calendar.mutate()}
            >
              Add to calendar
            </Button>
          </Typography>
        )}
        {note && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', maxWidth: '75ch' }}>
            {note}
          </Typography>
        )}
        {url && (
          <Link
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            variant="body2"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, justifySelf: 'start', minHeight: 24 }}
          >
            Open the other site
            <IconExternalLink size={15} aria-hidden />
          </Link>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <MoveTrackedMenu tracked={row} />
        <Button size="small" color="inherit" aria-label={`Edit ${title}`} onClick={onEdit}>
          Edit
        </Button>
        <Button size="small" color="inherit" aria-label={`Delete ${title}`} onClick={onDelete}>
          Delete
        </Button>
      </Box>
    </Box>
  );
}

const COLOURS: Partial<Record<Tracked['stage'], 'success' | 'info'>> = {
  interview: 'info',
  offer: 'success',
  hired: 'success',
};
