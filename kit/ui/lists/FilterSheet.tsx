import Button from '@mui/material/Button';
import { IconAdjustments } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const FilterSheetDrawer = lazy(async () => ({ default: (await import('./FilterSheetDrawer.tsx')).FilterSheetDrawer }));

export type FilterSheetProps = {
  /** Number of active filters. */
  inForce: number;
  /** `128 jobs`; null while they are counted. */
  found: string | null;
  onClear: () => void;
  /** Opens from the bottom on a phone and from the side on wider screens. */
  anchor: 'bottom' | 'left';
  children: ReactNode;
};

/** The filters for narrow screens. Each takes effect immediately, and the button shows how many results remain. */
export function FilterSheet(props: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  // It stays mounted once opened, for the closing animation.
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<IconAdjustments size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        {props.inForce > 0 ? `Filters (${props.inForce})` : 'Filters'}
      </Button>
      <Suspense>{opened && <FilterSheetDrawer {...props} open={open} close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
