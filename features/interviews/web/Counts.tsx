import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/ui/data/query.ts';
import { findApplicantInterviews, findOwnInterviews } from '../contract.ts';
import { STATUS_WORDS } from './interview-words.ts';

/** What the veteran has to do, or the state of the newest interview, beside the title of a closed section. */
export function OwnInterviewState({ applicationId }: { applicationId: number }) {
  // All of them at once, for every card of the page.
  const found = useQuery(query(findOwnInterviews, { query: {} })).data?.data ?? [];
  const [newest] = found.filter((interview) => interview.application_id === applicationId);
  if (!newest) return null;
  return (
    <Chip
      size="small"
      color={newest.status === 'proposed' ? 'warning' : newest.status === 'scheduled' ? 'success' : 'default'}
      label={STATUS_WORDS.veteran[newest.status]}
    />
  );
}

/** How many interviews there are with an applicant. */
export function ApplicantInterviewCount({ applicationId }: { applicationId: number }) {
  const count = useQuery(query(findApplicantInterviews, { params: { id: applicationId } })).data?.data.length ?? 0;
  return count > 0 ? <>({count})</> : null;
}
