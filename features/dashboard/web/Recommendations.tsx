import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconCheck, IconSearch, IconStairs } from '@tabler/icons-react';
import { LABELS } from '#features/jobs/rules.ts';
import { CompanyLogo, closingSoon, distanceWords, payOf, placeOf, useSavedJobs } from '#features/jobs/web/parts.ts';
import { SaveButton } from '#kit/ui/editing/SaveButton.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { paths } from '#kit/ui/paths.ts';
import { useCountryWords } from '#kit/ui/text/locale.tsx';
import { SalaryText } from '#kit/ui/text/MoneyText.tsx';
import type { RecommendedJob, VeteranDashboard } from '../veteran-contract.ts';
import { DashboardCard } from './DashboardCard.tsx';
import { markDashboardJobs, useDashboard } from './useDashboard.ts';
import { listed } from './veteran-words.ts';

/** The words of matching for a job at the veteran’s own level. */
const SAME_LEVEL = 'About your level';

const WISHES_HREF = paths.veteran.profile({ profile_section: 'wishes' });

/** Jobs that fit, each with why. */
export function Recommendations() {
  const { data, ...state } = useDashboard('recommendations');
  const found = data?.job_recommendations;
  const { toggle } = useSavedJobs(true, markDashboardJobs);
  return (
    <DashboardCard
      title="Recommended jobs"
      link={found && found.jobs.length > 0 ? { label: 'All jobs', href: paths.veteran.jobs() } : undefined}
      lead={found && found.jobs.length > 0 && <BasedOn found={found} />}
      what="your recommended jobs"
      state={state}
      height={190}
      card={false}
    >
      {found && (found.jobs.length > 0 ? <JobGrid jobs={found.jobs} onToggleSave={toggle} /> : <Nothing found={found} />)}
    </DashboardCard>
  );
}

/** Jobs as cards, each with why it fits. */
export const JobGrid = ({
  jobs,
  onToggleSave,
}: {
  jobs: readonly RecommendedJob[];
  onToggleSave: (job: RecommendedJob['job']) => void;
}) => (
  <Box
    component="ul"
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    }}
  >
    {jobs.map((one) => (
      <RecommendedJobCard key={one.job.id} {...one} onToggleSave={() => onToggleSave(one.job)} />
    ))}
  </Box>
);

type Found = NonNullable<VeteranDashboard['job_recommendations']>;

function BasedOn({ found }: { found: Found }) {
  const { trade } = useCountryWords();
  return (
    <>
      {found.wishes.length > 0
        ? `Based on your experience and preferences: ${listed(found.wishes.slice(0, 4))}. `
        : 'Based on your service, jobs and skills. '}
      <Link href={WISHES_HREF}>Change your job preferences</Link>
      {' · '}
      <Link href={paths.trade()}>{`See where your ${trade} can lead`}</Link>
    </>
  );
}

function Nothing({ found }: { found: Found }) {
  const [first] = found.wishes;
  return found.based_on === null ? (
    <EmptyState
      title="Tell us what you’re looking for"
      icon={<IconSearch size={28} aria-hidden />}
      headingLevel="h3"
      action={
        <>
          <Button variant="contained" href={WISHES_HREF}>
            Add your job preferences
          </Button>
          <Button color="inherit" href={paths.veteran.jobs()}>
            Browse all jobs
          </Button>
        </>
      }
    >
      Add your service and past jobs, or name the roles and places you want, and we’ll show the open jobs that fit.
    </EmptyState>
  ) : (
    <EmptyState
      title="No matching jobs today"
      icon={<IconSearch size={28} aria-hidden />}
      headingLevel="h3"
      action={
        <>
          <Button variant="contained" href={paths.veteran.jobs(first ? { search: first } : {})}>
            {first ? `Search for ${first}` : 'Search all jobs'}
          </Button>
          <Button color="inherit" href={WISHES_HREF}>
            Change your job preferences
          </Button>
        </>
      }
    >
      {found.wishes.length > 0
        ? `We looked for ${listed(found.wishes)}. Employers add jobs every day, and a wider place or a related role often helps.`
        : 'Employers add jobs every day, and a wider choice often helps.'}
    </EmptyState>
  );
}

/** A job a step up or down is possible, which is no merit of it: only the same level gets the tick. */
const ReasonIcon = ({ isOtherLevel }: { isOtherLevel: boolean }) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', flexShrink: 0, mt: 0.25, color: isOtherLevel ? 'text.secondary' : 'success.text' }}
  >
    {isOtherLevel ? <IconStairs size={14} aria-hidden /> : <IconCheck size={14} aria-hidden />}
  </Box>
);

const TWO_LINES = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' } as const;

function RecommendedJobCard({ job, reasons, onToggleSave }: RecommendedJob & { onToggleSave: () => void }) {
  const away = job.distance_km === null ? null : distanceWords(job.distance_km);
  const where = [placeOf(job), away, job.type && LABELS.type[job.type]].filter(Boolean).join(' · ');
  const closing = closingSoon(job.closes_at);
  const otherLevels =
    job.match?.reasons.flatMap(({ kind, text }) => (kind === 'level' && text !== SAME_LEVEL ? [text] : [])) ?? [];
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '@media (hover: hover)': { '&:hover': { borderColor: 'controlBorder' } },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <CompanyLogo company={job.company} size={40} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            <Link
              href={paths.veteran.job(job.id)}
              color="textPrimary"
              underline="hover"
              sx={{
                // The link reaches over the whole card.
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
        <Box sx={{ position: 'relative', zIndex: 1, mt: -1, mr: -1 }}>
          <SaveButton item={job} onToggle={onToggleSave} />
        </Box>
      </Box>
      <Box sx={{ mt: 1, mb: 1.25, typography: 'body2' }}>
        <Box sx={{ color: 'text.secondary' }}>{where}</Box>
        <Box sx={{ fontWeight: 600 }}>
          <SalaryText job={payOf(job.salary)} />
        </Box>
      </Box>
      {reasons.length > 0 && (
        <Box component="ul" aria-label="Why it fits" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
          {reasons.map((reason) => (
            <Box component="li" key={reason} sx={{ display: 'flex', gap: 0.75, typography: 'caption' }}>
              <ReasonIcon isOtherLevel={otherLevels.includes(reason)} />
              <Box component="span" sx={{ ...TWO_LINES, overflowWrap: 'anywhere' }}>
                {reason}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {closing && <Box sx={{ mt: 'auto', pt: 1, typography: 'caption', fontWeight: 600, color: 'warning.text' }}>{closing}</Box>}
    </Box>
  );
}
