import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { completeProfileHref } from '#features/accounts/guards.ts';
import type { User } from '#features/accounts/shapes.ts';
import { ContourMotif } from '#kit/ui/page/ContourMotif.tsx';

const STEPS = 5;

/** What the dashboard is until onboarding is complete: the way back to where the person stopped. */
export function ContinueCard({ user }: { user: User }) {
  const step = user.onboarding_steps ?? 1;
  // A new account is at step 1 before anything is answered.
  const hasStarted = user.onboarding_percentage > 0 || step > 1;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        overflow: 'hidden',
      }}
    >
      <Box sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Typography variant="h2">
          {hasStarted ? 'Continue where you left off' : 'Tell us what you did and where you want to go'}
        </Typography>
        <Typography sx={{ mt: 1, mb: 3, maxWidth: '60ch', color: 'text.secondary' }}>
          {`${hasStarted ? `You’re at step ${step} of ${STEPS}` : `It takes ${STEPS} short steps`}. When you finish, this page shows jobs that fit you, your action plan, people who can help, and how your applications are going.`}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={user.onboarding_percentage}
          aria-label="Profile completed"
          sx={{ height: 8, borderRadius: 1, mb: 1 }}
        />
        <Typography variant="body2" sx={{ mb: 3, color: 'text.secondary' }}>
          {`${user.onboarding_percentage}% complete`}
        </Typography>
        <Button variant="contained" size="large" href={completeProfileHref(user)}>
          {hasStarted ? 'Continue your profile' : 'Start your profile'}
        </Button>
      </Box>
      <Box sx={{ position: 'relative', minHeight: 160, display: { xs: 'none', md: 'block' }, color: 'text.primary' }}>
        <ContourMotif seed={31} opacity={0.1} />
      </Box>
    </Box>
  );
}
