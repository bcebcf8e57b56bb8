import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DateText } from '#kit/ui/text/DateText.tsx';
import type { RecruiterJobShown } from './job-values.ts';
import { eventWords, fieldWords } from './recruiting-words.ts';

/** The history of a job, newest first. */
export function JobHistory({ events }: { events: RecruiterJobShown['events'] }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Typography id={id} variant="subtitle1" component="h2">
        History
      </Typography>
      {events.length === 0 && (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          Changes to this job will appear here.
        </Typography>
      )}
      <Box component="ol" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {events.map(({ at, kind, actor_name, changes, note }) => (
          <Box component="li" key={`${at} ${kind}`} sx={{ pl: 1.5, borderLeft: 2, borderColor: 'divider' }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {eventWords(kind)}
            </Typography>
            {changes.length > 0 && (
              <Typography variant="body2">{changes.map((field) => fieldWords(field)).join(', ')}</Typography>
            )}
            {note && (
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {note}
              </Typography>
            )}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <DateText value={at} />
              {actor_name ? ` by ${actor_name}` : ''}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
