import Switch from '@mui/material/Switch';
import { useState } from 'react';

type ShownSwitchProps = {
  label: string;
  /** As it is kept. */
  checked: boolean;
  /** Keeps it; resolves when `checked` says so, rejects when it was refused. */
  onPress: (checked: boolean) => Promise<unknown>;
};

/** A switch that answers the hand at once, whatever the list around it is waiting for; a refusal puts it back. */
export function ShownSwitch({ label, checked, onPress }: ShownSwitchProps) {
  const [pressed, setPressed] = useState<boolean | null>(null);
  return (
    <Switch
      checked={pressed ?? checked}
      onChange={(_, next) => {
        setPressed(next);
        void onPress(next)
          .catch(() => {})
          .finally(() => setPressed((now) => (now === next ? null : now)));
      }}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}
