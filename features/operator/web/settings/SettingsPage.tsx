import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { StorageCard } from '#features/accounts/web/parts.ts';
import { getTenantInfo } from '#features/tenants/contract.ts';
import { keyOf, query } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { FormSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { getSettings } from '../../settings-contract.ts';
import type { Settings } from '../../settings-shapes.ts';
import { AddressClaims } from './AddressClaims.tsx';
import { HostSettings } from './HostSettings.tsx';
import { JobExportSettings } from './JobExportSettings.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { sectionId } from './SettingsSection.tsx';
import { SiteLogoField } from './SiteLogoField.tsx';
import { SocialSettings } from './SocialSettings.tsx';

const SECTIONS = [
  'Logo',
  'Branding',
  'Approval',
  'Language and links',
  'Crisis lines',
  'Data retention',
  'Analytics',
  'Operator security',
  'Hosts',
  'Jobs on other sites',
  'Waiting for proof',
  'Sign-in with Google and LinkedIn',
];

function SectionLinks({ hasClaims }: { hasClaims: boolean }) {
  return (
    <Box component="nav" aria-label="Sections" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}>
      {SECTIONS.filter((title) => hasClaims || title !== 'Waiting for proof').map((title) => (
        <Link key={title} href={`#${sectionId(title)}`} variant="body2" sx={{ py: 0.5 }}>
          {title}
        </Link>
      ))}
    </Box>
  );
}

/** The settings of the tenant. */
export function SettingsPage() {
  const client = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(query(getSettings));
  const settings = data?.data;
  const show = (saved: Settings) => {
    client.setQueryData(keyOf(getSettings, undefined), { status: true, data: saved });
    // The frame shows the site's name, colour and crisis lines.
    void client.invalidateQueries({ queryKey: keyOf(getTenantInfo) });
  };
  return (
    <Page title="Settings" lead="Branding, approval, addresses and data retention." width="reading">
      {error && !settings ? (
        <ErrorState title="The settings could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      ) : !settings ? (
        <FormSkeleton fields={6} what="the settings" />
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <SectionLinks hasClaims={settings.address_claims.length > 0} />
          <SiteLogoField settings={settings} onSaved={show} />
          <SettingsForm settings={settings} onSaved={show} />
          <HostSettings hosts={settings.hosts} onSaved={show} />
          <AddressClaims claims={settings.address_claims} onSaved={show} />
          <JobExportSettings />
          <SocialSettings social={settings.social} onSaved={show} />
          <StorageCard />
        </Box>
      )}
    </Page>
  );
}
