import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IconChevronRight } from '@tabler/icons-react';
import { CATEGORY_NAMES } from '#features/services/rules.ts';
import { Anchor } from '#kit/ui/page/link.tsx';
import { paths } from '#kit/ui/paths.ts';
import { DashboardCard } from './DashboardCard.tsx';
import { useDashboard } from './useDashboard.ts';

/** As many beside each other as there is room for. */
const COLUMNS = 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))';

/** The needs named in onboarding, with who can help. */
export function NeedsCard() {
  const { data, ...state } = useDashboard('needs');
  const needs = data?.['user-categories'];
  return (
    <DashboardCard title="What you need" what="your needs" state={state} height={120}>
      {needs &&
        (needs.length === 0 ? (
          <>
            <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 2 }}>
              Tell us what you need help with, and we’ll show who can help.
            </Box>
            <Button variant="outlined" color="inherit" href={paths.veteran.refineActionPlan()} sx={{ alignSelf: 'start' }}>
              Choose what you need
            </Button>
          </>
        ) : (
          <Box
            component="ul"
            sx={{ m: 0, mx: -1, p: 0, listStyle: 'none', display: 'grid', columnGap: 2, gridTemplateColumns: COLUMNS }}
          >
            {needs.map(({ category, providers }) => (
              <li key={category}>
                <Box
                  component={Anchor}
                  href={paths.veteran.home({ dashboard_tab: 'explore', category_id: category })}
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    gap: 1,
                    px: 1,
                    minHeight: 40,
                    borderRadius: 1,
                    color: 'text.primary',
                    textDecoration: 'none',
                    '&:hover': { bgcolor: 'background.subtle' },
                  }}
                >
                  <Box component="span" sx={{ flex: 1, typography: 'subtitle2' }}>
                    {CATEGORY_NAMES[category]}
                  </Box>
                  <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                    {providers === 1 ? '1 provider' : `${providers} providers`}
                  </Box>
                  <Box component={IconChevronRight} size={18} aria-hidden sx={{ color: 'text.secondary' }} />
                </Box>
              </li>
            ))}
          </Box>
        ))}
    </DashboardCard>
  );
}
