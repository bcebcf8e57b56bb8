import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconBookmark, IconBookmarkFilled, IconClock, IconFlag, IconLink, IconPhone, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { SignInDialog, useViewer } from '#features/accounts/web/index.ts';
import { telHref } from '#kit/contract/phone.ts';
import { shownEmail } from '#kit/contract/shown-email.ts';
import { countryOf } from '#kit/country/country.ts';
import { kilometresBetween } from '#kit/country/distance.ts';
import { ApiError } from '#kit/ui/data/api.ts';
import { query } from '#kit/ui/data/query.ts';
import { searchHref, useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { DetailsSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { copyLink } from '#kit/ui/text/copy-link.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { getServiceProvider, ServiceProviderSearch } from '../contract.ts';
import { DIRECTORY_LABELS, distanceText } from '../directory-rules.ts';
import { hoursLines, type OpenState, openState, openText } from '../opening-rules.ts';
import type { ProviderPage as Provider, ServiceLocation } from '../shapes.ts';
import { addressOf, ContactLinks, DirectionsLink, hasDirections } from './ContactLinks.tsx';
import { placesText } from './DirectoryCard.tsx';
import { Facts } from './Facts.tsx';
import { ProviderLogo } from './ProviderLogo.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { SignInToSave } from './SignInToSave.tsx';
import { useNow } from './useNow.ts';
import { useSavedProviders } from './useSavedProviders.ts';

/** `/service-providers/:serviceProviderId`: for anyone. */
export const PublicProviderPage = () => <OneProvider list={paths.serviceProviders()} />;
/** `/veteran/service-providers/:serviceProviderId`. */
export const VeteranProviderPage = () => <OneProvider list={paths.veteran.serviceProviders()} />;

function OneProvider({ list }: { list: string }) {
  const { serviceProviderId }: { serviceProviderId?: string } = useParams({ strict: false });
  const search = useUrlSearch(ServiceProviderSearch);
  const id = Number(serviceProviderId);
  const input = query(getServiceProvider, { params: { id } });
  const { data, error, refetch, isFetching } = useQuery({ ...input, enabled: Number.isInteger(id) && id > 0 });
  const listHref = searchHref(list, ServiceProviderSearch, search);
  const crumbs = [{ label: 'Support and services', href: listHref }];
  if (data) return <Shown provider={data.data} crumbs={crumbs} />;
  const isMissing = !(id > 0) || (error instanceof ApiError && (error.status === 404 || error.status === 422));
  return (
    <Page title={isMissing ? 'Service not found' : 'Service'} breadcrumbs={crumbs}>
      {isMissing ? (
        <EmptyState title="This service is no longer listed" action={<Button href={list}>See all services</Button>}>
          It may have closed or moved.
        </EmptyState>
      ) : error ? (
        <ErrorState title="The service could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <DetailsSkeleton what="the service" />
      )}
    </Page>
  );
}

function Shown({ provider, crumbs }: { provider: Provider; crumbs: { label: string; href: string }[] }) {
  const viewer = useViewer();
  const isVeteran = viewer?.role === 'veteran';
  const saved = useSavedProviders(isVeteran);
  const { latitude, longitude } = useUrlSearch(ServiceProviderSearch);
  const [asks, setAsks] = useState<'report' | 'sign in' | null>(null);
  const now = useNow();
  const { language } = countryOf(provider.country_id);
  const open = openState(provider, now);
  const from = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
  const locations = nearestFirst(provider.locations, from);
  const [main] = provider.phones;

  return (
    <Page
      title={provider.name}
      lead={provider.organisation || undefined}
      breadcrumbs={crumbs}
      action={
        <ProviderActions
          provider={provider}
          main={main}
          maySave={viewer === null || isVeteran}
          onToggleSave={() => saved.toggle(provider)}
        />
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          <About provider={provider} language={language} />
          {locations.length > 0 && <Locations locations={locations} />}
        </Box>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Card title="Contact">
            <Box sx={{ display: 'grid', gap: 1 }}>
              <ContactLinks provider={provider} />
            </Box>
          </Card>
          <OpeningHours provider={provider} language={language} open={open} />
          <AboutEntry provider={provider} onReport={() => setAsks(viewer ? 'report' : 'sign in')} />
        </Box>
      </Box>
      <PrintedCard provider={provider} location={locations[0]?.place} language={language} />
      {asks === 'report' && <ReportDialog provider={provider} onClose={() => setAsks(null)} />}
      {asks === 'sign in' && (
        <Suspense>
          <SignInDialog open title="Sign in to report something" onClose={() => setAsks(null)} />
        </Suspense>
      )}
      <SignInToSave provider={saved.signInFor} onClose={saved.close} />
    </Page>
  );
}

type ProviderActionsProps = {
  provider: Provider;
  main: { number: string; note: string } | undefined;
  maySave: boolean;
  onToggleSave: () => void;
};

function ProviderActions({ provider, main, maySave, onToggleSave }: ProviderActionsProps) {
  return (
    <>
      {main && telHref(main.number) && (
        <Button variant="contained" href={telHref(main.number)} startIcon={<IconPhone size={18} aria-hidden />}>
          Call {main.number}
        </Button>
      )}
      {maySave && (
        <Button
          variant="outlined"
          color="inherit"
          aria-pressed={provider.is_saved}
          startIcon={provider.is_saved ? <IconBookmarkFilled size={18} aria-hidden /> : <IconBookmark size={18} aria-hidden />}
          onClick={onToggleSave}
        >
          {provider.is_saved ? 'Saved' : 'Save'}
        </Button>
      )}
    </>
  );
}

function About({ provider, language }: { provider: Provider; language: 'en-GB' | 'en-US' }) {
  return (
    <Card>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <ProviderLogo url={provider.logo_url} category={provider.category} size={56} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, pt: 0.5 }}>
          {provider.is_crisis_line && <Chip label="Crisis line" color="error" />}
          {provider.category_tags.map((tag) => (
            <Chip key={tag} variant="outlined" label={DIRECTORY_LABELS.category_id[tag]} />
          ))}
        </Box>
      </Box>
      {provider.description.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text never change places
        <Typography key={index} sx={{ mt: 2, maxWidth: '75ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {paragraph}
        </Typography>
      ))}
      <Box sx={{ mt: 2 }}>
        <Facts
          facts={[
            ['Who it’s for', provider.eligibility || audienceText(provider)],
            ['Cost', [DIRECTORY_LABELS.cost[provider.cost], provider.cost_note].filter(Boolean).join('. ')],
            ['How it helps', DIRECTORY_LABELS.service_type[provider.service_type]],
            ['Area', placesText(provider.places)],
            ['Languages', languagesText(provider.languages, language)],
          ]}
        />
      </Box>
    </Card>
  );
}

function Locations({ locations }: { locations: ReturnType<typeof nearestFirst> }) {
  return (
    <Card title={locations.length === 1 ? 'Location' : `Locations (${locations.length})`}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {locations.slice(0, 20).map(({ place, km }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two locations may be the same in every part
          <Box component="li" key={index}>
            {place.name && <Typography sx={{ fontWeight: 600 }}>{place.name}</Typography>}
            <Typography variant="body2">
              {hasDirections(place) ? addressOf(place) : [place.city, place.state].filter(Boolean).join(', ')}
            </Typography>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              {km !== null && (
                <Typography variant="body2" color="textSecondary">
                  {distanceText(km)} away
                </Typography>
              )}
              {hasDirections(place) && <DirectionsLink location={place} />}
            </Box>
          </Box>
        ))}
      </Box>
      {locations.length > 20 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          And {locations.length - 20} more on the provider’s website.
        </Typography>
      )}
    </Card>
  );
}

