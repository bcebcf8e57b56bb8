import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconBan, IconMessageOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { DetailsSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { blockConversation, findConversations, getConversation, type Message, type OpenConversation } from '../contract.ts';
import { Composer } from './Composer.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import { ReportMessageDialog } from './ReportMessageDialog.tsx';
import { useNewestInView } from './useNewestInView.ts';
import { useReadMessages, useThread } from './useThread.ts';

type ThreadProps = {
  conversationKey: string;
  /** In the inbox the messages fill the height of the window; inside another screen they have a limited one. */
  fills?: boolean;
};

/** One conversation: its messages, and a form where writing is possible. */
export function Thread({ conversationKey, fills = false }: ThreadProps) {
  const { conversation, messages, rows } = useThread(conversationKey);
  const open = conversation.data?.data;
  if (!open && conversation.error instanceof ApiError && conversation.error.status === 404)
    return (
      <EmptyState title="We can’t find this conversation" icon={<IconMessageOff size={28} aria-hidden />}>
        It may have been deleted with its application, or belong to another account.
      </EmptyState>
    );
  if ((conversation.error && !open) || (messages.error && !rows))
    return (
      <ErrorState
        title="The messages could not be loaded"
        retrying={conversation.isFetching || messages.isFetching}
        onRetry={() => {
          void conversation.refetch();
          void messages.refetch();
        }}
      />
    );
  if (!open || !rows) return <DetailsSkeleton what="the messages" />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'minmax(0, 1fr)',
        ...(fills && { flex: 1, minHeight: 0, gridTemplateRows: 'minmax(0, 1fr) auto' }),
      }}
    >
      <Messages
        conversation={open}
        rows={rows}
        fills={fills}
        hasOlder={messages.hasNextPage}
        loadsOlder={messages.isFetchingNextPage}
        onOlder={() => void messages.fetchNextPage()}
      />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {open.is_hidden_company && !open.is_blocked && open.application_id !== null && (
          <Alert severity="info">
            You hide your profile from {open.with}, but you applied to them, so they can still write to you about this
            application.
          </Alert>
        )}
        {open.may_write ? (
          <Composer key={open.key} conversation={open} minRows={fills ? 3 : 2} />
        ) : (
          <Alert severity="info">{open.closed_because}</Alert>
        )}
        {open.may_block && <BlockButton conversation={open} />}
      </Box>
    </Box>
  );
}

type MessagesProps = {
  conversation: OpenConversation;
  rows: readonly Message[];
  fills: boolean;
  hasOlder: boolean;
  loadsOlder: boolean;
  onOlder: () => void;
};

function Messages({ conversation, rows, fills, hasOlder, loadsOlder, onOlder }: MessagesProps) {
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [reported, setReported] = useState<Message | null>(null);
  const last = rows.at(-1);
  useReadMessages(conversation.key, end, { last, unread: conversation.unread });

  useNewestInView(list, end, { lastId: last?.id, scrollsPage: fills });

  return (
    <Box
      ref={list}
      // A scrolling area must be reachable by keyboard.
      tabIndex={0}
      role="region"
      aria-label={`Messages with ${conversation.with}`}
      sx={{ minWidth: 0, overflowY: 'auto', ...(fills ? { minHeight: 160 } : { maxHeight: 420 }), px: 0.5, mx: -0.5 }}
    >
      {hasOlder && (
        <Box sx={{ display: 'flex', justifyContent: 'center', pb: 1.5 }}>
          <Button size="small" variant="outlined" color="inherit" loading={loadsOlder} onClick={onOlder}>
            Show older messages
          </Button>
        </Box>
      )}
      {rows.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', py: fills ? 3 : 0 }}>
          {conversation.may_write
            ? `No messages yet. ${conversation.side === 'company' ? `${conversation.with} gets an email with a link to what you write here.` : `Ask ${conversation.with} about the job, the next step or anything you need for the interview.`}`
            : 'No messages.'}
        </Typography>
      ) : (
        <Box component="ol" aria-label="Messages" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {rows.map((message) => (
            <MessageBubble
              key={message.id}
              message={message}
              side={conversation.side}
              onReport={conversation.side === 'veteran' && message.side === 'company' ? () => setReported(message) : null}
            />
          ))}
        </Box>
      )}
      <div ref={end} style={{ height: 1 }} />
      {reported && (
        <ReportMessageDialog message={reported} company={conversation.company.name} onClose={() => setReported(null)} />
      )}
    </Box>
  );
}

function BlockButton({ conversation }: { conversation: OpenConversation }) {
  const { key, is_blocked, company } = conversation;
  const [asks, setAsks] = useState(false);
  const block = useMutation(
    mutation(blockConversation, {
      invalidates: [getConversation, findConversations],
      success: ({ message }) => message,
      onSuccess: () => setAsks(false),
    }),
  );
  const set = (blocked: boolean) => block.mutate({ params: { id: key }, body: { blocked } });
  return (
    <Box>
      <Button
        size="small"
        color="inherit"
        loading={block.isPending}
        loadingPosition="start"
        startIcon={<IconBan size={16} aria-hidden />}
        onClick={() => (is_blocked ? set(false) : setAsks(true))}
        sx={{ color: 'text.secondary', ml: -0.5 }}
      >
        {is_blocked ? 'Unblock' : 'Block'} {company.name}
      </Button>
      <ConfirmDialog
        open={asks}
        title={`Block ${company.name}?`}
        confirmLabel="Block"
        destructive
        pending={block.isPending}
        onConfirm={() => set(true)}
        onCancel={() => setAsks(false)}
      >
        Nobody there can write to you in this conversation, and they see that you turned messages off. Your application is not
        affected. You can unblock them later.
      </ConfirmDialog>
    </Box>
  );
}
