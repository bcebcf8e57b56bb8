import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { HELD_FOR, heldInWords } from '../../held-reasons.ts';
import type { JobReview } from '../../hold-contract.ts';
import { fieldWords } from './recruiting-words.ts';
import { useJobMoves } from './useJobMoves.ts';

/** What the job may ask for: "bank details and money". */
const requestsIn = ({ passages }: JobReview) =>
  heldInWords(HELD_FOR.filter((what) => passages.some(({ held_for }) => held_for.includes(what))));

const quoted = (quotes: readonly string[]) => `“${quotes.join(' … ')}”`;

/** In the job list: why a job is held, or what to correct in one that was returned. */
export function ReviewLine({ review }: { review: JobReview }) {
  const quotes = review.passages.map((passage) => quoted(passage.quotes));
  return (
    <Box
      sx={{
        mt: 0.5,
        typography: 'body2',
        fontWeight: 400,
        overflow: 'hidden',
        display: '-webkit-box',
        WebkitLineClamp: 3,
        WebkitBoxOrient: 'vertical',
      }}
    >
      {review.state === 'held'
        ? `May ask for ${requestsIn(review)}: ${quotes.join(', ')}`
        : `Returned by our team: ${review.note}`}
    </Box>
  );
}

type JobReviewNoticeProps = {
  job: { id: number; status: 'held' | 'draft' | 'published' | 'paused' | 'closed' | 'filled' | 'expired' };
  review: JobReview;
  /** In the editor: goes to the field with the words. */
  onPick?: (field: string) => void;
};

/** Why a job is held or was returned, with the words, and what its recruiter can do. */
export function JobReviewNotice({ job, review, onPick }: JobReviewNoticeProps) {
  const moves = useJobMoves(job);
  const isHeld = review.state === 'held';
  return (
    <Alert
      severity={isHeld ? 'warning' : 'error'}
      sx={{ mb: 3, '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      <AlertTitle component="h2">{isHeld ? 'Held for review' : 'Our team returned this job'}</AlertTitle>
      {isHeld ? (
        <div>Veterans can’t see this job until our team has checked it. It may ask for {requestsIn(review)}:</div>
      ) : (
        <>
          <Box sx={{ whiteSpace: 'pre-wrap', mb: 1 }}>{review.note}</Box>
          <div>These words may ask for {requestsIn(review)}:</div>
        </>
      )}
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {review.passages.map(({ field, quotes }) => (
          <li key={`${field} ${quotes.join()}`}>
            {onPick ? (
              <Link component="button" type="button" variant="body2" color="inherit" onClick={() => onPick(field)}>
                {fieldWords(field)}
              </Link>
            ) : (
              fieldWords(field)
            )}
            : {quoted(quotes)}
          </li>
        ))}
      </Box>
      <div>
        {isHeld
          ? 'Employers need none of this before they hire. If you remove it, the job is published without a check.'
          : 'Correct the job and publish it again.'}
      </div>
      {isHeld && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          loading={moves.busy}
          onClick={moves.withdraw}
          sx={{ mt: 1.5, mb: 0.5 }}
        >
          Withdraw from review
        </Button>
      )}
    </Alert>
  );
}
