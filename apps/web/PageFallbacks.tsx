import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { VisuallyHidden } from '#kit/ui/page/VisuallyHidden.tsx';

/** Shown while a page's code is loading: title and content. */
export function ComingPage() {
  return (
    <Box role="status" sx={{ width: '100%', maxWidth: 1280, mx: 'auto', px: { xs: 2, sm: 3 }, pt: { xs: 2.5, sm: 4 } }}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton variant="rounded" width="min(60%, 320px)" height={36} sx={{ mb: 3 }} />
      <Skeleton variant="rounded" height={220} />
    </Box>
  );
}

/** Shown when a page failed or its code could not be loaded. */
export function BrokenPage(_: ErrorComponentProps) {
  const router = useRouter();
  return (
    <Box sx={{ width: '100%', maxWidth: 720, mx: 'auto', px: { xs: 2, sm: 3 }, pt: { xs: 2.5, sm: 4 } }}>
      <Typography variant="h1" sx={{ mb: 3 }}>
        This page could not be shown
      </Typography>
      <ErrorState title="Something on this page went wrong" onRetry={() => void router.invalidate()}>
        Try again. If the problem continues, reload the page.
      </ErrorState>
    </Box>
  );
}
