import Button from '@mui/material/Button';
import { IconMailOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { resumeInText } from '#kit/country/country.ts';
import { ApiError } from '#kit/ui/data/api.ts';
import { query } from '#kit/ui/data/query.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { FormSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { getCoverLetter } from '../../../letters/contract.ts';
import { useResumeWord } from '../../useResumeWord.ts';
import { LetterEditor } from './LetterEditor.tsx';

/** `/veteran/cover-letters/:letterId` */
export function CoverLetterPage() {
  const params: { letterId?: string } = useParams({ strict: false });
  const id = Number(params.letterId);
  const { word } = useResumeWord();
  const { data, error, isFetching, refetch } = useQuery(query(getCoverLetter, { params: { id } }));
  const letter = data?.data;
  return (
    <Page
      title="Edit letter"
      breadcrumbs={[
        { label: `Your ${resumeInText(word)}s`, href: paths.veteran.resumes() },
        { label: 'Cover letters', href: paths.veteran.coverLetters() },
      ]}
    >
      {letter && letter.trashed_at === null ? (
        <LetterEditor key={letter.id} letter={letter} />
      ) : letter || (error instanceof ApiError && (error.status === 404 || error.status === 422)) ? (
        <EmptyState
          title={letter ? 'This letter is in the trash' : 'Letter not found'}
          icon={<IconMailOff size={28} aria-hidden />}
          action={
            <Button variant="contained" href={`${paths.veteran.coverLetters()}${letter ? '?trash=true' : ''}`}>
              {letter ? 'Open the trash' : 'See your cover letters'}
            </Button>
          }
        >
          {letter ? 'Restore it to edit it.' : 'It may have been deleted, or the link is incomplete.'}
        </EmptyState>
      ) : error ? (
        <ErrorState title="This letter could not be loaded" onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <FormSkeleton fields={6} what="the letter" />
      )}
    </Page>
  );
}
