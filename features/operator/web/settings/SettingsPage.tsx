import Box from '@mui/material/Box';
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
import { SettingsForm } from './SettingsForm.tsx';
import { SocialSettings } from './SocialSettings.tsx';

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
          <SettingsForm settings={settings} onSaved={show} />
          <HostSettings hosts={settings.hosts} onSaved={show} />
          <AddressClaims claims={settings.address_claims} onSaved={show} />
          <SocialSettings social={settings.social} onSaved={show} />
          <StorageCard />
        </Box>
      )}
    </Page>
  );
}
