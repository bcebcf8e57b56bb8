import type { Industry } from './contract.ts';

/** The options of a field: the industries that the tenant shows, and the field's own value even if it is hidden by now. */
export const industryOptions = (industries: readonly Industry[] | undefined, selected: unknown) =>
  (industries ?? [])
    .filter(({ id, is_shown }) => is_shown || id === Number(selected))
    .map(({ id, name }) => ({ value: id, label: name }));
