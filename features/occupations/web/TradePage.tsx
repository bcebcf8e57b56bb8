import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useViewer } from '#features/accounts/web/index.ts';
import { countryOf, resumeInText } from '#kit/country/country.ts';
import { query } from '#kit/ui/data/query.ts';
import { stringifySearch, useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { ContourMotif } from '#kit/ui/page/ContourMotif.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { counted } from '#kit/ui/text/counted.ts';
import { useCountryWords, useLocale } from '#kit/ui/text/locale.tsx';
import { type TranslatedOccupation, translateOccupation } from '../contract.ts';
import { TradeSearch } from '../report-contract.ts';
import { readTrade, tradeExampleLinks } from '../trade-rules.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { type Trade, TradeForm } from './TradeForm.tsx';
import { TranslatedCard } from './TranslatedCard.tsx';
import { listedService } from './trade-words.ts';

/** "What can I do with my trade?": anyone may ask. */
export function TradePage() {
  const words = useCountryWords();
  const read = useUrlSearch(TradeSearch);
  const { countryId } = useLocale();
  // A shared address may name the service in another way, or none that exists.
  const search = { ...read, service: listedService(read.service, countryOf(countryId).forces) };
  const navigate = useNavigate();
  const isRequested = search.trade.trim() !== '';
  return (
    <Page
      title={`What can I do with my ${words.trade}?`}
      lead={`See the civilian jobs that your time in ${words.forces} leads to, what they pay and what you may need.`}
    >
      <TradeForm
        // Another address is another question: the form begins with what it asks.
        key={JSON.stringify(search)}
        initial={search}
        onAsk={(trade) => void navigate({ href: paths.trade(trade), resetScroll: false })}
      />
      <Box
        sx={{
          mt: 4,
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        }}
      >
        {isRequested ? <Results key={JSON.stringify(search)} shown={search} /> : <Examples />}
        <About />
      </Box>
    </Page>
  );
}

/** The query of a new alert: jobs of the best occupations of a trade. */
const alertQuery = (found: readonly TranslatedOccupation[], name: string) =>
  stringifySearch({ occupation: found.slice(0, FIRST).map(({ onet_soc }) => onet_soc), name: `Jobs for ${name}` });

/** Results shown at first. */
const FIRST = 5;

function Results({ shown: input }: { shown: Trade }) {
  const words = useCountryWords();
  const { countryId } = useLocale();
  const { forces } = countryOf(countryId);
  const viewer = useViewer();
  const mayGetAlerts = viewer === null || viewer.role === 'veteran';
  const [isWhole, setIsWhole] = useState(false);
  const [reported, setReported] = useState<TranslatedOccupation | null>(null);
  const { service, rank, trade } = input;
  const { data, error, isFetching, refetch } = useQuery(
    query(translateOccupation, { query: { service, rank, ...readTrade(trade) } }),
  );
  const count = data ? data.data.length : null;
  useEffect(() => {
    if (count !== null) announce(count === 0 ? 'No occupation found' : `${counted(count, 'occupation', 'occupations')} found`);
  }, [count]);

  if (error && !data) {
    return (
      <ErrorState title={`Your ${words.trade} could not be translated`} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!data) return <ListSkeleton rows={4} what={`what your ${words.trade} leads to`} />;
  if (data.data.length === 0) {
    return (
      <EmptyState
        title={`We don’t know “${trade}” yet`}
        action={
          <Button variant="contained" href={paths.jobs({ search: trade })}>
            Search jobs for it
          </Button>
        }
      >
        Check the spelling and the service, leave out the rank, or describe the work in two or three words, such as “vehicle
        repair”.
      </EmptyState>
    );
  }
  // One more than fits is shown instead of a button that hides it.
  const shown = isWhole || data.data.length <= FIRST + 1 ? data.data : data.data.slice(0, FIRST);
  return (
    <section aria-labelledby="results">
      <Typography id="results" variant="h2">
        {counted(data.data.length, 'civilian occupation', 'civilian occupations')}
      </Typography>
      {data.understood && (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {`For “${data.understood}”${service && `, ${service}`}. Best match first.`}
        </Typography>
      )}
      {mayGetAlerts && (
        <Button
          variant="outlined"
          color="inherit"
          href={paths.newAlert(alertQuery(data.data, data.understood ?? trade))}
          sx={{ mt: 2 }}
        >
          Alert me to jobs for this trade
        </Button>
      )}
      <Box component="ol" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {shown.map((found) => (
          <TranslatedCard
            key={found.onet_soc}
            found={found}
            forces={forces}
            hasRank={rank !== ''}
            onReport={() => setReported(found)}
          />
        ))}
      </Box>
      {shown.length < data.data.length && (
        <Button variant="outlined" color="inherit" onClick={() => setIsWhole(true)} sx={{ mt: 2 }}>
          {`Show ${data.data.length - shown.length} weaker matches`}
        </Button>
      )}
      {reported && <ReportDialog found={reported} asked={input} forces={forces} onClose={() => setReported(null)} />}
    </section>
  );
}

function Examples() {
  const { countryId } = useLocale();
  return (
    <section aria-labelledby="examples">
      <Typography id="examples" variant="h2" sx={{ mb: 2 }}>
        Trades to start with
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {tradeExampleLinks(countryOf(countryId).forces).map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              underline="hover"
              color="textPrimary"
              sx={{
                display: 'block',
                height: '100%',
                p: 2,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                bgcolor: 'background.paper',
                typography: 'subtitle2',
                '&:hover': { borderColor: 'controlBorder' },
              }}
            >
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </section>
  );
}

/** What the results are made of, and where they come from. */
function About() {
  const words = useCountryWords();
  const { siteName, countryId } = useLocale();
  const role = useViewer()?.role;
  return (
    <Box
      component="aside"
      aria-label="How it works"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', overflow: 'hidden' }}
    >
      <Box aria-hidden sx={{ position: 'relative', height: 72, color: 'text.primary' }}>
        <ContourMotif seed={17} opacity={0.1} />
      </Box>
      <Box sx={{ p: 2.5, pt: 1, typography: 'body2', '& p': { m: 0, mb: 1.5 } }}>
        <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
          How it works
        </Typography>
        <p>
          {`We compare the duties and title of your ${words.trade} with civilian occupations. Each result says why it fits. It’s a starting point, not a limit: what you did counts more than what your ${words.trade} was called.`}
        </p>
        {role === 'veteran' && (
          <p>
            Your dashboard also uses your {resumeInText(countryOf(countryId).words.resume)}, rank and job preferences.{' '}
            <Link href={paths.veteran.home()}>See the jobs that fit you</Link>
          </p>
        )}
        {role === undefined && (
          <p>
            With an account, {siteName} also uses your {resumeInText(countryOf(countryId).words.resume)}, rank and job
            preferences, and shows the jobs that fit. <Link href={paths.auth.signup({ user: 'veteran' })}>Create an account</Link>
          </p>
        )}
        <Box component="p" sx={{ typography: 'caption', color: 'text.secondary' }}>
          Contains information from{' '}
          <Link href="https://www.onetcenter.org/database.html" target="_blank" color="inherit">
            O*NET 27.0
          </Link>{' '}
          by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under the{' '}
          <Link href="https://creativecommons.org/licenses/by/4.0/" target="_blank" color="inherit">
            CC BY 4.0
          </Link>{' '}
          and changed by us. O*NET is a trademark of USDOL/ETA.
          {countryOf(countryId).forces === 'UK' &&
            ' SOC 2020 codes: Office for National Statistics, Open Government Licence v3.0. We matched occupations to codes ourselves.'}
        </Box>
      </Box>
    </Box>
  );
}
