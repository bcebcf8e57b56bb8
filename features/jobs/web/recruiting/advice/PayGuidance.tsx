import Typography from '@mui/material/Typography';
import { countryOf } from '#kit/country/country.ts';
import { counted } from '#kit/ui/text/counted.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { formatSalary } from '#kit/ui/text/money.ts';
import type { JobGuidance } from '../../../guidance-contract.ts';
import { distanceWords } from '../../job-words.ts';

/** What similar open jobs pay; nothing where too few say so. */
export function PayGuidance({ guidance }: { guidance: JobGuidance | null }) {
  const { countryId } = useLocale();
  if (!guidance?.pay || !guidance.occupation) return null;
  const { from, to, currency, jobs, employers, area, radius_km } = guidance.pay;
  const pay = formatSalary({ salary_from: from, salary_to: to, currency, per: 'year' }, countryOf(countryId).language);
  return (
    <Typography role="note" aria-label="Pay of similar jobs" variant="body2" sx={{ color: 'text.secondary' }}>
      <strong>
        {area === 'near' ? `Similar jobs within ${distanceWords(radius_km)} pay` : 'Similar remote jobs pay'} {pay}
      </strong>
      : the middle half of {counted(jobs, 'open job', 'open jobs')} of {counted(employers, 'employer', 'employers')} for{' '}
      {guidance.occupation.name}.
    </Typography>
  );
}
