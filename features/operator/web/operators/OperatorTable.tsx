import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { shownEmail } from '#kit/contract/shown-email.ts';
import { ResponsiveTable } from '#kit/ui/lists/ResponsiveTable.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import type { Operator } from '../../operators-contract.ts';

type OperatorTableProps = {
  operators: readonly Operator[];
  /** The viewer among them. */
  viewerId?: number;
  actionsOf: (operator: Operator) => ReactNode;
};

/** The operators of a tenant, with what protects their accounts. */
export function OperatorTable({ operators, viewerId, actionsOf }: OperatorTableProps) {
  return (
    <ResponsiveTable
      caption="Operators"
      rows={operators}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: 'Operator',
          cell: ({ id, full_name, email, role }) => (
            <Box sx={{ overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 600 }}>
                {full_name}
                {id === viewerId && ' (you)'}
              </Box>
              <Box sx={{ typography: 'body2', color: 'text.secondary', fontWeight: 400 }}>
                {shownEmail(email)}
                {role === 'system_operator' && ', system operator'}
              </Box>
            </Box>
          ),
        },
        {
          key: 'seen',
          header: 'Last sign-in',
          width: 176,
          cell: ({ last_signed_in_at, has_password }) =>
            last_signed_in_at ? (
              <DateText value={last_signed_in_at} />
            ) : (
              <span>{has_password ? 'Not yet' : 'Has not chosen a password'}</span>
            ),
        },
        {
          key: 'factor',
          header: 'Second factor',
          width: 144,
          cell: ({ has_second_factor }) => (
            <Chip
              size="small"
              color={has_second_factor ? 'success' : 'warning'}
              label={has_second_factor ? 'Set up' : 'Not set up'}
            />
          ),
        },
        { key: 'actions', header: '', name: 'Actions', align: 'right', cell: actionsOf },
      ]}
    />
  );
}
