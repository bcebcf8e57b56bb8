import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { IconKey } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWithIdentity } from '#features/accounts/web/parts.ts';
import { SecretDialog } from '#features/webhooks/web/parts.ts';
import { call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { ResponsiveTable } from '#kit/ui/lists/ResponsiveTable.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { TableSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { type ApiKey, findApiKeys, revokeApiKey, rotateApiKey } from '../key-contract.ts';
import { SCOPE_LABELS } from '../key-rules.ts';
import { NewKeyDialog } from './NewKeyDialog.tsx';

const STATES: Record<ApiKey['state'], { label: string; color?: 'success' }> = {
  active: { label: 'Valid', color: 'success' },
  expired: { label: 'Expired' },
  revoked: { label: 'Revoked' },
};

/** The API keys of the company. */
export function ApiKeys() {
  const { data, error, refetch, isFetching } = useQuery(query(findApiKeys));
  const [isNew, setNew] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [toRevoke, setToRevoke] = useState<ApiKey | null>(null);
  const withIdentity = useWithIdentity();
  const rotate = useMutation(
    mutation(({ id }: ApiKey) => withIdentity(() => call(rotateApiKey, { params: { id }, body: { expires_in_days: null } })), {
      invalidates: [findApiKeys],
      onSuccess: (reply) => setSecret(reply.data.secret),
    }),
  );
  const revoke = useMutation(
    mutation(revokeApiKey, { invalidates: [findApiKeys], success: 'API key revoked', onSuccess: () => setToRevoke(null) }),
  );

  if (error && !data)
    return <ErrorState title="API keys could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <TableSkeleton columns={5} what="the API keys" />;
  const create = (
    <Button variant="contained" onClick={() => setNew(true)}>
      Create API key
    </Button>
  );
  return (
    <>
      {data.data.length === 0 ? (
        <EmptyState title="No API keys yet" icon={<IconKey size={28} aria-hidden />} action={create}>
          With a key your systems post jobs and read applications. It is shown once, when you create it.
        </EmptyState>
      ) : (
        <>
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>{create}</Box>
          <ResponsiveTable
            caption="API keys"
            rows={data.data}
            rowKey={(key) => key.id}
            columns={[
              { key: 'name', header: 'Key', cell: (key) => <KeyName apiKey={key} /> },
              { key: 'scopes', header: 'May', cell: ({ scopes }) => scopes.map((scope) => SCOPE_LABELS[scope]).join(', ') },
              {
                key: 'state',
                header: 'Status',
                cell: ({ state }) => <Chip size="small" label={STATES[state].label} color={STATES[state].color} />,
              },
              { key: 'used', header: 'Last used', cell: (key) => <Use apiKey={key} /> },
              {
                key: 'actions',
                header: '',
                name: 'Actions',
                align: 'right',
                cell: (key) =>
                  key.state === 'active' && (
                    <Box sx={{ display: 'inline-flex', gap: 1 }}>
                      <Button size="small" color="inherit" disabled={rotate.isPending} onClick={() => rotate.mutate(key)}>
                        Replace
                      </Button>
                      <Button size="small" color="inherit" onClick={() => setToRevoke(key)}>
                        Revoke
                      </Button>
                    </Box>
                  ),
              },
            ]}
          />
        </>
      )}
      {isNew && (
        <NewKeyDialog
          onClose={() => setNew(false)}
          onCreated={(created) => {
            setNew(false);
            setSecret(created);
          }}
        />
      )}
      {secret && (
        <SecretDialog
          title="Your API key"
          label="Copy it now: it isn’t shown again"
          value={secret}
          text="Store it where your system stores secrets. Whoever has it acts for your company. The former key of a replaced one stays valid until you revoke it."
          onClose={() => setSecret(null)}
        />
      )}
      <ConfirmDialog
        open={toRevoke !== null}
        title={`Revoke ${toRevoke?.name ?? 'this key'}?`}
        confirmLabel="Revoke key"
        destructive
        pending={revoke.isPending}
        onConfirm={() => toRevoke && revoke.mutate({ params: { id: toRevoke.id } })}
        onCancel={() => setToRevoke(null)}
      >
        Systems that use {toRevoke?.prefix}… are refused from now on. This can’t be undone.
      </ConfirmDialog>
    </>
  );
}

function KeyName({ apiKey: { name, prefix, mode, acts_as, state } }: { apiKey: ApiKey }) {
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <strong>{name}</strong>
        {mode === 'test' && <Chip size="small" variant="outlined" label="Test" />}
      </Box>
      <Typography variant="body2" sx={{ fontFamily: 'monospace', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {prefix}…
      </Typography>
      {state === 'active' && acts_as && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Changes are recorded as made by {acts_as}.
        </Typography>
      )}
    </>
  );
}

function Use({ apiKey: { last_used_at, expires_at, state } }: { apiKey: ApiKey }) {
  return (
    <>
      {last_used_at ? <DateText value={last_used_at} /> : 'Never'}
      {state === 'active' && expires_at && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Valid until <DateText value={expires_at} as="day" />
        </Typography>
      )}
    </>
  );
}
