import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import {
  IconBuilding,
  IconChartBar,
  IconChevronRight,
  IconFlag,
  IconHistory,
  IconListDetails,
  IconMedal,
  IconRss,
  IconServer,
  IconSettings,
  IconShieldQuestion,
  IconUserCheck,
  IconUserShield,
  IconUsers,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '#features/accounts/web/index.ts';
import { query } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Anchor } from '#kit/ui/page/link.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { paths } from '#kit/ui/paths.ts';
import { durationInWords } from '#kit/ui/text/durations.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { getQueues } from '../../contract.ts';
import { TenantSetup } from './TenantSetup.tsx';

/** The start page of a tenant's staff: what is waiting for a decision, then the rest of the console. */
export function OperatorHomePage() {
  const { role, user_details } = useUser();
  const { siteName } = useLocale();
  const { data, error, refetch, isFetching } = useQuery(query(getQueues));
  const queues = data?.data;
  const waiting = queues && queues.companies + queues.recruiters + queues.veterans + queues.held + queues.jobs;
  return (
    <Page title={`Hello, ${user_details.first_name}`} lead={<Lead waiting={waiting} siteName={siteName} />}>
      {error && !queues ? (
        <ErrorState title="The queues could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <>
          <Box
            component="ul"
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
            }}
          >
            <Queue
              name="Companies"
              Icon={IconBuilding}
              count={queues?.companies}
              href={paths.operator.companies({ status: 'pending' })}
            />
            <Queue
              name="Recruiters"
              Icon={IconUserCheck}
              count={queues?.recruiters}
              href={paths.operator.recruiters({ status: 'pending' })}
            />
            <Queue
              name="Veterans"
              Icon={IconMedal}
              count={queues?.veterans}
              href={paths.operator.veterans({ status: 'pending' })}
            />
            <Queue name="Held for review" Icon={IconShieldQuestion} count={queues?.held} href={paths.operator.held()} />
            <Queue name="Reported jobs" Icon={IconFlag} count={queues?.jobs} href={paths.operator.reportedJobs()} />
          </Box>
          {queues && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
              {queues.oldest_waiting_since && (
                <>The oldest has waited {durationInWords((Date.now() - Date.parse(queues.oldest_waiting_since)) / 3_600_000)}. </>
              )}
              {queues.median_hours === null
                ? 'No decisions in the last 30 days.'
                : `Median time to a decision in the last 30 days: ${durationInWords(queues.median_hours)}.`}
              {queues.plan_rules > 0 && (
                <>
                  {' '}
                  <Link href={paths.operator.content({ section: 'plan-rules' })}>
                    {queues.plan_rules === 1
                      ? '1 rule of transition plans is due for a re-check'
                      : `${queues.plan_rules} rules of transition plans are due for a re-check`}
                  </Link>
                  .
                </>
              )}
            </Typography>
          )}
        </>
      )}
      <Box sx={{ mt: 4 }}>
        <TenantSetup />
      </Box>
      <Typography variant="h2" sx={{ mt: 5, mb: 2 }}>
        Manage the site
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
        }}
      >
        {PLACES.filter(({ systemOnly }) => !systemOnly || role === 'system_operator').map(({ name, what, href, Icon }) => (
          <li key={name}>
            <Place name={name} what={what} href={href} Icon={Icon} />
          </li>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
        Building an integration? See the <Link href="/api/docs">API reference</Link>.
      </Typography>
    </Page>
  );
}

type PlaceProps = { name: string; what: string; href: string; Icon: TablerIcon };

const PLACES: readonly (PlaceProps & { systemOnly?: true })[] = [
  { name: 'Users', what: 'Everyone with an account, their status and sessions', href: paths.operator.users(), Icon: IconUsers },
  {
    name: 'Operators',
    what: 'Who runs the site: invite, remove and help them',
    href: paths.operator.operators(),
    Icon: IconUserShield,
  },
  {
    name: 'Content',
    what: 'Industries, onboarding questions and service lists',
    href: paths.operator.content(),
    Icon: IconListDetails,
  },
  { name: 'Figures', what: 'People, jobs, applications and hires over time', href: paths.operator.figures(), Icon: IconChartBar },
  {
    name: 'Settings',
    what: 'Branding, approval, addresses, email and retention',
    href: paths.operator.settings(),
    Icon: IconSettings,
  },
  { name: 'Job feeds', what: 'Jobs that come in from other sites', href: paths.operator.jobFeeds(), Icon: IconRss },
  { name: 'Audit log', what: 'Who did what, and when', href: paths.operator.audit(), Icon: IconHistory },
  {
    name: 'Background jobs',
    what: 'Emails and other work in the background',
    href: paths.operator.backgroundJobs(),
    Icon: IconServer,
  },
  {
    name: 'Tenants',
    what: 'The sites of this installation',
    href: paths.operator.tenants(),
    Icon: IconWorld,
    systemOnly: true,
  },
];

function Lead({ waiting, siteName }: { waiting: number | undefined; siteName: string }) {
  if (waiting === undefined) return <>You run {siteName}.</>;
  if (waiting === 0) return <>Nothing is waiting for you.</>;
  return <>{waiting === 1 ? 'One decision is waiting for you.' : `${waiting} decisions are waiting for you.`}</>;
}

/** A card that is entirely a link. */
const CARD = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  height: '100%',
  p: 2.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { borderColor: 'controlBorder' },
} as const;

function Queue({ name, Icon, count, href }: { name: string; Icon: TablerIcon; count: number | undefined; href: string }) {
  return (
    <li>
      <Box component={Anchor} href={href} sx={{ ...CARD, gap: 1.5, px: 2 }}>
        <Box
          aria-hidden
          sx={{ display: 'grid', placeItems: 'center', width: 40, height: 40, borderRadius: 1, bgcolor: 'background.subtle' }}
        >
          <Icon size={22} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ typography: 'subtitle2', color: 'text.secondary' }}>{name}</Box>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
            {count === undefined ? (
              <Skeleton variant="rounded" width={32} height={32} sx={{ my: 0.5 }} />
            ) : (
              <Box component="span" sx={{ fontSize: 32, lineHeight: '40px', fontWeight: 700 }}>
                {count}
              </Box>
            )}
            <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
              waiting
            </Box>
          </Box>
        </Box>
        <IconChevronRight size={20} aria-hidden />
      </Box>
    </li>
  );
}

function Place({ name, what, href, Icon }: PlaceProps) {
  return (
    <Box component={Anchor} href={href} sx={{ ...CARD, p: 2, alignItems: 'flex-start' }}>
      <Box component={Icon} size={22} aria-hidden sx={{ flexShrink: 0, color: 'text.secondary' }} />
      <div>
        <Box sx={{ typography: 'subtitle2' }}>{name}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{what}</Box>
      </div>
    </Box>
  );
}
