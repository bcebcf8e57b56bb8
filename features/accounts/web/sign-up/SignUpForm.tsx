import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Control, type UseFormSetValue, useForm, useWatch } from 'react-hook-form';
import { getCountries, getMilitaryServices } from '#features/lookups/contract.ts';
import { ALL_COUNTRIES } from '#kit/country/country.ts';
import { call } from '#kit/ui/data/api.ts';
import { query } from '#kit/ui/data/query.ts';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { paths, type SignInRole } from '#kit/ui/paths.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { signup } from '../../sign-up-contract.ts';
import { type SignUpForm as Form, ONE_NAME_HELP, signUpProblems } from '../../sign-up-rules.ts';
import { AccountForm } from '../forms/AccountForm.tsx';
import { CHECKED_AFTER_BLUR, resolverOf } from '../forms/form-resolver.ts';
import { noteMailed } from '../forms/mailed.ts';
import { NewPasswordInput } from '../forms/NewPasswordInput.tsx';
import { intent } from '../session/intent.ts';
import { signUpDraft } from './sign-up-draft.ts';
import { signUpSecrets } from './sign-up-secrets.ts';

/** Names, email and password, and what the role needs. The account is completed with a link sent by email. */
export function SignUpForm({ account }: { account: SignInRole }) {
  const navigate = useNavigate();
  const { countryId } = useLocale();
  const form = useForm<Form>({
    defaultValues: {
      first_name: '',
      last_name: '',
      email: '',
      country_id: countryId,
      military_service_id: null,
      company_hint: '',
      ...signUpDraft.get(),
      password: '',
    },
    resolver: resolverOf((values) => signUpProblems(account, values)),
    ...CHECKED_AFTER_BLUR,
    shouldFocusError: false,
  });
  const { control, clearErrors, setValue } = form;

  // Errors of one role's form do not apply to the other's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of role is the reason to run
  useEffect(() => void clearErrors(), [account, clearErrors]);

  const send = async (values: Form) => {
    const { first_name, last_name, email, password, country_id, military_service_id, company_hint } = values;
    const person = { first_name, last_name, email, password };
    const { data } = await call(signup, {
      body:
        account === 'veteran'
          ? {
              ...person,
              role: account,
              country_id,
              military_service_id: military_service_id ?? undefined,
              intent: intent.read(null) ?? undefined,
            }
          : { ...person, role: account, company_hint },
    });
    signUpDraft.set(values);
    signUpSecrets.set(data.email, data.sign_up_secret);
    noteMailed('verification', data.email);
    await navigate({ href: paths.auth.verifyEmail({ email: data.email, user: account }) });
  };

  return (
    <AccountForm form={form} label="Create an account" action="Create account" onSend={send} summary>
      <TextInput name="first_name" control={control} label="First name" autoComplete="given-name" />
      <TextInput name="last_name" control={control} label="Last name" help={ONE_NAME_HELP} autoComplete="family-name" optional />
      <TextInput
        name="email"
        control={control}
        label={account === 'recruiter' ? 'Work email' : 'Email'}
        help={account === 'recruiter' ? 'Use your company’s address. We use it to find your company.' : undefined}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <NewPasswordInput name="password" control={control} />
      {account === 'veteran' ? (
        <CountryAndService control={control} setValue={setValue} />
      ) : (
        <TextInput
          name="company_hint"
          control={control}
          label="Company"
          help="You can set it up or join it after verifying your email."
          autoComplete="organization"
          optional
        />
      )}
    </AccountForm>
  );
}

/** Options until the list of countries has loaded. */
const FIRST_COUNTRIES = ALL_COUNTRIES.map(({ id, name }) => ({ value: id, label: name }));

/** The country, and its services if it has any. */
function CountryAndService({ control, setValue }: { control: Control<Form>; setValue: UseFormSetValue<Form> }) {
  const country = useWatch({ control, name: 'country_id' });
  const service = useWatch({ control, name: 'military_service_id' });
  const countries = useQuery({ ...query(getCountries), staleTime: Number.POSITIVE_INFINITY });
  const services = useQuery({
    ...query(getMilitaryServices, { params: { id: country ?? 0 } }),
    enabled: country !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const known = services.data?.data;
  // Shown before the services have loaded: a field that appears later would move the button under the pointer.
  const mayHaveServices = country !== null && known?.length !== 0;

  // Another country has other services.
  useEffect(() => {
    if (known && service !== null && !known.some(({ id }) => id === service)) setValue('military_service_id', null);
  }, [known, service, setValue]);

  return (
    <>
      <SelectInput
        name="country_id"
        control={control}
        label="Country you served"
        options={countries.data?.data.map(({ id, name }) => ({ value: id, label: name })) ?? FIRST_COUNTRIES}
        autoComplete="country-name"
      />
      {mayHaveServices && (
        <SelectInput
          name="military_service_id"
          control={control}
          label="Service"
          options={known?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          optional
        />
      )}
    </>
  );
}
