import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { announce } from '#kit/ui/page/announce.tsx';
import { counted } from '#kit/ui/text/counted.ts';
import type { ReviewItem } from '../../../wording/term-review.ts';

/** How long a review takes is said only where it is short. */
const A_MINUTE = 20;

type TermsNoticeProps = { count: number; word: string; onReview: () => void; onClose: () => void };

/** Offers to review the military terms of a resume one after the other. */
export function TermsNotice({ count, word, onReview, onClose }: TermsNoticeProps) {
  return (
    <Alert
      severity="info"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <Button color="inherit" size="small" variant="outlined" onClick={onReview}>
            Review
          </Button>
          <Button color="inherit" size="small" onClick={onClose}>
            Not now
          </Button>
        </Box>
      }
    >
      {`We found ${counted(count, 'military term', 'military terms')} in this ${word}.`}
      {count <= A_MINUTE && ` Review ${count === 1 ? 'it' : 'them'} in one minute.`}
    </Alert>
  );
}

type TermReviewProps<Content> = {
  items: readonly ReviewItem<Content>[];
  /** Replaces what was accepted by what is accepted now. */
  onChange: (from: readonly ReviewItem<Content>[], to: readonly ReviewItem<Content>[]) => void;
  onClose: (accepted: readonly ReviewItem<Content>[]) => void;
};

/** Old and new wording, one term at a time. Enter accepts, the right arrow skips, and the left arrow goes back and undoes. */
export function TermReview<Content>({ items, onChange, onClose }: TermReviewProps<Content>) {
  const id = useId();
  /** The decision on each item up to the current one. */
  const [decided, setDecided] = useState<readonly boolean[]>([]);
  const accepted = items.filter((_, index) => decided[index]);
  const item = items[decided.length];
  const left = items.length - decided.length;

  const decide = (next: readonly boolean[]) => {
    onChange(
      accepted,
      items.filter((_, index) => next[index]),
    );
    setDecided(next);
    const shown = items[next.length];
    announce(
      shown
        ? `${next.length + 1} of ${items.length}: ${shown.term}, ${shown.suggestion}`
        : `All ${counted(items.length, 'term', 'terms')} reviewed`,
    );
  };
  const undo = () => decided.length > 0 && decide(decided.slice(0, -1));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowRight' && item) decide([...decided, false]);
    else if (event.key === 'ArrowLeft') undo();
    else return;
    event.preventDefault();
  };

  return (
    <Dialog open onClose={() => onClose(accepted)} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`} onKeyDown={onKeyDown}>
      <DialogTitle id={`${id}-title`} sx={{ pb: 1 }}>
        Review military terms
      </DialogTitle>
      <DialogContent sx={{ minHeight: 300 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2.5 }}>
          <LinearProgress
            variant="determinate"
            value={(100 * decided.length) / items.length}
            aria-label="Terms reviewed"
            sx={{ flex: 1, height: 6, borderRadius: 3 }}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {item ? `${decided.length + 1} of ${items.length}` : `${items.length} of ${items.length}`}
          </Typography>
        </Box>
        {item ? (
          <Item item={item} />
        ) : (
          <Box sx={{ py: 4, display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center' }}>
            <Box component={IconCircleCheck} size={40} aria-hidden sx={{ color: 'success.text' }} />
            <Typography variant="h3" component="p">
              {accepted.length === 0 ? 'Nothing changed' : `${counted(accepted.length, 'term', 'terms')} in plain words`}
            </Typography>
            {accepted.length < items.length && (
              <Typography sx={{ color: 'text.secondary' }}>
                {`${items.length - accepted.length} skipped. You find their tips at the lines.`}
              </Typography>
            )}
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button
          color="inherit"
          startIcon={<IconArrowBackUp size={18} aria-hidden />}
          disabled={decided.length === 0}
          onClick={undo}
          sx={{ mr: 'auto' }}
        >
          Undo
        </Button>
        {item ? (
          <>
            {left > 1 && (
              <Button color="inherit" onClick={() => decide([...decided, ...Array.from({ length: left }, () => true)])}>
                {decided.length === 0 ? `Accept all ${left}` : `Accept the other ${left}`}
              </Button>
            )}
            <Button variant="outlined" color="inherit" onClick={() => decide([...decided, false])}>
              Skip
            </Button>
            <Button variant="contained" autoFocus onClick={() => decide([...decided, true])}>
              Accept
            </Button>
          </>
        ) : (
          <Button variant="contained" autoFocus onClick={() => onClose(accepted)}>
            Done
          </Button>
        )}
      </DialogActions>
      <Typography
        variant="caption"
        sx={{ display: { xs: 'none', sm: 'block' }, px: 3, pb: 2, textAlign: 'right', color: 'text.secondary' }}
      >
        Keyboard: Enter accepts, → skips, ← undoes
      </Typography>
    </Dialog>
  );
}

/** Characters of a text around its term that are shown. */
const AROUND = 110;

function Item<Content>({ item: { text, term, suggestion, reason } }: { item: ReviewItem<Content> }) {
  const { at, found } = text;
  const { start = 0, end = 0 } = found.find((one) => one.term === term) ?? {};
  const before = at.text.slice(Math.max(0, start - AROUND), start);
  const after = at.text.slice(end, end + AROUND);
  const line = (middle: string, kind: 'del' | 'ins') => (
    <Box component="p" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {start > AROUND && '…'}
      {before}
      <Box
        component={kind}
        sx={
          kind === 'del'
            ? { color: 'text.secondary' }
            : {
                fontWeight: 700,
                textDecoration: 'none',
                bgcolor: 'success.soft',
                color: 'success.softText',
                px: 0.5,
                borderRadius: 0.5,
              }
        }
      >
        {middle}
      </Box>
      {after}
      {end + AROUND < at.text.length && '…'}
    </Box>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {at.name}
      </Typography>
      <div>
        <Typography variant="caption" component="p" sx={{ mb: 0.5, color: 'text.secondary' }}>
          Now
        </Typography>
        {line(term, 'del')}
      </div>
      <Box sx={{ pl: 1.5, borderLeft: 3, borderColor: 'success.text' }}>
        <Typography variant="caption" component="p" sx={{ mb: 0.5, color: 'text.secondary' }}>
          In civilian words
        </Typography>
        {line(suggestion, 'ins')}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {reason}
      </Typography>
    </Box>
  );
}
