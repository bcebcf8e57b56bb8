import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MomentPanel } from '#kit/ui/page/MomentPanel.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import type { Briefing } from '../../briefing-contract.ts';
import { countdown } from '../../next-action.ts';
import { levelSentence, peopleSentence, serviceInWords } from './briefing-words.ts';

/** The days to leaving and the rank in plain words; nothing where neither is known. */
export function Countdown({ briefing }: { briefing: Briefing }) {
  const { countryId } = useLocale();
  const { rank, leaves_on, days_to_leaving } = briefing;
  const days = days_to_leaving === null ? null : countdown(days_to_leaving);
  const [level, people] = [levelSentence(rank), peopleSentence(rank)];
  if (!days && !rank) return null;
  return (
    <MomentPanel labelledBy="briefing-head" seed={41}>
      <Box
        component="h2"
        id="briefing-head"
        sx={{ m: 0, fontSize: { xs: 32, sm: 44 }, lineHeight: 1.15, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
      >
        {days ?? (rank && serviceInWords(rank, countryId))}
      </Box>
      {days && leaves_on && (
        <Typography sx={{ mt: 0.5 }}>
          {(days_to_leaving ?? 0) < 0 ? 'Your last day of service was ' : 'Your last day of service is '}
          <DateText value={leaves_on} as="day" />
        </Typography>
      )}
      {days && rank && <Typography sx={{ mt: 2, fontWeight: 600 }}>{serviceInWords(rank, countryId)}</Typography>}
      {(level || people) && (
        <Typography sx={{ mt: days ? 0 : 1, maxWidth: { md: '58%' } }}>{[level, people].filter(Boolean).join(' ')}</Typography>
      )}
    </MomentPanel>
  );
}
