import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocale } from '#kit/ui/locale.tsx';
import { Page } from '#kit/ui/Page.tsx';
import { paths } from '#kit/ui/paths.ts';
import { useUser } from './session.tsx';

/** Where the staff of a tenant start. */
export function OperatorHomePage() {
  const { role, user_details } = useUser();
  const { siteName } = useLocale();
  return (
    <Page
      title={`Good day, ${user_details.first_name}`}
      lead={role === 'system_operator' ? 'You run this installation.' : `You run ${siteName}.`}
      width="reading"
      action={
        <Button variant="contained" href={paths.veteran.jobs()}>
          See the jobs as a veteran does
        </Button>
      }
    >
      <Typography sx={{ maxWidth: '75ch' }}>
        Companies and people who wait for a decision will be listed here. Every call that the site answers is described in the{' '}
        <Link href="/api/docs">reference of the API</Link>.
      </Typography>
    </Page>
  );
}
