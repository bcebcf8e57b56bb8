import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getApplicant } from '#features/applications/contract.ts';
import { query } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { DetailsSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { findApplicantInterviews, type Interview } from '../contract.ts';
import { ProposeDialog } from './ProposeDialog.tsx';
import { RecruiterInterview } from './RecruiterInterview.tsx';

/** Interviews with one applicant: arranged, changed and recorded here. */
export function ApplicantInterviews({ applicationId }: { applicationId: number }) {
  const interviews = useQuery(query(findApplicantInterviews, { params: { id: applicationId } }));
  const applicant = useQuery(query(getApplicant, { params: { id: applicationId } })).data?.data;
  const [proposing, setProposing] = useState<Interview | 'new' | null>(null);
  const found = interviews.data;
  if (!found)
    return interviews.isError ? (
      <ErrorState
        title="The interviews could not be loaded"
        onRetry={() => interviews.refetch()}
        retrying={interviews.isFetching}
      />
    ) : (
      <DetailsSkeleton what="interviews" />
    );
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {found.data.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {found.may_propose ? 'No interview yet.' : 'No interviews.'}
        </Typography>
      )}
      {found.data.map((interview) => (
        <RecruiterInterview key={interview.id} interview={interview} onReschedule={() => setProposing(interview)} />
      ))}
      {found.may_propose && (
        <Box>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<IconCalendarPlus size={18} aria-hidden />}
            onClick={() => setProposing('new')}
          >
            Propose interview times
          </Button>
        </Box>
      )}
      {proposing && (
        <ProposeDialog
          applicationId={applicationId}
          veteranName={applicant?.veteran.full_name ?? 'the applicant'}
          interview={proposing === 'new' ? null : proposing}
          movableFrom={applicant?.next_stages.includes('interview') ? applicant.stage : null}
          onClose={() => setProposing(null)}
        />
      )}
    </Box>
  );
}
