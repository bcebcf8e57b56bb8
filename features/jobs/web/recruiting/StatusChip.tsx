import Chip from '@mui/material/Chip';
import type { JobStatus } from '../../shapes.ts';
import { STATUS_WORDS } from './recruiting-words.ts';

export function StatusChip({ status }: { status: JobStatus }) {
  const { label, colour } = STATUS_WORDS[status];
  return <Chip size="small" label={label} color={colour} />;
}
