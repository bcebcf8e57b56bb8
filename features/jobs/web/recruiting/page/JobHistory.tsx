import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DateText } from '#kit/ui/text/DateText.tsx';
import type { RecruiterJobShown } from '../job-values.ts';
import { eventWords, fieldWords, valueWords } from '../recruiting-words.ts';

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
        {events.map(({ at, kind, actor_name, changes, values, note }) => (
          <Box component="li" key={`${at} ${kind}`} sx={{ pl: 1.5, borderLeft: 2, borderColor: 'divider' }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {eventWords(kind, changes)}
            </Typography>
            {changes.length > 0 && (
              <Typography variant="body2">{changes.map((field) => fieldWords(field)).join(', ')}</Typography>
            )}
            {values.length > 0 && <Values values={values} />}
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

/** What was replaced, on request: a description can be long. */
function Values({ values }: { values: RecruiterJobShown['events'][number]['values'] }) {
  return (
    <Box component="details" sx={{ typography: 'body2' }}>
      <Box component="summary" sx={{ py: 0.25, cursor: 'pointer', color: 'primary.text' }}>
        Before and after
      </Box>
      <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'grid', gap: 0.75, overflowWrap: 'anywhere' }}>
        {values.map(({ field, before, after }) => (
          <div key={field}>
            <Box component="dt" sx={{ fontWeight: 600 }}>
              {fieldWords(field)}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              <Box component="del" sx={{ color: 'text.secondary' }}>
                {valueWords(field, before)}
              </Box>{' '}
              <Box component="ins" sx={{ display: 'block', textDecoration: 'none' }}>
                {valueWords(field, after)}
              </Box>
            </Box>
          </div>
        ))}
      </Box>
    </Box>
  );
}
