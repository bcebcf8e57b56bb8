import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSessionStore, useUser } from '#features/accounts/web/index.ts';
import { StorageCard } from '#features/accounts/web/parts.ts';
import { call } from '#kit/ui/data/api.ts';
import { keyOf, query } from '#kit/ui/data/query.ts';
import { oneOf } from '#kit/ui/lists/search-params.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { FormSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths, withQuery } from '#kit/ui/paths.ts';
import { getOwnCompany, updateCompany } from '../contract.ts';
import type { OwnCompany } from '../shapes.ts';
import { CompanyChangeNotice } from './CompanyChangeNotice.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { CompanyInvitations } from './CompanyInvitations.tsx';
import { CompanyPeople } from './CompanyPeople.tsx';
import { CompanyView } from './CompanyView.tsx';
import { valuesOf } from './company-values.ts';
import { LogoField } from './LogoField.tsx';

const SECTIONS = ['details', 'people', 'invitations', 'storage'] as const;
type Section = (typeof SECTIONS)[number];
const SECTION_WORDS: Record<Section, string> = {
  details: 'Details',
  people: 'People',
  invitations: 'Invitations',
  storage: 'Storage',
};
const PANEL = 'company-panel';

/** /recruiter/company/details: admins edit the company and manage its people; other recruiters can only view it. */
export function CompanyDetailsPage() {
  const isAdmin = useUser().user_details.is_admin === 1;
  const search: Record<string, unknown> = useSearch({ strict: false });
  const section = (isAdmin && oneOf(SECTIONS, search.section)) || 'details';
  const { data, error, refetch, isFetching } = useQuery(query(getOwnCompany));
  const company = data?.data;
  const shown = (show: (one: OwnCompany) => ReactNode) => {
    if (company) return show(company);
    return error ? (
      <ErrorState title="The company could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <FormSkeleton fields={8} />
    );
  };
  return (
    <Page
      title="Company Details"
      lead={company?.name}
      action={
        company?.status === 'active' && (
          <Button
            variant="outlined"
            color="inherit"
            href={paths.company(company.id)}
            endIcon={<IconExternalLink size={18} aria-hidden />}
          >
            View public page
          </Button>
        )
      }
    >
      {isAdmin && (
        <Tabs value={section} aria-label="Parts of the company" variant="scrollable" allowScrollButtonsMobile sx={{ mb: 3 }}>
          {SECTIONS.map((name) => (
            <Tab
              key={name}
              value={name}
              label={SECTION_WORDS[name]}
              component="a"
              href={withQuery(paths.recruiter.companyDetails(), { section: name === 'details' ? null : name })}
              id={`${PANEL}-${name}`}
              aria-controls={PANEL}
            />
          ))}
          <Tab value="api" label="API and webhooks" component="a" href={paths.recruiter.companyApi()} />
        </Tabs>
      )}
      {isAdmin ? (
        <div id={PANEL} role="tabpanel" aria-labelledby={`${PANEL}-${section}`}>
          {section === 'people' && <CompanyPeople />}
          {section === 'invitations' && <CompanyInvitations />}
          {section === 'storage' && <StorageCard />}
          {section === 'details' && shown((one) => <CompanyEditor company={one} />)}
        </div>
      ) : (
        shown((one) => (
          <>
            <Alert severity="info" sx={{ mb: 3, maxWidth: 720 }}>
              Only admins of your company can change these details.
            </Alert>
            <CompanyView company={one} />
          </>
        ))
      )}
    </Page>
  );
}

function CompanyEditor({ company }: { company: OwnCompany }) {
  const client = useQueryClient();
  const { refresh } = useSessionStore();
  const show = (changed: OwnCompany) => {
    client.setQueryData(keyOf(getOwnCompany), { status: true, data: changed });
    // The top bar shows the company's name too.
    void refresh();
  };
  return (
    <Box sx={{ display: 'grid', gap: 5, maxWidth: 720 }}>
      <CompanyChangeNotice company={company} onChange={show} />
      <LogoField company={company} onChange={show} />
      <CompanyForm
        values={valuesOf(company)}
        revision={company.revision}
        submitLabel="Save company"
        send={(draft, revision) => call(updateCompany, { params: { id: company.id }, body: { ...draft, revision } })}
        success="Company saved"
        // A new name or website waits for approval; the fields show what is in effect.
        key={company.change?.id ?? 0}
        onSaved={({ data }) => show(data)}
      />
    </Box>
  );
}
