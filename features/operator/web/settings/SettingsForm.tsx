import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormState, type UseFormReturn, useForm } from 'react-hook-form';
import { mutation } from '#kit/ui/data/query.ts';
import { LeaveDialog } from '#kit/ui/editing/LeaveDialog.tsx';
import { RestoredNotice } from '#kit/ui/editing/RestoredNotice.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { CheckboxInput } from '#kit/ui/inputs/CheckboxInput.tsx';
import { NumberInput } from '#kit/ui/inputs/NumberInput.tsx';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { ErrorSummary } from '#kit/ui/page/ErrorSummary.tsx';
import { updateSettings } from '../../settings-contract.ts';
import type { Settings } from '../../settings-shapes.ts';
import { AnalyticsFields } from './AnalyticsFields.tsx';
import { ColourPresetField } from './ColourPresetField.tsx';
import { CrisisLineFields } from './CrisisLineFields.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { bodyOf, type SettingsValues, valuesOf } from './settings-values.ts';

const APPROVALS = [
  { value: 'automatic', label: 'Automatically, once the email is verified' },
  { value: 'manual', label: 'By an operator' },
];
const LOCALES = [
  { value: 'en-GB', label: 'English (United Kingdom)' },
  { value: 'en-US', label: 'English (United States)' },
];

/** The settings that are saved together. */
export function SettingsForm({ settings, onSaved }: { settings: Settings; onSaved: (settings: Settings) => void }) {
  const form = useForm<SettingsValues>({
    // Saving hosts or keys must not reset what is typed here.
    defaultValues: valuesOf(settings),
    shouldFocusError: false,
  });
  const { control, handleSubmit, setFocus, reset, clearErrors, formState } = form;
  const { isDirty } = formState;
  const draft = useFormDraft(form, 'settings');

  const save = useMutation(
    mutation(updateSettings, {
      form,
      success: ({ message }) => message ?? 'Settings saved.',
      onSuccess: ({ data }) => {
        reset(valuesOf(data));
        onSaved(data);
      },
    }),
  );

  return (
    <form
      noValidate
      onSubmit={(event) => {
        // Errors from the server would block the next submission.
        clearErrors();
        void handleSubmit((values) => save.mutate({ body: bodyOf(values) }))(event);
      }}
    >
      <ErrorSummary control={control} setFocus={setFocus} />
      {draft.restoredAt !== null && (
        <Box sx={{ mb: 3 }}>
          <RestoredNotice at={draft.restoredAt} onDiscard={draft.discard} />
        </Box>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <SettingsSection title="Branding">
          <TextInput control={control} name="name" label="Name of the site" maxLength={80} />
          <TextInput
            control={control}
            name="tagline"
            label="Tagline"
            help="Shown beside the sign-in form and in emails."
            maxLength={160}
          />
          <ColourPresetField control={control} />
        </SettingsSection>

        <SettingsSection title="Approval" lead="When recruiters need approval, so do new companies.">
          <SelectInput control={control} name="veteran_approval" label="Veterans are approved" options={APPROVALS} />
          <SelectInput
            control={control}
            name="recruiter_approval"
            label="Recruiters and companies are approved"
            options={APPROVALS}
          />
        </SettingsSection>

        <LanguageAndLinks form={form} />

        <SettingsSection title="Crisis lines" lead="Shown at the bottom of every page. People can call each one with a tap.">
          <CrisisLineFields control={control} />
        </SettingsSection>

        <DataRetention form={form} />

        <AnalyticsFields form={form} countryId={settings.country_id} />

        <SettingsSection title="Operator security">
          <CheckboxInput
            control={control}
            name="operators_need_second_factor"
            label="Require a second factor from operators"
            help="Operators without one set it up when they sign in. Whoever accepts an invitation has until their next sign-in."
          />
        </SettingsSection>
      </Box>
      <SaveBar formState={formState} onDiscard={() => reset()} saving={save.isPending} />
      <LeaveDialog when={isDirty} onDiscard={draft.clear}>
        Your changes to the settings haven’t been saved.
      </LeaveDialog>
    </form>
  );
}

function LanguageAndLinks({ form }: { form: UseFormReturn<SettingsValues> }) {
  const { control } = form;
  return (
    <SettingsSection title="Language and links">
      <SelectInput
        control={control}
        name="locale"
        label="Language"
        options={LOCALES}
        help="Sets spelling, and how dates and numbers are written."
      />
      <TextInput
        control={control}
        name="marketing_site_url"
        type="url"
        label="Marketing site"
        help="Where visitors find Home, About us and Services. Starts with https://."
        optional
      />
      <TextInput
        control={control}
        name="mail_from"
        type="email"
        label="Sender of emails"
        help="Leave it empty to use the installation’s own address. A new sender is used once you’ve proven that its domain is yours."
        optional
      />
      <TextInput
        control={control}
        name="contact_email"
        type="email"
        label="Contact email"
        help="Shown to people whose account or company is waiting for approval, was rejected or is inactive."
        optional
      />
    </SettingsSection>
  );
}

function DataRetention({ form }: { form: UseFormReturn<SettingsValues> }) {
  const { control } = form;
  return (
    <SettingsSection title="Data retention" lead="How long to keep records, in months. Older records are deleted every night.">
      <NumberInput
        control={control}
        name="retention.applications_months"
        label="Applications"
        help="After the job has ended."
        max={240}
      />
      <NumberInput
        control={control}
        name="retention.idle_accounts_months"
        label="Unused accounts"
        help="After the last sign-in. People are then warned by email, and can keep the account by signing in within 30 days."
        max={240}
      />
      <NumberInput control={control} name="retention.security_events_months" label="Security events" max={240} />
    </SettingsSection>
  );
}

type SaveBarProps = {
  formState: FormState<SettingsValues>;
  onDiscard: () => void;
  saving: boolean;
};

function SaveBar({ formState, onDiscard, saving }: SaveBarProps) {
  const { isDirty } = formState;
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        mt: 1,
        px: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Button type="submit" variant="contained" loading={saving}>
        Save settings
      </Button>
      {isDirty && (
        <>
          <Button color="inherit" disabled={saving} onClick={onDiscard}>
            Discard changes
          </Button>
          <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
            Not saved yet
          </Typography>
        </>
      )}
    </Box>
  );
}
