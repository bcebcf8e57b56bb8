import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { IconBell, IconCalendarEvent, IconClock, IconMailOpened, IconSend, type TablerIcon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Stage } from '#features/jobs/stages.ts';
import { query } from '#kit/ui/data/query.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Anchor } from '#kit/ui/page/link.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { getApplication } from '../../contract.ts';
import { OWN_COLUMNS, type OwnColumn, TRACKED_LABEL, TRACKED_STAGES } from '../../rules.ts';
import { findTracked, getOwnBoard, type OwnCard } from '../../tracking-contract.ts';
import { MoveTrackedMenu } from '../tracking/MoveTrackedMenu.tsx';
import { OwnOffer } from './Offer.tsx';

const COLUMN_WORDS: Record<OwnColumn, string> = {
  to_send: 'Still to send',
  sent: 'Sent',
  being_read: 'Being read',
  moving_forward: 'Moving forward',
  offer: 'Offer',
  decided: 'Decided',
  ended: 'Ended',
};

const NEXT: Record<NonNullable<OwnCard['next']>['kind'], { words: string; Icon: TablerIcon }> = {
  interview: { words: 'Interview', Icon: IconCalendarEvent },
  offer: { words: 'Answer the offer by', Icon: IconMailOpened },
  reminder: { words: 'Reminder', Icon: IconBell },
  reply: { words: 'Answer expected by', Icon: IconClock },
};

/** The veteran's applications here and on other sites by their state, with the next date of each. */
export function OwnBoard() {
  const { data, isError, isFetching, refetch } = useQuery(query(getOwnBoard));
  if (!data)
    return isError ? (
      <ErrorState title="Your applications could not be loaded" onRetry={() => refetch()} retrying={isFetching} />
    ) : (
      <ListSkeleton rows={4} what="your applications" />
    );
  if (data.data.length === 0)
    return (
      <EmptyState
        title="You haven’t applied for any jobs yet"
        icon={<IconSend size={28} />}
        action={
          <Button variant="contained" href={paths.veteran.jobs()}>
            Find jobs
          </Button>
        }
      >
        Applications that you send here appear on this board, and so do jobs on other sites that you add to the list.
      </EmptyState>
    );
  const columns = OWN_COLUMNS.map((column) => ({ column, cards: data.data.filter((card) => card.column === column) })).filter(
    ({ column, cards }) => cards.length > 0 || !['to_send', 'offer', 'ended'].includes(column),
  );
  const offered = data.data.filter(({ kind, stage }) => kind === 'application' && stage === 'offer');
  return (
    <>
      {offered.length > 0 && (
        <Box component="section" aria-labelledby="own-offers" sx={{ mb: 2.5 }}>
          <Typography variant="subtitle1" component="h2" id="own-offers" sx={{ mb: 1 }}>
            {offered.length === 1 ? 'Your answer is needed' : 'Your answers are needed'}
          </Typography>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 720px))' }}>
            {offered.map(({ id }) => (
              <OfferedCard key={id} id={id} />
            ))}
          </Box>
        </Box>
      )}
      <Columns columns={columns} />
    </>
  );
}

/** An offer in full, so that it can be answered from the board. */
function OfferedCard({ id }: { id: number }) {
  const { data, isError, isFetching, refetch } = useQuery(query(getApplication, { params: { id } }));
  if (!data)
    return isError ? (
      <ErrorState title="This offer could not be loaded" onRetry={() => refetch()} retrying={isFetching} />
    ) : (
      <ListSkeleton rows={1} what="your offer" />
    );
  const application = data.data;
  return (
    <Box
      component="article"
      aria-label={application.job.title}
      sx={{
        p: 2,
        display: 'grid',
        gap: 1.5,
        border: 1,
        borderColor: 'primary.text',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box
        component={Anchor}
        href={paths.veteran.application(id, { view: 'board' })}
        sx={{ typography: 'subtitle1', color: 'text.primary', overflowWrap: 'anywhere' }}
      >
        {application.job.title}
      </Box>
      <OwnOffer application={application} headingLevel="h3" />
    </Box>
  );
}

function Columns({ columns }: { columns: { column: OwnColumn; cards: OwnCard[] }[] }) {
  return (
    <Box
      role="region"
      aria-label="Board of your applications"
      // A scrolling region must be reachable by keyboard.
      tabIndex={0}
      sx={{
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: { xs: 'minmax(264px, 82vw)', sm: 'minmax(232px, 1fr)' },
        gap: 1.5,
        overflowX: 'auto',
        pb: 1.5,
        alignItems: 'start',
      }}
    >
      {columns.map(({ column, cards }) => (
        <Box
          key={column}
          component="section"
          aria-labelledby={`own-${column}`}
          sx={{ p: 1.25, borderRadius: 1, bgcolor: 'background.neutral', minHeight: 160 }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 0.5, mb: 1 }}>
            <Typography variant="subtitle2" component="h2" id={`own-${column}`}>
              {COLUMN_WORDS[column]}
            </Typography>
            <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {cards.length}
            </Box>
          </Box>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {cards.map((card) => (
              <BoardCard key={`${card.kind} ${card.id}`} card={card} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function BoardCard({ card }: { card: OwnCard }) {
  const isTracked = card.kind === 'tracked';
  const next = card.next && NEXT[card.next.kind];
  const words = wordsOf(card);
  return (
    <Box
      component="li"
      sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', display: 'grid', gap: 0.75 }}
    >
      <Box
        component={Anchor}
        href={
          isTracked
            ? paths.veteran.jobs({ jobType: 'applied', view: 'board', tracked: card.id })
            : paths.veteran.application(card.id, { view: 'board' })
        }
        sx={{
          typography: 'subtitle2',
          color: 'text.primary',
          textDecoration: 'none',
          overflowWrap: 'anywhere',
          '&:hover': { textDecoration: 'underline' },
        }}
      >
        {card.title}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {card.company_name}
      </Typography>
      {(words !== null || isTracked) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {words !== null && <Chip size="small" label={words} />}
          {isTracked && <Chip size="small" variant="outlined" label="Tracked by you" />}
        </Box>
      )}
      {card.next && next && (
        <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center', typography: 'caption' }}>
          <next.Icon size={15} aria-hidden />
          <span>
            {card.stage === 'offer' && card.next.kind === 'reply' ? 'Terms expected by' : next.words}{' '}
            <DateText value={card.next.at} as="day" />
          </span>
        </Box>
      )}
      {isTracked && <MoveCard id={card.id} />}
    </Box>
  );
}

function MoveCard({ id }: { id: number }) {
  const { data } = useQuery(query(findTracked));
  const tracked = data?.data.find((row) => row.id === id);
  return tracked ? (
    <Box>
      <MoveTrackedMenu tracked={tracked} />
    </Box>
  ) : null;
}

/** What a column holds more than one kind of. */
const STAGE_WORDS: Partial<Record<Stage, string>> = {
  shortlisted: 'On the shortlist',
  interview: 'Interview',
  hired: 'Hired',
  not_selected: 'Not selected',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  job_closed: 'Job closed',
};

/** What a card says beyond its column's title. */
function wordsOf({ kind, stage }: OwnCard): string | null {
  const tracked = TRACKED_STAGES.find((one) => one === stage);
  if (kind === 'tracked' && tracked) return TRACKED_LABEL[tracked];
  return STAGE_WORDS[stage as Stage] ?? null;
}
