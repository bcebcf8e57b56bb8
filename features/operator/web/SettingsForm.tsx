import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useBlocker } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { call, toastError } from '#kit/ui/api.ts';
import { CheckboxInput } from '#kit/ui/CheckboxInput.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { ErrorSummary } from '#kit/ui/ErrorSummary.tsx';
import { NumberInput } from '#kit/ui/NumberInput.tsx';
import { applyFieldErrors } from '#kit/ui/query.ts';
import { SelectInput } from '#kit/ui/SelectInput.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { updateSettings } from '../contract.ts';
import type { Settings } from '../settings-shapes.ts';
import { ColourPresetField } from './ColourPresetField.tsx';
import { CrisisLineFields } from './CrisisLineFields.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { bodyOf, type SettingsValues, valuesOf } from './settings-values.ts';

const APPROVALS = [
  { value: 'automatic', label: 'At once, when the e-mail is verified' },
  { value: 'manual', label: 'By an operator' },
];
const LOCALES = [
  { value: 'en-GB', label: 'English (United Kingdom)' },
  { value: 'en-US', label: 'English (United States)' },
];

/** Everything that is saved together. */
export function SettingsForm({ settings, onSaved }: { settings: Settings; onSaved: (settings: Settings) => void }) {
  const { control, handleSubmit, setError, setFocus, reset, clearErrors, formState } = useForm<SettingsValues>({
    // What is saved elsewhere meanwhile, hosts or keys, does not touch what is typed here.
    defaultValues: valuesOf(settings),
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = formState;
  const guard = useBlocker({ shouldBlockFn: () => isDirty, enableBeforeUnload: () => isDirty, withResolver: true });

  const save = handleSubmit(async (values) => {
    try {
      const { data, message } = await call(updateSettings, { body: bodyOf(values) });
      reset(valuesOf(data));
      onSaved(data);
      toast.success(message ?? 'Settings saved.');
    } catch (error) {
      if (!applyFieldErrors(error, setError)) toastError(error);
    }
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        // The server's complaints of the last time are no reason not to ask again.
        clearErrors();
        void save(event);
      }}
    >
      <ErrorSummary control={control} setFocus={setFocus} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <SettingsSection title="Branding">
          <TextInput control={control} name="name" label="Name of the site" maxLength={80} />
          <TextInput
            control={control}
            name="tagline"
            label="Tagline"
            help="Stands beside the sign-in form and in mails."
            maxLength={160}
          />
          <ColourPresetField control={control} />
        </SettingsSection>

        <SettingsSection title="Approval" lead="New companies always wait for an operator where recruiters do.">
          <SelectInput control={control} name="veteran_approval" label="Veterans are let in" options={APPROVALS} />
          <SelectInput
            control={control}
            name="recruiter_approval"
            label="Recruiters and companies are let in"
            options={APPROVALS}
          />
        </SettingsSection>

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
            help="Where visitors find Home, About us and Services. Begins with https://."
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

        <SettingsSection title="Crisis lines" lead="Shown at the foot of every page, each to be called with one press.">
          <CrisisLineFields control={control} />
        </SettingsSection>

        <SettingsSection
          title="Data retention"
          lead="How long to keep records, in months. Older applications and security events are deleted every night."
        >
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
            label="Accounts that nobody uses"
            help="After the last sign-in. For your own policy: unused accounts are not deleted automatically."
            max={240}
          />
          <NumberInput control={control} name="retention.security_events_months" label="Security events" max={240} />
        </SettingsSection>

        <SettingsSection title="Safety of operators">
          <CheckboxInput
            control={control}
            name="operators_need_second_factor"
            label="Operators need a second factor"
            help="An operator without one sets it up at the next step and can do nothing else before."
          />
        </SettingsSection>
      </Box>
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
          bgcolor: 'background.default',
        }}
      >
        <Button type="submit" variant="contained" loading={isSubmitting}>
          Save settings
        </Button>
        {isDirty && (
          <>
            <Button color="inherit" disabled={isSubmitting} onClick={() => reset()}>
              Discard changes
            </Button>
            <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
              Not saved yet
            </Typography>
          </>
        )}
      </Box>
      <ConfirmDialog
        open={guard.status === 'blocked'}
        title="Leave without saving?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        destructive
        onCancel={() => guard.reset?.()}
        onConfirm={() => guard.proceed?.()}
      >
        What you changed in the settings has not been saved.
      </ConfirmDialog>
    </form>
  );
}
