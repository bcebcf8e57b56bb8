import Chip from '@mui/material/Chip';
import type { JobStatus } from '../../shapes.ts';
import { STATUS_WORDS } from './recruiter-words.ts';

export function RecruiterStatusChip({ status }: { status: JobStatus }) {
  const { label, colour } = STATUS_WORDS[status];
  return <Chip size="small" label={label} color={colour} />;
}
