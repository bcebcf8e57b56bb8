import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useUser } from '#features/accounts/web/index.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { SetupChecklist, type SetupStep } from '#kit/ui/page/SetupChecklist.tsx';
import { paths } from '#kit/ui/paths.ts';
import { sendTestMail } from '../../background-contract.ts';
import { getTenantChecklist, type TenantChecklist } from '../../checklist-contract.ts';

/** What is left to set up on a new site. */
export function TenantSetup() {
  const { id } = useUser();
  const { data } = useQuery(query(getTenantChecklist));
  return data ? <SetupChecklist title="Set up your site" id={`tenant ${id}`} steps={stepsOf(data.data)} /> : null;
}

const stepsOf = (done: TenantChecklist): SetupStep[] => [
  {
    title: 'Add an authenticator app or passkey',
    help: 'So that a stolen password is not enough to sign in.',
    done: done.second_factor,
    href: paths.operator.profile({ profile_section: 'security' }),
  },
  {
    title: 'Check that email arrives',
    help: 'Invitations and decisions are sent by email.',
    done: done.mail,
    href: paths.operator.backgroundJobs(),
    action: <TestMail />,
  },
  {
    title: 'Invite a second operator',
    help: 'So that a lost phone does not lock this site out.',
    done: done.second_operator,
    href: paths.operator.operators(),
  },
  { title: 'Use your own host', help: 'Prove that you control it.', done: done.host, href: paths.operator.settings() },
  { title: 'Add your logo', help: 'Shown in the top bar of every page.', done: done.logo, href: paths.operator.settings() },
  {
    title: 'Give a contact address',
    help: 'People who wait for approval can ask you.',
    done: done.contact,
    href: paths.operator.settings(),
  },
  {
    title: 'List crisis lines',
    help: 'They are in the footer of every page.',
    done: done.crisis_lines,
    href: paths.operator.settings(),
  },
  {
    title: 'Write the pages about your site',
    help: 'Home, about, terms and privacy begin with a standard text.',
    done: done.pages,
    href: paths.operator.content({ section: 'pages' }),
  },
  {
    title: 'Approve the first company',
    help: 'Send employers the address where recruiters sign up.',
    done: done.company,
    href: paths.operator.companies({ status: 'pending' }),
  },
];

function TestMail() {
  const test = useMutation(
    mutation(sendTestMail, {
      invalidates: [getTenantChecklist],
      success: ({ data: { is_sent, to, reply } }) => (is_sent ? `Test email sent to ${to}` : `Not sent: ${reply}`),
    }),
  );
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      loading={test.isPending}
      sx={{ alignSelf: 'start', flexShrink: 0 }}
      onClick={() => test.mutate({})}
    >
      Send a test
    </Button>
  );
}
