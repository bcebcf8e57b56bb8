import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Job } from '#features/jobs/shapes.ts';
import { formatBytes } from '#kit/ui/inputs/FileDrop.tsx';
import { VisuallyHidden } from '#kit/ui/page/VisuallyHidden.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import type { ApplyValues } from './apply-values.ts';

type CheckAnswersProps = {
  job: Job;
  values: ApplyValues;
  lastResume: { name: string; size: number } | null;
  cv: string;
  /** Share of the upload that is sent, 0 to 1; undefined before. */
  progress: number | undefined;
  /** Returns to the field of that name. */
  onChange: (field: string) => void;
  onSend: () => void;
  sendLabel: string;
};

/** Everything that will be sent, with a link to change each part. */
export function CheckAnswers({ job, values, lastResume, cv, progress, onChange, onSend, sendLabel }: CheckAnswersProps) {
  const resume = values.cv === 'last' ? lastResume : values.file;
  const sending = progress !== undefined;
  const nothing = (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      Not given
    </Box>
  );
  const rows: { field: string; name: string; value: ReactNode }[] = [
    {
      field: values.cv === 'file' ? 'file' : 'cv',
      name: cv === 'CV' ? 'CV' : 'Resume',
      value:
        values.cv === 'own'
          ? values.own && `${values.own.title} (PDF)`
          : resume && `${resume.name} (${formatBytes(resume.size)})`,
    },
    ...job.screening_questions.map(({ question }, index) => ({
      field: `answers.${index}`,
      name: question,
      value: values.answers[index],
    })),
    { field: 'cover_letter', name: 'Cover letter', value: values.cover_letter.trim() },
    { field: 'notice_period', name: 'Notice period', value: values.notice_period },
    {
      field: 'available_from',
      name: 'Available from',
      value: values.available_from && <DateText value={values.available_from} as="day" />,
    },
  ];
  return (
    <Box component="section" aria-labelledby="check-answers">
      <Typography id="check-answers" variant="h3" component="h2">
        Check your application
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
        {job.company.name} will receive this, along with your name and email address.
      </Typography>
      <Box component="dl" sx={{ mt: 2, mb: 3, borderTop: 1, borderColor: 'divider' }}>
        {rows.map(({ field, name, value }) => (
          <Box
            key={field}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr auto', sm: '200px 1fr auto' },
              columnGap: 2,
              rowGap: 0.25,
              py: 1.5,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box component="dt" sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                typography: 'body2',
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
                gridRow: { xs: 2, sm: 1 },
                gridColumn: { xs: '1 / -1', sm: 2 },
              }}
            >
              {value || nothing}
            </Box>
            <Box component="dd" sx={{ m: 0, gridRow: 1, gridColumn: { xs: 2, sm: 3 }, typography: 'body2' }}>
              <Link component="button" type="button" disabled={sending} onClick={() => onChange(field)}>
                Change
                <VisuallyHidden component="span">{` ${name}`}</VisuallyHidden>
              </Link>
            </Box>
          </Box>
        ))}
      </Box>
      {sending && (
        <Box role="status" sx={{ mb: 2 }}>
          <Typography variant="body2" sx={{ mb: 0.75 }}>
            {progress < 1 ? `Sending, ${Math.round(progress * 100)}%` : 'Uploaded. Waiting for confirmation.'}
          </Typography>
          <LinearProgress variant="determinate" value={progress * 100} aria-label="Sending your application" />
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" size="large" onClick={onSend} loading={sending} sx={{ minWidth: 120 }}>
          {sendLabel}
        </Button>
        <Button color="inherit" size="large" disabled={sending} onClick={() => onChange('cover_letter')}>
          Back
        </Button>
      </Box>
    </Box>
  );
}
