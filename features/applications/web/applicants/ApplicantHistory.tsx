import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DateText } from '#kit/ui/DateText.tsx';
import type { Applicant } from '../../contract.ts';
import { STAGE_LABEL } from '../../rules.ts';

/** Every move of an application, as the server orders them. */
export function ApplicantHistory({ events }: { events: Applicant['events'] }) {
  return (
    <section>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        History
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {events.map(({ at, from_stage, to_stage, by, reason, note }) => (
          <Box
            component="li"
            key={`${at} ${to_stage}`}
            sx={{ pl: 1.5, borderLeft: 2, borderColor: 'divider', typography: 'body2' }}
          >
            <Box component="span" sx={{ fontWeight: 600 }}>
              {from_stage === null
                ? 'Applied'
                : from_stage === to_stage
                  ? to_stage === 'offer'
                    ? 'Offer'
                    : 'Changed by the applicant'
                  : `${STAGE_LABEL[from_stage]} → ${STAGE_LABEL[to_stage]}`}
            </Box>
            {reason && <Box sx={{ overflowWrap: 'anywhere' }}>{reason}</Box>}
            {note && <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note}</Box>}
            <Box sx={{ color: 'text.secondary' }}>
              <DateText value={at} capital /> by {by}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}
