import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ComponentType, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useUser } from '#features/accounts/web/index.ts';
import type { ResumeContent } from '#features/resumes/content.ts';
import {
  EducationSection,
  MilitarySection,
  MiscSection,
  MorePanel,
  PersonalSection,
  ReadFromFile,
  SkillsSection,
  SummarySection,
  useFocusedPart,
  WorkSection,
} from '#features/resumes/web/parts.ts';
import { ApiError, messageOf } from '#kit/ui/data/api.ts';
import { keyOf, mutation } from '#kit/ui/data/query.ts';
import { RestoredNotice } from '#kit/ui/editing/RestoredNotice.tsx';
import { Anchor } from '#kit/ui/page/link.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { paths } from '#kit/ui/paths.ts';
import { getOnboarding, getOnboardingResume, saveCv } from '../contract.ts';
import { CV_SECTION_NAMES, CV_SECTIONS, type CvSection } from '../rules.ts';
import { OnboardingResume, type SavedParts } from '../shapes.ts';
import { cvDraft } from './cv-draft.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { OriginalFile } from './OriginalFile.tsx';
import { StepFooter } from './StepForm.tsx';

type SectionEditor = ComponentType<{ content: ResumeContent; onChange: (content: ResumeContent) => void }>;

const EDITORS: Record<CvSection, SectionEditor> = {
  personal: PersonalSection,
  military: MilitarySection,
  work: WorkSection,
  education: EducationSection,
  skills: SkillsSection,
  misc: MiscSection,
  summary: SummarySection,
};

/** The parts that changed since they were last saved. */
function changedParts(before: ResumeContent, after: ResumeContent): SavedParts {
  const then = new Map(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after).filter(([part, value]) => JSON.stringify(then.get(part)) !== JSON.stringify(value)),
  );
}

/** A conflict between two versions, and which of them is shown. */
type Conflict = { theirs: OnboardingResume; showing: 'mine' | 'theirs'; looked: boolean };

type CvWalkProps = {
  word: string;
  cvStep: number;
  resume: OnboardingResume;
  onSaved: (resume: OnboardingResume) => Promise<void>;
};

/** The pages of the seven sections, with the file beside the fields. Unsaved changes carry over from page to page. */
export function CvWalk({ word, cvStep, resume, onSaved }: CvWalkProps) {
  const queryClient = useQueryClient();
  const { id: personId } = useUser();
  const [left] = useState(() => cvDraft.read(personId, resume.id));
  // The base of the restored draft: if the CV was saved elsewhere since, saving reports a conflict.
  const [base, setBase] = useState(left ? { ...resume, ...left.base } : resume);
  const [draft, setDraft] = useState(left?.content ?? resume.content);
  const [restoredAt, setRestoredAt] = useState(left?.at ?? null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const section = CV_SECTIONS[cvStep] ?? 'personal';
  const { part, onFocus } = useFocusedPart();
  const isLast = cvStep === CV_SECTIONS.length - 1;
  const parts = changedParts(base.content, draft);
  const isDirty = Object.keys(parts).length > 0;
  useEffect(() => {
    const { id, revision, content } = base;
    cvDraft.write(personId, isDirty ? { base: { id, revision, content }, content: draft } : null);
  }, [personId, isDirty, base, draft]);

  // Saved elsewhere while nothing was changed here: show the newer version.
  if (resume.revision > base.revision && !isDirty && !conflict) {
    setBase(resume);
    setDraft(resume.content);
  }

  const adopt = (next: OnboardingResume) => {
    setBase(next);
    setDraft(next.content);
    setConflict(null);
    setRestoredAt(null);
    queryClient.setQueryData(keyOf(getOnboardingResume, undefined), { status: true, data: next });
    void queryClient.invalidateQueries({ queryKey: keyOf(getOnboardingResume) });
  };

  const save = useMutation(
    mutation(saveCv, {
      onSuccess: async ({ data }) => {
        adopt(data);
        if (isLast) await queryClient.invalidateQueries({ queryKey: keyOf(getOnboarding) });
        await onSaved(data);
      },
      onError: (error) => {
        const theirs = OnboardingResume.safeParse(error instanceof ApiError && error.status === 409 ? error.data : null);
        if (theirs.success) setConflict({ theirs: theirs.data, showing: 'mine', looked: false });
        // The page shows every error above the fields.
        return true;
      },
    }),
  );
  const send = (revision: number) => save.mutate({ body: { section, revision, content: parts, finish: isLast } });

  const Editor = EDITORS[section];
  const shown = conflict?.showing === 'theirs' ? conflict.theirs.content : draft;
  const failed = save.isError && !conflict && !(save.error instanceof ApiError && save.error.handled);

  return (
    <Page
      title={CV_SECTION_NAMES[section]}
      lead={
        resume.original
          ? `Section ${cvStep + 1} of 7. We filled this in from your file. Check it, correct it and add what is missing.`
          : `Section ${cvStep + 1} of 7. Fill in what you can. You can add the rest later.`
      }
      width={resume.original ? 'wide' : 'reading'}
    >
      <LeaveQuestion when={isDirty && !save.isPending} within={2} />
      <SectionLinks cvStep={cvStep} resume={base} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 4 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: resume.original ? 'minmax(0, 6fr) minmax(0, 5fr)' : 'minmax(0, 1fr)' },
        }}
      >
        {resume.original && (
          <Box
            sx={{
              order: { md: 2 },
              position: { md: 'sticky' },
              top: { md: 88 },
              minWidth: 0,
            }}
          >
            <OriginalFile
              key={resume.original.name + resume.original.size}
              resumeId={resume.id}
              original={resume.original}
              part={part}
              word={word}
            />
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              Not the right file? <Link href={paths.veteran.onboarding({ step: 2, resume_id: resume.id })}>Use another one</Link>
            </Typography>
          </Box>
        )}
        <Box
          component="form"
          noValidate
          aria-label={CV_SECTION_NAMES[section]}
          onSubmit={(event: SyntheticEvent) => {
            event.preventDefault();
            if (!conflict && !save.isPending) send(base.revision);
          }}
          sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 }}
        >
          {restoredAt !== null && !conflict && (
            <RestoredNotice
              at={restoredAt}
              onDiscard={() => {
                setBase(resume);
                setDraft(resume.content);
                setRestoredAt(null);
              }}
            />
          )}
          {conflict && (
            <ConflictNote
              conflict={conflict}
              message={messageOf(save.error)}
              onShow={(showing) => setConflict({ ...conflict, showing, looked: conflict.looked || showing === 'theirs' })}
              onKeepTheirs={() => adopt(conflict.theirs)}
              onSaveMine={() => {
                const { theirs } = conflict;
                setConflict(null);
                send(theirs.revision);
              }}
            />
          )}
          {failed && <Alert severity="error">{messageOf(save.error)}</Alert>}
          <ReadFromFile value={resume.original !== null}>
            <Box
              inert={conflict?.showing === 'theirs'}
              onFocus={onFocus}
              sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}
            >
              <Editor key={`${section}-${conflict?.showing}`} content={shown} onChange={setDraft} />
              {isLast && <MorePanel content={shown} onChange={setDraft} />}
            </Box>
          </ReadFromFile>
          <StepFooter
            sticky
            backHref={paths.veteran.onboarding(
              cvStep > 0 ? { step: 2, cvStep: cvStep - 1, resume_id: resume.id } : { step: 2, resume_id: resume.id },
            )}
            saved={save.isPending ? 'saving' : isDirty ? 'unsaved' : base.seen.includes(section) ? 'saved' : null}
          >
            <Button
              type="submit"
              variant="contained"
              size="large"
              disabled={conflict !== null}
              loading={save.isPending}
              loadingPosition="start"
            >
              {isLast ? 'Save and finish' : 'Save and continue'}
            </Button>
          </StepFooter>
        </Box>
      </Box>
    </Page>
  );
}

