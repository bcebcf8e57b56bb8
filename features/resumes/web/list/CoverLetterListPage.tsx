import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconMail, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { resumeInText } from '#kit/country/country.ts';
import { call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { paths } from '#kit/ui/paths.ts';
import { createCoverLetter, deleteCoverLetter, findCoverLetters, restoreCoverLetter } from '../../letters/contract.ts';
import { DownloadMenu, LETTER_FORMATS } from '../preview/DownloadMenu.tsx';
import { useResumeWord } from '../useResumeWord.ts';
import { DocumentCard, DocumentList, useTrashShown } from './DocumentList.tsx';

/** `/veteran/cover-letters`: the veteran's letters, with `?trash=true` those in the trash. */
export function CoverLetterListPage() {
  const navigate = useNavigate();
  const { word, inText } = useResumeWord();
  const list = useQuery(query(findCoverLetters, { query: { trash: useTrashShown() } }));
  const begin = useMutation(
    mutation(createCoverLetter, { onSuccess: ({ data }) => navigate({ href: paths.veteran.coverLetter(data.id) }) }),
  );
  const cards = list.data?.data;
  const newLetter = (label: string) => (
    <Button
      variant="contained"
      loading={begin.isPending}
      loadingPosition="start"
      startIcon={<IconPlus size={18} aria-hidden />}
      onClick={() => begin.mutate({ body: {} })}
    >
      {label}
    </Button>
  );
  return (
    <DocumentList
      one="letter"
      many="Cover letters"
      lead={`Letters use the design of your ${inText} and save automatically.`}
      breadcrumbs={[{ label: `Your ${resumeInText(word)}s`, href: paths.veteran.resumes() }]}
      base={paths.veteran.coverLetters()}
      cards={cards}
      failed={list.isError}
      loading={list.isFetching}
      onRetry={() => list.refetch()}
      action={cards && cards.length > 0 && newLetter('New letter')}
      empty={
        <EmptyState
          title="No cover letters yet"
          icon={<IconMail size={28} aria-hidden />}
          action={newLetter('Write your first letter')}
        >
          Say why you want the job and what in your service fits it. Your contact details and design come from your {inText}.
        </EmptyState>
      }
      links={null}
      remove={({ id }, for_good) => call(deleteCoverLetter, { params: { id }, query: for_good ? { for_good } : {} })}
      restore={({ id }) => call(restoreCoverLetter, { params: { id } })}
      list={findCoverLetters}
    >
      {(card, stored) => (
        <DocumentCard
          key={card.id}
          card={card}
          href={paths.veteran.coverLetter(card.id)}
          about={card.job ? `For ${card.job.title} at ${card.job.company}` : card.company ? `To ${card.company}` : ''}
          {...stored}
          pending={stored.pending || begin.isPending}
          onCopy={() => begin.mutate({ body: { copy_of: card.id } })}
          actions={<DownloadMenu id={card.id} formats={LETTER_FORMATS} variant="outlined" />}
        >
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
        </DocumentCard>
      )}
    </DocumentList>
  );
}
