import Switch from '@mui/material/Switch';
import { usePressed } from '#kit/ui/editing/usePressed.ts';

type ShownSwitchProps = {
  label: string;
  /** The saved state. */
  checked: boolean;
  /** Saves the new state. Resolves when `checked` has changed, rejects when the server refused. */
  onPress: (checked: boolean) => Promise<unknown>;
};

/** The switch of a list row that shows or hides its item. */
export function ShownSwitch({ label, checked, onPress }: ShownSwitchProps) {
  const [isOn, press] = usePressed(checked, onPress);
  return <Switch checked={isOn} onChange={(_, next) => press(next)} slotProps={{ input: { 'aria-label': label } }} />;
}
