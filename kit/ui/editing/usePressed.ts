import { useState } from 'react';

/**
 * The state of a switch that responds immediately, while its change is being saved. A refusal reverts it.
 * @param saved the saved state
 * @param save saves it; resolves when `saved` has changed, rejects when the server refused
 * @returns what to show, and a function to call on a press
 */
export function usePressed(saved: boolean, save: (next: boolean) => Promise<unknown>) {
  const [pressed, setPressed] = useState<boolean | null>(null);
  const press = (next: boolean) => {
    setPressed(next);
    void save(next)
      .catch(() => {})
      .finally(() => setPressed((now) => (now === next ? null : now)));
  };
  return [pressed ?? saved, press] as const;
}
