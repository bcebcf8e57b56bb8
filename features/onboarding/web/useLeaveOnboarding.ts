import { useNavigate } from '@tanstack/react-router';
import { wantedPage } from '#features/accounts/guards.ts';
import { intent, useViewer } from '#features/accounts/web/index.ts';
import { paths } from '#kit/ui/paths.ts';

/** The page that the person came for before signing up, or null. */
export function useWantedPage(): string | null {
  const viewer = useViewer();
  return viewer && wantedPage(viewer, intent.read(viewer.id)?.path ?? null);
}

/** Leaves onboarding for the page that the person came for, otherwise for the dashboard, or for the briefing once it is complete. */
export function useLeaveOnboarding(): (how?: { isComplete: boolean }) => Promise<void> {
  const viewer = useViewer();
  const wanted = useWantedPage();
  const navigate = useNavigate();
  return async (how) => {
    if (viewer) intent.write(viewer.id, null);
    await navigate({ href: wanted ?? (how?.isComplete ? paths.veteran.briefing() : paths.veteran.home()) });
  };
}
