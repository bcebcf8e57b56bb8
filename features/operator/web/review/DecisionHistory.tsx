import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { decisionWords } from '../operator-words.ts';

type Decision = {
  at: string;
  from_status: string;
  to_status: string;
  reason: string | null;
  note: string | null;
  by: string | null;
  is_undo: boolean;
};

/** Past decisions, most recent first. */
export function DecisionHistory({ decisions }: { decisions: readonly Decision[] }) {
  if (decisions.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        Nothing has been decided yet.
      </Typography>
    );
  }
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {decisions.map((decision) => (
        <Box
          component="li"
          key={`${decision.at} ${decision.to_status}`}
          sx={{ pl: 2, borderLeft: 2, borderColor: 'divider', typography: 'body2', maxWidth: '75ch' }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {decisionWords(decision.from_status, decision.to_status, decision.is_undo)}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {decision.by && `by ${decision.by}, `}
              <DateText value={decision.at} />
            </Box>
          </Box>
          {decision.reason && <div>Reason: {decision.reason}</div>}
          {decision.note && <Box sx={{ color: 'text.secondary' }}>Note for operators: {decision.note}</Box>}
        </Box>
      ))}
    </Box>
  );
}
