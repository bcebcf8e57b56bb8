import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { IconCalendarEvent, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { addDays } from '#kit/calendar/days.ts';
import { cityOf, dayWords, localTime, timeWords } from '#kit/calendar/time-zones.ts';
import { query } from '#kit/ui/data/query.ts';
import { searchHref, useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { formatDay } from '#kit/ui/text/dates.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { type Interview, InterviewSearch } from '../contract.ts';
import { StatusChip } from './InterviewDetails.tsx';
import { interviewsCall, type Search, weekAt } from './interview-list-query.ts';
import { FORMAT_WORDS, mondayOf, ownZone } from './interview-words.ts';

/** `/recruiter/interviews`: the company's interviews of one week, by day. */
export function InterviewListPage() {
  const search = useUrlSearch(InterviewSearch);
  const { language } = useLocale();
  const navigate = useNavigate();
  const zone = ownZone();
  const from = weekAt(search);
  const today = localTime(Date.now(), zone).slice(0, 10);
  const { data: found, isError, isFetching, refetch } = useQuery(query(...interviewsCall(search)));
  const hrefOf = (change: Partial<Search>) => searchHref(paths.recruiter.interviews(), InterviewSearch, search, change);
  const last = addDays(from, 6);
  return (
    <Page title="Interviews" lead={`Times are shown in your time zone: ${cityOf(zone)}.`} width="wide">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2.5 }}>
        <IconButton href={hrefOf({ from: addDays(from, -7) })} aria-label="Week before">
          <IconChevronLeft size={20} aria-hidden />
        </IconButton>
        <Typography variant="subtitle1" component="h2" aria-live="polite">
          {formatDay(from, language)} to {formatDay(last, language)}
        </Typography>
        <IconButton href={hrefOf({ from: addDays(from, 7) })} aria-label="Week after">
          <IconChevronRight size={20} aria-hidden />
        </IconButton>
        {(today < from || today > last) && (
          <Button size="small" color="inherit" variant="outlined" href={hrefOf({ from: mondayOf(today) })}>
            This week
          </Button>
        )}
        <FormControlLabel
          sx={{ ml: { sm: 'auto' } }}
          control={<Switch checked={search.mine} onChange={(_, mine) => navigate({ href: hrefOf({ mine }), replace: true })} />}
          label="Only mine"
        />
      </Box>
      {!found ? (
        isError ? (
          <ErrorState title="The interviews could not be loaded" onRetry={() => refetch()} retrying={isFetching} />
        ) : (
          <ListSkeleton rows={4} what="interviews" />
        )
      ) : (
        <Week interviews={found.data} from={from} zone={zone} today={today} />
      )}
    </Page>
  );
}

type Entry = { at: string; until: string; interview: Interview; offered: boolean };

function Week({
  interviews,
  from,
  zone,
  today,
}: {
  interviews: readonly Interview[];
  from: string;
  zone: string;
  today: string;
}) {
  const waiting = interviews.filter(({ status }) => status === 'none_fit');
  const entries = interviews
    .flatMap((interview): Entry[] =>
      interview.starts_at !== null && interview.ends_at !== null
        ? [{ at: interview.starts_at, until: interview.ends_at, interview, offered: false }]
        : interview.slots.map((slot) => ({ at: slot.starts_at, until: slot.ends_at, interview, offered: true })),
    )
    .toSorted((a, b) => a.at.localeCompare(b.at));
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index)).map((day) => ({
    day,
    entries: entries.filter(({ at }) => localTime(at, zone).startsWith(day)),
  }));
  if (waiting.length === 0 && days.every((each) => each.entries.length === 0))
    return (
      <EmptyState
        title="No interviews this week"
        icon={<IconCalendarEvent size={28} />}
        action={
          <Button variant="contained" href={paths.recruiter.jobs()}>
            View your jobs
          </Button>
        }
      >
        Open an applicant of one of your jobs to propose times. They appear here as soon as you send them.
      </EmptyState>
    );
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {waiting.length > 0 && (
        <Box component="section" aria-labelledby="needs-times">
          <Typography variant="subtitle1" component="h3" id="needs-times" sx={{ mb: 1 }}>
            Needs other times
          </Typography>
          <Box component="ul" sx={LIST}>
            {waiting.map((interview) => (
              <Row key={interview.id} interview={interview} time="No time yet" text={interview.wish ?? ''} />
            ))}
          </Box>
        </Box>
      )}
      {days.map(({ day, entries: ofDay }) =>
        ofDay.length === 0 ? null : <Day key={day} day={day} entries={ofDay} zone={zone} isToday={day === today} />,
      )}
    </Box>
  );
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

function Day({ day, entries, zone, isToday }: { day: string; entries: readonly Entry[]; zone: string; isToday: boolean }) {
  const { language } = useLocale();
  return (
    <Box component="section" aria-labelledby={`day-${day}`}>
      <Typography variant="subtitle1" component="h3" id={`day-${day}`} sx={{ mb: 1 }}>
        {dayWords(`${day}T12:00:00Z`, 'UTC', language)}
        {isToday && ', today'}
      </Typography>
      <Box component="ul" sx={LIST}>
        {entries.map(({ at, until, interview, offered }) => (
          <Row
            key={`${interview.id} ${at}`}
            interview={interview}
            time={`${timeWords(at, zone, language)} to ${timeWords(until, zone, language)}`}
            text={offered ? 'Time on offer' : `${FORMAT_WORDS[interview.format]}, ${interview.location}`}
          />
        ))}
      </Box>
    </Box>
  );
}

function Row({ interview, time, text }: { interview: Interview; time: string; text: string }) {
  const { application_id, job, veteran_name, interviewers, status } = interview;
  return (
    <Box
      component="li"
      sx={{
        p: 2,
        display: 'grid',
        gap: { xs: 0.5, sm: 2 },
        gridTemplateColumns: { xs: '1fr', sm: '150px minmax(0, 1fr) auto' },
        alignItems: 'start',
      }}
    >
      <Typography variant="subtitle2" component="span">
        {time}
      </Typography>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          href={paths.recruiter.application(job.id, application_id, { tab: 'interviews' })}
          variant="subtitle2"
          color="textPrimary"
          underline="hover"
        >
          {veteran_name}, {job.title}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          With {interviewers.map(({ name }) => name).join(', ')}
        </Typography>
      </Box>
      <Box sx={{ justifySelf: 'start' }}>
        <StatusChip status={status} reader="recruiter" />
      </Box>
    </Box>
  );
}
