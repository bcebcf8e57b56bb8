import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { JobGuidance } from '../../../guidance-contract.ts';

/** The military trades that lead to the job; nothing where none is known. */
export function FittingTrades({ guidance }: { guidance: JobGuidance | null }) {
  const id = useId();
  if (!guidance?.occupation || guidance.trades.length === 0) return null;
  const same = guidance.trades.filter(({ is_same_work }) => is_same_work);
  const near = guidance.trades.filter(({ is_same_work }) => !is_same_work);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Typography id={id} variant="subtitle1" component="h2">
        Military trades that fit this job
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        Because it’s matched as {guidance.occupation.name}.
      </Typography>
      <Trades title="Same work" trades={same} />
      <Trades title="Shares many tasks" trades={near} />
    </Box>
  );
}

function Trades({ title, trades }: { title: string; trades: JobGuidance['trades'] }) {
  if (trades.length === 0) return null;
  return (
    <>
      <Typography variant="body2" component="h3" sx={{ mt: 1.5, fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, display: 'grid', gap: 0.25, typography: 'body2' }}>
        {trades.map(({ service, name }) => (
          <li key={`${service} ${name}`}>
            {name}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              , {service}
            </Box>
          </li>
        ))}
      </Box>
    </>
  );
}
