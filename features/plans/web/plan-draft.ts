import type { Category } from '#features/services/rules.ts';
import type { SituationShape } from '../transition-shapes.ts';

/** What a visitor answered: it stays in this browser until it is saved to an account. */
export type PlanDraft = {
  situation: SituationShape;
  categories: Category[];
  /** The visitor asked for it to be saved with the account. */
  to_save: boolean;
};

const KEY = 'muster-transition-draft';

export const EMPTY_SITUATION: SituationShape = {
  service: null,
  component: null,
  reason: null,
  rank_band: null,
  service_months: null,
  discharge_date: null,
};

/** The draft of this browser, or null. Storage may be off or hold what an earlier version wrote. */
export function readDraft(): PlanDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isDraft(stored) ? { ...stored, situation: { ...EMPTY_SITUATION, ...stored.situation } } : null;
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

export function writeDraft(draft: PlanDraft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage the answers last as long as the page.
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is none.
  }
}

export function hasDraft(): boolean {
  return readDraft()?.to_save === true;
}
