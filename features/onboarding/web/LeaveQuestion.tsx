import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { readOnboardingSearch } from './onboarding-search.ts';

/**
 * Asks before what was typed and not saved is left behind. A session that ends by itself is let through, and a tab that is closed too: what was
 * typed waits in this browser.
 */
export function LeaveQuestion({ when, within }: { when: boolean; within?: number }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      if (!when || next.pathname.startsWith('/auth/')) return false;
      const stays = next.pathname === current.pathname && readOnboardingSearch(next.search).step === within;
      return within === undefined || !stays;
    },
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title="Are you sure you want to leave this page?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      You have unsaved changes on this page. This browser keeps them until you sign out.
    </ConfirmDialog>
  );
}
