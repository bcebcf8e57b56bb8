import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { mutation, query } from '#kit/ui/data/query.ts';
import { APPLICANT_SCOPES, getApplicantScope, updateApplicantScope } from '../team-contract.ts';

const SCOPE_WORDS = { own: 'Jobs I’m on', all: 'All jobs of my company' } as const;

/** A setting of recruiters: of which jobs they are notified about applicants. It is saved immediately. */
export function ApplicantScope() {
  const id = useId();
  const scope = useQuery(query(getApplicantScope)).data?.data.scope;
  const save = useMutation(mutation(updateApplicantScope, { success: 'Saved', invalidates: [getApplicantScope] }));
  if (!scope) return null;
  return (
    <section aria-labelledby={`${id}-title`}>
      <Typography id={`${id}-title`} variant="h3" component="h2">
        Applicants
      </Typography>
      <Typography component="label" htmlFor={id} sx={{ display: 'block', mt: 0.5, mb: 1.5, color: 'text.secondary' }}>
        Choose which jobs we notify you about. A job that nobody is on notifies all recruiters of your company.
      </Typography>
      <NativeSelect
        variant="outlined"
        input={<OutlinedInput size="small" />}
        inputProps={{ id }}
        value={scope}
        onChange={({ target }) => {
          const chosen = APPLICANT_SCOPES.find((one) => one === target.value);
          if (chosen) save.mutate({ body: { scope: chosen } });
        }}
        sx={{ minWidth: 240 }}
      >
        {APPLICANT_SCOPES.map((one) => (
          <option key={one} value={one}>
            {SCOPE_WORDS[one]}
          </option>
        ))}
      </NativeSelect>
    </section>
  );
}
