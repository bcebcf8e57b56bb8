import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { IconFileText, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { resumeInText } from '#kit/country/country.ts';
import { call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { paths } from '#kit/ui/paths.ts';
import {
  createResume,
  deleteResume,
  findResumes,
  getResumeThumbnail,
  type ResumeCard,
  restoreResume,
} from '../../resumes-contract.ts';
import { DownloadMenu } from '../preview/DownloadMenu.tsx';
import { PagePicture } from '../preview/PagePicture.tsx';
import { copyOf, resumeEditHref, SOURCES } from '../resume-words.ts';
import { useResumeWord } from '../useResumeWord.ts';
import { DocumentCard, DocumentList, useTrashShown } from './DocumentList.tsx';

/** `/veteran/resume`: the veteran's resumes, with `?trash=true` those in the trash. */
export function ResumeListPage() {
  return <ResumeList kind="resume" />;
}

/** `/veteran/federal-resume` */
export function FederalResumeListPage() {
  return <ResumeList kind="federal" />;
}

function ResumeList({ kind }: { kind: ResumeCard['kind'] }) {
  const navigate = useNavigate();
  const { word, inText } = useResumeWord();
  const list = useQuery(query(findResumes, { query: { trash: useTrashShown() } }));
  const isFederal = kind === 'federal';
  const many = isFederal ? 'federal resumes' : `${resumeInText(word)}s`;
  const build = paths.veteran.resumeBuild(isFederal ? { kind: 'federal' } : {});
  const copy = useMutation(
    mutation(createResume, {
      invalidates: [findResumes],
      onSuccess: ({ data }) => navigate({ href: resumeEditHref(data) }),
    }),
  );
  return (
    <DocumentList
      one={inText}
      many={`Your ${many}`}
      lead={
        isFederal
          ? 'For US government jobs: more detail, two pages at most.'
          : `Write one for each kind of job. Changes save automatically.`
      }
      breadcrumbs={[]}
      base={isFederal ? paths.veteran.federalResume() : paths.veteran.resumes()}
      cards={list.data?.data.filter((card) => card.kind === kind)}
      failed={list.isError}
      loading={list.isFetching}
      onRetry={() => list.refetch()}
      action={
        <Button variant="contained" href={build} startIcon={<IconPlus size={18} aria-hidden />}>
          {isFederal ? 'New federal resume' : `New ${inText}`}
        </Button>
      }
      empty={
        <EmptyState
          title={isFederal ? 'No federal resume yet' : `No ${inText} yet`}
          icon={<IconFileText size={28} aria-hidden />}
          action={
            <Button variant="contained" href={build}>
              {isFederal ? 'Write a federal resume' : `Write your first ${inText}`}
            </Button>
          }
        >
          {isFederal
            ? 'Includes hours, grades and supervisors, and checks the federal rules as you write.'
            : 'Start from a file, your profile or a blank page.'}
        </EmptyState>
      }
      links={
        <>
          {!isFederal && <Link href={paths.veteran.coverLetters()}>Cover letters</Link>}
          {isFederal ? (
            <Link href={paths.veteran.resumes()}>Your {resumeInText(word)}s</Link>
          ) : (
            word === 'Resume' && <Link href={paths.veteran.federalResume()}>Federal resumes</Link>
          )}
        </>
      }
      remove={({ id }, for_good) => call(deleteResume, { params: { id }, query: for_good ? { for_good } : {} })}
      restore={({ id }) => call(restoreResume, { params: { id } })}
      list={findResumes}
    >
      {(card, stored) => (
        <DocumentCard
          key={card.id}
          card={card}
          href={resumeEditHref(card)}
          about={card.job ? `For ${card.job.title} at ${card.job.company}` : SOURCES[card.source]}
          {...stored}
          pending={stored.pending || copy.isPending}
          onCopy={() => copy.mutate({ body: copyOf(card) })}
          picture={card.trashed_at === null && <FirstPage card={card} />}
          actions={
            <>
              <Button color="inherit" href={paths.veteran.resumePreview(card.id)} aria-label={`Preview ${card.title}`}>
                Preview
              </Button>
              <DownloadMenu id={card.id} variant="outlined" />
            </>
          }
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'caption', color: 'text.secondary' }}>
            <LinearProgress
              variant="determinate"
              value={card.completeness}
              aria-label={`How complete ${card.title} is`}
              sx={{ flex: 1, maxWidth: 160, height: 6, borderRadius: 3 }}
            />
            {card.completeness}% complete
          </Box>
        </DocumentCard>
      )}
    </DocumentList>
  );
}

function FirstPage({ card: { id, revision, template } }: { card: ResumeCard }) {
  const { word } = useResumeWord();
  const { data, isError } = useQuery({
    ...query(getResumeThumbnail, { params: { id }, query: { template } }),
    queryKey: [getResumeThumbnail.path, id, revision, template],
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <PagePicture image={data?.data.image} isFailed={isError} paper={word === 'Resume' ? 'letter' : 'a4'} />;
}
