import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconCertificate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/ui/data/query.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { FormSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { findResumes, getResumeById, type Resume } from '../../resumes-contract.ts';
import { resumeEditHref } from '../resume-words.ts';
import { RegistrationEntries } from '../sections/RegistrationEntries.tsx';
import { useResumeWord } from '../useResumeWord.ts';
import { LeftOutNotice } from './EditorFrame.tsx';
import { SavedState } from './SavedState.tsx';
import { useDraft, useDraftHistory } from './useDraft.ts';

/** The registrations of the resume that matching reads: the one that changed last, rather than one tailored for a job. */
export function OwnRegistrations() {
  const { inText } = useResumeWord();
  const list = useQuery(query(findResumes, { query: { trash: false } }));
  const cards = list.data?.data;
  const id = (cards?.find(({ source }) => source !== 'tailored') ?? cards?.[0])?.id;
  const resume = useQuery({ ...query(getResumeById, { params: { id: id ?? 0 } }), enabled: id !== undefined });
  const failed = [list, resume].find(({ isError, data }) => isError && !data);
  if (failed) return <ErrorState title="Your registrations could not be loaded" onRetry={() => void failed.refetch()} />;
  if (cards && id === undefined)
    return (
      <EmptyState
        title={`Registrations are part of your ${inText}`}
        icon={<IconCertificate size={28} aria-hidden />}
        action={
          <Button variant="contained" href={paths.veteran.resumes()}>
            {`Create your ${inText}`}
          </Button>
        }
      >
        {`You have no ${inText} yet. Upload one and we’ll look for registrations in it.`}
      </EmptyState>
    );
  if (!resume.data) return <FormSkeleton fields={3} what="your registrations" />;
  return <Registrations key={resume.data.data.id} resume={resume.data.data} />;
}

function Registrations({ resume }: { resume: Resume }) {
  const draft = useDraft(resume);
  const { word, inText } = useResumeWord();
  const { registrations } = useDraftHistory(draft).now.content;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, alignItems: 'center' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {'Stored in '}
          <Link href={resumeEditHref(resume)}>{resume.title === word ? `your ${inText}` : `“${resume.title}”`}</Link>
        </Typography>
        <SavedState draft={draft} />
      </Box>
      <LeftOutNotice draft={draft} word={inText} savedAs="a version" />
      <RegistrationEntries
        titled={false}
        entries={registrations}
        onChange={(next) => draft.edit((now) => ({ ...now, content: { ...now.content, registrations: next } }), 'registrations')}
      />
    </Box>
  );
}
