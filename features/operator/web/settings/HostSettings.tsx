import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { mutation } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { addHost, removeHost } from '../../settings-contract.ts';
import type { Settings } from '../../settings-shapes.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** The host names of this site. */
export function HostSettings({ hosts, onSaved }: { hosts: readonly string[]; onSaved: (settings: Settings) => void }) {
  const [removing, setRemoving] = useState<string | null>(null);
  const form = useForm({ defaultValues: { host: '' } });
  const { control, handleSubmit, reset } = form;
  const add = useMutation(
    mutation(addHost, {
      form,
      success: ({ data }, { body }) =>
        data.hosts.includes(body.host.trim().toLowerCase())
          ? `${body.host.trim()} now opens this site`
          : `Prove that ${body.host.trim()} is yours to use it`,
      onSuccess: ({ data }) => {
        onSaved(data);
        reset();
      },
    }),
  );
  const remove = useMutation(
    mutation(removeHost, {
      success: (_, { params }) => `${params.host} removed`,
      onSuccess: ({ data }) => {
        setRemoving(null);
        onSaved(data);
      },
    }),
  );

  return (
    <SettingsSection
      title="Hosts"
      lead="The addresses of this site. Point the name at the server, add it here, then prove that it is yours."
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
      <Box
        component="form"
        noValidate
        onSubmit={handleSubmit((body) => add.mutate({ body }))}
        sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}
      >
        <TextInput control={control} name="host" label="Another host" placeholder="jobs.example.org" />
        <Button type="submit" variant="outlined" color="inherit" loading={add.isPending} sx={{ mt: '26px' }}>
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
        People who use this address will no longer find the site. Links to it in emails already sent will stop working.
      </ConfirmDialog>
    </SettingsSection>
  );
}
