import { useState } from 'react';

/**
 * A switch that answers the hand at once, whatever is being waited for; a refusal puts it back.
 * @param kept as it is kept
 * @param keep keeps it; resolves when `kept` says so, rejects when it was refused
 * @returns what to show, and what to call when it is pressed
 */
export function usePressed(kept: boolean, keep: (next: boolean) => Promise<unknown>) {
  const [pressed, setPressed] = useState<boolean | null>(null);
  const press = (next: boolean) => {
    setPressed(next);
    void keep(next)
      .catch(() => {})
      .finally(() => setPressed((now) => (now === next ? null : now)));
  };
  return [pressed ?? kept, press] as const;
}
