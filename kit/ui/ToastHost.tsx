import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react';
import {
  type CustomContentProps,
  closeSnackbar,
  enqueueSnackbar,
  SnackbarContent,
  type SnackbarKey,
  SnackbarProvider,
} from 'notistack';
import { forwardRef, useEffect } from 'react';
import { hostToasts, TOASTS_ABOVE, type Toast } from './toast.tsx';

const SUCCESS_MS = 2000;
/**
 * The current undo offer. Only one at a time: an older one would undo something that is no longer the latest action. Each has its
 * own key while it animates out.
 */
let offered: SnackbarKey | undefined;

const Message = forwardRef<HTMLDivElement, CustomContentProps>(function Message({ id, message, variant, action }, ref) {
  const failed = variant === 'error';
  const Icon = failed ? IconAlertCircle : IconCircleCheck;
  return (
    <SnackbarContent ref={ref} role={failed ? 'alert' : 'status'} style={{ justifyContent: 'center' }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 1.25,
          maxWidth: 480,
          py: 1,
          pl: 1.5,
          pr: failed ? 0.75 : 2,
          borderRadius: 1,
          border: 1,
          borderColor: failed ? 'error.text' : 'controlBorder',
          bgcolor: 'background.paper',
          color: 'text.primary',
          boxShadow: 16,
          typography: 'body2',
        }}
      >
        <Box
          component={Icon}
          size={20}
          aria-hidden
          sx={{ flexShrink: 0, my: 0.75, color: failed ? 'error.text' : 'success.text' }}
        />
        <Box sx={{ py: 0.75, fontWeight: 500 }}>{message}</Box>
        {typeof action === 'function' ? action(id) : action}
        {failed && (
          <IconButton size="small" aria-label="Close message" onClick={() => closeSnackbar(id)} sx={{ flexShrink: 0, my: 0.25 }}>
            <IconX size={18} aria-hidden />
          </IconButton>
        )}
      </Box>
    </SnackbarContent>
  );
});

/** Shows the toasts. Mounted once, by Appearance. */
export function ToastHost() {
  useEffect(
    () =>
      hostToasts((message) => {
        if (message.kind === 'undo') return offerUndo(message);
        const { kind, text } = message;
        const stays = kind === 'error';
        enqueueSnackbar(text, { variant: kind, persist: stays, preventDuplicate: stays, autoHideDuration: SUCCESS_MS });
      }),
    [],
  );
  return (
    <>
      <GlobalStyles styles={{ '.notistack-SnackbarContainer': { marginBottom: `var(${TOASTS_ABOVE}, 0px)` } }} />
      <SnackbarProvider
        maxSnack={3}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transitionDuration={180}
        Components={{ success: Message, error: Message }}
      />
    </>
  );
}

function offerUndo({ text, onUndo, seconds }: Extract<Toast, { kind: 'undo' }>): void {
  if (offered !== undefined) closeSnackbar(offered);
  const before = document.activeElement;
  offered = enqueueSnackbar(text, {
    variant: 'success',
    autoHideDuration: seconds * 1000,
    action: (id) => (
      <Button
        size="small"
        sx={{ flexShrink: 0, my: 0.25 }}
        onClick={({ currentTarget }) => {
          closeSnackbar(id);
          onUndo();
          // The button goes. The focus returns to where the person was, or is left to the screen that shows the change.
          if (before instanceof HTMLElement && before.isConnected) before.focus();
          else currentTarget.blur();
        }}
      >
        Undo
      </Button>
    ),
  });
}
