import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconFlag } from '@tabler/icons-react';
import { countryOf } from '#kit/country/country.ts';
import { paths } from '#kit/ui/paths.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { formatMoney } from '#kit/ui/text/money.ts';
import type { OfferedOccupation } from '../contract.ts';
import { namesOf, openJobs } from '../trade-rules.ts';
import { confidenceInWords, LEVEL_WORDS } from './trade-words.ts';

type TranslatedCardProps = { found: OfferedOccupation; forces: 'UK' | 'US'; hasRank: boolean; onReport: () => void };

/** One civilian occupation: what it is called, why it fits, at which level, and where its jobs are. */
export function TranslatedCard({ found, forces, hasRank, onReport }: TranslatedCardProps) {
  const { countryId, language } = useLocale();
  const { name, alsoCalled } = namesOf(found, forces);
  const { words, colour } = confidenceInWords(found.confidence);
  return (
    <Box
      component="li"
      sx={{ p: { xs: 2, sm: 2.5 }, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', justifyContent: 'space-between', columnGap: 2, rowGap: 1 }}
      >
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {name.charAt(0).toUpperCase() + name.slice(1)}
          </Typography>
          {forces === 'US' && found.title !== name && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {found.title}
            </Typography>
          )}
        </Box>
        <Chip
          size="small"
          color={found.source === 'official' ? 'success' : colour}
          label={found.source === 'official' ? 'Official match' : words}
        />
      </Box>
      <Typography sx={{ mt: 1, maxWidth: '75ch' }}>{found.reason}</Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 1.5,
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.5,
          typography: 'body2',
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0 },
        }}
      >
        {alsoCalled.length > 0 && (
          <>
            <dt>Also called</dt>
            <dd>{alsoCalled.join(', ')}</dd>
          </>
        )}
        {found.uk_soc && (
          <>
            <dt>SOC 2020</dt>
            <dd>{`${found.uk_soc.code} ${found.uk_soc.name}${found.uk_soc.is_nearest ? ' (nearest)' : ''}`}</dd>
          </>
        )}
        {found.typical_pay && (
          <>
            <dt>Typical pay</dt>
            <dd>
              <Box component="strong" sx={{ fontWeight: 600 }}>
                {`${formatMoney(found.typical_pay.amount, countryOf(countryId).currency, language)} a year`}
              </Box>
              {`, the middle of ${found.typical_pay.jobs} open jobs`}
            </dd>
          </>
        )}
        {found.requirement && (
          <>
            <dt>You may need</dt>
            <dd>{found.requirement}</dd>
          </>
        )}
        {hasRank && (
          <>
            <dt>Level to aim for</dt>
            <dd>{LEVEL_WORDS[found.level]}</dd>
          </>
        )}
        {found.courses.length > 0 && (
          <>
            <dt>Courses</dt>
            <dd>
              {found.courses.map(({ id, title }) => (
                <Link key={id} href={paths.course(id)} color="textPrimary" sx={{ display: 'block', py: 0.25 }}>
                  {title}
                </Link>
              ))}
            </dd>
          </>
        )}
      </Box>
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {found.open_jobs > 0 ? (
          <Button
            variant="outlined"
            color="inherit"
            size="small"
            href={paths.jobs({ occupation: found.onet_soc })}
            aria-label={`${openJobs(found.open_jobs)}: ${name}`}
          >
            {openJobs(found.open_jobs)}
          </Button>
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            No open jobs right now
          </Typography>
        )}
        <Button
          color="inherit"
          size="small"
          startIcon={<IconFlag size={16} aria-hidden />}
          onClick={onReport}
          aria-label={`This is wrong: ${name}`}
          sx={{ ml: 'auto', color: 'text.secondary' }}
        >
          This is wrong
        </Button>
      </Box>
    </Box>
  );
}
