import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { UNITED_STATES, useLocale } from '#kit/ui/locale.tsx';
import { RecruiterJobContent } from './RecruiterJobContent.tsx';
import type { JobFormValues } from './recruiter-job-values.ts';

type RecruiterJobPreviewProps = {
  values: JobFormValues;
  town: string | null;
  industry: string | null;
  onClose: () => void;
};

/** The advert as a veteran will read it, from what stands in the form. */
export function RecruiterJobPreview({ values, town, industry, onClose }: RecruiterJobPreviewProps) {
  const id = useId();
  const { countryId } = useLocale();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const hidden = values.show_salary === false;
  return (
    <Dialog open onClose={onClose} fullScreen={narrow} maxWidth="md" fullWidth scroll="paper" aria-labelledby={id}>
      <DialogTitle id={id}>{values.title || 'Job without a title'}</DialogTitle>
      <DialogContent>
        <RecruiterJobContent
          headingLevel="h3"
          job={{
            title: values.title,
            industry,
            city_label: town,
            currency: countryId === UNITED_STATES ? 'USD' : 'GBP',
            job_role: values.job_role || null,
            description: values.description ?? '',
            responsibilities: values.responsibilities ?? [],
            requirements: values.requirements ?? [],
            skills: values.skills ?? [],
            job_type: values.job_type ?? null,
            type: values.type ?? null,
            experience: values.experience ?? null,
            postcode: values.postcode || null,
            salary_from: hidden ? null : (values.salary_from ?? null),
            salary_to: hidden ? null : (values.salary_to ?? null),
            salary_per: values.salary_per ?? 'year',
            show_salary: true,
            openings: values.openings ?? 1,
            security_clearance: values.security_clearance || null,
            notice_period: values.notice_period ?? null,
            starts_at: values.starts_at || null,
            closes_on: values.closes_on || null,
            military_skills_accepted: values.military_skills_accepted ?? false,
            guaranteed_interview: values.guaranteed_interview ?? false,
            placement: values.placement ?? false,
            screening_questions: values.screening_questions ?? [],
            apply_url: values.apply_url || null,
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          Back to the form
        </Button>
      </DialogActions>
    </Dialog>
  );
}
