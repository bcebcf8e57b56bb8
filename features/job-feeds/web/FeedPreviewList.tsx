import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { HELD_FOR, heldInWords } from '#features/jobs/held-reasons.ts';
import { LABELS } from '#features/jobs/rules.ts';
import { payOf, RichText } from '#features/jobs/web/parts.ts';
import { SalaryText } from '#kit/ui/text/MoneyText.tsx';
import type { FeedPreview, PreviewedJob } from '../shapes.ts';

/** The first jobs of a source as they will look, and what would be refused. */
export function FeedPreviewList({ preview: { jobs, refused, has_more } }: { preview: FeedPreview }) {
  return (
    <Stack component="section" spacing={2} aria-label="Preview" aria-live="polite">
      <Typography component="h3" variant="subtitle1">
        {jobs.length === 0 ? 'No job could be read' : has_more ? `The first ${jobs.length} jobs` : `${jobs.length} jobs`}
      </Typography>
      {refused.length > 0 && (
        <Alert severity="warning">
          <p>{`${refused.length} entries would be refused:`}</p>
          <ul>
            {refused.slice(0, 10).map(({ row, external_id, reason }) => (
              <li key={row}>{`${external_id ?? `Entry ${row}`}: ${reason}`}</li>
            ))}
          </ul>
        </Alert>
      )}
      {jobs.map((job) => (
        <Preview key={job.external_id} job={job} />
      ))}
    </Stack>
  );
}

function Preview({ job }: { job: PreviewedJob }) {
  const facts = [
    job.place && (job.is_known_place ? job.place : `${job.place} (not found by place)`),
    job.type && LABELS.type[job.type],
    job.job_type && LABELS.job_type[job.job_type],
    job.occupation,
    job.closes_on && `Closes ${job.closes_on}`,
  ].filter(Boolean);
  const heldFor = HELD_FOR.filter((what) => job.held_for.includes(what));
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, bgcolor: 'background.paper', overflowWrap: 'anywhere' }}>
      <Typography component="h4" variant="subtitle1">
        {job.title}
      </Typography>
      <Typography variant="body2">{job.company}</Typography>
      <Typography variant="body2" color="text.secondary">
        {facts.join(' · ')}
      </Typography>
      {job.salary && (
        <Typography variant="body2">
          <SalaryText job={payOf(job.salary)} />
        </Typography>
      )}
      {heldFor.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>{`It may ask for ${heldInWords(heldFor)}, so our team checks it first.`}</Alert>
      )}
      <details>
        <summary>Description and notes</summary>
        {job.notes.map((note) => (
          <Typography key={note} variant="body2" color="text.secondary">
            {note}
          </Typography>
        ))}
        <RichText html={job.description} />
      </details>
    </Box>
  );
}
