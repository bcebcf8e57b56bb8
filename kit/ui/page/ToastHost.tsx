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
let offered: { id: SnackbarKey; undo: () => void } | undefined;

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
  useEffect(() => {
    // The window hears a key after the screens, which listen on the document.
    window.addEventListener('keydown', undoByKey);
    return () => window.removeEventListener('keydown', undoByKey);
  }, []);
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
  if (offered) closeSnackbar(offered.id);
  const before = document.activeElement;
  const undo = () => {
    closeSnackbar(id);
    onUndo();
  };
  const id = enqueueSnackbar(text, {
    variant: 'success',
    autoHideDuration: seconds * 1000,
    onClose: (_, __, closed) => {
      if (offered?.id === closed) offered = undefined;
    },
    action: (
      <Button
        size="small"
        aria-keyshortcuts="Control+Z Meta+Z"
        sx={{ flexShrink: 0, my: 0.25 }}
        onClick={({ currentTarget }) => {
          undo();
          // The button goes. The focus returns to where the person was, or is left to the screen that shows the change.
          if (before instanceof HTMLElement && before.isConnected) before.focus();
          else currentTarget.blur();
        }}
      >
        Undo
      </Button>
    ),
  });
  offered = { id, undo };
}

const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]';

/** Control or Command with Z presses Undo, unless it has a meaning of its own: in a text field, or where a screen has taken it. */
function undoByKey(event: KeyboardEvent): void {
  if (!offered || event.defaultPrevented || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
  if (event.key.toLowerCase() !== 'z') return;
  if (event.target instanceof Element && event.target.closest(TEXT_FIELDS)) return;
  event.preventDefault();
  offered.undo();
}
