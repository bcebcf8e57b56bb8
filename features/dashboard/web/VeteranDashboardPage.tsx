import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useUser } from '#features/accounts/web/index.ts';
import { HiredPanel } from '#features/applications/web/parts.ts';
import { useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { TabbedLinks } from '#kit/ui/lists/TabbedLinks.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { paths } from '#kit/ui/paths.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { DASHBOARD_TABS } from '../rules.ts';
import { DashboardSearch } from '../veteran-contract.ts';
import { ApplicationsCard } from './ApplicationsCard.tsx';
import { Explore } from './Explore.tsx';
import { NeedsCard } from './NeedsCard.tsx';
import { NewcomerDashboard } from './NewcomerDashboard.tsx';
import { NextStrip } from './NextStrip.tsx';
import { PlanCard } from './PlanCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { Recommendations } from './Recommendations.tsx';
import { RecommendedCourses } from './RecommendedCourses.tsx';
import { TopPicks } from './TopPicks.tsx';
import { useDashboard } from './useDashboard.ts';
import { levelInWords, rankInWords } from './veteran-words.ts';

/** Where a veteran starts: what is next, how things are going, and what fits. */
export function VeteranDashboardPage() {
  const user = useUser();
  const hello = `Hello, ${user.user_details.first_name}`;
  return user.is_onboarding_completed ? (
    <Page
      title={hello}
      lead={<RankLine />}
      action={
        <Button color="inherit" href={paths.veteran.briefing()}>
          Your briefing
        </Button>
      }
    >
      <Dashboard />
    </Page>
  ) : (
    <Page title={hello}>
      <NewcomerDashboard user={user} />
    </Page>
  );
}

const TAB_LABELS: Record<(typeof DASHBOARD_TABS)[number], string> = { for_you: 'For You', explore: 'Explore' };

/** The two tabs. Each leads to its address without any filter. */
function Dashboard() {
  const { dashboard_tab: shown } = useUrlSearch(DashboardSearch);
  return (
    <TabbedLinks
      label="Dashboard"
      value={shown}
      tabs={DASHBOARD_TABS.map((tab) => ({
        name: tab,
        label: TAB_LABELS[tab],
        href: paths.veteran.home(tab === 'for_you' ? {} : { dashboard_tab: tab }),
      }))}
    >
      {shown === 'explore' ? <Explore /> : <ForYou />}
    </TabbedLinks>
  );
}

/** The person's rank and what it is worth outside; nothing where the record has none. */
function RankLine() {
  const { countryId } = useLocale();
  const { data, failed } = useDashboard('rank');
  const rank = data?.['user-rank'];
  if (!rank) return failed ? null : <Skeleton component="span" width={320} sx={{ display: 'inline-block' }} />;
  const words = rankInWords(rank, countryId);
  if (words === null) return <>Here is what’s next.</>;
  return (
    <>
      {words}
      {rank.level && ` · Comparable level: ${levelInWords(rank.level)}`}
    </>
  );
}

function ForYou() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.75 }}>
      <HiredPanel />
      <NextStrip />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'minmax(0, 6fr) minmax(0, 3.7fr) minmax(0, 3.3fr)',
          },
        }}
      >
        <Box sx={{ display: 'grid', minWidth: 0, gridColumn: { md: 'span 2', lg: 'auto' } }}>
          <PlanCard />
        </Box>
        <ApplicationsCard />
        <ProfileCard />
      </Box>
      <Recommendations />
      <RecommendedCourses />
      <TopPicks />
      <NeedsCard />
    </Box>
  );
}
