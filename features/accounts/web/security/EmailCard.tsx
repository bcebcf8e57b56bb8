import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { shownEmail } from '#kit/contract/shown-email.ts';
import { call } from '#kit/ui/data/api.ts';
import { PasswordInput } from '#kit/ui/inputs/PasswordInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { changeEmail } from '../../security-contract.ts';
import { emailProblem } from '../../sign-in-rules.ts';
import { onlyProblems } from '../../sign-up-rules.ts';
import { AccountForm } from '../forms/AccountForm.tsx';
import { DevMailboxNote } from '../forms/DevMailboxNote.tsx';
import { CHECKED_AFTER_BLUR, resolverOf } from '../forms/form-resolver.ts';
import { useUser } from '../session/session.tsx';
import { useWithIdentity } from './IdentityProvider.tsx';
import { SecurityCard } from './SecurityCard.tsx';

/** `isBack` moves the focus to the button that replaces the form. */
type Step = { at: 'shown'; isBack: boolean } | { at: 'form' } | { at: 'mailed'; to: string; message: string };

export function EmailCard({ hasPassword }: { hasPassword: boolean }) {
  const { email } = useUser();
  const [step, setStep] = useState<Step>({ at: 'shown', isBack: false });
  return (
    <SecurityCard
      title="Email"
      text={
        <>
          You sign in with <strong>{shownEmail(email)}</strong>.{!hasPassword && ' To change it, set a password first.'}
        </>
      }
      action={
        step.at === 'shown' &&
        hasPassword && (
          <Button variant="outlined" color="inherit" autoFocus={step.isBack} onClick={() => setStep({ at: 'form' })}>
            Change email
          </Button>
        )
      }
    >
      {step.at === 'form' && (
        <EmailForm
          onMailed={(to, message) => setStep({ at: 'mailed', to, message })}
          onCancel={() => setStep({ at: 'shown', isBack: true })}
        />
      )}
      {step.at === 'mailed' && (
        <>
          <Alert severity="info" role="status">
            {step.message} Until then, sign in with your current email.
          </Alert>
          <DevMailboxNote to={step.to} />
        </>
      )}
    </SecurityCard>
  );
}

type Form = { email: string; password: string };

function EmailForm({ onMailed, onCancel }: { onMailed: (to: string, message: string) => void; onCancel: () => void }) {
  const withIdentity = useWithIdentity();
  const form = useForm<Form>({
    defaultValues: { email: '', password: '' },
    resolver: resolverOf(({ email, password }) =>
      onlyProblems({ email: emailProblem(email), password: password.trim() === '' ? 'Password is required' : null }),
    ),
    ...CHECKED_AFTER_BLUR,
  });
  const ask = async ({ email, password }: Form) => {
    const address = email.trim();
    const { message } = await withIdentity(() => call(changeEmail, { body: { email: address, password } }));
    onMailed(address, message ?? 'Open the link in the email to finish.');
  };
  return (
    <AccountForm form={form} label="Change email" action="Send the link" onSend={ask} onCancel={onCancel} focusOn="email">
      <TextInput name="email" control={form.control} label="New email" type="email" inputMode="email" autoComplete="email" />
      <PasswordInput name="password" control={form.control} label="Your password" autoComplete="current-password" />
    </AccountForm>
  );
}
