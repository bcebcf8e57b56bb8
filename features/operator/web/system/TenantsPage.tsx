import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTenant } from '#features/tenants/web/index.ts';
import { countryOf } from '#kit/country/country.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ResponsiveTable } from '#kit/ui/lists/ResponsiveTable.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { TableSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { CountedAt } from '#kit/ui/text/CountedAt.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { findTenants, setTenantStatus, type TenantRow } from '../../system-contract.ts';
import { NewTenantDialog } from './NewTenantDialog.tsx';
import { SuspendDialog } from './SuspendDialog.tsx';
import { TenantDialog } from './TenantDialog.tsx';
import { WaitingAddresses } from './WaitingAddresses.tsx';

/** A host of this installation at the protocol and port in use. */
const siteOf = (host: string) => Object.assign(new URL(window.location.origin), { hostname: host }).href;

/** The sites of the installation, for system operators. */
export function TenantsPage() {
  const here = useTenant();
  const { language } = useLocale();
  const [adding, setAdding] = useState(false);
  const [suspending, setSuspending] = useState<TenantRow | null>(null);
  const [editing, setEditing] = useState<TenantRow | null>(null);
  const { data, error, refetch, isFetching } = useQuery(query(findTenants));
  const resume = useMutation(
    mutation(setTenantStatus, {
      invalidates: [findTenants],
      success: ({ data: tenant }) => `${tenant.name} has been resumed`,
    }),
  );
  return (
    <Page
      title="Tenants"
      lead="The sites of this installation. They share no data."
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" color="inherit" href={paths.operator.installationAudit()}>
            Decisions
          </Button>
          <Button variant="contained" startIcon={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
            Create a tenant
          </Button>
        </Box>
      }
    >
      {error && !data ? (
        <ErrorState title="The tenants could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      ) : !data ? (
        <TableSkeleton columns={5} what="the tenants" />
      ) : (
        <ResponsiveTable
          caption="Tenants"
          rows={data.data}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              header: 'Tenant',
              cell: ({ name, slug, country_id }) => (
                <Box>
                  <Box sx={{ fontWeight: 600 }}>{name}</Box>
                  <Box sx={{ typography: 'body2', color: 'text.secondary', fontWeight: 400 }}>
                    {slug}, {countryOf(country_id).name}
                  </Box>
                </Box>
              ),
            },
            {
              key: 'hosts',
              header: 'Hosts',
              cell: ({ hosts }) => (
                <Box sx={{ display: 'grid', justifyItems: 'start', overflowWrap: 'anywhere' }}>
                  {hosts.map((host) => (
                    <Link key={host} href={siteOf(host)} target="_blank" rel="noopener">
                      {host}
                    </Link>
                  ))}
                </Box>
              ),
            },
            {
              key: 'status',
              header: 'Status',
              cell: ({ status, suspended_reason }) => (
                <>
                  <Chip
                    size="small"
                    color={status === 'active' ? 'success' : 'warning'}
                    label={status === 'active' ? 'Active' : 'Suspended'}
                  />
                  {suspended_reason && (
                    <Box sx={{ mt: 0.5, typography: 'body2', color: 'text.secondary', maxWidth: 260 }}>{suspended_reason}</Box>
                  )}
                </>
              ),
            },
            {
              key: 'people',
              header: 'People',
              align: 'right',
              width: 104,
              cell: ({ people, counted_at }) => (
                <>
                  {people.toLocaleString(language)}
                  <CountedAt at={counted_at} />
                </>
              ),
            },
            {
              key: 'jobs',
              header: 'Open jobs',
              align: 'right',
              width: 104,
              cell: ({ open_jobs, counted_at }) => (
                <>
                  {open_jobs.toLocaleString(language)}
                  <CountedAt at={counted_at} />
                </>
              ),
            },
            {
              key: 'created',
              header: 'Created',
              width: 136,
              cell: ({ created_at }) => <DateText value={created_at} as="day" />,
            },
            {
              key: 'operators',
              header: 'Operators',
              width: 112,
              cell: ({ id, name }) => (
                <Link href={paths.operator.tenantOperators(id)} aria-label={`Operators of ${name}`}>
                  Operators
                </Link>
              ),
            },
            {
              key: 'action',
              header: '',
              name: 'Actions',
              align: 'right',
              width: 200,
              cell: (tenant) => (
                <Box sx={{ display: 'inline-flex', alignItems: 'center', whiteSpace: 'nowrap', gap: 1 }}>
                  <Button size="small" color="inherit" aria-label={`Edit ${tenant.name}`} onClick={() => setEditing(tenant)}>
                    Edit
                  </Button>
                  {tenant.status === 'suspended' ? (
                    <Button
                      size="small"
                      variant="outlined"
                      color="inherit"
                      aria-label={`Resume ${tenant.name}`}
                      disabled={resume.isPending}
                      onClick={() => resume.mutate({ params: { id: tenant.id }, body: { status: 'active' } })}
                    >
                      Resume
                    </Button>
                  ) : tenant.id === here?.id ? (
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      You are here
                    </Box>
                  ) : (
                    <Button
                      size="small"
                      color="inherit"
                      aria-label={`Suspend ${tenant.name}`}
                      onClick={() => setSuspending(tenant)}
                    >
                      Suspend
                    </Button>
                  )}
                </Box>
              ),
            },
          ]}
        />
      )}
      <WaitingAddresses />
      {data && (
        <Box sx={{ mt: 3, typography: 'body2', color: 'text.secondary' }}>
          Muster {data.software.version}
          {data.software.commit && `, commit ${data.software.commit}`}
        </Box>
      )}
      {adding && <NewTenantDialog onClose={() => setAdding(false)} />}
      {editing && <TenantDialog tenant={editing} onClose={() => setEditing(null)} />}
      {suspending && <SuspendDialog tenant={suspending} onClose={() => setSuspending(null)} />}
    </Page>
  );
}
