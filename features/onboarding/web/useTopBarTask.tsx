import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { isOnboardingComplete } from '#features/accounts/rules.ts';
import { useSessionStore, useViewer } from '#features/accounts/web/index.ts';
import { keyOf, mutation } from '#kit/ui/data/query.ts';
import { unsaved } from '#kit/ui/editing/unsaved.ts';
import { readSearch } from '#kit/ui/lists/search-params.ts';
import { paths } from '#kit/ui/paths.ts';
import { OnboardingSearch, saveCv, saveServices, skipOnboarding, uploadCv } from '../contract.ts';
import { logoSkips, maySkip } from '../rules.ts';
import { PLAN_DRAFT } from './plan-draft.ts';
import { useLeaveOnboarding } from './useLeaveOnboarding.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('#kit/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog }));

/** The action that the top bar offers on onboarding's screens, in the shell's shape. */
type TopBarTask =
  | { at: 'onboarding'; onSkip: () => void; skip_disabled: boolean; skip_hidden: boolean; logo_skips: boolean }
  | { at: 'refine-action-plan'; onCancel: () => void };

/** Skip is hidden while one of these calls runs. */
const HIDES_SKIP = new Set([uploadCv, saveCv, saveServices].map((route) => keyOf(route)[0]));

/** The top bar's action on onboarding's screens with its confirmation dialog; null elsewhere. */
export function useTopBarTask(): { task: TopBarTask | null; dialog: ReactNode } {
  const viewer = useViewer();
  const session = useSessionStore();
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const search = useLocation({ select: (location) => location.search });
  const saving = useIsMutating({ predicate: ({ options }) => HIDES_SKIP.has(String(options.mutationKey?.[0])) });
  const leave = useLeaveOnboarding();
  const [asking, setAsking] = useState(false);
  const [isRequested, setRequested] = useState(false);
  const skip = useMutation(
    mutation(skipOnboarding, {
      onSuccess: async () => {
        await session.refresh();
        setAsking(false);
        await leave();
      },
      // A failed skip changes nothing, and the person can try again.
      onError: () => true,
    }),
  );
  const ask = () => {
    setRequested(true);
    setAsking(true);
  };

  const isOnboarding = pathname === paths.veteran.onboarding();
  const isRefining = pathname === paths.veteran.refineActionPlan();
  if (viewer?.role !== 'veteran' || !(isOnboarding || isRefining)) return { task: null, dialog: null };

  if (isRefining) {
    return {
      task: { at: 'refine-action-plan', onCancel: ask },
      dialog: isRequested && (
        <Suspense>
          <ConfirmDialog
            open={asking}
            title="Are you sure you want to leave this page?"
            cancelLabel="No"
            confirmLabel="Yes"
            onCancel={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              // The dialog says that progress will be lost.
              unsaved.write(viewer.id, PLAN_DRAFT, null);
              void navigate({ href: paths.veteran.home() });
            }}
          >
            If you leave now, your progress will be lost. Answer all questions related to the action plan.
          </ConfirmDialog>
        </Suspense>
      ),
    };
  }

  const step = readSearch(OnboardingSearch, search).step ?? viewer.onboarding_steps ?? 1;
  return {
    task: {
      at: 'onboarding',
      // A person who has completed onboarding needs no confirmation.
      onSkip: isOnboardingComplete(viewer) ? () => void leave() : ask,
      skip_disabled: !maySkip(step),
      skip_hidden: saving > 0,
      logo_skips: logoSkips(step),
    },
    dialog: isRequested && (
      <Suspense>
        <ConfirmDialog
          open={asking}
          title="Want smarter job matches?"
          cancelLabel="Cancel"
          confirmLabel="Skip"
          pending={skip.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => skip.mutate({ query: { step } })}
        >
          Uploading your CV helps us recommend roles just for you...
        </ConfirmDialog>
      </Suspense>
    ),
  };
}
