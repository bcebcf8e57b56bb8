import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconClock, IconMapPin, IconMessage, IconPhone, IconUsers, IconVideo, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import type { Interview } from '../contract.ts';
import type { InterviewFormat, InterviewStatus } from '../rules.ts';
import { EVENT_WORDS, FORMAT_WORDS, lengthWords, otherZoneOf, ownZone, STATUS_WORDS, timesOf } from './interview-words.ts';

type Reader = 'veteran' | 'recruiter';

const COLOUR: Record<InterviewStatus, 'warning' | 'success' | 'default'> = {
  proposed: 'warning',
  none_fit: 'warning',
  scheduled: 'success',
  cancelled: 'default',
  completed: 'default',
  no_show: 'default',
};

export function StatusChip({ status, reader }: { status: InterviewStatus; reader: Reader }) {
  return <Chip size="small" color={COLOUR[status]} label={STATUS_WORDS[reader][status]} />;
}

/** A time in words, on the reader's clock and on the other side's where it differs. */
export function TimeWords({
  span,
  interview,
  reader,
}: {
  span: { starts_at: string; ends_at: string };
  interview: Interview;
  reader: Reader;
}) {
  const { language } = useLocale();
  const words = timesOf(span, { own: ownZone(), other: otherZoneOf(interview, reader) }, reader, language);
  return (
    <>
      <Box component="time" dateTime={span.starts_at} sx={{ fontWeight: 600 }}>
        {words.own}
      </Box>
      {words.other && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {words.other}
        </Box>
      )}
    </>
  );
}

const PLACE_ICON: Record<InterviewFormat, TablerIcon> = { video: IconVideo, phone: IconPhone, in_person: IconMapPin };

function Line({ Icon, name, children }: { Icon: TablerIcon; name: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 1.25, typography: 'body2', overflowWrap: 'anywhere' }}>
      <Box component="dt" sx={{ color: 'text.secondary', flexShrink: 0, pt: '1px' }}>
        <Icon size={18} aria-label={name} role="img" />
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

/** When, where and with whom; what is not known yet is left out. */
export function InterviewDetails({ interview, reader }: { interview: Interview; reader: Reader }) {
  const { starts_at, ends_at, format, location, duration_minutes, interviewers, note } = interview;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      <Line Icon={IconClock} name="Time">
        {starts_at !== null && ends_at !== null ? (
          <TimeWords span={{ starts_at, ends_at }} interview={interview} reader={reader} />
        ) : (
          lengthWords(duration_minutes)
        )}
      </Line>
      <Line Icon={PLACE_ICON[format]} name="Place">
        {FORMAT_WORDS[format]}:{' '}
        {format === 'video' ? (
          <Link href={location} target="_blank" rel="noopener noreferrer">
            {location}
          </Link>
        ) : (
          location
        )}
      </Line>
      {interviewers.length > 0 && (
        <Line Icon={IconUsers} name="Interviewers">
          With {interviewers.map(({ name }) => name).join(', ')}
        </Line>
      )}
      {note && (
        <Line Icon={IconMessage} name="Note">
          <Box component="span" sx={{ whiteSpace: 'pre-wrap' }}>
            {note}
          </Box>
        </Line>
      )}
    </Box>
  );
}

/** What has happened, oldest first. */
export function InterviewHistory({ interview }: { interview: Interview }) {
  return (
    <Box component="details" sx={{ typography: 'body2', '& > summary': { cursor: 'pointer', color: 'text.secondary', py: 0.5 } }}>
      <summary>History</summary>
      <Box component="ol" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {interview.events.map((event) => (
          <Box
            component="li"
            key={`${event.at} ${event.kind}`}
            sx={{ pl: 1.5, borderLeft: 2, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {EVENT_WORDS[event.kind] ?? event.kind}
            </Typography>
            {event.note && <Box sx={{ whiteSpace: 'pre-wrap' }}>{event.note}</Box>}
            <Box sx={{ color: 'text.secondary' }}>
              <DateText value={event.at} capital /> · {event.by}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
