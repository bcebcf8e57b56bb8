import Button from '@mui/material/Button';
import { IconAdjustments } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { FilterSheetProps } from './FilterSheetDrawer.tsx';

const FilterSheetDrawer = lazy(async () => ({ default: (await import('./FilterSheetDrawer.tsx')).FilterSheetDrawer }));

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
