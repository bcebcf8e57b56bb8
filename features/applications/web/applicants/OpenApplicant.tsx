import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#kit/ui/data/api.ts';
import { query } from '#kit/ui/data/query.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { DetailsSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { getApplicant } from '../../contract.ts';
import type { ExtraSection } from '../extra-section.ts';
import { ApplicantNotSelectedDialog } from './ApplicantNotSelectedDialog.tsx';
import { ApplicantPanel } from './panel/ApplicantPanel.tsx';
import type { Neighbours } from './panel/NameBar.tsx';
import { useApplicantMoves } from './useApplicantMoves.ts';
import { useReviewKeys } from './useReviewKeys.ts';

type OpenApplicantProps = {
  id: number;
  jobId: number;
  neighbours: Neighbours;
  closeHref: string;
  tab: string | undefined;
  hrefOfTab: (tab: string) => string;
  asPage: boolean;
  inDrawer: boolean;
  isReview: boolean;
  onGo: (href: string) => void;
  sections: readonly ExtraSection[];
};

/** One applicant beside the list, or alone in the review, which has its own keys. */
export function OpenApplicant({ id, jobId, isReview, onGo, ...rest }: OpenApplicantProps) {
  const { move, moving } = useApplicantMoves();
  const [asksReason, setAsksReason] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(query(getApplicant, { params: { id } }));
  const { previous, next } = rest.neighbours;
  const applicant = data?.data;
  const may = (stage: 'shortlisted' | 'not_selected') => applicant?.next_stages.includes(stage) ?? false;
  useReviewKeys(isReview && !asksReason, {
    next: () => next && onGo(next),
    previous: () => previous && onGo(previous),
    shortlist: () => {
      if (!applicant || !may('shortlisted') || moving) return;
      void move(applicant, { stage: 'shortlisted' }).then((hasMoved) => hasMoved && next && onGo(next));
    },
    notSelected: () => setAsksReason(may('not_selected')),
  });
  if (data && data.data.job.id === jobId) {
    return (
      <Box sx={{ minWidth: 0 }}>
        {isReview && <ReviewHelp />}
        <ApplicantPanel
          applicant={data.data}
          moving={moving}
          onMove={(wanted, form) => move(data.data, wanted, form)}
          {...rest}
        />
        {asksReason && (
          <ApplicantNotSelectedDialog
            name={data.data.veteran.full_name}
            onCancel={() => setAsksReason(false)}
            draftName={`not selected ${id}`}
            onConfirm={async (reason, note) => {
              const isMoved = await move(data.data, { stage: 'not_selected', reason, ...(note && { note }) });
              if (!isMoved) return false;
              setAsksReason(false);
              if (next) onGo(next);
              return true;
            }}
          />
        )}
      </Box>
    );
  }
  if (data || (error instanceof ApiError && error.status === 404)) {
    return (
      <EmptyState
        title="We can’t find this applicant"
        icon={<IconUserOff size={28} aria-hidden />}
        action={
          <Button variant="outlined" color="inherit" href={rest.closeHref}>
            All applicants
          </Button>
        }
      >
        The application may belong to another job, or its account may have been deleted.
      </EmptyState>
    );
  }
  if (error) return <ErrorState title="This applicant could not be loaded" onRetry={() => refetch()} retrying={isFetching} />;
  return (
    <Box sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <DetailsSkeleton what="the applicant" />
    </Box>
  );
}

const REVIEW_KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['S', 'shortlist'],
  ['N', 'not selected'],
] as const;

function ReviewHelp() {
  return (
    <Box
      component="section"
      aria-label="Keys of the review"
      sx={{
        mb: 1.5,
        p: 1.25,
        borderRadius: 1,
        bgcolor: 'info.soft',
        // A phone has no keys, and the panel has its own buttons.
        '@media (hover: none)': { display: 'none' },
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        typography: 'body2',
      }}
    >
      {REVIEW_KEYS.map(([key, does]) => (
        <span key={key}>
          <Box
            component="kbd"
            sx={{
              px: 0.75,
              py: 0.25,
              mr: 0.75,
              border: 1,
              borderColor: 'divider',
              borderRadius: 0.5,
              bgcolor: 'background.paper',
            }}
          >
            {key}
          </Box>
          {does}
        </span>
      ))}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        Close the applicant to leave the review.
      </Box>
    </Box>
  );
}
