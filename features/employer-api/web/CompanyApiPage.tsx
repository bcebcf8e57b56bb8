import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { IconExternalLink } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useUser } from '#features/accounts/web/index.ts';
import { IdentityProvider } from '#features/accounts/web/parts.ts';
import { Webhooks } from '#features/webhooks/web/parts.ts';
import { Page } from '#kit/ui/page/Page.tsx';
import { paths, withQuery } from '#kit/ui/paths.ts';
import { ApiKeys } from './ApiKeys.tsx';

const PANEL = 'company-api-panel';

/** /recruiter/api: admins make API keys and webhooks for the systems of their company. */
export function CompanyApiPage() {
  const { user_details } = useUser();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const section = search.section === 'webhooks' ? 'webhooks' : 'keys';
  const crumbs = [{ label: 'Company Details', href: paths.recruiter.companyDetails() }];
  if (user_details.is_admin !== 1)
    return (
      <Page title="API and webhooks" breadcrumbs={crumbs}>
        <Alert severity="info">Only admins of your company can connect its systems. Ask one of them.</Alert>
      </Page>
    );
  return (
    <Page
      title="API and webhooks"
      lead="Connect your applicant tracking system: it posts jobs and reads applications with an API key, and a webhook notifies it of what happens here."
      breadcrumbs={crumbs}
      action={
        <Button variant="outlined" color="inherit" href="/api/docs" endIcon={<IconExternalLink size={18} aria-hidden />}>
          API reference
        </Button>
      }
    >
      <Tabs value={section} aria-label="API and webhooks" sx={{ mb: 3 }}>
        <Tab
          value="keys"
          label="API keys"
          component="a"
          href={paths.recruiter.companyApi()}
          id={`${PANEL}-keys`}
          aria-controls={PANEL}
        />
        <Tab
          value="webhooks"
          label="Webhooks"
          component="a"
          href={withQuery(paths.recruiter.companyApi(), { section: 'webhooks' })}
          id={`${PANEL}-webhooks`}
          aria-controls={PANEL}
        />
      </Tabs>
      <Box id={PANEL} role="tabpanel" aria-labelledby={`${PANEL}-${section}`}>
        <IdentityProvider>{section === 'keys' ? <ApiKeys /> : <Webhooks />}</IdentityProvider>
      </Box>
    </Page>
  );
}
