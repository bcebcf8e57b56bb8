import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IconFileOff, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { resumeInText } from '#kit/country/country.ts';
import { ApiError } from '#kit/ui/data/api.ts';
import { query } from '#kit/ui/data/query.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { DetailsSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { findResumes, getResumeById } from '../../resumes-contract.ts';
import { resumeEditHref } from '../resume-words.ts';
import { useResumeWord } from '../useResumeWord.ts';
import { DownloadMenu } from './DownloadMenu.tsx';
import { PagePreview, pageWarnings, usePageProblems } from './PagePreview.tsx';
import { PageWarnings } from './PageWarnings.tsx';

/** `/veteran/resume/preview/:resumeId` and `/veteran/view-resume?resume_id=`; without an id the resume changed last. */
export function ResumePreviewPage() {
  const params: { resumeId?: string } = useParams({ strict: false });
  const search: { resume_id?: number | string } = useSearch({ strict: false });
  const named = Number(params.resumeId ?? search.resume_id) || null;
  const { word, inText } = useResumeWord();
  const cards = useQuery({ ...query(findResumes, { query: {} }), enabled: named === null });
  const id = named ?? cards.data?.data[0]?.id ?? null;
  const found = useQuery({ ...query(getResumeById, { params: { id: id ?? 0 } }), enabled: id !== null });
  const resume = found.data?.data;
  const isNone = id === null ? cards.data !== undefined : found.error instanceof ApiError && found.error.status === 404;
  const warnings = pageWarnings(usePageProblems(resume?.id ?? null, resume?.revision ?? 0), inText);
  const failed = id === null ? cards : found;

  return (
    <Page
      title={resume?.title ?? word}
      width="reading"
      breadcrumbs={[{ label: `Your ${resumeInText(word)}s`, href: paths.veteran.resumes() }]}
      action={
        resume && (
          <>
            <Button
              variant="outlined"
              color="inherit"
              href={resumeEditHref(resume)}
              startIcon={<IconPencil size={18} aria-hidden />}
            >
              Edit
            </Button>
            <DownloadMenu id={resume.id} warnings={warnings} />
          </>
        )
      }
    >
      {resume ? (
        <Box sx={{ maxWidth: 720, display: 'grid', gap: 2 }}>
          <PageWarnings warnings={warnings} />
          <PagePreview id={resume.id} revision={resume.revision} paper={resume.design.paper} />
        </Box>
      ) : isNone ? (
        <EmptyState
          title={`This ${inText} was not found`}
          icon={<IconFileOff size={28} aria-hidden />}
          action={
            <Button variant="contained" href={paths.veteran.resumeBuild()}>
              Write a new one
            </Button>
          }
        >
          It may have been deleted, or there is none yet.
        </EmptyState>
      ) : failed.error ? (
        <ErrorState title={`This ${inText} could not be loaded`} onRetry={() => failed.refetch()} retrying={failed.isFetching} />
      ) : (
        <DetailsSkeleton what={`the ${inText}`} />
      )}
    </Page>
  );
}
