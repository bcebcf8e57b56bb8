import Chip from '@mui/material/Chip';
import type { ApprovalStatus } from '#features/companies/rules.ts';
import { STATUS_WORDS } from './operator-words.ts';

export function StatusChip({ status }: { status: ApprovalStatus }) {
  const { label, colour } = STATUS_WORDS[status];
  return <Chip size="small" label={label} color={colour} />;
}
