import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { IconCheck, IconFileSearch } from '@tabler/icons-react';
import { SaveButton } from '#kit/ui/editing/SaveButton.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { SalaryText } from '#kit/ui/text/MoneyText.tsx';
import { LABELS } from '../../rules.ts';
import type { JobCard } from '../../shapes.ts';
import { CompanyLogo } from '../CompanyLogo.tsx';
import { closingSoon, distanceWords, payOf, placeOf } from '../job-words.ts';
import { MatchBadge } from '../MatchBadge.tsx';
import { JobMarks } from './JobMarks.tsx';

type JobListItemProps = {
  job: JobCard;
  href: string;
  /** The job whose details are shown beside the list. */
  current?: boolean;
  onOpen?: () => void;
  /** Omitted for viewers who can't save jobs. */
  onToggleSave?: (() => void) | undefined;
  /** The words of the search are in the text of the advert only. */
  mentioned?: boolean;
};

/** A weaker match is nothing to point out on a card. */
const LEAST_SHOWN = 45;

const CARD = {
  position: 'relative',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

/** A job in a list. The whole card opens it; the button in its corner saves it. */
export function JobListItem({ job, href, current = false, onOpen, onToggleSave, mentioned = false }: JobListItemProps) {
  const closing = closingSoon(job.closes_at);
  const where = [placeOf(job), job.distance_km !== null && distanceWords(job.distance_km)].filter(Boolean).join(' · ');
  const how = [job.job_type && LABELS.job_type[job.job_type], job.type && LABELS.type[job.type]].filter(Boolean).join(' · ');
  const tooFar = job.match?.gaps.find(({ kind }) => kind === 'place')?.text;
  return (
    <Box
      component="li"
      sx={{
        ...CARD,
        listStyle: 'none',
        '@media (hover: hover)': { '&:hover': { borderColor: 'controlBorder' } },
        ...(current && {
          borderColor: 'primary.text',
          boxShadow: (theme) => `inset 3px 0 0 ${theme.palette.primary.text}`,
          '@media (hover: hover)': { '&:hover': { borderColor: 'primary.text' } },
        }),
        '&:focus-within': { zIndex: 1 },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <CompanyLogo company={job.company} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            <Link
              id={`job-link-${job.id}`}
              href={href}
              onClick={onOpen}
              aria-current={current ? 'true' : undefined}
              color="textPrimary"
              underline="hover"
              sx={{
                // The link covers the whole card.
                '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
                '&:focus-visible': { outline: 'none' },
                '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.text', outlineOffset: 2 },
              }}
            >
              {job.title}
            </Link>
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>
            {job.company.name}
          </Typography>
        </Box>
        {onToggleSave && (
          <Box sx={{ position: 'relative', zIndex: 1, mt: -1, mr: -1 }}>
            <SaveButton item={job} onToggle={onToggleSave} />
          </Box>
        )}
      </Box>
      <Box sx={{ mt: 1, typography: 'body2' }}>
        {where && <Box sx={{ color: 'text.secondary' }}>{where}</Box>}
        <Box>
          <Box component="span" sx={{ fontWeight: 600 }}>
            <SalaryText job={payOf(job.salary)} />
          </Box>
          {how && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {' · '}
              {how}
            </Box>
          )}
        </Box>
      </Box>
      {job.match && job.match.score >= LEAST_SHOWN && job.match.reasons[0] && (
        <Box sx={{ mt: 1, typography: 'body2', color: 'text.secondary' }}>
          <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
            Why this fits you:
          </Box>{' '}
          {job.match.reasons[0].text}
        </Box>
      )}
      {tooFar && <Box sx={{ mt: 1, typography: 'body2', color: 'text.secondary' }}>{tooFar}</Box>}
      <Box sx={{ mt: 1.25, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
        {job.match && job.match.score >= LEAST_SHOWN && <MatchBadge match={job.match} />}
        <JobMarks job={job} />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.5,
            minHeight: 24,
            typography: 'caption',
            color: 'text.secondary',
          }}
        >
          <DateText value={job.published_at} capital />
          {mentioned && (
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
              <IconFileSearch size={14} aria-hidden />
              Mentioned in the description
            </Box>
          )}
          {closing && (
            <Box component="span" sx={{ color: 'warning.text', fontWeight: 600 }}>
              {closing}
            </Box>
          )}
          {job.applied_stage !== null && (
            <Box
              component="span"
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25, color: 'success.text', fontWeight: 600 }}
            >
              <IconCheck size={14} aria-hidden />
              {job.applied_stage === 'withdrawn' ? 'Withdrawn' : 'Applied'}
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** A loading card with the same line heights as a real one. */
export function JobListItemSkeleton() {
  return (
    <Box component="li" sx={{ ...CARD, listStyle: 'none' }}>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Skeleton variant="rounded" width={44} height={44} />
        <Box sx={{ flex: 1 }}>
          <Skeleton variant="rounded" width="68%" height={16} sx={{ my: 0.5 }} />
          <Skeleton variant="rounded" width="42%" height={12} sx={{ my: 0.5 }} />
        </Box>
      </Box>
      <Box sx={{ mt: 1 }}>
        <Skeleton variant="rounded" width="50%" height={12} sx={{ my: 0.5 }} />
        <Skeleton variant="rounded" width="78%" height={12} sx={{ mt: 1, mb: 0.5 }} />
      </Box>
      <Box sx={{ mt: 1.25, display: 'flex', gap: 0.75 }}>
        <Skeleton variant="rounded" width={148} height={24} />
        <Skeleton variant="rounded" width={104} height={24} />
      </Box>
    </Box>
  );
}
