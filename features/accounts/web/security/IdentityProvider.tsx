import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { IconFingerprint } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ReplyOf } from '#kit/contract/route.ts';
import { ApiError, call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { PasswordInput } from '#kit/ui/inputs/PasswordInput.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { CONFIRM_IDENTITY, IDENTITY_MINUTES } from '../../rules.ts';
import { confirmIdentity, getSecondFactors } from '../../security-contract.ts';
import { onlyProblems } from '../../sign-up-rules.ts';
import { AccountForm } from '../forms/AccountForm.tsx';
import { CodeInput } from '../forms/CodeInput.tsx';
import { resolverOf } from '../forms/form-resolver.ts';
import { UsernameForManagers } from '../forms/UsernameForManagers.tsx';
import { useUser } from '../session/session.tsx';
import { confirmByPasskey, supportsPasskeys, toastPasskeyProblem } from './passkeys.ts';

type WithIdentity = <T>(work: () => Promise<T>) => Promise<T>;

const IdentityContext = createContext<WithIdentity | null>(null);

/**
 * Runs a call that a stolen token is not enough for. If the server requires a recent proof of identity, asks for the password, a code or a
 * passkey and runs the call again. Rejects with a handled ApiError when the person cancels.
 */
export function useWithIdentity(): WithIdentity {
  const withIdentity = useContext(IdentityContext);
  if (!withIdentity) throw new Error('useWithIdentity must be used inside IdentityProvider');
  return withIdentity;
}

type Waiting = { resolve: () => void; reject: (error: Error) => void };

/** Shows the dialog of `useWithIdentity` above its children, which keep what was typed. */
export function IdentityProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const withIdentity = useCallback<WithIdentity>(async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!wantsIdentity(error)) throw error;
      await new Promise<void>((resolve, reject) => setWaiting({ resolve, reject }));
      return work();
    }
  }, []);
  const close = (settle: (waiting: Waiting) => void) => {
    if (waiting) settle(waiting);
    setWaiting(null);
  };
  return (
    <IdentityContext.Provider value={withIdentity}>
      {children}
      {waiting && (
        <IdentityDialog
          onConfirmed={() => close(({ resolve }) => resolve())}
          onCancel={() => close(({ reject }) => reject(new ApiError(403, CONFIRM_IDENTITY, { handled: true })))}
        />
      )}
    </IdentityContext.Provider>
  );
}

function wantsIdentity(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 403) return false;
  return typeof error.data === 'object' && error.data !== null && 'confirm_identity' in error.data;
}

type ProofProps = { onConfirmed: () => void; onCancel: () => void };

function IdentityDialog({ onConfirmed, onCancel }: ProofProps) {
  const id = useId();
  const { data, isError } = useQuery(query(getSecondFactors));
  return (
    <Dialog open onClose={onCancel} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Confirm that it’s you</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, pb: 3 }}>
        {data || isError ? (
          <Proof factors={data?.data} onConfirmed={onConfirmed} onCancel={onCancel} />
        ) : (
          <ListSkeleton rows={1} what="your sign-in methods" />
        )}
      </DialogContent>
    </Dialog>
  );
}

type Factors = ReplyOf<typeof getSecondFactors>['data'];

/** Asks by the methods that the person has, and for the password when those are unknown. */
function Proof({ factors, onConfirmed, onCancel }: ProofProps & { factors: Factors | undefined }) {
  const hasAuthenticator = Boolean(factors?.authenticator);
  const byForm = hasAuthenticator || (factors?.has_password ?? true);
  const byPasskey = (factors?.passkeys.length ?? 0) > 0 && supportsPasskeys();
  return (
    <>
      <DialogContentText>
        {byForm || byPasskey
          ? 'This protects your account if someone else uses this device.'
          : `Your account has no password yet. Sign out, sign in again, and make this change within ${IDENTITY_MINUTES} minutes.`}
      </DialogContentText>
      {byForm && <ProofForm asksForCode={hasAuthenticator} onConfirmed={onConfirmed} onCancel={onCancel} />}
      {byPasskey && <PasskeyProof onConfirmed={onConfirmed} />}
      {!byForm && (
        <Box>
          <Button variant="outlined" color="inherit" onClick={onCancel}>
            Cancel
          </Button>
        </Box>
      )}
    </>
  );
}

function ProofForm({ asksForCode, onConfirmed, onCancel }: ProofProps & { asksForCode: boolean }) {
  const { email } = useUser();
  const form = useForm({
    defaultValues: { password: '', code: '' },
    resolver: resolverOf<{ password: string; code: string }>(({ password, code }) =>
      onlyProblems(
        asksForCode
          ? { code: code.trim() === '' ? 'Enter the code' : null }
          : { password: password.trim() === '' ? 'Password is required' : null },
      ),
    ),
  });
  const confirm = async ({ password, code }: { password: string; code: string }) => {
    await call(confirmIdentity, { body: asksForCode ? { code } : { password } });
    onConfirmed();
  };
  return (
    <AccountForm
      form={form}
      label="Confirm that it’s you"
      action="Continue"
      onSend={confirm}
      onCancel={onCancel}
      focusOn={asksForCode ? 'code' : 'password'}
    >
      <UsernameForManagers email={email} />
      {asksForCode ? (
        <CodeInput name="code" control={form.control} />
      ) : (
        <PasswordInput name="password" control={form.control} label="Password" autoComplete="current-password" />
      )}
    </AccountForm>
  );
}

function PasskeyProof({ onConfirmed }: { onConfirmed: () => void }) {
  const confirm = useMutation(mutation(confirmByPasskey, { onSuccess: onConfirmed, onError: toastPasskeyProblem }));
  return (
    <Button
      variant="outlined"
      color="inherit"
      loading={confirm.isPending}
      loadingPosition="start"
      startIcon={<IconFingerprint size={20} aria-hidden />}
      onClick={() => confirm.mutate()}
    >
      Use a passkey
    </Button>
  );
}
