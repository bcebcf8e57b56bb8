import Alert from '@mui/material/Alert';
import type { Operator } from '../../operators-contract.ts';

type SingleOperatorNoticeProps = { operators: readonly Pick<Operator, 'has_password'>[] };

/** Recommends a second operator while only one can sign in. */
export function SingleOperatorNotice({ operators }: SingleOperatorNoticeProps) {
  if (operators.filter(({ has_password }) => has_password).length > 1) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      Invite a second operator, so that a lost phone does not lock this tenant out.
    </Alert>
  );
}
