import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { User } from '#features/accounts/shapes.ts';
import { findJobs } from '#features/jobs/contract.ts';
import { useSavedJobs } from '#features/jobs/web/parts.ts';
import { query } from '#kit/ui/data/query.ts';
import { paths } from '#kit/ui/paths.ts';
import { useCountryWords } from '#kit/ui/text/locale.tsx';
import { ContinueCard } from './ContinueCard.tsx';
import { DashboardCard } from './DashboardCard.tsx';
import { NextStrip } from './NextStrip.tsx';
import { JobGrid } from './Recommendations.tsx';

/** Jobs of one list. */
const SHOWN = 3;
const REASONS = 3;

/** What the dashboard is until onboarding is complete: what waits, the way on, and what needs none of its answers. */
export function NewcomerDashboard({ user }: { user: User }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <NextStrip />
      <ContinueCard user={user} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
        <TradeCard />
        <BriefingCard />
      </Box>
      <SavedJobs />
      <OpenJobs />
    </Box>
  );
}

type ShortcutProps = { title: string; text: string; label: string; href: string };

function Shortcut({ title, text, label, href }: ShortcutProps) {
  return (
    <Box
      component="section"
      sx={{ p: 2.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', display: 'flex', gap: 2 }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h4" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {text}
        </Typography>
      </Box>
      <Button variant="outlined" color="inherit" href={href} sx={{ flexShrink: 0, alignSelf: 'center' }}>
        {label}
      </Button>
    </Box>
  );
}

function TradeCard() {
  const { trade } = useCountryWords();
  return (
    <Shortcut
      title={`What can I do with my ${trade}?`}
      text="Type it and see civilian jobs, typical pay and what you may need."
      label="Try it"
      href={paths.trade()}
    />
  );
}

const BriefingCard = () => (
  <Shortcut
    title="Your briefing"
    text="What your record comes to so far, on one page."
    label="Open"
    href={paths.veteran.briefing()}
  />
);

/** Also the job that somebody came for and saved before signing up. Nothing without any. */
function SavedJobs() {
  const { data } = useQuery(query(findJobs, { query: { jobType: 'saved' } }));
  const { toggle } = useSavedJobs(true);
  if (!data || data.data.length === 0) return null;
  return (
    <section aria-labelledby="saved-jobs">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 2 }}>
        <Typography id="saved-jobs" variant="h2" sx={{ flex: 1 }}>
          Jobs you’ve saved
        </Typography>
        <Link href={paths.veteran.jobs({ jobType: 'saved' })} variant="body2" sx={{ py: 0.25 }}>
          All saved jobs
        </Link>
      </Box>
      <JobGrid jobs={data.data.slice(0, SHOWN).map((job) => ({ job, reasons: [] }))} onToggleSave={toggle} />
    </section>
  );
}

/** Jobs that fit the record so far; without any, the newest. */
function OpenJobs() {
  const fitting = useQuery(query(findJobs, { query: { jobType: 'recommended', without_facets: true } }));
  const isFitting = (fitting.data?.data.length ?? 0) > 0;
  const newest = useQuery({
    ...query(findJobs, { query: { sorted_by: 'newest', without_facets: true } }),
    enabled: fitting.isError || (fitting.data !== undefined && !isFitting),
  });
  const { toggle } = useSavedJobs(true);
  const shown = isFitting ? fitting : newest;
  const jobs = shown.data?.data.slice(0, 2 * SHOWN);
  if (jobs?.length === 0) return null;
  return (
    <DashboardCard
      title={isFitting ? 'Jobs that fit so far' : 'Newest jobs'}
      link={{ label: 'All jobs', href: paths.veteran.jobs() }}
      what="jobs"
      state={{ failed: shown.isError && !shown.data, retrying: shown.isFetching, retry: () => void shown.refetch() }}
      height={190}
      card={false}
    >
      {jobs && (
        <JobGrid
          jobs={jobs.map((job) => ({ job, reasons: job.match?.reasons.slice(0, REASONS).map(({ text }) => text) ?? [] }))}
          onToggleSave={toggle}
        />
      )}
    </DashboardCard>
  );
}