type OpeningHoursProps = {
  provider: Provider;
  language: 'en-GB' | 'en-US';
  open: OpenState;
};

function OpeningHours({ provider, language, open }: OpeningHoursProps) {
  return (
    <Card title="Opening hours">
      <Typography
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          fontWeight: 600,
          ...(open?.open && { color: 'success.text' }),
        }}
      >
        <IconClock size={18} aria-hidden />
        {openText(open, language) ?? DIRECTORY_LABELS.availability[provider.availability]}
      </Typography>
      {provider.opening_hours.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <Facts facts={hoursLines(provider.opening_hours, language).map(({ days, times }) => [days, times] as const)} />
        </Box>
      )}
      {provider.opening_note && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {provider.opening_note}
        </Typography>
      )}
      {provider.opening_hours.length > 0 && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
          Times are in {provider.time_zone.split('/').at(-1)?.replaceAll('_', ' ')} time.
        </Typography>
      )}
    </Card>
  );
}

function AboutEntry({ provider, onReport }: { provider: Provider; onReport: () => void }) {
  return (
    <Card title="About this entry">
      <Typography variant="body2">
        {provider.is_verified ? 'Checked at its ' : 'Taken from its '}
        <Link href={provider.source_url} target="_blank" rel="noopener" aria-label="source, opens a new tab">
          source
        </Link>
        {provider.is_verified ? ' on ' : ', as of '}
        <DateText value={provider.checked_on} as="day" />.
      </Typography>
      {provider.source && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          From {provider.source}
          {provider.licence && ` (${provider.licence})`}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button size="small" variant="outlined" color="inherit" startIcon={<IconFlag size={16} aria-hidden />} onClick={onReport}>
          {provider.is_reported ? 'Change your report' : 'Report out of date'}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<IconPrinter size={16} aria-hidden />}
          onClick={() => print()}
        >
          Print card
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<IconLink size={16} aria-hidden />}
          onClick={() => void copyLink(paths.serviceProvider(provider.id))}
        >
          Copy link
        </Button>
      </Box>
    </Card>
  );
}

