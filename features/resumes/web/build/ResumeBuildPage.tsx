import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { resumeInText } from '#kit/country/country.ts';
import { call, messageOf } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { FileDrop } from '#kit/ui/inputs/FileDrop.tsx';
import { useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { Page } from '#kit/ui/page/Page.tsx';
import { paths } from '#kit/ui/paths.ts';
import { CV_FILES, MAX_CV_BYTES } from '../../contract.ts';
import { BuildSearch, createResume, findResumes, importResume, type Resume } from '../../resumes-contract.ts';
import { resumeEditHref } from '../resume-words.ts';
import { useResumeWord } from '../useResumeWord.ts';
import { BuildOption, PickOption } from './BuildOption.tsx';

/** `/veteran/resume/build`: a new resume from a file, an existing resume or a blank page. With `?job_id=` it is tailored for that job. */
export function ResumeBuildPage() {
  const { job_id: jobId = null, kind } = useUrlSearch(BuildSearch);
  const isFederal = kind === 'federal';
  const { word, inText } = useResumeWord();
  const navigate = useNavigate();
  const cards = useQuery(query(findResumes, { query: {} })).data?.data ?? [];

  const go = (created: Resume) => navigate({ href: resumeEditHref(created), replace: true });
  const blank = useMutation(mutation(createResume, { invalidates: [findResumes], onSuccess: ({ data }) => go(data) }));
  const title = isFederal ? 'New federal resume' : jobId === null ? `New ${inText}` : `Tailor a ${inText} for this job`;

  return (
    <Page
      title={title}
      width="reading"
      lead={
        jobId === null
          ? 'Choose a starting point. You can change everything later.'
          : 'Choose a starting point. You’ll see the advert beside it as you write.'
      }
      breadcrumbs={[{ label: `Your ${resumeInText(word)}s`, href: paths.veteran.resumes() }]}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {cards.length > 0 && <CopyOption cards={cards} isFederal={isFederal} jobId={jobId} onCreated={go} inText={inText} />}
        {!isFederal && jobId === null && <FileOption onCreated={go} inText={inText} />}
        <BuildOption title="Blank page" text="Write section by section, with tips.">
          <Button
            variant={cards.length > 0 ? 'outlined' : 'contained'}
            color={cards.length > 0 ? 'inherit' : 'primary'}
            loading={blank.isPending}
            onClick={() => blank.mutate({ body: { kind, ...(jobId !== null && { job_id: jobId }) } })}
          >
            Start from scratch
          </Button>
        </BuildOption>
      </Box>
    </Page>
  );
}

type CopyOptionProps = {
  cards: { id: number; title: string; source: string }[];
  isFederal: boolean;
  jobId: number | null;
  inText: string;
  onCreated: (created: Resume) => unknown;
};

function CopyOption({ cards, isFederal, jobId, inText, onCreated: onMade }: CopyOptionProps) {
  const copy = useMutation(mutation(createResume, { invalidates: [findResumes], onSuccess: ({ data }) => onMade(data) }));
  return (
    <PickOption
      title={`An existing ${inText}`}
      text="We copy its text. The original doesn’t change."
      cards={cards}
      usual={(cards.find(({ source }) => source === 'onboarding') ?? cards[0])?.id ?? 0}
      button={jobId === null ? 'Use this one' : 'Tailor this one'}
      pending={copy.isPending}
      onPick={(id) =>
        copy.mutate({
          body: { copy_of: id, ...(isFederal && { kind: 'federal' }), ...(jobId !== null && { job_id: jobId }) },
        })
      }
    />
  );
}

function FileOption({ inText, onCreated }: { inText: string; onCreated: (created: Resume) => unknown }) {
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const read = useMutation(
    mutation(
      (picked: File) =>
        call(importResume, { body: {}, files: { file: picked } }, { onProgress: setProgress }).finally(() => setProgress(null)),
      {
        invalidates: [findResumes],
        onSuccess: ({ data }) => onCreated(data),
        // The error is shown under the file.
        onError: () => true,
      },
    ),
  );
  const error = refused ?? (read.error ? messageOf(read.error) : undefined);
  return (
    <BuildOption
      title="Upload a file"
      text="We fill in the fields from it. You decide what to do with lines that don’t fit a field."
    >
      <FileDrop
        label={`Your ${inText} file`}
        help="PDF, Word (DOCX), ODT, RTF, plain text, JSON Resume, Europass XML or the ZIP of your LinkedIn data, up to 10 MB"
        accept={CV_FILES}
        maxBytes={MAX_CV_BYTES}
        file={file}
        onChange={(picked) => {
          setFile(picked);
          setRefused(null);
          read.reset();
          if (picked) read.mutate(picked);
        }}
        onRefuse={setRefused}
        {...(progress !== null && progress < 1 && { progress })}
        {...(error !== undefined && { error })}
      />
      {read.isPending && progress === 1 && (
        <Box role="status" sx={{ mt: 1.5 }}>
          <Typography variant="body2" sx={{ mb: 0.5 }}>
            Reading file
          </Typography>
          <LinearProgress />
        </Box>
      )}
      {read.isError && file && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          Choose another file, or start from scratch.
        </Alert>
      )}
    </BuildOption>
  );
}
