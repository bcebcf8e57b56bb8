import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconCopy } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { beginAuthenticatorSetup, confirmAuthenticatorSetup, removeAuthenticator } from '../../security-contract.ts';
import { onlyProblems } from '../../sign-up-rules.ts';
import { AccountForm } from '../forms/AccountForm.tsx';
import { CodeInput } from '../forms/CodeInput.tsx';
import { resolverOf } from '../forms/form-resolver.ts';
import { copyText, maySafelyCopy } from './copy-text.ts';
import { useWithIdentity } from './IdentityProvider.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecurityCard } from './SecurityCard.tsx';

type Setup = { secret: string; qr_svg: string };
/** `isBack` moves the focus to the button that replaces the form. */
type Step =
  | { at: 'shown'; isBack: boolean }
  | { at: 'setup'; setup: Setup }
  | { at: 'codes'; codes: readonly string[] }
  | { at: 'remove' };

type AuthenticatorCardProps = {
  authenticator: { confirmed_at: string; recovery_codes_left: number } | null;
  onChange: () => Promise<void>;
};

/** Sets up or removes an authenticator app. */
export function AuthenticatorCard({ authenticator, onChange }: AuthenticatorCardProps) {
  const [step, setStep] = useState<Step>({ at: 'shown', isBack: false });
  const withIdentity = useWithIdentity();
  const begin = useMutation(
    mutation(() => withIdentity(() => call(beginAuthenticatorSetup)), {
      onSuccess: ({ data }) => setStep({ at: 'setup', setup: data }),
    }),
  );

  return (
    <SecurityCard
      title="Authenticator app"
      text={
        authenticator ? (
          <>
            Set up <DateText value={authenticator.confirmed_at} />. Recovery codes left: {authenticator.recovery_codes_left}.
          </>
        ) : (
          'After your password, we ask for a code from an app on your phone, so a stolen password isn’t enough to sign in.'
        )
      }
      action={
        step.at === 'shown' &&
        (authenticator ? (
          <Button variant="outlined" color="inherit" autoFocus={step.isBack} onClick={() => setStep({ at: 'remove' })}>
            Remove app
          </Button>
        ) : (
          <Button
            variant="outlined"
            color="inherit"
            autoFocus={step.isBack}
            loading={begin.isPending}
            onClick={() => begin.mutate()}
          >
            Set up an app
          </Button>
        ))
      }
    >
      {step.at === 'shown' && authenticator && authenticator.recovery_codes_left <= 2 && (
        <Alert severity="warning">You have few recovery codes left. Remove the app and set it up again to get new ones.</Alert>
      )}
      {step.at === 'setup' && (
        <SetupForm
          setup={step.setup}
          onConfirmed={async (codes) => {
            setStep({ at: 'codes', codes });
            await onChange();
          }}
          onCancel={() => setStep({ at: 'shown', isBack: true })}
        />
      )}
      {step.at === 'codes' && <RecoveryCodes codes={step.codes} onKept={() => setStep({ at: 'shown', isBack: true })} />}
      {step.at === 'remove' && (
        <RemoveForm
          onRemoved={async () => {
            setStep({ at: 'shown', isBack: true });
            await onChange();
          }}
          onCancel={() => setStep({ at: 'shown', isBack: true })}
        />
      )}
    </SecurityCard>
  );
}

const codeForm = { defaultValues: { code: '' }, resolver: resolverOf<{ code: string }>(codeProblems) };

function codeProblems({ code }: { code: string }) {
  return onlyProblems({ code: code.trim() === '' ? 'Enter the code' : null });
}

type SetupFormProps = { setup: Setup; onConfirmed: (codes: readonly string[]) => Promise<void>; onCancel: () => void };

function SetupForm({ setup, onConfirmed, onCancel }: SetupFormProps) {
  const form = useForm(codeForm);
  const withIdentity = useWithIdentity();
  const inGroups = setup.secret.match(/.{1,4}/g)?.join(' ') ?? setup.secret;
  const confirm = async ({ code }: { code: string }) => {
    const { data } = await withIdentity(() => call(confirmAuthenticatorSetup, { body: { code } }));
    await onConfirmed(data.recovery_codes);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '192px 1fr' } }}>
      {/* An SVG in an image cannot run scripts. Cameras need dark on white, also in dark mode. */}
      <Box
        component="img"
        src={`data:image/svg+xml;utf8,${encodeURIComponent(setup.qr_svg)}`}
        alt="QR code for your authenticator app"
        sx={{ width: 192, height: 192, borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: 'common.white' }}
      />
      <Box sx={{ minWidth: 0, display: 'grid', gap: 2, alignContent: 'start' }}>
        <div>
          <Typography variant="body2">
            Scan this with an authenticator app, such as the one in your password manager, or type this key into it:
          </Typography>
          <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Box component="code" sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
              {inGroups}
            </Box>
            {maySafelyCopy() && (
              <Button
                variant="text"
                color="inherit"
                size="small"
                startIcon={<IconCopy size={16} aria-hidden />}
                onClick={() => void copyText(setup.secret, 'Key copied')}
              >
                Copy key
              </Button>
            )}
          </Box>
        </div>
        <AccountForm form={form} label="Set up an authenticator app" action="Confirm" onSend={confirm} onCancel={onCancel}>
          <TextInput
            name="code"
            control={form.control}
            label="Code from the app"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
          />
        </AccountForm>
      </Box>
    </Box>
  );
}

function RemoveForm({ onRemoved, onCancel }: { onRemoved: () => Promise<void>; onCancel: () => void }) {
  const form = useForm(codeForm);
  const remove = async (body: { code: string }) => {
    const { message } = await call(removeAuthenticator, { body });
    toast.success(message ?? 'Authenticator app removed.');
    await onRemoved();
  };
  return (
    <AccountForm form={form} label="Remove the authenticator app" action="Remove app" onSend={remove} onCancel={onCancel}>
      <CodeInput name="code" control={form.control} autoFocus />
    </AccountForm>
  );
}
