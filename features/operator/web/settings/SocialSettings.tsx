import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { mutation } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { PasswordInput } from '#kit/ui/inputs/PasswordInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { removeSocialClient, setSocialClient } from '../../settings-contract.ts';
import type { Settings } from '../../settings-shapes.ts';
import { SettingsSection } from './SettingsSection.tsx';

type Provider = 'google' | 'linkedin';
type SocialSettingsProps = { social: Settings['social']; onSaved: (settings: Settings) => void };

const NAMES: Record<Provider, string> = { google: 'Google', linkedin: 'LinkedIn' };

/** The tenant's own keys for Google and LinkedIn. The server never returns the secret. */
export function SocialSettings({ social, onSaved }: SocialSettingsProps) {
  return (
    <SettingsSection
      title="Sign-in with Google and LinkedIn"
      lead="Keys from the provider’s console. The secret is stored encrypted and never shown again."
    >
      {(['google', 'linkedin'] as const).map((provider) => (
        <ProviderKeys
          key={provider}
          provider={provider}
          clientId={social.find((keys) => keys.provider === provider)?.client_id ?? null}
          onSaved={onSaved}
        />
      ))}
    </SettingsSection>
  );
}

type ProviderKeysProps = { provider: Provider; clientId: string | null; onSaved: (settings: Settings) => void };

function ProviderKeys({ provider, clientId, onSaved }: ProviderKeysProps) {
  const name = NAMES[provider];
  const [editing, setEditing] = useState(false);
  const [removing, setRemoving] = useState(false);
  const remove = useMutation(
    mutation(removeSocialClient, {
      success: `Keys for ${name} removed`,
      onSuccess: ({ data }) => {
        setRemoving(false);
        onSaved(data);
      },
    }),
  );
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="subtitle1" component="h3">
          {name}
        </Typography>
        <Chip size="small" color={clientId ? 'success' : 'default'} label={clientId ? 'Keys set' : 'Off'} />
        <Box sx={{ ml: 'auto', display: 'flex', gap: 1 }}>
          {clientId && !editing && (
            <Button size="small" color="inherit" aria-label={`Remove the keys for ${name}`} onClick={() => setRemoving(true)}>
              Remove
            </Button>
          )}
          {!editing && (
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              aria-label={clientId ? `Replace the keys for ${name}` : `Set keys for ${name}`}
              onClick={() => setEditing(true)}
            >
              {clientId ? 'Replace' : 'Set keys'}
            </Button>
          )}
        </Box>
      </Box>
      {clientId && !editing && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          Client id {clientId}
        </Typography>
      )}
      {editing && <KeysForm provider={provider} clientId={clientId} onSaved={onSaved} onClose={() => setEditing(false)} />}
      <ConfirmDialog
        open={removing}
        title={`Remove the keys for ${name}?`}
        confirmLabel="Remove keys"
        destructive
        pending={remove.isPending}
        onCancel={() => setRemoving(false)}
        onConfirm={() => remove.mutate({ params: { provider } })}
      >
        Nobody can sign in with {name} until you set new keys. Accounts are not affected, and people can use a password instead.
      </ConfirmDialog>
    </Box>
  );
}

function KeysForm({ provider, clientId, onSaved, onClose }: ProviderKeysProps & { onClose: () => void }) {
  const form = useForm({ defaultValues: { client_id: clientId ?? '', client_secret: '' } });
  const { control, handleSubmit } = form;
  const save = useMutation(
    mutation(setSocialClient, {
      form,
      success: `Keys for ${NAMES[provider]} saved`,
      onSuccess: ({ data }) => {
        onSaved(data);
        onClose();
      },
    }),
  );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit((body) => save.mutate({ params: { provider }, body }))}
      sx={{ mt: 2, display: 'grid', gap: 2 }}
    >
      <TextInput control={control} name="client_id" id={`${provider}-client-id`} label="Client id" autoComplete="off" autoFocus />
      <PasswordInput
        control={control}
        name="client_secret"
        id={`${provider}-client-secret`}
        label="Client secret"
        autoComplete="new-password"
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={save.isPending}>
          Save keys
        </Button>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}
