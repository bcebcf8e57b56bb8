import type { Category } from '#features/services/rules.ts';
import { unsaved } from '#kit/ui/editing/unsaved.ts';
import type { SituationShape } from '../transition-shapes.ts';

/**
 * Answers of the guided creation that are not in an account yet. A visitor's stay in this browser until they are saved at sign-up. Those of a
 * veteran who has signed in are removed at sign-out, so that the next person at this computer does not find them.
 */
export type PlanDraft = {
  situation: SituationShape;
  categories: Category[];
  /** The plans are wanted and will be created as soon as that is possible. */
  to_save: boolean;
};

/** The id of the veteran who has signed in; null for a visitor. */
export type DraftOwner = number | null;

const KEY = 'muster-transition-draft';
const NAME = 'transition-plan';

export const EMPTY_SITUATION: SituationShape = {
  service: null,
  component: null,
  reason: null,
  rank_band: null,
  service_months: null,
  discharge_date: null,
};

/** The draft in this browser, or null. Storage may be off or contain what an earlier version wrote. */
export function readDraft(owner: DraftOwner): PlanDraft | null {
  const stored = owner === null ? readVisitors() : unsaved.read(owner, NAME)?.value;
  return isDraft(stored) ? { ...stored, situation: { ...EMPTY_SITUATION, ...stored.situation } } : null;
}

function readVisitors(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

const isDraft = (stored: unknown): stored is PlanDraft =>
  typeof stored === 'object' &&
  stored !== null &&
  'situation' in stored &&
  typeof stored.situation === 'object' &&
  'categories' in stored &&
  Array.isArray(stored.categories);

export function writeDraft(owner: DraftOwner, draft: PlanDraft): void {
  if (owner !== null) {
    unsaved.write(owner, NAME, draft);
    return;
  }
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage the answers last as long as the page.
  }
}

export function forgetDraft(owner: DraftOwner): void {
  if (owner !== null) {
    unsaved.write(owner, NAME, null);
    return;
  }
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is none.
  }
}

/** Whether plans of this veteran, or of a visitor who then signed in, wait to be created. */
export const hasDraft = (userId: number): boolean => readDraft(userId)?.to_save === true || readDraft(null)?.to_save === true;
