import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { readSearch } from '#kit/ui/lists/search-params.ts';
import { OnboardingSearch } from '../contract.ts';

/**
 * Asks before leaving unsaved changes behind. Does not ask when the session ends or the tab is closed: this browser stores the changes.
 * @param within the step in which links do not ask
 */
export function LeaveQuestion({ when, within }: { when: boolean; within?: number }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      if (!when || next.pathname.startsWith('/auth/')) return false;
      const stays = next.pathname === current.pathname && readSearch(OnboardingSearch, next.search).step === within;
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
