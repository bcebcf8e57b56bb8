import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useViewer } from '#features/accounts/web/index.ts';
import { findJobs } from '#features/jobs/contract.ts';
import { jobListHref, readJobSearch, useFilterNames } from '#features/jobs/web/search-parts.ts';
import { call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { RestoredNotice } from '#kit/ui/editing/RestoredNotice.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { paths } from '#kit/ui/paths.ts';
import { createAlert, findAlerts, requestAlert } from '../contract.ts';
import { FREQUENCIES, type Frequency, LABELS } from '../rules.ts';
import { nameOfSearch, savedSearchOf } from './alert-search.ts';

/** Labels of a choice of frequency. */
export const FREQUENCY_OPTIONS = FREQUENCIES.map((value) => ({ value, label: LABELS.frequency[value] }));

/** `/alerts/new`: turns the search of a job list into an alert, with or without an account. */
export function NewAlertPage() {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = readJobSearch(raw);
  const viewer = useViewer();
  const isVeteran = viewer?.role === 'veteran';
  const area = isVeteran ? 'veteran' : 'public';
  // The names of employers and occupations are in what the search finds.
  const listed = { ...search, jobType: 'jobs' as const, matching_jobs: false };
  const { data: found, isPending } = useQuery(
    query(findJobs, { query: { company_id: listed.company_id, occupation: listed.occupation } }),
  );
  const names = useFilterNames(listed, found);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const back = jobListHref(area, search);
  if (viewer && !isVeteran)
    return (
      <Page title="Alert me to new jobs" width="reading">
        <EmptyState title="Alerts are for veterans">
          Sign in with a veteran’s account, or sign out to get alerts by email.
        </EmptyState>
      </Page>
    );
  if (sentTo)
    return (
      <Page title="Check your inbox" width="reading">
        <EmptyState
          title="One more step"
          action={
            <Button variant="contained" href={back}>
              Back to the jobs
            </Button>
          }
        >
          {`We’ve sent an email to ${sentTo}. Open its link within 7 days to turn the alert on.`}
        </EmptyState>
      </Page>
    );
  const suggested = typeof raw.name === 'string' && raw.name.trim() ? raw.name.trim().slice(0, 120) : null;
  return (
    <Page
      title="Alert me to new jobs"
      width="reading"
      breadcrumbs={[{ label: 'Jobs', href: back }]}
      lead="We compare new jobs with your search every day and email you only when there is something new."
    >
      {!isPending && (
        <AlertForm
          key={area}
          name={suggested ?? nameOfSearch(search, names)}
          search={savedSearchOf(search, isVeteran)}
          isVeteran={isVeteran}
          onRequested={setSentTo}
        />
      )}
    </Page>
  );
}

type AlertFormProps = {
  name: string;
  search: ReturnType<typeof savedSearchOf>;
  isVeteran: boolean;
  onRequested: (email: string) => void;
};
type Values = { name: string; frequency: Frequency; email: string };

export function AlertForm({ name, search, isVeteran, onRequested }: AlertFormProps) {
  const form = useForm<Values>({ defaultValues: { name, frequency: 'daily', email: '' } });
  const draft = useFormDraft(form, 'new alert');
  const navigate = useNavigate();
  const create = useMutation(
    mutation(({ email: _, ...values }: Values) => call(createAlert, { body: { ...values, search } }), {
      form,
      invalidates: [findAlerts],
      success: 'Alert created',
      onSuccess: () => void navigate({ href: paths.veteran.alerts() }),
    }),
  );
  const request = useMutation(
    mutation((values: Values) => call(requestAlert, { body: { ...values, search } }), {
      form,
      onSuccess: () => onRequested(form.getValues('email')),
    }),
  );
  const send = isVeteran ? create : request;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => send.mutate(values))(event)}
      sx={{ display: 'grid', gap: 2.5, maxWidth: 480 }}
    >
      {draft.restoredAt !== null && <RestoredNotice at={draft.restoredAt} onDiscard={draft.discard} />}
      <TextInput control={form.control} name="name" label="Name of the alert" maxLength={120} />
      <SelectInput control={form.control} name="frequency" label="How often" options={FREQUENCY_OPTIONS} />
      {!isVeteran && (
        <TextInput
          control={form.control}
          name="email"
          type="email"
          label="Email"
          autoComplete="email"
          help="We send a link to confirm it. You need no account."
        />
      )}
      <Box>
        <Button type="submit" variant="contained" loading={send.isPending}>
          {isVeteran ? 'Create alert' : 'Send confirmation email'}
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary">
        One email a day at most, with everything that your alerts found. Stop them at any time with one click.
      </Typography>
      {!isVeteran && (
        <Alert severity="info">
          With an account, alerts also say why each job fits you, and you won’t see jobs that you dismissed.
        </Alert>
      )}
    </Box>
  );
}
