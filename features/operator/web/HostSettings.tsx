import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call, toastError } from '#kit/ui/api.ts';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { applyFieldErrors, mutation } from '#kit/ui/query.ts';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { addHost, removeHost, type Settings } from '../contract.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** The host names that lead to this site; each change takes effect at once. */
export function HostSettings({ hosts, onSaved }: { hosts: readonly string[]; onSaved: (settings: Settings) => void }) {
  const [removing, setRemoving] = useState<string | null>(null);
  const { control, handleSubmit, setError, reset, formState } = useForm({ defaultValues: { host: '' } });

  const add = handleSubmit(async (body) => {
    try {
      onSaved((await call(addHost, { body })).data);
      reset();
      toast.success(`${body.host.trim()} leads here now`);
    } catch (error) {
      if (!applyFieldErrors(error, setError)) toastError(error);
    }
  });
  const remove = useMutation({
    ...mutation(removeHost),
    onSuccess: ({ data }, { params }) => {
      onSaved(data);
      toast.success(`${params.host} removed`);
    },
    onError: toastError,
    onSettled: () => setRemoving(null),
  });

  return (
    <SettingsSection
      title="Hosts"
      lead="The addresses that lead to this site. Point the name at the server before you add it here."
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        {hosts.map((host) => (
          <Box
            component="li"
            key={host}
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 2,
              px: 2,
              py: 1,
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-child': { borderBottom: 0 },
              typography: 'body2',
            }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}>
              {host}
              {host === location.hostname && (
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                  {' '}
                  (you are here)
                </Box>
              )}
            </Box>
            <Button
              size="small"
              color="inherit"
              aria-label={`Remove ${host}`}
              disabled={host === location.hostname || hosts.length === 1}
              onClick={() => setRemoving(host)}
            >
              Remove
            </Button>
          </Box>
        ))}
      </Box>
      <Box component="form" noValidate onSubmit={add} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
        <TextInput control={control} name="host" label="Another host" placeholder="jobs.example.org" />
        <Button type="submit" variant="outlined" color="inherit" loading={formState.isSubmitting} sx={{ mt: '26px' }}>
          Add
        </Button>
      </Box>
      <ConfirmDialog
        open={removing !== null}
        title={`Remove ${removing ?? ''}?`}
        confirmLabel="Remove host"
        destructive
        pending={remove.isPending}
        onCancel={() => setRemoving(null)}
        onConfirm={() => removing && remove.mutate({ params: { host: removing } })}
      >
        Whoever comes by this address no longer finds the site. Links in old mails that begin with it stop working.
      </ConfirmDialog>
    </SettingsSection>
  );
}
