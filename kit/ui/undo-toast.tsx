import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { closeSnackbar, enqueueSnackbar } from 'notistack';

/** Long enough to read it, reach the button and think. */
const UNDO_MS = 10_000;
let shown = 0;
const keyOf = (one: number) => `undo-${one}`;

/** Says what was done and offers to take it back. */
export function undoToast(text: string, onUndo: () => void): void {
  // One at a time: an older one would undo something that is no longer the last.
  closeSnackbar(keyOf(shown));
  shown += 1;
  const key = keyOf(shown);
  enqueueSnackbar(
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, my: -0.75 }}>
      {text}
      <Button
        size="small"
        onClick={() => {
          closeSnackbar(key);
          onUndo();
        }}
      >
        Undo
      </Button>
    </Box>,
    { key, variant: 'success', autoHideDuration: UNDO_MS },
  );
}
