import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { IconArrowRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { intent, useViewer } from '#features/accounts/web/index.ts';
import { type OfferedOccupation, translateOccupation } from '#features/occupations/contract.ts';
import { COMMON_TRADES, namesOf, openJobs, readTrade } from '#features/occupations/trade-rules.ts';
import { countryOf } from '#kit/country/country.ts';
import { query } from '#kit/ui/data/query.ts';
import { ContourMotif } from '#kit/ui/page/ContourMotif.tsx';
import { paths } from '#kit/ui/paths.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { formatMoney } from '#kit/ui/text/money.ts';
import { TRANSLATOR_FRAME } from './home-frame.ts';

const SHOWN = 3;
/** Of the directions, the best from which they are chosen. */
const COMPARED = 5;
const MOST_TRADE = 200;
/** How long the typing has to rest before it is translated. */
const REST_MS = 350;

/** The text once it has rested. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** What a trade leads to, while it is typed: three directions with the open jobs of this site and their pay. */
export default function HomeTranslator() {
  const { countryId } = useLocale();
  const { forces, words } = countryOf(countryId);
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const rested = useRested(typed).trim();
  const isExample = rested.length < 2;
  const trade = isExample ? COMMON_TRADES[forces][0] : rested;
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
    void navigate({ href: paths.trade({ trade: typed.trim() || trade }) });
  };
  return (
    <Box component="section" aria-labelledby={`${id}-label`} sx={TRANSLATOR_FRAME}>
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          inset: 0,
          left: '55%',
          bottom: 'auto',
          height: 120,
          maskImage: 'linear-gradient(black, transparent)',
        }}
      >
        <ContourMotif seed={29} opacity={0.22} />
      </Box>
      <Box
        component="form"
        role="search"
        aria-label={`Translate your ${words.trade}`}
        onSubmit={open}
        sx={{ position: 'relative' }}
      >
        <Typography
          component="label"
          htmlFor={`${id}-trade`}
          id={`${id}-label`}
          sx={{ display: 'block', fontSize: 20, fontWeight: 700 }}
        >
          {`What did you do in ${words.forces}?`}
        </Typography>
        <OutlinedInput
          id={`${id}-trade`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          placeholder={forces === 'UK' ? 'Trade, role or job title' : 'MOS, rating, AFSC or job title'}
          slotProps={{ input: { maxLength: MOST_TRADE, autoComplete: 'off' } }}
          sx={{
            mt: 1.25,
            width: '100%',
            minHeight: 48,
            bgcolor: '#FFFFFF',
            color: '#1C252E',
            '& input::placeholder': { color: '#5B6771', opacity: 1 },
          }}
        />
        <Suggestions trades={COMMON_TRADES[forces]} onChoose={setTyped} />
      </Box>
      <Directions trade={trade} isExample={isExample} />
    </Box>
  );
}

function Suggestions({ trades, onChoose }: { trades: readonly string[]; onChoose: (trade: string) => void }) {
  return (
    <Box
      sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75, rowGap: 0.5, typography: 'body2' }}
    >
      <span>Try</span>
      {trades.slice(1).map((trade) => (
        <Box
          component="button"
          type="button"
          key={trade}
          onClick={() => onChoose(trade)}
          sx={{
            font: 'inherit',
            px: 1,
            minHeight: 28,
            border: '1px solid rgba(255, 255, 255, 0.55)',
            borderRadius: 3.5,
            bgcolor: 'transparent',
            color: 'inherit',
            cursor: 'pointer',
            '&:hover': { bgcolor: 'rgba(255, 255, 255, 0.12)' },
            '&:focus-visible': { outline: '2px solid #FFFFFF', outlineOffset: 2 },
          }}
        >
          {trade}
        </Box>
      ))}
    </Box>
  );
}

function Directions({ trade, isExample }: { trade: string; isExample: boolean }) {
  const viewer = useViewer();
  const { data, isError, isPlaceholderData } = useQuery({
    ...query(translateOccupation, { query: { ...readTrade(trade), typing: true } }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  const found = shownOf(data?.data ?? []);
  const href = paths.trade({ trade });
  return (
    <Box
      sx={{
        position: 'relative',
        mt: 2,
        color: 'text.primary',
        bgcolor: 'background.paper',
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      <Box
        role="status"
        sx={{
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
          typography: 'caption',
          color: 'text.secondary',
          overflowWrap: 'anywhere',
        }}
      >
        {headOf({ trade, isExample, count: found.length, isReady: data !== undefined && !isPlaceholderData, isError })}
      </Box>
      <Box
        component="ol"
        aria-label="Civilian directions"
        sx={{ m: 0, p: 0, listStyle: 'none', minHeight: 3 * 64, opacity: isPlaceholderData ? 0.6 : 1 }}
      >
        {found.map((one) => (
          <Direction key={one.onet_soc} found={one} />
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          py: 1.5,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {viewer ? (
          <Button variant="contained" href={href} endIcon={<IconArrowRight size={18} aria-hidden />}>
            See all directions
          </Button>
        ) : (
          <>
            <Button variant="contained" href={paths.auth.signup({ user: 'veteran' })} onClick={() => intent.returnTo(href)}>
              Keep this
            </Button>
            <Link href={href} color="textPrimary" variant="body2" sx={{ py: 0.25 }}>
              See why, and all directions
            </Link>
          </>
        )}
      </Box>
    </Box>
  );
}

/** The best directions, those with open jobs first. */
const shownOf = (all: readonly OfferedOccupation[]) => {
  const best = all.slice(0, COMPARED);
  return [...best.filter(({ open_jobs }) => open_jobs > 0), ...best.filter(({ open_jobs }) => open_jobs === 0)].slice(0, SHOWN);
};

type Head = { trade: string; isExample: boolean; count: number; isReady: boolean; isError: boolean };

function headOf({ trade, isExample, count, isReady, isError }: Head): string {
  if (isError) return 'This could not be loaded. Try again in a moment.';
  if (!isReady) return isExample ? 'Loading an example' : `Looking up “${trade}”`;
  if (count === 0) return `We don’t know “${trade}” yet. Describe the work in two or three words.`;
  return isExample ? `For example, ${trade.charAt(0).toLowerCase()}${trade.slice(1)}` : `“${trade}” can lead to`;
}

function Direction({ found }: { found: OfferedOccupation }) {
  const { countryId, language } = useLocale();
  const { forces, currency } = countryOf(countryId);
  const { name } = namesOf(found, forces);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const jobs = found.open_jobs > 0 ? openJobs(found.open_jobs) : 'No open jobs right now';
  return (
    <Box
      component="li"
      sx={{
        px: 2,
        py: 1,
        minHeight: 64,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}>
          {found.open_jobs > 0 ? (
            <Link href={paths.jobs({ occupation: found.onet_soc })} color="textPrimary" underline="hover">
              {title}
            </Link>
          ) : (
            title
          )}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{jobs}</Box>
      </Box>
      {found.typical_pay && (
        <Box sx={{ flexShrink: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
          <Box sx={{ typography: 'subtitle2' }}>{`${formatMoney(found.typical_pay.amount, currency, language)} a year`}</Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{`median of ${found.typical_pay.jobs} jobs`}</Box>
        </Box>
      )}
    </Box>
  );
}
