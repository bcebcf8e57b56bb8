import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import {
  IconBuildingBank,
  IconHome,
  IconSchool,
  IconSearch,
  IconStethoscope,
  IconTag,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, type SyntheticEvent, useRef, useState } from 'react';
import { useViewer } from '#features/accounts/web/index.ts';
import { CompanyLogo, payOf, placeOf } from '#features/jobs/web/parts.ts';
import { PAGE_LABELS, PAGE_PATHS, SERVICE_SLUGS } from '#features/tenants/page-rules.ts';
import { countryOf, resumeInText } from '#kit/country/country.ts';
import { query } from '#kit/ui/data/query.ts';
import { useHeadingFocus, usePageTitle } from '#kit/ui/page/page-heading.ts';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { resumeWord, useCountryWords, useLocale } from '#kit/ui/text/locale.tsx';
import { SalaryText } from '#kit/ui/text/MoneyText.tsx';
import { getHome } from '../home-contract.ts';
import { TRANSLATOR_FRAME } from './home-frame.ts';

/** Loaded after the words and the search, which are first to be read. */
const HomeTranslator = lazy(() => import('./HomeTranslator.tsx'));
const HomeFeatures = lazy(() => import('./HomeFeatures.tsx'));

const FRAME = { width: '100%', maxWidth: 1280, mx: 'auto', px: { xs: 2, sm: 3 } } as const;