/** Locations with their distance from a point, the nearest first; in their own order without one. */
function nearestFirst(locations: readonly ServiceLocation[], from: { latitude: number; longitude: number } | null) {
  const all = locations.map((place) => ({
    place,
    km:
      from && place.latitude !== null && place.longitude !== null
        ? kilometresBetween(from, { latitude: place.latitude, longitude: place.longitude })
        : null,
  }));
  return from ? all.sort((one, other) => (one.km ?? Number.MAX_VALUE) - (other.km ?? Number.MAX_VALUE)) : all;
}

function audienceText({ for_serving, for_left, country_id }: Provider): string {
  if (for_serving && for_left) return 'People who serve or have served';
  return for_serving ? 'People still serving' : `People who have left ${countryOf(country_id).words.forces}`;
}

function languagesText(tags: readonly string[], language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return tags.map((tag) => names.of(tag) ?? tag).join(', ');
}

function Card({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      {...(title && { 'aria-labelledby': id })}
      sx={{ p: 2.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', minWidth: 0 }}
    >
      {title && (
        <Typography id={id} variant="h4" component="h2" sx={{ mb: 1.5 }}>
          {title}
        </Typography>
      )}
      {children}
    </Box>
  );
}

/** What is printed in place of the page: one card for a wallet or a notice board. */
function PrintedCard({
  provider,
  location,
  language,
}: {
  provider: Provider;
  location: ServiceLocation | undefined;
  language: string;
}) {
  return (
    <>
      <GlobalStyles
        styles={{
          '@media print': {
            'body *': { visibility: 'hidden' },
            '[data-printed], [data-printed] *': { visibility: 'visible' },
          },
        }}
      />
      <Box
        data-printed
        aria-hidden
        sx={{
          display: 'none',
          '@media print': {
            display: 'block',
            position: 'fixed',
            top: 0,
            left: 0,
            width: '105mm',
            p: '8mm',
            border: '1px solid #000',
            color: '#000',
            bgcolor: '#fff',
          },
        }}
      >
        <Box sx={{ fontSize: 18, fontWeight: 700 }}>{provider.name}</Box>
        {provider.organisation && <Box>{provider.organisation}</Box>}
        {provider.phones.map(({ number, note }) => (
          <Box key={number} sx={{ fontSize: 16, fontWeight: 600, mt: 0.5 }}>
            {number} {note && <span>({note})</span>}
          </Box>
        ))}
        {provider.email && <Box>{shownEmail(provider.email)}</Box>}
        {provider.website && <Box>{provider.website.replace(/^https:\/\//, '')}</Box>}
        {location && <Box sx={{ mt: 1 }}>{addressOf(location)}</Box>}
        <Box sx={{ mt: 1 }}>
          {provider.opening_hours.length > 0
            ? hoursLines(provider.opening_hours, language).map(({ days, times }) => <div key={days}>{`${days}: ${times}`}</div>)
            : DIRECTORY_LABELS.availability[provider.availability]}
        </Box>
      </Box>
    </>
  );
}
