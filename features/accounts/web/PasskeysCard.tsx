import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call, toastError } from '#kit/ui/api.ts';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { removePasskey } from '../security-contract.ts';
import { onlyProblems } from '../sign-up-rules.ts';
import { AccountForm } from './AccountForm.tsx';
import { resolverOf } from './form-resolver.ts';
import { knowsPasskeys, makePasskey, PasskeyProblem } from './passkeys.ts';
import { SecurityCard } from './SecurityCard.tsx';
import { SecurityList } from './SecurityList.tsx';
import { agentWords } from './user-agent.ts';

type Passkey = { id: string; name: string; created_at: string; last_used_at: string | null };

/** Keys that a device keeps: they sign in without a password. */
export function PasskeysCard({ passkeys, onChange }: { passkeys: readonly Passkey[]; onChange: () => Promise<void> }) {
  const [form, setForm] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const isAdding = form === 'open';
  const title = useRef<HTMLHeadingElement>(null);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const [removing, setRemoving] = useState(false);

  const remove = async (passkey: Passkey) => {
    setRemoving(true);
    try {
      const { message } = await call(removePasskey, { params: { id: passkey.id } });
      toast.success(message ?? 'The passkey is removed.');
      setLeaving(null);
      await onChange();
      title.current?.focus();
    } catch (error) {
      toastError(error);
    } finally {
      setRemoving(false);
    }
  };

  return (
    <SecurityCard
      titleRef={title}
      title="Passkeys"
      text={
        knowsPasskeys()
          ? 'Sign in with your fingerprint, face or screen lock instead of a password.'
          : 'This browser knows no passkeys. Open this page in another one to make one.'
      }
      action={
        !isAdding &&
        knowsPasskeys() && (
          <Button variant="outlined" color="inherit" autoFocus={form === 'closed'} onClick={() => setForm('open')}>
            Add a passkey
          </Button>
        )
      }
    >
      {isAdding && (
        <PasskeyForm
          onAdded={async () => {
            setForm('closed');
            await onChange();
          }}
          onCancel={() => setForm('closed')}
        />
      )}
      {!isAdding && passkeys.length > 0 && (
        <SecurityList
          label="Passkeys"
          rows={passkeys.map((passkey) => ({
            id: passkey.id,
            title: passkey.name,
            text: (
              <>
                Added <DateText value={passkey.created_at} />,{' '}
                {passkey.last_used_at ? (
                  <>
                    last used <DateText value={passkey.last_used_at} />
                  </>
                ) : (
                  'not used yet'
                )}
              </>
            ),
            action: (
              <Button
                variant="outlined"
                color="inherit"
                size="small"
                aria-label={`Remove ${passkey.name}`}
                onClick={() => setLeaving(passkey)}
              >
                Remove
              </Button>
            ),
          }))}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={`Remove the passkey ${leaving?.name ?? ''}?`}
        confirmLabel="Remove passkey"
        destructive
        pending={removing}
        onConfirm={() => leaving && void remove(leaving)}
        onCancel={() => setLeaving(null)}
      >
        It no longer signs you in. Delete it on the device too.
      </ConfirmDialog>
    </SecurityCard>
  );
}

const LONGEST_NAME = 60;

function PasskeyForm({ onAdded, onCancel }: { onAdded: () => Promise<void>; onCancel: () => void }) {
  const form = useForm<{ name: string }>({
    defaultValues: { name: agentWords(navigator.userAgent) },
    resolver: resolverOf(({ name }) => onlyProblems({ name: name.trim() === '' ? 'Give the passkey a name' : null })),
  });
  const add = async ({ name }: { name: string }) => {
    try {
      await makePasskey(name);
    } catch (error) {
      if (!(error instanceof PasskeyProblem)) throw error;
      form.setError('root', { message: error.message });
      return;
    }
    toast.success('The passkey is kept.');
    await onAdded();
  };
  return (
    <AccountForm form={form} label="Add a passkey" action="Make the passkey" onSend={add} onCancel={onCancel}>
      <TextInput
        name="name"
        control={form.control}
        label="Name"
        help="So that you know it again in the list."
        autoComplete="off"
        maxLength={LONGEST_NAME}
        autoFocus
      />
    </AccountForm>
  );
}
