import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Divider from '@mui/material/Divider';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useUser } from '#features/accounts/web/index.ts';
import { paths } from '#kit/ui/paths.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { JobBody, JobHead } from '../details/JobDetails.tsx';
import { advertOf, type JobFormValues } from './job-values.ts';

type JobPreviewProps = {
  values: JobFormValues;
  town: string | null;
  industry: string | null;
  closeLabel?: string;
  onClose: () => void;
};

/** The advert as veterans will see it, from the current form values. */
export function JobPreview({ values, town, industry, closeLabel = 'Back to editing', onClose }: JobPreviewProps) {
  const { countryId } = useLocale();
  const { company } = useUser().user_details;
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const job = advertOf(values, {
    company: {
      id: company?.id ?? 0,
      name: company?.name ?? 'Your company',
      logo_url: null,
      covenant_level: null,
      hire_vets_medallion: null,
    },
    town,
    industry,
    countryId,
  });
  return (
    <Dialog open onClose={onClose} fullScreen={narrow} maxWidth="md" fullWidth aria-labelledby="job-title">
      <DialogContent sx={{ pt: 3, display: 'grid', gap: 3 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          This is how veterans will see the job. Your company description appears below it.
        </Typography>
        <JobHead job={job} level="h2" />
        <Divider />
        <JobBody job={job} level="h2" companyJobsHref={paths.jobs()} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" autoFocus onClick={onClose}>
          {closeLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
