import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import { useTheme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { IconArrowLeft, IconMessages, IconTemplate } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useViewer } from '#features/accounts/web/index.ts';
import { query } from '#kit/ui/data/query.ts';
import { SearchBox } from '#kit/ui/inputs/SearchBox.tsx';
import { Pagination } from '#kit/ui/lists/Pagination.tsx';
import { searchHref, useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Anchor } from '#kit/ui/page/link.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { TOP_BAR_HEIGHT } from '#kit/ui/theme/theme.ts';
import { type Conversation, getConversation, InboxSearch } from '../contract.ts';
import { INBOX_FILTERS, type InboxFilter, inboxPath, readConversationKey, type Side } from '../rules.ts';
import { callOf, type Inbox } from './inbox-query.ts';
import { Thread } from './Thread.tsx';

const FILTER_WORDS: Record<InboxFilter, string> = { all: 'All', unread: 'Unread', waiting: 'To answer' };
const PANEL = 'conversations';
/** Title and lead of the page with the space around them. */
const HEADING_HEIGHT = 148;

/** All conversations of a veteran, or of a recruiter's company, with the chosen one beside the list. */
export function InboxPage() {
  const viewer = useViewer();
  if (!viewer) return null;
  return <InboxOf side={viewer.role === 'veteran' ? 'veteran' : 'company'} />;
}

function InboxOf({ side }: { side: Side }) {
  const search = useUrlSearch(InboxSearch);
  const navigate = useNavigate();
  const wide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const path = inboxPath(side);
  const hrefOf = (change: Partial<Inbox>) => searchHref(path, InboxSearch, search, change, { keepsPage: ['conversation'] });
  const go = (change: Partial<Inbox>) => void navigate({ href: hrefOf(change), replace: true, resetScroll: false });
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query(...callOf(search)),
    // The list stays on screen while the next one loads.
    placeholderData: keepPreviousData,
  });
  const rows = data?.data ?? [];
  const open = search.conversation && readConversationKey(search.conversation) ? search.conversation : null;
  const isNarrowed = search.search !== '' || search.filter !== 'all';

  const list = (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}>
      <SearchBox
        label={side === 'veteran' ? 'Search employers, jobs and messages' : 'Search people, jobs and messages'}
        words={search.search}
        onChange={(typed) => go({ search: typed.slice(0, 200) })}
      />
      <Tabs value={search.filter} variant="scrollable" scrollButtons="auto" aria-label="Which conversations">
        {INBOX_FILTERS.map((filter) => (
          <Tab
            key={filter}
            value={filter}
            id={`${PANEL}-${filter}`}
            aria-controls={PANEL}
            href={hrefOf({ filter })}
            label={data ? `${FILTER_WORDS[filter]} (${data.counts[filter]})` : FILTER_WORDS[filter]}
          />
        ))}
      </Tabs>
      <Box id={PANEL} role="tabpanel" aria-labelledby={`${PANEL}-${search.filter}`} aria-busy={isPlaceholderData}>
        {error && !data ? (
          <ErrorState title="Your messages could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
        ) : !data ? (
          <ListSkeleton what="your messages" />
        ) : rows.length === 0 && isNarrowed ? (
          <EmptyState
            title={search.search ? 'No matches' : search.filter === 'unread' ? 'Nothing unread' : 'Nothing to answer'}
            action={
              <Button variant="outlined" color="inherit" href={hrefOf({ search: '', filter: 'all' })}>
                Show all conversations
              </Button>
            }
          >
            {search.search ? 'No conversation contains these words.' : 'You are up to date.'}
          </EmptyState>
        ) : (
          <>
            <Box
              component="ul"
              aria-label="Conversations"
              sx={{
                m: 0,
                p: 0,
                listStyle: 'none',
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                overflow: 'hidden',
                bgcolor: 'background.paper',
                '& > li + li': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              {rows.map((conversation) => (
                <Row
                  key={conversation.key}
                  conversation={conversation}
                  href={hrefOf({ conversation: conversation.key })}
                  isOpen={conversation.key === open}
                />
              ))}
            </Box>
            <Pagination
              page={data.meta.page}
              lastPage={data.meta.last_page}
              hrefOf={(page) => hrefOf({ page })}
              what="Conversations"
            />
          </>
        )}
      </Box>
    </Box>
  );

  const action =
    side === 'company' ? (
      <Button
        variant="outlined"
        color="inherit"
        href={paths.recruiter.messageTemplates()}
        startIcon={<IconTemplate size={18} aria-hidden />}
      >
        Templates
      </Button>
    ) : undefined;
  const lead =
    side === 'veteran'
      ? 'Talk to employers about your applications.'
      : 'Your company’s conversations. Colleagues share this inbox.';

  const isEmpty = data !== undefined && rows.length === 0 && !isNarrowed && open === null;
  return (
    <Page title="Messages" lead={lead} action={action}>
      {isEmpty ? (
        <EmptyState
          title="No messages yet"
          icon={<IconMessages size={28} aria-hidden />}
          action={
            <Button variant="contained" href={side === 'veteran' ? paths.veteran.jobs() : paths.recruiter.jobs()}>
              {side === 'veteran' ? 'Find jobs' : 'Open your jobs'}
            </Button>
          }
        >
          {side === 'veteran'
            ? 'Once you’ve applied for a job, you can write to the employer from your application. Their replies appear here.'
            : 'Write to an applicant from the list of applicants of a job. Their replies appear here.'}
        </EmptyState>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(300px, 380px) minmax(0, 1fr)' },
          }}
        >
          {(wide || !open) && list}
          {open ? (
            <OpenThread key={open} id={open} side={side} backHref={wide ? null : hrefOf({ conversation: undefined })} />
          ) : (
            wide && (
              <EmptyState title="Select a conversation" icon={<IconMessages size={28} aria-hidden />}>
                It opens here. Your drafts are kept.
              </EmptyState>
            )
          )}
        </Box>
      )}
    </Page>
  );
}

