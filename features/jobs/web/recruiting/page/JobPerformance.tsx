import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { query } from '#kit/ui/data/query.ts';
import { counted } from '#kit/ui/text/counted.ts';
import { durationInWords } from '#kit/ui/text/durations.ts';
import { getJobPerformance } from '../../../recruiting-contract.ts';
import { STAGE_LABEL, STAGES } from '../../../stages.ts';
import { JobSources } from './JobSources.tsx';

/** How a published job does: views, applicants by stage, days open, the time until an answer, and views and applications by source. */
export function JobPerformance({ jobId }: { jobId: number }) {
  const id = useId();
  const { data, isError } = useQuery(query(getJobPerformance, { params: { id: jobId } }));
  const figures = data?.data;
  if (isError && !figures) return null;
  const applicants = Object.values(figures?.applicants ?? {}).reduce((sum, count) => sum + count, 0);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Typography id={id} variant="subtitle1" component="h2" sx={{ mb: 1 }}>
        Performance
      </Typography>
      {figures ? (
        <>
          <Box component="dl" sx={{ m: 0 }}>
            <Row name="Views" note={`${figures.views_last_30_days.toLocaleString('en-GB')} in the last 30 days`}>
              {figures.views.toLocaleString('en-GB')}
            </Row>
            <Row name="Applicants">{applicants.toLocaleString('en-GB')}</Row>
            {STAGES.filter((stage) => figures.applicants[stage]).map((stage) => (
              <Row key={stage} name={STAGE_LABEL[stage]} isPart>
                {figures.applicants[stage]?.toLocaleString('en-GB')}
              </Row>
            ))}
            {figures.days_open !== null && <Row name="Open for">{counted(figures.days_open, 'day', 'days')}</Row>}
            <Row
              name="Typical reply time"
              note={
                figures.median_answer_hours === null ? undefined : `Median of ${counted(figures.answered, 'answer', 'answers')}`
              }
            >
              {figures.median_answer_hours === null ? 'No answers yet' : durationInWords(figures.median_answer_hours)}
            </Row>
          </Box>
          <JobSources sources={figures.sources} views={figures.views} applications={applicants} />
        </>
      ) : (
        <Skeleton variant="rounded" height={140} />
      )}
    </Box>
  );
}

type RowProps = { name: string; note?: string | undefined; isPart?: boolean; children: ReactNode };

function Row({ name, note, isPart = false, children }: RowProps) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: isPart ? 0.25 : 0.75, pl: isPart ? 1.5 : 0 }}>
      <Typography component="dt" variant="body2" sx={{ minWidth: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'right', fontWeight: isPart ? 400 : 600 }}>
        {children}
        {note && (
          <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'text.secondary' }}>
            {note}
          </Box>
        )}
      </Typography>
    </Box>
  );
}
