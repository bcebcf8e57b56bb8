import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { IconCheck, IconChevronRight, IconFileText } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useSessionStore, useUser } from '#features/accounts/web/index.ts';
import { CV_FILES, MAX_CV_BYTES } from '#features/resumes/contract.ts';
import { ApiError, call, messageOf } from '#kit/ui/data/api.ts';
import { keyOf, mutation } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { FileDrop } from '#kit/ui/inputs/FileDrop.tsx';
import { announce } from '#kit/ui/page/announce.tsx';
import { Anchor } from '#kit/ui/page/link.tsx';
import { paths } from '#kit/ui/paths.ts';
import { getOnboarding, getOnboardingResume, saveCv, uploadCv } from '../contract.ts';
import { CV_SECTION_NAMES, CV_SECTIONS, nextCvStep } from '../rules.ts';
import type { OnboardingResume } from '../shapes.ts';
import { cvDraft } from './cv-draft.ts';
import { StepFooter } from './StepForm.tsx';

type CvStepProps = {
  /** CV or resume, depending on the country. */
  word: string;
  resume: OnboardingResume | null;
  finished: boolean;
};

/** Step 2 outside the section pages: choose a file, or see the sections of the current CV. */
export function CvStep({ word, resume, finished }: CvStepProps) {
  return resume ? <Present word={word} resume={resume} finished={finished} /> : <Choose word={word} />;
}

function Choose({ word }: { word: string }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const session = useSessionStore();
  const begin = useMutation(
    mutation(saveCv, {
      onSuccess: async ({ data }) => {
        queryClient.setQueryData(keyOf(getOnboardingResume, undefined), { status: true, data });
        void session.refresh().catch(() => {});
        await navigate({ href: paths.veteran.onboarding({ step: 2, cvStep: 0, resume_id: data.id }) });
      },
      // The error is shown above the button.
      onError: () => true,
    }),
  );
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Upload word={word} label={`Your ${word}`} />
      <Box component="section" sx={{ p: 2.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
        <Typography variant="h4" component="h2">
          {`No ${word} yet?`}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          You can use your LinkedIn profile instead. In LinkedIn, go to Settings, Data privacy, Get a copy of your data, and
          choose Profile. LinkedIn emails you a ZIP file: upload it above. We only read and store your profile, never your
          messages or contacts.
        </Typography>
        <Typography variant="body2" sx={{ mt: 1.5, mb: 2, color: 'text.secondary' }}>
          Or write one here, section by section. We’ve added your name and contact details, and you can leave any section empty
          for now.
        </Typography>
        {begin.isError && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {messageOf(begin.error)}
          </Alert>
        )}
        <Button
          variant="outlined"
          color="inherit"
          loading={begin.isPending}
          onClick={() => begin.mutate({ body: { section: 'personal', revision: 0, content: {} } })}
        >
          {`Start without a ${word}`}
        </Button>
      </Box>
      <StepFooter backHref={paths.veteran.onboarding({ step: 1 })} saved={null}>
        <Button color="inherit" size="large" href={paths.veteran.onboarding({ step: 3 })}>
          Do this later
        </Button>
      </StepFooter>
    </Box>
  );
}

type UploadProps = {
  word: string;
  label: string;
  /** The revision that the file replaces, after the person confirmed it. */
  replaces?: number;
};

