import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { PasswordInput } from '#kit/ui/inputs/PasswordInput.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { changePassword } from '../../security-contract.ts';
import { forgotPassword } from '../../sign-up-contract.ts';
import { newPasswordProblem, onlyProblems } from '../../sign-up-rules.ts';
import { AccountForm } from '../forms/AccountForm.tsx';
import { CHECKED_AFTER_BLUR, resolverOf } from '../forms/form-resolver.ts';
import { NewPasswordInput } from '../forms/NewPasswordInput.tsx';
import { UsernameForManagers } from '../forms/UsernameForManagers.tsx';
import { useUser } from '../session/session.tsx';
import { useWithIdentity } from './IdentityProvider.tsx';
import { SecurityCard } from './SecurityCard.tsx';

type PasswordCardProps = {
  /** False for an account created through Google or LinkedIn until a password is set. */
  hasPassword: boolean;
  onChange: () => Promise<void>;
};

export function PasswordCard({ hasPassword, onChange }: PasswordCardProps) {
  const [form, setForm] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const isOpen = form === 'open';
  return (
    <SecurityCard
      title="Password"
      text={
        hasPassword
          ? 'Changing it signs you out on all other devices.'
          : 'You sign in through another site. With a password you can sign in without it.'
      }
      action={
        !isOpen && (
          <Button variant="outlined" color="inherit" autoFocus={form === 'closed'} onClick={() => setForm('open')}>
            {hasPassword ? 'Change password' : 'Set a password'}
          </Button>
        )
      }
    >
      {isOpen && (
        <PasswordForm
          hasPassword={hasPassword}
          onDone={async () => {
            setForm('closed');
            await onChange();
          }}
          onCancel={() => setForm('closed')}
        />
      )}
    </SecurityCard>
  );
}

type Form = { current_password: string; password: string };

type PasswordFormProps = { hasPassword: boolean; onDone: () => Promise<void>; onCancel: () => void };

function PasswordForm({ hasPassword, onDone, onCancel }: PasswordFormProps) {
  const { email } = useUser();
  const withIdentity = useWithIdentity();
  const form = useForm<Form>({
    defaultValues: { current_password: '', password: '' },
    resolver: resolverOf(({ current_password, password }) =>
      onlyProblems({
        current_password: hasPassword && current_password.trim() === '' ? 'Password is required' : null,
        password: newPasswordProblem(password),
      }),
    ),
    ...CHECKED_AFTER_BLUR,
  });
  const change = async (body: Form) => {
    const { message } = await withIdentity(() => call(changePassword, { body }));
    toast.success(message ?? 'Your password has been changed.');
    await onDone();
  };
  return (
    <AccountForm
      form={form}
      label="Change password"
      action="Save password"
      onSend={change}
      onCancel={onCancel}
      focusOn={hasPassword ? 'current_password' : 'password'}
    >
      <UsernameForManagers email={email} />
      {hasPassword && (
        <PasswordInput
          name="current_password"
          control={form.control}
          label="Current password"
          autoComplete="current-password"
          aside={<MailMeALink email={email} />}
        />
      )}
      <NewPasswordInput name="password" control={form.control} label="New password" />
    </AccountForm>
  );
}

/** For people who are signed in and have forgotten their password. */
function MailMeALink({ email }: { email: string }) {
  const request = useMutation(mutation(forgotPassword));
  return (
    <Box role="status" sx={{ typography: 'body2', textAlign: 'right' }}>
      {request.isSuccess ? (
        'We’ve emailed you a link.'
      ) : (
        <Link component="button" type="button" variant="body2" onClick={() => request.mutate({ body: { email } })}>
          Forgotten it? Email me a link
        </Link>
      )}
    </Box>
  );
}
