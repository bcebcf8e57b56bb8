import Box from '@mui/material/Box';
import { IconBriefcase, IconHeartHandshake, IconSchool, type TablerIcon } from '@tabler/icons-react';
import { CATEGORY_NAMES } from '#features/services/rules.ts';
import { Anchor } from '#kit/ui/page/link.tsx';
import { paths } from '#kit/ui/paths.ts';
import type { TopPick } from '../veteran-contract.ts';
import { DashboardCard } from './DashboardCard.tsx';
import { useDashboard } from './useDashboard.ts';

/** The one thing of each kind that is most worth a look today. */
export function TopPicks() {
  const { data, ...state } = useDashboard('picks');
  const picks = data?.top_picks;
  return (
    <DashboardCard title="Top picks today" what="your top picks" state={state} height={120}>
      {picks &&
        (picks.length === 0 ? (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            Save jobs you like and tell us what you need help with. We’ll show your best next options here.
          </Box>
        ) : (
          <Box
            component="ul"
            sx={{ m: 0, mx: -1, p: 0, listStyle: 'none', display: 'grid', gap: 0.5, gridTemplateColumns: COLUMNS }}
          >
            {picks.map((pick) => {
              const { Icon, ...words } = inWords(pick);
              return (
                <li key={words.href}>
                  <Line {...words} Icon={Icon} />
                </li>
              );
            })}
          </Box>
        ))}
    </DashboardCard>
  );
}

/** Beside each other where there is room, so that the row ends at one height. */
const COLUMNS = { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' };

type LineProps = { Icon: TablerIcon; title: string; detail: string; reason: string; href: string };

function inWords(pick: TopPick): LineProps {
  switch (pick.kind) {
    case 'job':
      return {
        Icon: IconBriefcase,
        title: pick.job.title,
        detail: pick.job.company.name,
        reason: pick.reason,
        href: paths.veteran.job(pick.job.id),
      };
    case 'service_provider':
      return {
        Icon: IconHeartHandshake,
        title: pick.name,
        detail: CATEGORY_NAMES[pick.category],
        reason: pick.reason,
        href: paths.veteran.serviceProvider(pick.id),
      };
    case 'course':
      return {
        Icon: IconSchool,
        title: pick.title,
        detail: pick.provider,
        reason: pick.reason,
        href: paths.veteran.course(pick.id),
      };
  }
}

function Line({ Icon, title, detail, reason, href }: LineProps) {
  return (
    <Box
      component={Anchor}
      href={href}
      sx={{
        display: 'flex',
        gap: 1.5,
        px: 1,
        py: 1,
        borderRadius: 1,
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'background.subtle' },
      }}
    >
      <Box component={Icon} size={20} aria-hidden sx={{ flexShrink: 0, mt: 0.25, color: 'primary.text' }} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}>{title}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{detail}</Box>
        <Box sx={{ typography: 'body2' }}>{reason}</Box>
      </Box>
    </Box>
  );
}