/** Uploads and parses a file, with its progress and the reason when a file can't be parsed. */
function Upload({ word, label, replaces }: UploadProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const session = useSessionStore();
  const { id: personId } = useUser();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [progress, setProgress] = useState<number>();
  const stop = useRef<AbortController>(null);
  const upload = useMutation({
    ...mutation(
      (picked: File) => {
        stop.current = new AbortController();
        return call(
          uploadCv,
          { body: { replace_revision: replaces }, files: { file: picked } },
          { onProgress: setProgress, signal: stop.current.signal },
        );
      },
      {
        onSuccess: async ({ data }) => {
          announce(`We’ve read your ${word}`);
          // Unsaved edits belong to the previous file.
          cvDraft.write(personId, null);
          queryClient.setQueryData(keyOf(getOnboardingResume, undefined), { status: true, data });
          void queryClient.invalidateQueries({ queryKey: keyOf(getOnboarding) });
          // The profile lists its resumes.
          void session.refresh().catch(() => {});
          await navigate({ href: paths.veteran.onboarding({ step: 2, cvStep: 0, resume_id: data.id }) });
        },
        onError: (error) => {
          setProgress(undefined);
          if (!(error instanceof DOMException)) {
            setFile(null);
            setProblem(error instanceof ApiError ? (error.errors.file?.[0] ?? error.message) : messageOf(error));
          }
          // Another tab has uploaded a file in the meantime: show that one.
          if (error instanceof ApiError && error.status === 409)
            void queryClient.invalidateQueries({ queryKey: keyOf(getOnboardingResume) });
          return true;
        },
      },
    ),
    mutationKey: keyOf(uploadCv),
  });

  const send = (picked: File) => {
    setFile(picked);
    setProblem(null);
    setProgress(0);
    upload.mutate(picked);
  };
  const isParsing = progress === 1;

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <FileDrop
        label={label}
        help="PDF, Word (DOCX), ODT, RTF, plain text, JSON Resume, Europass XML or the ZIP of your LinkedIn data, 10 MB at most. Only you can see it, and you check every line before we use it."
        accept={CV_FILES}
        maxBytes={MAX_CV_BYTES}
        file={file}
        progress={isParsing ? undefined : progress}
        error={problem ?? undefined}
        onRefuse={(reason) => {
          setFile(null);
          setProblem(reason);
        }}
        onChange={(picked) => (picked ? send(picked) : setFile(null))}
      />
      {progress !== undefined && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          {isParsing && <LinearProgress aria-label={`Reading your ${word}`} />}
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
            <Typography variant="body2" role="status">
              {isParsing ? `Reading your ${word}: sections, dates and places. This takes a few seconds.` : 'Sending the file.'}
            </Typography>
            <Button size="small" color="inherit" onClick={() => stop.current?.abort()}>
              Cancel
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}

function Present({ word, resume, finished }: CvStepProps & { resume: OnboardingResume }) {
  const [asking, setAsking] = useState(false);
  const [replacing, setReplacing] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {resume.original && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Box component={IconFileText} size={24} aria-hidden sx={{ flexShrink: 0, color: 'text.secondary' }} />
          <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{`Read from ${resume.original.name}`}</Typography>
        </Box>
      )}
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
      >
        {CV_SECTIONS.map((section, cvStep) => {
          const seen = resume.seen.includes(section);
          return (
            <Box component="li" key={section} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
              <Box
                component={Anchor}
                href={paths.veteran.onboarding({ step: 2, cvStep, resume_id: resume.id })}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1.5,
                  px: 2,
                  py: 1.5,
                  color: 'text.primary',
                  textDecoration: 'none',
                  '&:hover': { bgcolor: 'background.subtle' },
                }}
              >
                <Typography variant="subtitle2" component="span" sx={{ flex: 1 }}>
                  {CV_SECTION_NAMES[section]}
                </Typography>
                <Typography
                  variant="body2"
                  component="span"
                  sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: seen ? 'success.text' : 'text.secondary' }}
                >
                  {seen && <IconCheck size={16} aria-hidden />}
                  {seen ? 'Checked' : 'To check'}
                </Typography>
                <Box component={IconChevronRight} size={18} aria-hidden sx={{ color: 'text.secondary' }} />
              </Box>
            </Box>
          );
        })}
      </Box>
      {replacing ? (
        <Upload word={word} label="Another file" replaces={resume.revision} />
      ) : (
        <div>
          <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
            {resume.original ? 'Use another file' : `Upload a ${word} instead`}
          </Button>
        </div>
      )}
      <StepFooter backHref={paths.veteran.onboarding({ step: 1 })} saved={finished ? 'saved' : null}>
        <Button
          variant="contained"
          size="large"
          href={
            finished
              ? paths.veteran.onboarding({ step: 3 })
              : paths.veteran.onboarding({ step: 2, cvStep: nextCvStep(resume.seen), resume_id: resume.id })
          }
        >
          {finished ? 'Continue' : 'Continue checking'}
        </Button>
        {!finished && (
          <Button color="inherit" size="large" href={paths.veteran.onboarding({ step: 3 })}>
            Do this later
          </Button>
        )}
      </StepFooter>
      <ConfirmDialog
        open={asking}
        title={`Replace your ${word}?`}
        confirmLabel="Choose another file"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          setReplacing(true);
        }}
      >
        {`The new file replaces this content. We’ll save the current content as a version of your ${word}.`}
      </ConfirmDialog>
    </Box>
  );
}
