import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { IconDotsVertical, IconWebhook } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { ResponsiveTable } from '#kit/ui/lists/ResponsiveTable.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { TableSkeleton } from '#kit/ui/page/Skeletons.tsx';
import {
  deleteWebhook,
  findWebhookDeliveries,
  findWebhooks,
  rotateWebhookSecret,
  switchWebhook,
  testWebhook,
  type Webhook,
} from '../contract.ts';
import { DeliveryLog } from './DeliveryLog.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { EVENT_LABELS, OFF_WORDS } from './webhook-words.ts';

type Open = { what: 'form' | 'log' | 'delete'; webhook: Webhook | null };

/** The webhooks of the company. */
export function Webhooks() {
  const { data, error, refetch, isFetching } = useQuery(query(findWebhooks));
  const [open, setOpen] = useState<Open | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => setOpen(null);
  const invalidates = [findWebhooks, findWebhookDeliveries];
  const onOff = useMutation(mutation(switchWebhook, { invalidates, success: ({ message }) => message }));
  const rotate = useMutation(mutation(rotateWebhookSecret, { invalidates, onSuccess: (reply) => setSecret(reply.data.secret) }));
  const test = useMutation(mutation(testWebhook, { invalidates, success: 'Test event queued. The log shows the reply.' }));
  const remove = useMutation(mutation(deleteWebhook, { invalidates, success: 'Webhook deleted', onSuccess: close }));
  const isBusy = onOff.isPending || rotate.isPending || test.isPending;

  if (error && !data)
    return <ErrorState title="Webhooks could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <TableSkeleton columns={4} what="the webhooks" />;
  const create = (
    <Button variant="contained" onClick={() => setOpen({ what: 'form', webhook: null })}>
      Create webhook
    </Button>
  );
  const actions = (webhook: Webhook) => {
    const params = { id: webhook.id };
    const isOn = webhook.disabled_for === null;
    return (
      <RowActions
        address={webhook.url}
        busy={isBusy}
        shown={[
          ['See log', () => setOpen({ what: 'log', webhook })],
          ['Edit', () => setOpen({ what: 'form', webhook })],
        ]}
        more={[
          ...(isOn ? [['Send test', () => test.mutate({ params })] as const] : []),
          ['Replace secret', () => rotate.mutate({ params })],
          [isOn ? 'Switch off' : 'Switch on', () => onOff.mutate({ params, body: { enabled: !isOn } })],
          ['Delete', () => setOpen({ what: 'delete', webhook })],
        ]}
      />
    );
  };
  return (
    <>
      {data.data.length === 0 ? (
        <EmptyState title="No webhooks yet" icon={<IconWebhook size={28} aria-hidden />} action={create}>
          A webhook posts events, such as a new application, to an address of your system. They contain ids only.
        </EmptyState>
      ) : (
        <>
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>{create}</Box>
          <ResponsiveTable
            caption="Webhooks"
            rows={data.data}
            rowKey={(webhook) => webhook.id}
            columns={[
              {
                key: 'url',
                header: 'Address',
                cell: ({ url }) => (
                  <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                    {url}
                  </Box>
                ),
              },
              {
                key: 'events',
                header: 'Events',
                cell: ({ events }) => events.map((event) => EVENT_LABELS[event]).join(' · '),
              },
              {
                key: 'state',
                header: 'Status',
                cell: ({ disabled_for }) =>
                  disabled_for ? (
                    <Chip size="small" color={disabled_for === 'admin' ? 'default' : 'warning'} label={OFF_WORDS[disabled_for]} />
                  ) : (
                    <Chip size="small" color="success" label="On" />
                  ),
              },
              { key: 'actions', header: '', name: 'Actions', align: 'right', cell: actions },
            ]}
          />
        </>
      )}
      {open?.what === 'form' && (
        <WebhookDialog
          webhook={open.webhook}
          onClose={close}
          onSaved={(created) => {
            close();
            setSecret(created);
          }}
        />
      )}
      {open?.what === 'log' && open.webhook && <DeliveryLog webhook={open.webhook} onClose={close} />}
      {secret && (
        <SecretDialog
          title="The secret of your webhook"
          label="Copy it now: it isn’t shown again"
          value={secret}
          text="Your system verifies events with it. For a day after you replace a secret, events are signed with both."
          onClose={() => setSecret(null)}
        />
      )}
      <ConfirmDialog
        open={open?.what === 'delete'}
        title="Delete this webhook?"
        confirmLabel="Delete webhook"
        destructive
        pending={remove.isPending}
        onConfirm={() => open?.webhook && remove.mutate({ params: { id: open.webhook.id } })}
        onCancel={close}
      >
        {open?.webhook?.url} gets no more events, and its log is deleted. This can’t be undone.
      </ConfirmDialog>
    </>
  );
}

type Action = readonly [label: string, act: () => void];
type RowActionsProps = { address: string; busy: boolean; shown: readonly Action[]; more: readonly Action[] };

/** What can be done with one webhook: often used actions as buttons, the others in a menu. */
function RowActions({ address, busy, shown, more }: RowActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', whiteSpace: 'nowrap' }}>
      {shown.map(([label, act]) => (
        <Button
          key={label}
          size="small"
          variant="outlined"
          color="inherit"
          disabled={busy}
          aria-label={`${label}: ${address}`}
          onClick={act}
        >
          {label}
        </Button>
      ))}
      <IconButton
        size="small"
        disabled={busy}
        aria-label={`More actions: ${address}`}
        title="More actions"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <IconDotsVertical size={20} aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {more.map(([label, act]) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              act();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
