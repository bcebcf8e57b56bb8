import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconBookmark, IconBookmarkFilled, IconClock, IconMapPin } from '@tabler/icons-react';
import { countryOf } from '#kit/country/country.ts';
import { DIRECTORY_LABELS, distanceText } from '../directory-rules.ts';
import { openState, openText } from '../opening-rules.ts';
import type { ProviderCard } from '../shapes.ts';
import { ContactLinks, DirectionsLink, hasDirections } from './ContactLinks.tsx';
import { ProviderLogo } from './ProviderLogo.tsx';

type DirectoryCardProps = { provider: ProviderCard; href: string; now: Date; onToggleSave: (() => void) | undefined };

const LINE = { display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' } as const;

/** A provider in the list: what it does, whether it is open, how far it is, and how to reach it. */
export function DirectoryCard({ provider, href, now, onToggleSave }: DirectoryCardProps) {
  const { location, distance_km, places } = provider;
  const state = openState(provider, now);
  const open = openText(state, countryOf(provider.country_id).language);
  const where = location ? [location.city || location.name, location.state].filter(Boolean).join(', ') : placesText(places);
  return (
    <Box
      component="li"
      sx={{
        p: 2.5,
        border: 1,
        borderColor: provider.is_crisis_line ? 'error.text' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        display: 'grid',
        gap: 1,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
        <ProviderLogo url={provider.logo_url} category={provider.category} size={44} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h4" component="h2">
            <Link href={href} color="textPrimary" underline="hover" sx={{ overflowWrap: 'anywhere' }}>
              {provider.name}
            </Link>
          </Typography>
          {provider.organisation && (
            <Typography variant="body2" color="textSecondary">
              {provider.organisation}
            </Typography>
          )}
        </Box>
        {onToggleSave && (
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            aria-pressed={provider.is_saved}
            aria-label={`${provider.is_saved ? 'Saved' : 'Save'} ${provider.name}`}
            startIcon={provider.is_saved ? <IconBookmarkFilled size={16} aria-hidden /> : <IconBookmark size={16} aria-hidden />}
            onClick={onToggleSave}
            sx={{ flexShrink: 0 }}
          >
            {provider.is_saved ? 'Saved' : 'Save'}
          </Button>
        )}
      </Box>
      <Typography variant="body2" sx={{ maxWidth: '75ch' }}>
        {provider.summary}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {provider.is_crisis_line && <Chip size="small" label="Crisis line" color="error" />}
        {provider.category_tags
          .filter((tag) => tag !== 'online')
          .map((tag) => (
            <Chip key={tag} size="small" variant="outlined" label={DIRECTORY_LABELS.category_id[tag]} />
          ))}
        <Chip size="small" variant="outlined" label={DIRECTORY_LABELS.service_type[provider.service_type]} />
        {provider.cost !== 'free' && <Chip size="small" variant="outlined" label={DIRECTORY_LABELS.cost[provider.cost]} />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}>
        <Typography variant="body2" sx={{ ...LINE, ...(state?.open && { color: 'success.text' }) }}>
          <IconClock size={16} aria-hidden />
          {open ?? DIRECTORY_LABELS.availability[provider.availability]}
        </Typography>
        <Typography variant="body2" sx={LINE}>
          <IconMapPin size={16} aria-hidden />
          {where}
          {distance_km !== null && `, ${distanceText(distance_km)} away`}
          {provider.locations > 1 && ` (${provider.locations} locations)`}
        </Typography>
      </Box>
      <ContactLinks provider={provider}>
        {location && hasDirections(location) && <DirectionsLink location={location} />}
      </ContactLinks>
    </Box>
  );
}

/** Where a provider without an address works. */
export const placesText = (places: readonly string[]): string =>
  places.length === 0 ? 'Serves the whole country' : `Serves ${places.join(', ')}`;
