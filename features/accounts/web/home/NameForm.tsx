import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { getCountries } from '#features/lookups/contract.ts';
import { ALL_COUNTRIES } from '#kit/country/country.ts';
import { ApiError, call } from '#kit/ui/data/api.ts';
import { query } from '#kit/ui/data/query.ts';
import { RestoredNotice } from '#kit/ui/editing/RestoredNotice.tsx';
import { SavedElsewhere } from '#kit/ui/editing/SavedElsewhere.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { useSavedElsewhere } from '#kit/ui/editing/useSavedElsewhere.ts';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { getUserProfile } from '../../contract.ts';
import { updateUserProfile } from '../../profile-contract.ts';
import type { User } from '../../shapes.ts';
import { nameProblem, ONE_NAME_HELP, onlyProblems, optionalNameProblem } from '../../sign-up-rules.ts';
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

const LABELS = { first_name: 'First name', middle_name: 'Middle name', last_name: 'Last name' };

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
        middle_name: optionalNameProblem('Middle name', middle_name),
        last_name: optionalNameProblem('Last name', last_name),
        country_id: country_id === null ? 'Choose a country' : null,
      }),
    ),
    ...CHECKED_AFTER_BLUR,
  });
  const { control } = form;
  const draft = useFormDraft(form, 'name');
  const elsewhere = useSavedElsewhere(form, draft.overtaken);
  // The values this form started from. The session may have newer ones, which would hide a conflict.
  const [seen, setSeen] = useState(() => valuesOf(user_details));
  const save = async ({ country_id, ...names }: Values) => {
    const body = { ...names, country_id: country_id ?? 0, seen: { ...seen, middle_name: seen.middle_name || null } };
    try {
      const { data, message } = await call(updateUserProfile, { body });
      form.reset(valuesOf(data.user_details));
      setSeen(valuesOf(data.user_details));
      elsewhere.clear();
      toast.success(message ?? 'Saved');
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      const saved = valuesOf((await call(getUserProfile)).data.user_details);
      setSeen(saved);
      elsewhere.merge(saved);
    } finally {
      await refresh().catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });
    }
  };
  const all = countries.data?.data ?? FIRST_COUNTRIES.map(({ value, label }) => ({ id: value, name: label }));
  const describe = (name: string, value: unknown) => ({
    label:
      Object.entries(LABELS).find(([field]) => field === name)?.[1] ?? (role === 'veteran' ? 'Country you served' : 'Country'),
    text: name === 'country_id' ? (all.find(({ id }) => id === value)?.name ?? '') : String(value ?? ''),
  });
  return (
    <section aria-labelledby="name">
      <Typography id="name" variant="h3" component="h2" sx={{ mb: 0.5 }}>
        Name and country
      </Typography>
      <Typography variant="body2" sx={{ mb: 2.5, color: 'text.secondary' }}>
        {role === 'veteran'
          ? 'Employers see your name when you apply or accept their contact request. Your country decides which services and ranks we show you.'
          : 'People you contact here see your name.'}
      </Typography>
      <AccountForm form={form} label="Name and country" action="Save changes" onSend={save}>
        {draft.restoredAt !== null && <RestoredNotice at={draft.restoredAt} onDiscard={draft.discard} />}
        <SavedElsewhere isOwn fields={elsewhere.fields} take={elsewhere.take} describe={describe} />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <TextInput name="first_name" control={control} label={LABELS.first_name} autoComplete="given-name" />
          <TextInput name="middle_name" control={control} label={LABELS.middle_name} autoComplete="additional-name" optional />
          <TextInput
            name="last_name"
            control={control}
            label={LABELS.last_name}
            help={ONE_NAME_HELP}
            autoComplete="family-name"
            optional
          />
          <SelectInput
            name="country_id"
            control={control}
            label={role === 'veteran' ? 'Country you served' : 'Country'}
            options={all.map(({ id, name }) => ({ value: id, label: name }))}
            autoComplete="country-name"
          />
        </Box>
      </AccountForm>
    </section>
  );
}
