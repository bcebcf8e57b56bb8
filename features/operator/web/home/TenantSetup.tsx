import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useUser } from '#features/accounts/web/index.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { SetupChecklist, type SetupStep } from '#kit/ui/page/SetupChecklist.tsx';
import { paths } from '#kit/ui/paths.ts';
import { sendTestMail } from '../../background-contract.ts';
import { checkHosts, getTenantChecklist, type TenantChecklist } from '../../checklist-contract.ts';

/** What is left to set up on a new site. */
export function TenantSetup() {
  const { id } = useUser();
  const { data } = useQuery(query(getTenantChecklist));
  const mail = useMutation(mutation(sendTestMail, { invalidates: [getTenantChecklist] }));
  const hosts = useMutation(mutation(checkHosts));
  if (!data) return null;
  const sent = mail.data?.data;
  const tests: Tests = {
    mail: {
      action: <TestButton label="Send a test" name="Send yourself a test email" test={mail} />,
      result: sent && (
        <TestResult
          passed={sent.is_sent}
          text={
            sent.is_sent
              ? `The mail server accepted an email to ${sent.to}: ${sent.reply}`
              : `The email wasn’t sent: ${sent.reply}`
          }
        />
      ),
    },
    hosts: data.data.host
      ? {
          action: <TestButton label="Check" name="Check that your hosts lead here" test={hosts} />,
          result: hosts.data?.data.map(({ host, leads_here, reply }) => (
            <TestResult key={host} passed={leads_here} text={reply} />
          )),
        }
      : {},
  };
  return <SetupChecklist title="Set up your site" id={`tenant ${id}`} steps={stepsOf(data.data, tests)} />;
}

type Tests = Record<'mail' | 'hosts', Pick<SetupStep, 'action' | 'result'>>;

const stepsOf = (done: TenantChecklist, tests: Tests): SetupStep[] => [
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
    ...tests.mail,
  },
  {
    title: 'Invite a second operator',
    help: 'So that a lost phone does not lock this site out.',
    done: done.second_operator,
    href: paths.operator.operators(),
  },
  {
    title: 'Use your own host',
    help: 'Prove that you control it.',
    done: done.host,
    href: paths.operator.settings(),
    ...tests.hosts,
  },
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

type TestButtonProps = { label: string; name: string; test: { isPending: boolean; mutate: (args: object) => void } };

const TestButton = ({ label, name, test }: TestButtonProps) => (
  <Button
    size="small"
    variant="outlined"
    color="inherit"
    aria-label={`${label}: ${name}`}
    loading={test.isPending}
    sx={{ alignSelf: 'start', flexShrink: 0 }}
    onClick={() => test.mutate({})}
  >
    {label}
  </Button>
);

const TestResult = ({ passed, text }: { passed: boolean; text: string }) => (
  <Typography role="status" variant="body2" sx={{ color: passed ? 'success.text' : 'error.text', overflowWrap: 'anywhere' }}>
    {text}
  </Typography>
);