type RowProps = { conversation: Conversation; href: string; isOpen: boolean };

function Row({ conversation, href, isOpen }: RowProps) {
  const { last, unread } = conversation;
  const isUnread = unread > 0;
  return (
    <li>
      <ButtonBase
        component={Anchor}
        href={href}
        aria-current={isOpen ? 'true' : undefined}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          columnGap: 1.5,
          width: '100%',
          textAlign: 'left',
          color: 'text.primary',
          px: 2,
          py: 1.5,
          borderLeft: 3,
          borderColor: isOpen ? 'primary.text' : 'transparent',
          bgcolor: isOpen ? 'background.subtle' : undefined,
          '&:hover': { bgcolor: 'background.subtle' },
        }}
      >
        <Typography sx={{ fontWeight: isUnread ? 700 : 600 }} noWrap>
          {conversation.with}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {last && <DateText value={last.at} />}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
          {conversation.job?.title ?? 'Contact request'}
        </Typography>
        <Typography
          variant="body2"
          noWrap
          dir="auto"
          sx={{ fontWeight: isUnread ? 600 : 400, ...(!isUnread && { gridColumn: '1 / -1' }) }}
        >
          {last?.state === 'held' && <i>Being checked: </i>}
          {last?.state === 'refused' && <i>Not delivered: </i>}
          {last?.by && last.state === 'sent' && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {last.by}:{' '}
            </Box>
          )}
          {last?.text}
        </Typography>
        {isUnread && (
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'end', pr: 1.25 }}>
            <Badge badgeContent={unread} max={99} color="primary" slotProps={{ badge: { 'aria-label': `${unread} unread` } }} />
          </Box>
        )}
      </ButtonBase>
    </li>
  );
}

function OpenThread({ id, side, backHref }: { id: string; side: Side; backHref: string | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useQuery(query(getConversation, { params: { id } }));
  const open = data?.data;
  const name = open?.with;
  useEffect(() => {
    if (name) heading.current?.focus({ preventScroll: true });
  }, [name]);
  return (
    <Box
      component="section"
      aria-labelledby="conversation-with"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        minWidth: 0,
        p: { xs: 2, sm: 2.5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        // Beside the list it stays in sight, below the page's heading with the whole composer; only the messages scroll.
        position: { md: 'sticky' },
        top: { md: TOP_BAR_HEIGHT.desktop + 16 },
        height: { md: `calc(100dvh - ${TOP_BAR_HEIGHT.desktop + HEADING_HEIGHT}px)` },
        minHeight: { md: 520 },
      }}
    >
      <Box sx={{ borderBottom: 1, borderColor: 'divider', pb: 1.5 }}>
        {backHref && (
          <Button
            href={backHref}
            color="inherit"
            size="small"
            startIcon={<IconArrowLeft size={18} aria-hidden />}
            sx={{ ml: -0.5 }}
          >
            All conversations
          </Button>
        )}
        <Typography
          ref={heading}
          id="conversation-with"
          variant="h3"
          component="h2"
          tabIndex={-1}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {open?.with ?? 'Conversation'}
        </Typography>
        {open && <About conversation={open} side={side} />}
      </Box>
      <Thread conversationKey={id} fills />
    </Box>
  );
}

function About({ conversation, side }: { conversation: Conversation; side: Side }) {
  const { job, application_id, company } = conversation;
  if (side === 'veteran')
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {application_id !== null && job ? (
          <>
            About your application: <Link href={paths.veteran.application(application_id)}>{job.title}</Link>
          </>
        ) : (
          <>
            After a contact request from <Link href={paths.company(company.id)}>{company.name}</Link>
          </>
        )}
      </Typography>
    );
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {application_id !== null && job ? (
        <>
          Applied for <Link href={paths.recruiter.application(job.id, application_id)}>{job.title}</Link>
        </>
      ) : (
        <>
          Accepted <Link href={paths.recruiter.candidates({ tab: 'contact' })}>your contact request</Link>
        </>
      )}
    </Typography>
  );
}
