import Switch from '@mui/material/Switch';
import { usePressed } from '#kit/ui/usePressed.ts';

type ShownSwitchProps = {
  label: string;
  /** As it is kept. */
  checked: boolean;
  /** Keeps it; resolves when `checked` says so, rejects when it was refused. */
  onPress: (checked: boolean) => Promise<unknown>;
};

/** The switch of a list's row that shows or hides what stands in it. */
export function ShownSwitch({ label, checked, onPress }: ShownSwitchProps) {
  const [isOn, press] = usePressed(checked, onPress);
  return <Switch checked={isOn} onChange={(_, next) => press(next)} slotProps={{ input: { 'aria-label': label } }} />;
}
