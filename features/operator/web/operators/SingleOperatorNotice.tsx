import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { paths } from '#kit/ui/paths.ts';
import type { Operator } from '../../operators-contract.ts';

type SingleOperatorNoticeProps = { operators: readonly Pick<Operator, 'has_password'>[]; hasLink?: boolean };

/** Recommends a second operator while only one can sign in. */
export function SingleOperatorNotice({ operators, hasLink = false }: SingleOperatorNoticeProps) {
  if (operators.filter(({ has_password }) => has_password).length > 1) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 3 }}
      action={
        hasLink && (
          <Button color="inherit" href={paths.operator.operators()}>
            Operators
          </Button>
        )
      }
    >
      Invite a second operator, so that a lost phone does not lock this tenant out.
    </Alert>
  );
}
