import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import {
  IconBriefcase,
  IconFileCv,
  IconHeartHandshake,
  IconRoute,
  IconSearch,
  IconTransform,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useViewer } from '#features/accounts/web/index.ts';
import { findJobs } from '#features/jobs/contract.ts';
import { CompanyLogo, payOf, placeOf } from '#features/jobs/web/parts.ts';
import { PAGE_LABELS, PAGE_PATHS, SERVICE_SLUGS } from '#features/tenants/page-rules.ts';
import type { ListMeta } from '#kit/contract/shapes.ts';
import { countryOf, resumeInText } from '#kit/country/country.ts';
import { query } from '#kit/ui/data/query.ts';
import { ContourMotif } from '#kit/ui/page/ContourMotif.tsx';
import { useHeadingFocus, usePageTitle } from '#kit/ui/page/page-heading.ts';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { resumeWord, useCountryWords, useLocale } from '#kit/ui/text/locale.tsx';
import { SalaryText } from '#kit/ui/text/MoneyText.tsx';

const FRAME = { width: '100%', maxWidth: 1280, mx: 'auto', px: { xs: 2, sm: 3 } } as const;

type Offer = { title: string; text: string; href: string; action: string; Icon: TablerIcon };

const offersOf = (cv: string, trade: string): Offer[] => [
  {
    title: `Translate your ${trade}`,
    text: `See which civilian jobs your ${trade} or code leads to, why they fit, and at which level to apply.`,
    href: paths.trade(),
    action: 'Try it now',
    Icon: IconTransform,
  },
  {
    title: 'Find work that fits',
    text: 'Search jobs by word, place, pay or trade. Apply here, and follow each application.',
    href: paths.jobs(),
    action: 'Search jobs',
    Icon: IconBriefcase,
  },
  {
    title: `Write a ${cv} that civilians understand`,
    text: `Upload yours or start a new one. We explain military words in plain English and check how software reads your ${cv}.`,
    href: paths.auth.signup({ user: 'veteran' }),
    action: 'Create an account',
    Icon: IconFileCv,
  },
  {
    title: 'Plan your move',
    text: 'Answer a few questions and get your next steps for work, training, health, money and housing.',
    href: paths.auth.signup({ user: 'veteran' }),
    action: 'Create an account',
    Icon: IconRoute,
  },
];

/** `/home`: what the site does for people who served, with real jobs to begin with. */
export function HomePage() {
  const { siteName, countryId } = useLocale();
  const viewer = useViewer();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [words, setWords] = useState('');
  usePageTitle('Home');
  useHeadingFocus(heading);
  const cv = resumeInText(resumeWord(countryId));

  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    void navigate({ href: paths.jobs({ search: words.trim() }) });
  };

  return (
    <>
      <Box sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
        <Box sx={{ ...FRAME, py: { xs: 5, md: 8 } }}>
          <Typography
            ref={heading}
            variant="h1"
            tabIndex={-1}
            sx={{ fontSize: { xs: 32, md: 44 }, lineHeight: 1.15, maxWidth: '20ch' }}
          >
            Turn your service into your next job
          </Typography>
          <Typography sx={{ mt: 2, maxWidth: '58ch', fontSize: 18, color: 'text.secondary' }}>
            {`${siteName} turns your time in ${countryOf(countryId).words.forces} into civilian jobs, training and a plan. It’s free for everyone who serves or served.`}
          </Typography>
          <JobSearch words={words} setWords={setWords} search={search} />
          <HeroLinks viewer={viewer} />
        </Box>
        <Box
          aria-hidden
          sx={{ position: 'relative', height: 56, color: 'text.primary', maskImage: 'linear-gradient(transparent, black)' }}
        >
          <ContourMotif seed={29} opacity={0.1} />
        </Box>
      </Box>

      <NewestJobs />

      <Offers siteName={siteName} cv={cv} />

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

function Offers({ siteName, cv }: { siteName: string; cv: 'resume' | 'CV' }) {
  const words = useCountryWords();
  return (
    <Box
      component="section"
      aria-labelledby="offers"
      sx={{ borderTop: 1, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Box sx={{ ...FRAME, py: { xs: 5, md: 7 } }}>
        <Typography id="offers" variant="h2" sx={{ mb: 3 }}>
          {`What ${siteName} does for you`}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, md: 4 },
            gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
          }}
        >
          {offersOf(cv, words.trade).map(({ title, text, href, action, Icon }) => (
            <Box key={title} sx={{ display: 'flex', flexDirection: 'column' }}>
              <Box component={Icon} size={28} aria-hidden sx={{ color: 'primary.text', mb: 1.5 }} />
              <Typography variant="h3">{title}</Typography>
              <Typography sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>{text}</Typography>
              <Link
                href={href}
                aria-label={`${action}: ${title}`}
                sx={{ mt: 'auto', alignSelf: 'start', py: 0.25, fontWeight: 600 }}
              >
                {action}
              </Link>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

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
              <IconHeartHandshake size={20} aria-hidden />
              {PAGE_LABELS[slug]}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Jobs shown. */
const MOST = 6;

/** The newest open jobs; left out where there are none. */
/** `All 212 jobs`, `All jobs: about 140,000`. */
const allJobs = ({ total, total_is_estimate }: ListMeta) =>
  total_is_estimate ? `All jobs: about ${total.toLocaleString('en-GB')}` : `All ${total.toLocaleString('en-GB')} jobs`;

function NewestJobs() {
  const { data, error } = useQuery(query(findJobs, { query: { sorted_by: 'newest' } }));
  if (error && !data) return null;
  if (data?.data.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="newest" sx={{ ...FRAME, py: { xs: 5, md: 7 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: 1, mb: 2 }}>
        <Typography id="newest" variant="h2">
          Newest jobs
        </Typography>
        <Link href={paths.jobs()} sx={{ py: 0.25 }}>
          {data ? allJobs(data.meta) : 'All jobs'}
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
          {data.data.slice(0, MOST).map((job) => (
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
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
