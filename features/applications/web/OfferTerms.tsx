import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { SalaryText } from '#kit/ui/text/MoneyText.tsx';
import type { Offer } from '../offer-shapes.ts';

/** The terms of an offer. What was left out is not shown. */
export function OfferTerms({ offer }: { offer: Offer }) {
  const { pay_amount, currency, pay_per: per, start_on, place, hours, contract, note } = offer;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
        columnGap: 3,
        rowGap: 1.5,
        '& dt': { typography: 'caption', color: 'text.secondary' },
        '& dd': { m: 0, typography: 'body2', fontWeight: 500, overflowWrap: 'anywhere' },
      }}
    >
      <Term name="Pay">
        <SalaryText job={{ salary_from: pay_amount, salary_to: pay_amount, currency, per }} />
      </Term>
      {start_on && (
        <Term name="Start date">
          <DateText value={start_on} as="day" />
        </Term>
      )}
      {place && <Term name="Place">{place}</Term>}
      {hours && <Term name="Hours">{hours}</Term>}
      {contract && <Term name="Contract">{contract}</Term>}
      {note && (
        <Box sx={{ gridColumn: '1 / -1', '& dd': { fontWeight: 400, whiteSpace: 'pre-wrap', maxWidth: '75ch' } }}>
          <dt>Note from the employer</dt>
          <dd>{note}</dd>
        </Box>
      )}
    </Box>
  );
}

const Term = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
