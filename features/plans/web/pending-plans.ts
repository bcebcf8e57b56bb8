import type { QueryClient } from '@tanstack/react-query';
import { ApiError, call } from '#kit/ui/data/api.ts';
import { keyOf } from '#kit/ui/data/query.ts';
import { toast } from '#kit/ui/page/toast.tsx';
import { createTransitionPlan } from '../transition-contract.ts';
import { forgetDraft, readDraft, writeDraft } from './plan-draft.ts';
import { PLAN_LISTS } from './plan-lists.ts';

/** Creates the plans of the draft. Employment and Education stay in the browser until profile and CV are complete. */
export async function savePendingPlans(client: QueryClient, userId: number): Promise<void> {
  const [visitors, own] = [readDraft(null), readDraft(userId)];
  const draft = visitors?.to_save ? visitors : own;
  if (!draft) return;
  // From here on the answers are this veteran's. Once at a time, also when the page is loaded twice in a row.
  if (draft === visitors) forgetDraft(null);
  writeDraft(userId, { ...draft, to_save: false });
  const waiting: typeof draft.categories = [];
  let saved = 0;
  for (const category of draft.categories) {
    try {
      await call(createTransitionPlan, { body: { ...draft.situation, category } });
      saved++;
    } catch (error) {
      // There is a plan of this category already, or it needs more of the profile; anything else is tried again next time.
      const isThere = error instanceof ApiError && error.status === 409 && !/complete your profile/.test(error.message);
      if (!isThere) waiting.push(category);
    }
  }
  if (waiting.length > 0) writeDraft(userId, { ...draft, categories: waiting, to_save: true });
  else forgetDraft(userId);
  if (saved === 0) return;
  toast.success(saved === 1 ? 'Your transition plan is saved' : `Your ${saved} transition plans are saved`);
  for (const route of PLAN_LISTS) await client.invalidateQueries({ queryKey: keyOf(route) });
}
