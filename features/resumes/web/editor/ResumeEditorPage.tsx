import Button from '@mui/material/Button';
import { IconFileOff } from '@tabler/icons-react';
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
import { getResumeById } from '../../resumes-contract.ts';
import { useResumeWord } from '../useResumeWord.ts';
import { Editor } from './Editor.tsx';

/** `/veteran/resume/edit/:resumeId`, also for federal resumes. */
export function ResumeEditorPage() {
  const params: { resumeId?: string } = useParams({ strict: false });
  const id = Number(params.resumeId);
  const { word, inText } = useResumeWord();
  const { data, error, isFetching, refetch } = useQuery(query(getResumeById, { params: { id } }));
  const resume = data?.data;
  const isFederal = resume?.kind === 'federal';
  return (
    <Page
      title={isFederal ? 'Edit federal resume' : `Edit ${inText}`}
      breadcrumbs={
        isFederal
          ? [{ label: 'Federal resumes', href: paths.veteran.federalResume() }]
          : [{ label: `Your ${resumeInText(word)}s`, href: paths.veteran.resumes() }]
      }
    >
      {resume && resume.trashed_at === null ? (
        <Editor key={resume.id} resume={resume} />
      ) : resume || (error instanceof ApiError && (error.status === 404 || error.status === 422)) ? (
        <EmptyState
          title={resume ? `This ${inText} is in the trash` : `This ${inText} was not found`}
          icon={<IconFileOff size={28} aria-hidden />}
          action={
            <Button variant="contained" href={`${paths.veteran.resumes()}${resume ? '?trash=true' : ''}`}>
              {resume ? 'Open the trash' : `See your ${resumeInText(word)}s`}
            </Button>
          }
        >
          {resume ? 'Restore it to edit it.' : 'It may have been deleted, or the link is incomplete.'}
        </EmptyState>
      ) : error ? (
        <ErrorState title={`This ${inText} could not be loaded`} onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <FormSkeleton fields={6} what={`the ${inText}`} />
      )}
    </Page>
  );
}
