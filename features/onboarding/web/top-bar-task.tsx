import { useIsMutating } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { isOnboardingComplete } from '#features/accounts/rules.ts';
import { useSessionStore, useViewer } from '#features/accounts/web/index.ts';
import { call } from '#kit/ui/api.ts';
import { paths } from '#kit/ui/paths.ts';
import { keyOf } from '#kit/ui/query.ts';
import { unsaved } from '#kit/ui/unsaved.ts';
import { saveCv, saveServices, skipOnboarding, uploadCv } from '../contract.ts';
import { logoSkips, maySkip } from '../rules.ts';
import { readOnboardingSearch } from './onboarding-search.ts';
import { PLAN_DRAFT } from './plan-draft.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('#kit/ui/ConfirmDialog.tsx')).ConfirmDialog }));

/** The one way out that the top bar offers on onboarding's screens (spec section 2), in the shell's shape. */
type TopBarTask =
  | { at: 'onboarding'; onSkip: () => void; skip_disabled: boolean; skip_hidden: boolean; logo_skips: boolean }
  | { at: 'refine-action-plan'; onCancel: () => void };

/** While one of these is under way there is no skipping. */
const HIDES_SKIP = new Set([uploadCv, saveCv, saveServices].map((route) => keyOf(route)[0]));

/** What the top bar shows on onboarding's screens, with the question it asks; null and nothing elsewhere. */
export function useTopBarTask(): { task: TopBarTask | null; dialog: ReactNode } {
  const viewer = useViewer();
  const session = useSessionStore();
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const search = useLocation({ select: (location) => location.search });
  const saving = useIsMutating({ predicate: ({ options }) => HIDES_SKIP.has(String(options.mutationKey?.[0])) });
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState(false);
  const [pending, setPending] = useState(false);
  const ask = () => {
    setAsked(true);
    setAsking(true);
  };

  const isOnboarding = pathname === paths.veteran.onboarding();
  const isRefining = pathname === paths.veteran.refineActionPlan();
  if (viewer?.role !== 'veteran' || !(isOnboarding || isRefining)) return { task: null, dialog: null };

  if (isRefining) {
    return {
      task: { at: 'refine-action-plan', onCancel: ask },
      dialog: asked && (
        <Suspense>
          <ConfirmDialog
            open={asking}
            title="Are you sure you want to leave this page?"
            cancelLabel="No"
            confirmLabel="Yes"
            onCancel={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              // As the question says.
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

  const step = readOnboardingSearch(search).step ?? viewer.onboarding_steps ?? 1;
  const skip = async () => {
    setPending(true);
    try {
      await call(skipOnboarding, { query: { step } });
      await session.refresh();
      setAsking(false);
      await navigate({ href: paths.veteran.home() });
    } catch {
      // The skip call's error does nothing (spec section 8).
    } finally {
      setPending(false);
    }
  };
  return {
    task: {
      at: 'onboarding',
      // Nothing is missing for somebody who has finished: there is nothing to ask.
      onSkip: isOnboardingComplete(viewer) ? () => void navigate({ href: paths.veteran.home() }) : ask,
      skip_disabled: !maySkip(step),
      skip_hidden: saving > 0,
      logo_skips: logoSkips(step),
    },
    dialog: asked && (
      <Suspense>
        <ConfirmDialog
          open={asking}
          title="Want smarter job matches?"
          cancelLabel="Cancel"
          confirmLabel="Skip"
          pending={pending}
          onCancel={() => setAsking(false)}
          onConfirm={() => void skip()}
        >
          Uploading your CV helps us recommend roles just for you...
        </ConfirmDialog>
      </Suspense>
    ),
  };
}
