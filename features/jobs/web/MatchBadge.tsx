import Chip from '@mui/material/Chip';
import { matchWords } from '../match-rules.ts';
import type { Match } from '../shapes.ts';

/** `Strong match · 82%`. */
export function MatchBadge({ match }: { match: Match }) {
  const { label, colour } = matchWords(match.score);
  return <Chip size="small" color={colour} label={label} />;
}
