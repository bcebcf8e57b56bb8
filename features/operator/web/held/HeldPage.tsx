import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconShieldCheck } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { heldInWords } from '#features/jobs/held-reasons.ts';
import { counted } from '#kit/ui/counted.ts';
import { DateText } from '#kit/ui/DateText.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { FormDialog } from '#kit/ui/FormDialog.tsx';
import { Page } from '#kit/ui/Page.tsx';
import { Pagination } from '#kit/ui/Pagination.tsx';
import { paths } from '#kit/ui/paths.ts';
import { mutation, query } from '#kit/ui/query.ts';
import { ListSkeleton } from '#kit/ui/Skeletons.tsx';
import { searchHref, useUrlSearch } from '#kit/ui/search-params.ts';
import { TabbedLinks } from '#kit/ui/TabbedLinks.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import {
  CHECK_TABS,
  type CheckedMessage,
  type CheckTab,
  closeMessageReport,
  decideHeldMessage,
  findHeldMessages,
  HeldMessagesSearch,
} from '../contract.ts';

const TAB_WORDS: Record<CheckTab, string> = { held: 'Held', reported: 'Reported', decided: 'Decided' };
const EMPTY_WORDS: Record<CheckTab, [title: string, text: string]> = {
  held: [
    'Nothing to check',
    'Messages that may ask for bank details, identity numbers or money wait here before they are delivered.',
  ],
  reported: ['No open reports', 'Messages that veterans report appear here.'],
  decided: ['Nothing decided yet', 'Your decisions about messages appear here.'],
};
type Asked = { what: 'approve' | 'refuse' | 'close'; message: CheckedMessage };

/** Messages that wait for a decision before they are delivered, and messages that veterans reported. */
export function HeldMessagesPage() {
  const search = useUrlSearch(HeldMessagesSearch);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query(findHeldMessages, { query: search }),
    placeholderData: keepPreviousData,
  });
  const hrefOf = (change: Partial<typeof search>) =>
    searchHref(paths.operator.heldMessages(), HeldMessagesSearch, search, change);
  const countOf = (tab: CheckTab) => (data && tab !== 'decided' ? ` (${data.counts[tab]})` : '');
  const [title, text] = EMPTY_WORDS[search.tab];

  return (
    <Page title="Held messages" lead="You can only read messages that are held or were reported." width="reading">
      <TabbedLinks
        label="Messages to check"
        value={search.tab}
        busy={isPlaceholderData}
        tabs={CHECK_TABS.map((tab) => ({ name: tab, label: `${TAB_WORDS[tab]}${countOf(tab)}`, href: hrefOf({ tab }) }))}
      >
        {error && !data ? (
          <ErrorState title="The messages could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
        ) : !data ? (
          <ListSkeleton what="the messages" />
        ) : data.data.length === 0 ? (
          <EmptyState title={title} icon={<IconShieldCheck size={28} aria-hidden />}>
            {text}
          </EmptyState>
        ) : (
          <>
            <Box component="ul" aria-label="Messages" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
              {data.data.map((message) => (
                <Entry key={message.id} tab={search.tab} message={message} onAsk={(what) => setAsked({ what, message })} />
              ))}
            </Box>
            <Pagination
              page={data.meta.page}
              lastPage={data.meta.last_page}
              hrefOf={(page) => hrefOf({ page })}
              what="Messages"
            />
          </>
        )}
      </TabbedLinks>
      {asked && <DecisionDialog asked={asked} onClose={() => setAsked(null)} />}
    </Page>
  );
}

type EntryProps = { tab: CheckTab; message: CheckedMessage; onAsk: (what: Asked['what']) => void };

function Entry({ tab, message, onAsk }: EntryProps) {
  const { sender, copies, company, report } = message;
  const whom = copies > 1 ? counted(copies, 'person', 'people') : message.recipient_name;
  return (
    <Box
      component="li"
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', display: 'grid', gap: 1.5 }}
    >
      <Box>
        <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {sender.name} to {whom}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Link href={paths.operator.company(company.id)}>{company.name}</Link>
          {message.job_title && ` · ${message.job_title}`} · <DateText value={message.created_at} />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {message.held_for.length > 0 && (
          <Chip size="small" color="warning" variant="outlined" label={`May ask for ${heldInWords(message.held_for)}`} />
        )}
        {tab === 'decided' && message.held_for.length > 0 && (
          <Chip
            size="small"
            color={message.state === 'sent' ? 'success' : 'error'}
            variant="outlined"
            label={message.state === 'sent' ? 'Delivered' : 'Refused'}
          />
        )}
      </Box>
      <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'background.neutral' }}>
        {message.subject && (
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} dir="auto">
            {message.subject}
          </Typography>
        )}
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '75ch' }} dir="auto">
          {message.body}
        </Typography>
        {message.attachments.length > 0 && (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            Files: {message.attachments.join(', ')}
          </Typography>
        )}
      </Box>
      {report && (
        <Typography variant="body2">
          <b>Reported</b> <DateText value={report.created_at} />: {report.reason}
        </Typography>
      )}
      {message.note && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {message.decided_by && <>{message.decided_by}: </>}
          {message.note}
        </Typography>
      )}
      {tab === 'held' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" onClick={() => onAsk('approve')} aria-label={`Deliver the message from ${sender.name}`}>
            Deliver
          </Button>
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => onAsk('refuse')}
            aria-label={`Refuse the message from ${sender.name}`}
          >
            Refuse
          </Button>
        </Box>
      )}
      {tab === 'reported' && (
        <Box>
          <Button variant="contained" onClick={() => onAsk('close')} aria-label={`Close report about ${sender.name}`}>
            Close report
          </Button>
        </Box>
      )}
    </Box>
  );
}

const DECISIONS: Record<Asked['what'], { title: string; text: string; note: string; confirm: string; optional: boolean }> = {
  approve: {
    title: 'Deliver this message?',
    text: 'The recipient can read it immediately, and we tell the sender.',
    note: 'Note to the sender',
    confirm: 'Deliver message',
    optional: true,
  },
  refuse: {
    title: 'Refuse this message?',
    text: 'The recipient never sees it. The sender reads your reason.',
    note: 'Reason',
    confirm: 'Refuse message',
    optional: false,
  },
  close: {
    title: 'Close this report?',
    text: 'Only operators read your note. To stop a company or recruiter, deactivate their account.',
    note: 'What you decided',
    confirm: 'Close report',
    optional: false,
  },
};

function DecisionDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { what, message } = asked;
  const words = DECISIONS[what];
  const form = useForm({ defaultValues: { note: '' } });
  const settings = {
    form,
    invalidates: [findHeldMessages],
    success: ({ message: said }: { message?: string | undefined }) => said,
    onSuccess: onClose,
  };
  const decide = useMutation(mutation(decideHeldMessage, settings));
  const close = useMutation(mutation(closeMessageReport, settings));
  const isPending = decide.isPending || close.isPending;
  return (
    <FormDialog
      form={form}
      title={words.title}
      text={
        what !== 'close' && message.copies > 1
          ? `${words.text} It goes to ${message.copies} people; your decision covers all of them.`
          : words.text
      }
      submitLabel={words.confirm}
      destructive={what === 'refuse'}
      pending={isPending}
      onSubmit={form.handleSubmit(({ note }) =>
        what === 'close'
          ? close.mutate({ params: { id: message.report?.id ?? 0 }, body: { note } })
          : decide.mutate({ params: { id: message.id }, body: { approved: what === 'approve', note } }),
      )}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="note"
        label={words.note}
        optional={words.optional}
        multiline
        maxLength={1000}
        autoFocus
      />
    </FormDialog>
  );
}
