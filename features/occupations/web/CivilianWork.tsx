import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId } from 'react';
import { countryOf } from '#kit/country/country.ts';
import { query } from '#kit/ui/data/query.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { VisuallyHidden } from '#kit/ui/page/VisuallyHidden.tsx';
import { paths } from '#kit/ui/paths.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { translateOccupation } from '../contract.ts';
import { namesOf, readTrade } from '../trade-rules.ts';
import { listedService } from './trade-words.ts';

/** Occupations shown, and titles of each. */
const OCCUPATIONS = 3;
const TITLES = 3;

type CivilianWorkProps = {
  service: string;
  trade: string;
  rank: string;
  /** What the titles are for: `Choose one as the headline of your CV.` */
  hint: string;
  added: readonly string[];
  /** Titles that are in use but were not taken from here. They are shown and cannot be taken away here. */
  own?: readonly string[];
  /** Adds a title, or takes it away again. */
  onToggle: (title: string, add: boolean) => void;
};

/** "Civilian work like yours": what a trade leads to, with titles to use. Nothing while the trade is empty, and what to try where it leads nowhere. */
export function CivilianWork({ service, trade, rank, hint, added, own = [], onToggle }: CivilianWorkProps) {
  const id = useId();
  const { countryId } = useLocale();
  const { forces } = countryOf(countryId);
  const input = useDeferredValue(trade.trim().slice(0, 200));
  const named = { service: listedService(service, forces), rank: rank.slice(0, 100) };
  const { data } = useQuery({
    ...query(translateOccupation, { query: { ...named, ...readTrade(input) } }),
    enabled: input.length > 1,
    staleTime: 300_000,
  });
  if (input.length < 2 || !data) return null;
  if (data.data.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {`We don’t know “${input}” yet. Check the spelling, or describe the work in two or three words, such as “vehicle repair”.`}
      </Typography>
    );
  const has = (titles: readonly string[], title: string) => titles.some((one) => one.toLowerCase() === title.toLowerCase());
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.subtle' }}
    >
      <Typography id={id} variant="subtitle2" component="p">
        Civilian work like yours
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {hint}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
        {data.data.slice(0, OCCUPATIONS).map((found) => {
          const { name, alsoCalled } = namesOf(found, forces);
          return (
            <li key={found.onet_soc}>
              <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mb: 0.5 }}>
                {found.reason}
              </Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
                {[...new Set([name, ...alsoCalled])].slice(0, TITLES).map((title) => {
                  const text = title.charAt(0).toUpperCase() + title.slice(1).replace(/ \([^)]*\)$/, '');
                  const isOn = has(added, text);
                  if (!isOn && has(own, text))
                    return (
                      <Chip
                        key={title}
                        icon={<IconCheck size={16} aria-hidden />}
                        label={
                          <>
                            {text} <VisuallyHidden>(in use)</VisuallyHidden>
                          </>
                        }
                      />
                    );
                  return (
                    <Button
                      key={title}
                      size="small"
                      variant={isOn ? 'contained' : 'outlined'}
                      color={isOn ? 'primary' : 'inherit'}
                      aria-pressed={isOn}
                      // Long titles wrap instead of being wider than a phone.
                      sx={{ whiteSpace: 'normal', textAlign: 'start' }}
                      startIcon={isOn ? <IconCheck size={16} aria-hidden /> : <IconPlus size={16} aria-hidden />}
                      onClick={() => {
                        onToggle(text, !isOn);
                        announce(isOn ? `${text} removed` : `${text} added`);
                      }}
                    >
                      {text}
                    </Button>
                  );
                })}
              </Box>
            </li>
          );
        })}
      </Box>
      <Link
        href={paths.trade({ service: named.service, trade: input, rank })}
        target="_blank"
        variant="body2"
        color="textPrimary"
        sx={{ display: 'inline-block', mt: 1 }}
      >
        {`All results for your ${countryOf(countryId).words.trade}`}
      </Link>
    </Box>
  );
}
