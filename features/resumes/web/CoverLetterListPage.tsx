import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { IconDotsVertical, IconMail, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call, toastError } from '#kit/ui/api.ts';
import { DateText } from '#kit/ui/DateText.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { Page } from '#kit/ui/Page.tsx';
import { paths } from '#kit/ui/paths.ts';
import { keyOf, query } from '#kit/ui/query.ts';
import { ListSkeleton } from '#kit/ui/Skeletons.tsx';
import { toast } from '#kit/ui/toast.tsx';
import {
  type CoverLetterCard,
  createCoverLetter,
  deleteCoverLetter,
  findCoverLetters,
  restoreCoverLetter,
} from '../letters-contract.ts';
import { DownloadMenu, LETTER_FORMATS } from './editor/DownloadMenu.tsx';
import { useResumeWord } from './use-resume-word.ts';

/** `/veteran/cover-letters` */
export function CoverLetterListPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { word, inText } = useResumeWord();
  const list = useQuery(query(findCoverLetters));
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(findCoverLetters) });

  const begin = useMutation({
    mutationFn: (body: { copy_of?: number }) => call(createCoverLetter, { body }),
    onSuccess: ({ data }) => navigate({ href: paths.veteran.coverLetter(data.id) }),
    onError: toastError,
  });
  const restore = useMutation({
    mutationFn: ({ id }: CoverLetterCard) => call(restoreCoverLetter, { params: { id } }),
    onSuccess: refresh,
    onError: toastError,
  });
  const remove = useMutation({
    mutationFn: ({ id }: CoverLetterCard) => call(deleteCoverLetter, { params: { id } }),
    onSuccess: async (_, card) => {
      await refresh();
      toast.undo(`${card.title} is deleted`, () => restore.mutate(card));
    },
    onError: toastError,
  });

  const cards = list.data?.data;
  const resumes = `Your ${word === 'CV' ? 'CVs' : 'resumes'}`;
  const newLetter = (label: string) => (
    <Button
      variant="contained"
      loading={begin.isPending}
      loadingPosition="start"
      startIcon={<IconPlus size={18} aria-hidden />}
      onClick={() => begin.mutate({})}
    >
      {label}
    </Button>
  );
  return (
    <Page
      title="Cover letters"
      lead={`Each in the look of your ${inText}, saved while you write. Begin an application with one of them.`}
      breadcrumbs={[{ label: resumes, href: paths.veteran.resumes() }]}
      action={cards && cards.length > 0 && newLetter('New letter')}
    >
      {list.error && !cards ? (
        <ErrorState title="Your cover letters could not be loaded" onRetry={() => list.refetch()} retrying={list.isFetching} />
      ) : !cards ? (
        <ListSkeleton rows={3} what="your cover letters" />
      ) : cards.length === 0 ? (
        <EmptyState
          title="No cover letter yet"
          icon={<IconMail size={28} aria-hidden />}
          action={newLetter('Write your first letter')}
        >
          Say why this job, and what from your service fits it. Your name, your details and the look come from your {inText}.
        </EmptyState>
      ) : (
        <Box
          component="ul"
          aria-label="Cover letters"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {cards.map((card) => (
            <LetterItem
              key={card.id}
              card={card}
              pending={begin.isPending || remove.isPending || restore.isPending}
              onCopy={() => begin.mutate({ copy_of: card.id })}
              onDelete={() => remove.mutate(card)}
            />
          ))}
        </Box>
      )}
    </Page>
  );
}

type LetterItemProps = { card: CoverLetterCard; pending: boolean; onCopy: () => void; onDelete: () => void };

function LetterItem({ card, pending, onCopy, onDelete }: LetterItemProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (deed: () => void) => () => {
    setAnchor(null);
    deed();
  };
  const href = paths.veteran.coverLetter(card.id);
  const to = card.job ? `For ${card.job.title} at ${card.job.company}` : card.company && `To ${card.company}`;
  return (
    <Box
      component="li"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        p: 2.5,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'space-between',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <Link href={href} color="inherit" underline="hover">
              {card.title}
            </Link>
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {to ? `${to}, changed ` : 'Changed '}
            <DateText value={card.updated_at} />
          </Typography>
        </Box>
        <IconButton
          aria-label={`Options of ${card.title}`}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={{ mt: -0.75, mr: -1 }}
        >
          <IconDotsVertical size={20} aria-hidden />
        </IconButton>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          <MenuItem disabled={pending} onClick={choose(onCopy)}>
            Duplicate
          </MenuItem>
          <MenuItem disabled={pending} onClick={choose(onDelete)}>
            Delete
          </MenuItem>
        </Menu>
      </Box>
      <Typography
        variant="body2"
        sx={{
          overflowWrap: 'anywhere',
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
          color: card.begins ? 'text.primary' : 'text.secondary',
        }}
      >
        {card.begins || 'Nothing written yet.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" href={href} aria-label={`Edit ${card.title}`}>
          Edit
        </Button>
        <DownloadMenu id={card.id} formats={LETTER_FORMATS} variant="outlined" />
      </Box>
    </Box>
  );
}
