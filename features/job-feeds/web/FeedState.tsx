import Chip from '@mui/material/Chip';
import { OUTCOMES } from '../rules.ts';
import type { FeedSummary } from '../shapes.ts';

/** The one thing to know about a feed: what waits for its owner, or how it does. */
export function FeedState({ feed }: { feed: FeedSummary }) {
  const { to_decide, conflicts, is_paused, last_run } = feed;
  if (to_decide > 0) return <Chip size="small" color="warning" label="Needs a decision" />;
  if (conflicts > 0) return <Chip size="small" color="warning" label={`${conflicts} in conflict`} />;
  if (is_paused) return <Chip size="small" label="Paused" />;
  if (!last_run) return <Chip size="small" color="info" label="Not read yet" />;
  if (last_run.outcome === null) return <Chip size="small" color="info" label="Being read" />;
  const isFine = last_run.outcome === 'complete' || last_run.outcome === 'unchanged';
  return <Chip size="small" color={isFine ? 'success' : 'error'} label={isFine ? 'Up to date' : OUTCOMES[last_run.outcome]} />;
}
