import Alert from '@mui/material/Alert';
import { AUTHORITY_WORDS, type Authority } from '#features/accounts/authority.ts';
import type { ApprovalStatus } from '#features/companies/rules.ts';

/** Why an operator cannot change a status: a higher authority decided. */
export const DecidedAbove = ({ status, by }: { status: ApprovalStatus; by: Authority | null }) => (
  <Alert severity="info">
    {status === 'rejected' ? 'Rejected' : 'Deactivated'} by {by ? AUTHORITY_WORDS[by] : 'someone else'}. Contact them to reverse
    this.
  </Alert>
);
