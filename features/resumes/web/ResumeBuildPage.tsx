import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { call, messageOf, toastError } from '#kit/ui/api.ts';
import { FileDrop } from '#kit/ui/FileDrop.tsx';
import { Page } from '#kit/ui/Page.tsx';
import { paths } from '#kit/ui/paths.ts';
import { keyOf, query } from '#kit/ui/query.ts';
import { MAX_CV_BYTES } from '../contract.ts';
import { createResume, findResumes, importResume, type Resume } from '../resumes-contract.ts';
import { copyResume } from './copy-resume.ts';
import { resumeEditHref } from './resume-words.ts';
import { useResumeWord } from './use-resume-word.ts';

/** `/veteran/resume/build`: from a file, from one of the own resumes, or from an empty page. With `?job_id=` it is tailored for that job. */
export function ResumeBuildPage() {
  const search: { job_id?: number | string; kind?: string } = useSearch({ strict: false });
  const jobId = Number(search.job_id) || null;
  const isFederal = search.kind === 'federal';
  const { word, inText } = useResumeWord();
  const navigate = useNavigate();
  const client = useQueryClient();
  const cards = useQuery(query(findResumes, { query: {} })).data?.data ?? [];

  const go = async (made: Resume) => {
    await client.invalidateQueries({ queryKey: keyOf(findResumes) });
    await navigate({ href: resumeEditHref(made), replace: true });
  };
  const blank = useMutation({
    mutationFn: async () =>
      (
        await call(createResume, {
          body: { kind: isFederal ? 'federal' : 'resume', ...(jobId === null ? {} : { job_id: jobId }) },
        })
      ).data,
    onSuccess: go,
    onError: toastError,
  });
  const title = isFederal ? 'New federal resume' : jobId === null ? `New ${inText}` : `Tailor a ${inText} for this job`;

  return (
    <Page
      title={title}
      width="reading"
      lead={
        jobId === null
          ? 'Choose where to begin. Everything can be changed later.'
          : 'It is a copy: the one that you begin with stays.'
      }
      breadcrumbs={[{ label: `Your ${word === 'CV' ? 'CVs' : 'resumes'}`, href: paths.veteran.resumes() }]}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {cards.length > 0 && (
          <CopyOption cards={cards} isFederal={isFederal} jobId={jobId} onMade={(made) => void go(made)} inText={inText} />
        )}
        {!isFederal && jobId === null && <FileOption onMade={(made) => void go(made)} inText={inText} />}
        <Option title="An empty page" text="Section by section, with tips beside each.">
          <Button
            variant={cards.length > 0 ? 'outlined' : 'contained'}
            color={cards.length > 0 ? 'inherit' : 'primary'}
            loading={blank.isPending}
            onClick={() => blank.mutate()}
          >
            Begin empty
          </Button>
        </Option>
      </Box>
    </Page>
  );
}

function Option({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: 2.5, display: 'grid', gap: 1.5 }}
    >
      <div>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {text}
        </Typography>
      </div>
      <div>{children}</div>
    </Box>
  );
}

type CopyOptionProps = {
  cards: { id: number; title: string; source: string }[];
  isFederal: boolean;
  jobId: number | null;
  inText: string;
  onMade: (made: Resume) => void;
};

function CopyOption({ cards, isFederal, jobId, inText, onMade }: CopyOptionProps) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const usual = cards.find(({ source }) => source === 'onboarding') ?? cards[0];
  const from = chosen ?? usual?.id ?? 0;
  const copy = useMutation({
    mutationFn: () => copyResume(from, { ...(isFederal && { kind: 'federal' }), ...(jobId !== null && { job_id: jobId }) }),
    onSuccess: onMade,
    onError: toastError,
  });
  return (
    <Option title={`A ${inText} that you have`} text="Its words come along; what you change here changes only here.">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <FormLabel htmlFor={id}>Begin with</FormLabel>
          <NativeSelect
            fullWidth
            variant="outlined"
            input={<OutlinedInput />}
            inputProps={{ id }}
            value={from}
            onChange={({ target }) => setChosen(Number(target.value))}
            sx={{ mt: 0.5 }}
          >
            {cards.map((card) => (
              <option key={card.id} value={card.id}>
                {card.title}
              </option>
            ))}
          </NativeSelect>
        </Box>
        <Button variant="contained" loading={copy.isPending} onClick={() => copy.mutate()}>
          {jobId === null ? 'Use this one' : 'Tailor this one'}
        </Button>
      </Box>
    </Option>
  );
}

function FileOption({ inText, onMade }: { inText: string; onMade: (made: Resume) => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const read = useMutation({
    mutationFn: async (picked: File) =>
      (await call(importResume, { body: {}, files: { file: picked } }, { onProgress: setProgress })).data,
    onSuccess: onMade,
    onSettled: () => setProgress(null),
  });
  const error = refused ?? (read.error ? messageOf(read.error) : undefined);
  return (
    <Option title="A file that you have" text="It is read into fields. What fits none is kept under “More”.">
      <FileDrop
        label={`Your ${inText} as a file`}
        help="PDF, Word (DOCX), plain text or JSON Resume, up to 10 MB"
        accept=".pdf,.docx,.txt,.json"
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
            Reading it
          </Typography>
          <LinearProgress />
        </Box>
      )}
      {read.isError && file && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          Nothing is lost: choose another file, or begin with an empty page.
        </Alert>
      )}
    </Option>
  );
}