/** `/home`: what the site does for people who served, with real jobs to begin with. */
export function HomePage() {
  const { siteName, countryId } = useLocale();
  const viewer = useViewer();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [words, setWords] = useState('');
  const cv = resumeInText(resumeWord(countryId));
  usePageTitle('Home');
  useHeadingFocus(heading);

  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    void navigate({ href: paths.jobs({ search: words.trim() }) });
  };

  return (
    <>
      <Box sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
        <Box
          sx={{
            ...FRAME,
            py: { xs: 4, md: 6 },
            display: 'grid',
            alignItems: 'center',
            columnGap: 6,
            rowGap: 4,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <div>
            <Typography
              ref={heading}
              variant="h1"
              tabIndex={-1}
              sx={{ fontSize: { xs: 32, md: 48 }, lineHeight: 1.1, maxWidth: '16ch' }}
            >
              Turn your service into your next job
            </Typography>
            <Typography sx={{ mt: 2, maxWidth: '52ch', fontSize: 18, color: 'text.secondary' }}>
              {`See what your time in ${countryOf(countryId).words.forces} is worth outside: jobs that fit, a ${cv} employers understand, and a dated plan. ${siteName} is free for everyone who serves or served.`}
            </Typography>
            <JobSearch words={words} setWords={setWords} search={search} />
            <HeroLinks viewer={viewer} />
          </div>
          <Suspense fallback={<Box aria-hidden sx={TRANSLATOR_FRAME} />}>
            <HomeTranslator />
          </Suspense>
        </Box>
      </Box>

      <NewJobs />

      <Box
        component="section"
        aria-labelledby="features"
        sx={{ borderTop: 1, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
      >
        <Box sx={{ ...FRAME, py: { xs: 5, md: 7 }, minHeight: { xs: 1440, sm: 880, lg: 480 } }}>
          <Suspense fallback={null}>
            <HomeFeatures />
          </Suspense>
        </Box>
      </Box>

      <SupportLinks />
    </>
  );
}

type JobSearchProps = {
  words: string;
  setWords: (value: string) => void;
  search: (event: SyntheticEvent) => void;
};

function JobSearch({ words, setWords, search }: JobSearchProps) {
  return (
    <Box
      component="form"
      role="search"
      aria-label="Jobs"
      onSubmit={search}
      sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 1.5, maxWidth: 720 }}
    >
      <OutlinedInput
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        placeholder="Job, trade or company"
        slotProps={{ input: { 'aria-label': 'Search jobs by job, trade or company', maxLength: 200 } }}
        sx={{ flex: '1 1 260px', minHeight: 48 }}
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        startIcon={<IconSearch size={20} aria-hidden />}
        sx={{ flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
      >
        Search jobs
      </Button>
    </Box>
  );
}

function HeroLinks({ viewer }: { viewer: ReturnType<typeof useViewer> }) {
  const words = useCountryWords();
  return (
    <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, typography: 'body2' }}>
      <Link href={paths.trade()} sx={{ py: 0.25 }}>
        {`What can I do with my ${words.trade}?`}
      </Link>
      {!viewer && (
        <Link href={paths.auth.signup({ user: 'veteran' })} sx={{ py: 0.25 }}>
          Create an account
        </Link>
      )}
      <Link href={paths.recruiters()} sx={{ py: 0.25 }}>
        I’m an employer
      </Link>
    </Box>
  );
}

const SUPPORT_ICONS: Record<(typeof SERVICE_SLUGS)[number], TablerIcon> = {
  healthcare: IconStethoscope,
  education: IconSchool,
  discounts: IconTag,
  housing: IconHome,
  finance: IconBuildingBank,
};

function SupportLinks() {
  return (
    <Box component="section" aria-labelledby="support" sx={{ ...FRAME, py: { xs: 5, md: 7 } }}>
      <Typography id="support" variant="h2" sx={{ mb: 1 }}>
        More than work
      </Typography>
      <Typography sx={{ mb: 3, maxWidth: '75ch', color: 'text.secondary' }}>
        What you can claim, who helps, and where to start.
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
        }}
      >
        {SERVICE_SLUGS.map((slug) => (
          <li key={slug}>
            <Link
              href={PAGE_PATHS[slug]}
              underline="hover"
              color="textPrimary"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                p: 2,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                bgcolor: 'background.paper',
                typography: 'subtitle2',
                '&:hover': { borderColor: 'controlBorder' },
              }}
            >
              <Box component={SUPPORT_ICONS[slug]} size={22} aria-hidden sx={{ color: 'primary.text' }} />
              {PAGE_LABELS[slug]}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** `All 212 jobs`, or `All jobs` where they are not counted. */
const allJobs = (count: number | null) => (count === null ? 'All jobs' : `All ${count.toLocaleString('en-GB')} jobs`);

/** New jobs, those first that say most; left out where there are none. */
function NewJobs() {
  const { data, error } = useQuery(query(getHome));
  if (error && !data) return null;
  if (data?.data.jobs.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="new-jobs" sx={{ ...FRAME, py: { xs: 5, md: 7 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: 1, mb: 2 }}>
        <Typography id="new-jobs" variant="h2">
          New jobs
        </Typography>
        <Link href={paths.jobs()} sx={{ py: 0.25 }}>
          {data ? allJobs(data.data.open_jobs) : 'All jobs'}
        </Link>
      </Box>
      {!data ? (
        <ListSkeleton rows={3} what="the newest jobs" />
      ) : (
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
          {data.data.jobs.map((job) => (
            <Box
              component="li"
              key={job.id}
              sx={{
                position: 'relative',
                display: 'flex',
                gap: 1.5,
                p: 2,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                bgcolor: 'background.paper',
                '@media (hover: hover)': { '&:hover': { borderColor: 'controlBorder' } },
              }}
            >
              <CompanyLogo company={job.company} size={40} />
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
                  <Link
                    href={paths.job(job.id)}
                    color="textPrimary"
                    underline="hover"
                    sx={{
                      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
                      '&:focus-visible': { outline: 'none' },
                      '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.text', outlineOffset: 2 },
                    }}
                  >
                    {job.title}
                  </Link>
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {[job.company.name, placeOf(job)].filter(Boolean).join(' · ')}
                </Typography>
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  <SalaryText job={payOf(job.salary)} />
                </Typography>
                {job.guaranteed_interview && (
                  <Typography variant="caption" component="p" sx={{ color: 'success.text', fontWeight: 600 }}>
                    Guaranteed interview
                  </Typography>
                )}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
