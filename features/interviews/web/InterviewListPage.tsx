import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { IconCalendarEvent, IconCalendarPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { cityOf, dayWords, localTime, spanWords, timeWords } from '#kit/calendar/time-zones.ts';
import { query } from '#kit/ui/data/query.ts';
import { searchHref, useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { TabbedLinks } from '#kit/ui/lists/TabbedLinks.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { type Interview, InterviewSearch } from '../contract.ts';
import type { needsRecruiter } from '../rules.ts';
import { CalendarDialog } from './CalendarDialog.tsx';
import { StatusChip } from './InterviewDetails.tsx';
import { byDay, type Day, groupUpcoming, interviewsCall, type Search } from './interview-list-query.ts';
import { FORMAT_WORDS, ownZone } from './interview-words.ts';

/** `/recruiter/interviews`: the company's interviews, first those that need an act. */
export function InterviewListPage() {
  const search = useUrlSearch(InterviewSearch);
  const navigate = useNavigate();
  const [subscribing, setSubscribing] = useState(false);
  const zone = ownZone();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query(...interviewsCall(search)),
    placeholderData: keepPreviousData,
  });
  const hrefOf = (change: Partial<Search>) => searchHref(paths.recruiter.interviews(), InterviewSearch, search, change);
  const found = isPlaceholderData ? undefined : data;
  return (
    <Page
      title="Interviews"
      lead={`Times are shown in your time zone: ${cityOf(zone)}.`}
      action={
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<IconCalendarPlus size={18} aria-hidden />}
          onClick={() => setSubscribing(true)}
        >
          Subscribe in your calendar
        </Button>
      }
    >
      {subscribing && <CalendarDialog reader="recruiter" onClose={() => setSubscribing(false)} />}
      <TabbedLinks
        label="Interviews"
        value={search.when}
        tabs={[
          { name: 'upcoming', label: 'Upcoming', href: hrefOf({ when: 'upcoming' }) },
          { name: 'past', label: 'Past', href: hrefOf({ when: 'past' }) },
        ]}
      >
        <FormControlLabel
          sx={{ mb: 1.5 }}
          control={<Switch checked={search.mine} onChange={(_, mine) => navigate({ href: hrefOf({ mine }), replace: true })} />}
          label="Only mine"
        />
        {found ? (
          search.when === 'past' ? (
            <Past interviews={found.data} zone={zone} mine={search.mine} />
          ) : (
            <Upcoming interviews={found.data} zone={zone} mine={search.mine} />
          )
        ) : isError ? (
          <ErrorState title="The interviews could not be loaded" onRetry={() => refetch()} retrying={isFetching} />
        ) : (
          <ListSkeleton rows={4} what="interviews" />
        )}
      </TabbedLinks>
    </Page>
  );
}

type ListProps = { interviews: readonly Interview[]; zone: string; mine: boolean };

const NEED_WORDS: Record<NonNullable<ReturnType<typeof needsRecruiter>>, string> = {
  other_times: 'No time fits',
  times_passed: 'No answer',
  outcome: 'Outcome not recorded',
};

function Upcoming({ interviews, zone, mine }: ListProps) {
  const { language } = useLocale();
  const { needing, weeks } = groupUpcoming(interviews, zone, new Date());
  if (needing.length === 0 && weeks.length === 0)
    return (
      <EmptyState
        title={mine ? 'You have no interviews ahead' : 'No interviews ahead'}
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
  const textOf = ({ interview, need }: (typeof needing)[number]) => {
    if (need === 'other_times') return `“${interview.wish ?? ''}”`;
    if (need === 'times_passed') return 'The applicant chose none of the times, and all have passed. Propose other times.';
    const { starts_at, ends_at } = interview;
    return `${starts_at && ends_at ? spanWords({ starts_at, ends_at }, zone, language) : ''}. Say whether it took place.`;
  };
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {needing.length > 0 && (
        <Section id="needs-you" title="Needs you">
          <Box component="ul" sx={LIST}>
            {needing.map((one) => (
              <Row
                key={one.interview.id}
                interview={one.interview}
                time={NEED_WORDS[one.need]}
                text={textOf(one)}
                showsStatus={false}
              />
            ))}
          </Box>
        </Section>
      )}
      {weeks.map(({ title, days }) => (
        <Section key={title} id={title.toLowerCase().replace(' ', '-')} title={title}>
          <Days days={days} zone={zone} />
        </Section>
      ))}
    </Box>
  );
}

/** At most this many are read from the server. */
const MOST = 200;

function Past({ interviews, zone, mine }: ListProps) {
  if (interviews.length === 0)
    return (
      <EmptyState title={mine ? 'You have no past interviews' : 'No past interviews'} icon={<IconCalendarEvent size={28} />}>
        Interviews appear here the day after they took place.
      </EmptyState>
    );
  return (
    <>
      <Days days={byDay(interviews, zone).toReversed()} zone={zone} />
      {interviews.length === MOST && (
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>These are the latest {MOST}.</Typography>
      )}
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
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

function Days({ days, zone }: { days: readonly Day[]; zone: string }) {
  const { language } = useLocale();
  const today = localTime(Date.now(), zone).slice(0, 10);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {days.map(({ day, entries }) => (
        <div key={day}>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75, color: 'text.secondary' }}>
            {day === today ? 'Today, ' : ''}
            {dayWords(`${day}T12:00:00Z`, 'UTC', language)}
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
        </div>
      ))}
    </Box>
  );
}

type RowProps = { interview: Interview; time: string; text: string; showsStatus?: boolean };

function Row({ interview, time, text, showsStatus = true }: RowProps) {
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
      {showsStatus && (
        <Box sx={{ justifySelf: 'start' }}>
          <StatusChip status={status} reader="recruiter" />
        </Box>
      )}
    </Box>
  );
}
