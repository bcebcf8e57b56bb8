import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { getCountries } from '#features/lookups/contract.ts';
import { ALL_COUNTRIES } from '#kit/country/country.ts';
import { ApiError, call } from '#kit/ui/api.ts';
import { query } from '#kit/ui/query.ts';
import { SelectInput } from '#kit/ui/SelectInput.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { updateUserProfile } from '../../profile-contract.ts';
import type { User } from '../../shapes.ts';
import { nameProblem, onlyProblems } from '../../sign-up-rules.ts';
import { AccountForm } from '../forms/AccountForm.tsx';
import { CHECKED_AFTER_BLUR, resolverOf } from '../forms/form-resolver.ts';
import { useSessionStore, useUser } from '../session/session.tsx';

type Values = { first_name: string; middle_name: string; last_name: string; country_id: number | null };

const valuesOf = ({ first_name, middle_name, last_name, country }: User['user_details']): Values => ({
  first_name,
  middle_name: middle_name ?? '',
  last_name,
  country_id: country?.id ?? null,
});

const FIRST_COUNTRIES = ALL_COUNTRIES.map(({ id, name }) => ({ value: id, label: name }));

/** Name and country, to be changed. */
export function NameForm() {
  const { role, user_details } = useUser();
  const { refresh } = useSessionStore();
  const countries = useQuery({ ...query(getCountries), staleTime: Number.POSITIVE_INFINITY });
  const form = useForm<Values>({
    defaultValues: valuesOf(user_details),
    resolver: resolverOf(({ first_name, middle_name, last_name, country_id }) =>
      onlyProblems({
        first_name: nameProblem('First name', first_name),
        middle_name: middle_name.trim() === '' ? null : nameProblem('Middle name', middle_name),
        last_name: nameProblem('Last name', last_name),
        country_id: country_id === null ? 'Choose a country' : null,
      }),
    ),
    ...CHECKED_AFTER_BLUR,
  });
  const { control } = form;
  const save = async ({ country_id, ...names }: Values) => {
    const { first_name, middle_name, last_name, country } = user_details;
    const seen = { first_name, middle_name, last_name, country_id: country?.id ?? null };
    try {
      const { data, message } = await call(updateUserProfile, { body: { ...names, country_id: country_id ?? 0, seen } });
      form.reset(valuesOf(data.user_details));
      toast.success(message ?? 'Saved');
    } finally {
      // Also after a 409: the next try starts from the present details.
      await refresh().catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });
    }
  };
  return (
    <section aria-labelledby="name">
      <Typography id="name" variant="h3" component="h2" sx={{ mb: 0.5 }}>
        Name and country
      </Typography>
      <Typography variant="body2" sx={{ mb: 2.5, color: 'text.secondary' }}>
        {role === 'veteran'
          ? 'Employers see your name when you apply or accept their contact request. Your country decides which services and ranks we show you.'
          : 'People you deal with here see your name.'}
      </Typography>
      <AccountForm form={form} label="Name and country" action="Save changes" onSend={save}>
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <TextInput name="first_name" control={control} label="First name" autoComplete="given-name" />
          <TextInput name="middle_name" control={control} label="Middle name" autoComplete="additional-name" optional />
          <TextInput name="last_name" control={control} label="Last name" autoComplete="family-name" />
          <SelectInput
            name="country_id"
            control={control}
            label={role === 'veteran' ? 'Country you served' : 'Country'}
            options={countries.data?.data.map(({ id, name }) => ({ value: id, label: name })) ?? FIRST_COUNTRIES}
            autoComplete="country-name"
          />
        </Box>
      </AccountForm>
    </section>
  );
}
