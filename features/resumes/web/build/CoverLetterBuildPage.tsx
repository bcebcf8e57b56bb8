import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { resumeInText } from '#kit/country/country.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { FormSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { createCoverLetter, findCoverLetters } from '../../letters/contract.ts';
import { BuildSearch, findResumes } from '../../resumes-contract.ts';
import { useResumeWord } from '../useResumeWord.ts';
import { BuildOption, PickOption } from './BuildOption.tsx';

/** `/veteran/cover-letters/build?job_id=`: a letter for that job, from a resume or another letter. */
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
          ? 'Choose a starting point. You can change everything later.'
          : 'We address it to the company and use the job title as the subject. You can change everything.'
      }
      breadcrumbs={[
        { label: `Your ${resumeInText(word)}s`, href: paths.veteran.resumes() },
        { label: 'Cover letters', href: paths.veteran.coverLetters() },
      ]}
    >
      {resumes.isError || letters.isError ? (
        <ErrorState
          title="Your documents could not be loaded"
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
                  ? 'Uses its name, contact details and design.'
                  : 'Uses its contact details and design, and the lines that best match the advert.'
              }
              cards={cvs}
              usual={cvs.find(({ job }) => job?.id === jobId)?.id ?? cvs[0]?.id ?? 0}
              button="Write the letter"
              pending={write.isPending}
              onPick={(resume_id) => begin({ resume_id })}
            />
          ) : (
            <BuildOption title="Blank letter" text="Includes your name and email address.">
              <Button variant="contained" loading={write.isPending} onClick={() => begin({})}>
                Write the letter
              </Button>
            </BuildOption>
          )}
          {own.length > 0 && (
            <PickOption
              title="An existing letter"
              text="We copy its text for the new company. The original doesn’t change."
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
