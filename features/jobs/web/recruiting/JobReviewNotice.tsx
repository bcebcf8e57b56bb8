import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { paths } from '#kit/ui/paths.ts';
import { HELD_FOR, heldInWords } from '../../held-reasons.ts';
import type { JobReview } from '../../hold-contract.ts';
import { fieldWords } from './recruiting-words.ts';
import { useJobMoves } from './useJobMoves.ts';

/** What the job may ask for: "bank details and money". */
const requestsIn = ({ passages }: Pick<JobReview, 'passages'>) =>
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
      {lineOf(review, quotes.join(', '))}
    </Box>
  );
}

const lineOf = ({ of, state, note, ...review }: JobReview, quotes: string): string => {
  if (of === 'job') return state === 'held' ? `May ask for ${requestsIn(review)}: ${quotes}` : `Returned by our team: ${note}`;
  const change = of === 'source' ? 'A change from its source' : 'A change';
  if (state === 'held') return `${change} is being checked. It may ask for ${requestsIn(review)}: ${quotes}`;
  return state === 'returned' ? `${change} was returned by our team: ${note}` : `${change} was checked but not made: ${note}`;
};

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
  const words = WORDS[review.of];
  const isEditable = review.of === 'change' && !onPick;
  return (
    <Alert
      severity={isHeld ? 'warning' : 'error'}
      sx={{ mb: 3, '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      <AlertTitle component="h2">{words[review.state]}</AlertTitle>
      {isHeld ? (
        <div>
          {review.of === 'job' || job.status === 'published'
            ? words.until
            : 'The job is as it was until our team has checked the change.'}{' '}
          {review.of === 'job' ? 'It' : 'The change'} may ask for {requestsIn(review)}:
        </div>
      ) : (
        <>
          <Box sx={{ whiteSpace: 'pre-wrap', mb: 1 }}>{review.note}</Box>
          <div>These words may ask for {requestsIn(review)}:</div>
        </>
      )}
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {review.passages.map(({ field, quotes }) => (
          <li key={`${field} ${quotes.join()}`}>
            {onPick && review.of !== 'source' ? (
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
      <div>{isHeld ? words.remedy : words.correction}</div>
      {(isHeld || review.of !== 'job') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, mb: 0.5 }}>
          {isEditable && (
            <Button size="small" variant="outlined" color="inherit" href={paths.recruiter.jobEdit(job.id)}>
              Open your change
            </Button>
          )}
          <Button size="small" variant="outlined" color="inherit" loading={moves.busy} onClick={moves.withdraw}>
            {review.of === 'job' ? 'Withdraw from review' : 'Drop this change'}
          </Button>
        </Box>
      )}
    </Alert>
  );
}

type Words = Record<JobReview['state'] | 'until' | 'remedy' | 'correction', string>;

const WORDS: Record<JobReview['of'], Words> = {
  job: {
    held: 'Held for review',
    returned: 'Our team returned this job',
    released: 'Our team checked this job',
    until: 'Veterans can’t see this job until our team has checked it.',
    remedy: 'Employers need none of this before they hire. If you remove it, the job is published without a check.',
    correction: 'Correct the job and publish it again.',
  },
  change: {
    held: 'Your change is being checked',
    returned: 'Our team returned your change',
    released: 'Your change was checked but not made',
    until: 'Veterans see the earlier text until then.',
    remedy: 'Employers need none of this before they hire. If you remove it, your change is published without a check.',
    correction: 'The job is as it was before. Correct your change and save it again, or drop it.',
  },
  source: {
    held: 'A change from the source of this job is being checked',
    returned: 'Our team returned a change from the source of this job',
    released: 'A change from the source of this job was checked but not made',
    until: 'Veterans see the earlier text until then.',
    remedy: 'Employers need none of this before they hire. If you remove it at the source, the next run publishes the change.',
    correction: 'The job is as it was before. Correct it at its source, or drop this change.',
  },
};
