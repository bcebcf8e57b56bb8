import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#kit/ui/data/api.ts';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { signInPath } from '../../guards.ts';
import { emailProblem } from '../../sign-in-rules.ts';
import { forgotPassword } from '../../sign-up-contract.ts';
import { onlyProblems } from '../../sign-up-rules.ts';
import { AccountForm } from '../forms/AccountForm.tsx';
import { AuthScreen } from '../forms/AuthScreen.tsx';
import { DevMailboxNote } from '../forms/DevMailboxNote.tsx';
import { readEmailLinkSearch } from '../forms/email-link-search.ts';
import { resolverOf } from '../forms/form-resolver.ts';
import { noteMailed } from '../forms/mailed.ts';
import { SendAgain } from '../forms/SendAgain.tsx';

/** Requests a link to reset the password. The reply is the same whether or not the email has an account. */
export function ForgotPasswordPage() {
  const { email, user = 'veteran' } = readEmailLinkSearch(useLocation().search);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const back = (
    <Link href={signInPath(user)} sx={{ fontWeight: 600 }}>
      Back to sign in
    </Link>
  );
  if (sentTo === null) {
    return (
      <AuthScreen title="Forgot your password?" lead="Enter your email and we’ll send you a link to choose a new one.">
        <EmailForm email={email} onSent={setSentTo} />
        <Typography variant="body2" sx={{ mt: 3, textAlign: 'center' }}>
          {back}
        </Typography>
      </AuthScreen>
    );
  }
  return (
    <AuthScreen
      key="asked"
      title="Check your email"
      lead={
        <>
          If <strong>{sentTo}</strong> has an account, we’ve sent a link to reset the password. It works once, within an hour.
        </>
      }
    >
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        No email after a few minutes? Look in your spam folder, or check the address.
      </Typography>
      <SendAgain what="reset" email={sentTo} />
      <Typography component="div" variant="body2" sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        {back}
        <Link component="button" type="button" variant="body2" onClick={() => setSentTo(null)}>
          Use another email
        </Link>
      </Typography>
      <DevMailboxNote to={sentTo} />
    </AuthScreen>
  );
}

function EmailForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const form = useForm({
    defaultValues: { email },
    resolver: resolverOf<{ email: string }>((values) => onlyProblems({ email: emailProblem(values.email) })),
  });
  const ask = async ({ email: typed }: { email: string }) => {
    const address = typed.trim();
    await call(forgotPassword, { body: { email: address } });
    noteMailed('reset', address);
    onSent(address);
  };
  return (
    <AccountForm form={form} label="Forgot password" action="Send the link" onSend={ask}>
      <TextInput name="email" control={form.control} label="Email" type="email" inputMode="email" autoComplete="username" />
    </AccountForm>
  );
}
