import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Page } from '#kit/ui/Page.tsx';
import { paths } from '#kit/ui/paths.ts';
import type { User } from '../contract.ts';
import { type CompanyGate, companyGate } from '../guards.ts';
import { useSessionStore, useUser } from './session.tsx';

/** The gate before the recruiter pages: says why they are closed, and what happens next. */
export function CompanyGatePage() {
  const user = useUser();
  const { signOut } = useSessionStore();
  const { title, text, reason } = wordsOf(companyGate(user, paths.recruiter.company()), user);
  return (
    <Page
      title={title}
      width="reading"
      action={
        <Button variant="outlined" color="inherit" onClick={() => void signOut()}>
          Log Out
        </Button>
      }
    >
      {reason && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {reason}
        </Alert>
      )}
      <Typography sx={{ maxWidth: '75ch' }}>{text}</Typography>
    </Page>
  );
}

type Words = { title: string; text: string; reason?: string | null };

function wordsOf(gate: CompanyGate, user: User): Words {
  const company = user.user_details.company?.name ?? 'Your company';
  switch (gate.at) {
    case 'create':
      return {
        title: 'Your account has no company yet',
        text: 'Jobs are posted, and applicants seen, in the name of a company. Setting one up opens on this page shortly.',
      };
    case 'exists':
      return {
        title: `${gate.company.name} is here already`,
        text: `Your e-mail address belongs to ${gate.company.name}. Somebody who administers the company has to let you in; asking them from here opens on this page shortly.`,
      };
    case 'reject':
      return gate.who === 'user'
        ? {
            title: 'Your account was not approved',
            text: 'You cannot post jobs or see applicants. If you think this is a mistake, write to the site’s team.',
            reason: user.status_reason,
          }
        : {
            title: `${company} was not approved`,
            text: 'Jobs cannot be posted in its name. Once what is missing is there, the site’s team looks at it again.',
            reason: user.user_details.company?.status_reason,
          };
    case 'approval_pending':
      return gate.who === 'user'
        ? {
            title: 'Your account is waiting for approval',
            text: `Somebody at ${company} or in the site’s team has to confirm that you recruit for it. You will get an e-mail when it is done.`,
          }
        : {
            title: `${company} is waiting for approval`,
            text: 'The site’s team checks each new company by hand. You will get an e-mail when yours is open for posting jobs.',
          };
    // The guard never lets these stay at the gate; between its answer and the next page this is what holds.
    case 'inactive':
    case 'details':
    case 'home':
      return { title: company, text: 'One moment.' };
  }
}
