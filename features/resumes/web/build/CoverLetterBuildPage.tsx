import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { Page } from '#kit/ui/Page.tsx';
import { paths } from '#kit/ui/paths.ts';
import { mutation, query } from '#kit/ui/query.ts';
import { FormSkeleton } from '#kit/ui/Skeletons.tsx';
import { useUrlSearch } from '#kit/ui/search-params.ts';
import { createCoverLetter, findCoverLetters } from '../../letters/contract.ts';
import { BuildSearch, findResumes } from '../../resumes-contract.ts';
import { useResumeWord } from '../useResumeWord.ts';
import { BuildOption, PickOption } from './BuildOption.tsx';

/** `/veteran/cover-letters/build?job_id=`: a letter for that job, out of a resume or of another letter. */
export function CoverLetterBuildPage() {
  const { job_id: jobId = null } = useUrlSearch(BuildSearch);
  const { word, inText } = useResumeWord();
  const navigate = useNavigate();
  const resumes = useQuery(query(findResumes, { query: {} }));
  const letters = useQuery(query(findCoverLetters, { query: {} }));
  const write = useMutation(
    mutation(createCoverLetter, {
      invalidates: [findCoverLetters],
      onSuccess: ({ data }) => navigate({ href: paths.veteran.coverLetter(data.id), replace: true }),
    }),
  );
  const begin = (from: { resume_id?: number; copy_of?: number }) =>
    write.mutate({ body: { ...from, ...(jobId !== null && { job_id: jobId }) } });
  const cvs = resumes.data?.data.filter(({ kind }) => kind === 'resume');
  const own = letters.data?.data;
  return (
    <Page
      title={jobId === null ? 'New letter' : 'Write a letter for this job'}
      width="reading"
      lead={
        jobId === null
          ? 'Choose where to begin. Everything can be changed later.'
          : 'It is addressed to the company and named after the job. Everything can be changed.'
      }
      breadcrumbs={[
        { label: `Your ${word === 'CV' ? 'CVs' : 'resumes'}`, href: paths.veteran.resumes() },
        { label: 'Cover letters', href: paths.veteran.coverLetters() },
      ]}
    >
      {resumes.isError || letters.isError ? (
        <ErrorState
          title="What you have written could not be loaded"
          onRetry={() => Promise.all([resumes.refetch(), letters.refetch()])}
          retrying={resumes.isFetching || letters.isFetching}
        />
      ) : !cvs || !own ? (
        <FormSkeleton fields={2} what="where to begin" />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {cvs.length > 0 ? (
            <PickOption
              title={`Your ${inText}`}
              text={
                jobId === null
                  ? 'Your name, your details and the look come from it.'
                  : 'Your details and the look come from it, and the lines of it that are nearest to the advert, in your own words.'
              }
              cards={cvs}
              usual={cvs.find(({ job }) => job?.id === jobId)?.id ?? cvs[0]?.id ?? 0}
              button="Write the letter"
              pending={write.isPending}
              onPick={(resume_id) => begin({ resume_id })}
            />
          ) : (
            <BuildOption title="An empty letter" text="With your name and your e-mail address.">
              <Button variant="contained" loading={write.isPending} onClick={() => begin({})}>
                Write the letter
              </Button>
            </BuildOption>
          )}
          {own.length > 0 && (
            <PickOption
              title="A letter that you have"
              text="Its words come along to the new company; the letter itself stays as it is."
              cards={own}
              usual={own[0]?.id ?? 0}
              button="Use this one"
              isMain={false}
              pending={write.isPending}
              onPick={(copy_of) => begin({ copy_of })}
            />
          )}
        </Box>
      )}
    </Page>
  );
}
