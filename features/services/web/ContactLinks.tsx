import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { IconExternalLink, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { telHref } from '#kit/contract/phone.ts';
import { shownEmail } from '#kit/contract/shown-email.ts';
import { VisuallyHidden } from '#kit/ui/page/VisuallyHidden.tsx';
import { siteName } from '../provider-lines.ts';
import type { ServiceLocation } from '../shapes.ts';

type Reachable = { name: string; website: string; phones: readonly { number: string; note: string }[]; email: string | null };

const LINE = { display: 'inline-flex', alignItems: 'center', gap: 0.75, py: 0.5, overflowWrap: 'anywhere' } as const;

/** Ways to reach a provider: call, email, website. */
export function ContactLinks({ provider, children }: { provider: Reachable; children?: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.25 }}>
      {provider.phones.map(({ number, note }) => (
        <Link key={number} href={telHref(number)} variant="body2" sx={LINE}>
          <IconPhone size={16} aria-hidden />
          <span>
            {number}
            {note && `, ${note}`}
          </span>
        </Link>
      ))}
      {provider.email && (
        <Link href={`mailto:${provider.email}`} variant="body2" sx={LINE}>
          <IconMail size={16} aria-hidden />
          {shownEmail(provider.email)}
        </Link>
      )}
      {provider.website && (
        <Link href={provider.website} target="_blank" rel="noopener" variant="body2" sx={LINE}>
          <IconExternalLink size={16} aria-hidden />
          {siteName(provider.website)}
          <VisuallyHidden component="span">, opens a new tab</VisuallyHidden>
        </Link>
      )}
      {children}
    </Box>
  );
}

export const addressOf = (location: ServiceLocation): string =>
  [location.address, location.city, location.state, location.postcode].filter(Boolean).join(', ');

/** Whether there is a way to a location: of some only the town is known. */
export const hasDirections = ({ address, city }: ServiceLocation): boolean => address !== '' || city === '';

/** Opens the way to a location on a map in a new tab. */
export function DirectionsLink({ location }: { location: ServiceLocation }) {
  const { latitude, longitude } = location;
  const href =
    latitude !== null && longitude !== null
      ? `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`
      : `https://www.openstreetmap.org/search?query=${encodeURIComponent(addressOf(location))}`;
  return (
    <Link
      href={href}
      target="_blank"
      rel="noopener"
      variant="body2"
      aria-label={`Directions to ${addressOf(location)}, opens a new tab`}
      sx={LINE}
    >
      <IconMapPin size={16} aria-hidden />
      Directions
    </Link>
  );
}