type ConflictNoteProps = {
  conflict: Conflict;
  message: string;
  onShow: (showing: Conflict['showing']) => void;
  onKeepTheirs: () => void;
  onSaveMine: () => void;
};

/** Shows both versions of a conflict before one is discarded. */
function ConflictNote({ conflict, message, onShow, onKeepTheirs, onSaveMine }: ConflictNoteProps) {
  const theirs = conflict.showing === 'theirs';
  return (
    <Alert severity="warning">
      <Typography variant="body2">{message}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={() => onShow(theirs ? 'mine' : 'theirs')}>
          {theirs ? 'Show my version' : 'Show the saved version'}
        </Button>
        {conflict.looked && (
          <>
            <Button size="small" variant="outlined" color="inherit" onClick={onKeepTheirs}>
              Keep the saved version
            </Button>
            <Button size="small" variant="outlined" color="inherit" onClick={onSaveMine}>
              Save my version instead
            </Button>
          </>
        )}
      </Box>
    </Alert>
  );
}

function SectionLinks({ cvStep, resume }: { cvStep: number; resume: OnboardingResume }) {
  const nav = useRef<HTMLElement>(null);
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the row scrolls to the current section
  useEffect(() => {
    const show = () => {
      const here = nav.current?.querySelector<HTMLElement>('[aria-current]');
      if (nav.current && here) nav.current.scrollLeft = here.offsetLeft - (nav.current.clientWidth - here.offsetWidth) / 2;
    };
    show();
    // The router restores the scroll position of the previous page.
    return router.subscribe('onRendered', show);
  }, [cvStep, router]);
  return (
    <Box
      ref={nav}
      component="nav"
      aria-label="Sections"
      sx={{ position: 'relative', mb: 3, mx: { xs: -2, sm: 0 }, px: { xs: 2, sm: 0 }, overflowX: 'auto', scrollbarWidth: 'thin' }}
    >
      <Box component="ol" sx={{ display: 'flex', gap: 1, m: 0, p: 0, py: 0.5, listStyle: 'none' }}>
        {CV_SECTIONS.map((section, index) => {
          const isHere = index === cvStep;
          const seen = resume.seen.includes(section);
          return (
            <li key={section}>
              <Box
                component={Anchor}
                href={paths.veteran.onboarding({ step: 2, cvStep: index, resume_id: resume.id })}
                aria-current={isHere ? 'step' : undefined}
                sx={{
                  display: 'inline-flex',
                  alignItems: 'center',
                  gap: 0.5,
                  px: 1.5,
                  py: 0.75,
                  borderRadius: 4,
                  border: 1,
                  borderColor: isHere ? 'primary.text' : 'divider',
                  bgcolor: isHere ? 'primary.soft' : 'background.paper',
                  color: isHere ? 'primary.softText' : 'text.secondary',
                  typography: 'body2',
                  fontWeight: isHere ? 600 : 400,
                  whiteSpace: 'nowrap',
                  textDecoration: 'none',
                }}
              >
                {seen && <IconCheck size={16} aria-label="Checked" />}
                {CV_SECTION_NAMES[section]}
              </Box>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
