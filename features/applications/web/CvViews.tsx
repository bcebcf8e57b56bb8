import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { resumeInText } from '#kit/country/country.ts';
import { query } from '#kit/ui/data/query.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { resumeWord, useLocale } from '#kit/ui/text/locale.tsx';
import { findCvViews } from '../contract.ts';

/** Whether and when the employer opened the CV of an application. */
export function CvViews({ applicationId }: { applicationId: number }) {
  const cv = resumeInText(resumeWord(useLocale().countryId));
  const { data } = useQuery(query(findCvViews, { params: { id: applicationId }, query: { page: 1 } }));
  if (!data) return null;
  const [last] = data.data;
  return (
    <Typography variant="body2" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
      {last ? (
        <>
          {`${last.company_name} opened your ${cv} ${data.meta.total === 1 ? 'once' : `${data.meta.total} times`}, last on `}
          <DateText value={last.at} />
        </>
      ) : (
        `The employer has not opened your ${cv} yet.`
      )}
    </Typography>
  );
}
