import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type FieldPath, useWatch } from 'react-hook-form';
import { countryOf } from '#kit/country/country.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { closingZone, dayIn, missingToPublish } from '../../recruiting-rules.ts';
import { fieldOf } from './field-names.ts';
import type { JobFormControl, JobFormValues } from './job-values.ts';
import { fieldWords } from './recruiting-words.ts';

type ToPublish = Pick<JobFormValues, 'title' | 'description' | 'job_type' | 'type' | 'experience' | 'city_id' | 'closes_on'>;

/** What the form as typed lacks before the job can be published. */
export const missingInForm = (values: Partial<ToPublish>, today: string) =>
  missingToPublish(
    {
      title: values.title ?? '',
      description: values.description ?? '',
      job_type: values.job_type ?? null,
      type: values.type ?? null,
      experience: values.experience ?? null,
      city_id: values.city_id ? Number(values.city_id) : null,
      closes_on: values.closes_on || null,
    },
    today,
  );

/** What is still missing before the job can be published. */
export function StillMissing({
  control,
  onPick,
}: {
  control: JobFormControl;
  onPick: (field: FieldPath<JobFormValues>) => void;
}) {
  const { countryId } = useLocale();
  const values = useWatch({ control });
  const missing = missingInForm(values, dayIn(closingZone(countryId)));
  return (
    <Box
      component="section"
      aria-labelledby="still-missing"
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Typography id="still-missing" variant="subtitle1" component="h2">
        {missing.length === 0 ? 'Ready to publish' : 'Before you publish'}
      </Typography>
      {missing.length === 0 ? (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          You’ve added all required details. Preview the job before publishing.
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.5, typography: 'body2' }}>
          {missing.map(({ field }) => (
            <li key={field}>
              <Link component="button" type="button" variant="body2" onClick={() => onPick(fieldOf(field))}>
                {fieldWords(field, countryOf(countryId).words.town)}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
