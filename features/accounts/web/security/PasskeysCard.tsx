import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { removePasskey } from '../../security-contract.ts';
import { onlyProblems } from '../../sign-up-rules.ts';
import { AccountForm } from '../forms/AccountForm.tsx';
import { resolverOf } from '../forms/form-resolver.ts';
import { useWithIdentity } from './IdentityProvider.tsx';
import { createPasskey, PasskeyProblem, supportsPasskeys } from './passkeys.ts';
import { SecurityCard } from './SecurityCard.tsx';
import { SecurityList } from './SecurityList.tsx';
import { agentWords } from './user-agent.ts';

type Passkey = { id: string; name: string; created_at: string; last_used_at: string | null };

/** Adds and removes passkeys. */
export function PasskeysCard({ passkeys, onChange }: { passkeys: readonly Passkey[]; onChange: () => Promise<void> }) {
  const [form, setForm] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const isAdding = form === 'open';
  const title = useRef<HTMLHeadingElement>(null);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const withIdentity = useWithIdentity();
  const remove = useMutation(
    mutation((passkey: Passkey) => withIdentity(() => call(removePasskey, { params: { id: passkey.id } })), {
      success: 'Passkey removed',
      onSuccess: async () => {
        setLeaving(null);
        await onChange();
        title.current?.focus();
      },
    }),
  );

  return (
    <SecurityCard
      titleRef={title}
      title="Passkeys"
      text={
        supportsPasskeys()
          ? 'Sign in with your fingerprint, face or screen lock instead of a password.'
          : 'This browser doesn’t support passkeys. Open this page in another browser to add one.'
      }
      action={
        !isAdding &&
        supportsPasskeys() && (
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
        pending={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving)}
        onCancel={() => setLeaving(null)}
      >
        It will no longer sign you in. Delete it on the device too.
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
  const withIdentity = useWithIdentity();
  const add = async ({ name }: { name: string }) => {
    try {
      await withIdentity(() => createPasskey(name));
    } catch (error) {
      if (!(error instanceof PasskeyProblem)) throw error;
      form.setError('root', { message: error.message });
      return;
    }
    toast.success('Passkey added');
    await onAdded();
  };
  return (
    <AccountForm form={form} label="Add a passkey" action="Create passkey" onSend={add} onCancel={onCancel}>
      <TextInput
        name="name"
        control={form.control}
        label="Name"
        help="Helps you find it in the list."
        autoComplete="off"
        maxLength={LONGEST_NAME}
        autoFocus
      />
    </AccountForm>
  );
}
