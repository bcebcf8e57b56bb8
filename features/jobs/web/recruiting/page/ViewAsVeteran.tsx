import Button from '@mui/material/Button';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getIndustries } from '#features/lookups/contract.ts';
import { query } from '#kit/ui/data/query.ts';
import { paths } from '#kit/ui/paths.ts';
import { isOpen } from '../../../rules.ts';
import { JobPreview } from '../JobPreview.tsx';
import { type RecruiterJobShown, valuesOf } from '../job-values.ts';

/** The job as veterans see it: its public page while it is open, otherwise the same content in a dialog. */
export function ViewAsVeteran({ job }: { job: RecruiterJobShown }) {
  const [shown, setShown] = useState(false);
  const { data: industries } = useQuery(query(getIndustries));
  const button = { variant: 'outlined', color: 'inherit', startIcon: <IconEye size={18} aria-hidden /> } as const;
  if (isOpen(job))
    return (
      <Button {...button} href={paths.job(job.id)} target="_blank">
        View as veteran
      </Button>
    );
  return (
    <>
      <Button {...button} onClick={() => setShown(true)}>
        View as veteran
      </Button>
      {shown && (
        <JobPreview
          values={valuesOf(job)}
          town={job.draft.city_label}
          industry={industries?.data.find(({ id }) => id === job.draft.industry_id)?.name ?? null}
          closeLabel="Close"
          onClose={() => setShown(false)}
        />
      )}
    </>
  );
}
