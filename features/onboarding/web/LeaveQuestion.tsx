import { LeaveDialog } from '#kit/ui/editing/LeaveDialog.tsx';
import { readSearch } from '#kit/ui/lists/search-params.ts';
import { OnboardingSearch } from '../contract.ts';

/**
 * Asks before leaving unsaved changes of a step behind.
 * @param within the step in which links do not ask
 */
export function LeaveQuestion({ when, within }: { when: boolean; within?: number }) {
  return (
    <LeaveDialog
      when={when}
      isStay={(current, next) =>
        within !== undefined &&
        next.pathname === current.pathname &&
        readSearch(OnboardingSearch, next.search as Record<string, unknown>).step === within
      }
    >
      You have unsaved changes on this page. This browser keeps them until you sign out.
    </LeaveDialog>
  );
}
