import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { hostToasts, TOASTS_ABOVE, type Toast } from './toast.tsx';

const SUCCESS_MS = 2000;
/** Messages on the screen at the same time. */
const MOST = 3;

type Shown = { id: number; toast: Toast; open: boolean };

let lastId = 0;
/**
 * The current undo offer. Only one at a time: an older one would undo something that is no longer the latest action. Each has its
 * own id while it animates out.
 */
let offered: { id: number; undo: () => void } | undefined;

/** Shows the toasts. Mounted once, by Appearance. */
export function ToastHost() {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const close = (id: number) => {
    if (offered?.id === id) offered = undefined;
    setShown((all) => all.map((one) => (one.id === id ? { ...one, open: false } : one)));
  };
  const forget = (id: number) => setShown((all) => all.filter((one) => one.id !== id));

  useEffect(() => {
    return hostToasts((toast) => {
      const id = ++lastId;
      const before = offered?.id;
      if (toast.kind === 'undo') {
        const undo = () => {
          offered = undefined;
          setShown((all) => all.map((one) => (one.id === id ? { ...one, open: false } : one)));
          toast.onUndo();
        };
        offered = { id, undo };
      }
      setShown((all) => {
        const isThere = ({ toast: other, open }: Shown) => open && other.kind === 'error' && other.text === toast.text;
        if (toast.kind === 'error' && all.some(isThere)) return all;
        const rest = toast.kind === 'undo' ? all.map((one) => (one.id === before ? { ...one, open: false } : one)) : all;
        return withoutOldest([...rest, { id, toast, open: true }]);
      });
    });
  }, []);
  useEffect(() => {
    // The window hears a key after the screens, which listen on the document.
    window.addEventListener('keydown', undoByKey);
    return () => window.removeEventListener('keydown', undoByKey);
  }, []);
  return (
    <Box
      id="toasts"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        left: 0,
        right: 0,
        bottom: { xs: 8, sm: 24 },
        mb: `var(${TOASTS_ABOVE}, 0px)`,
        px: 1,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1,
        pointerEvents: 'none',
      }}
    >
      {shown.map(({ id, toast, open }) => (
        <Snackbar
          key={id}
          open={open}
          autoHideDuration={durationOf(toast)}
          transitionDuration={180}
          onClose={(_, reason) => reason === 'timeout' && close(id)}
          slotProps={{ transition: { onExited: () => forget(id) } }}
          sx={{ position: 'static', transform: 'none', pointerEvents: 'auto' }}
        >
          <div role={toast.kind === 'error' ? 'alert' : 'status'}>
            <Message toast={toast}>
              {toast.kind === 'undo' && <UndoButton id={id} />}
              {toast.kind === 'error' && (
                <IconButton size="small" aria-label="Close message" onClick={() => close(id)} sx={{ flexShrink: 0, my: 0.25 }}>
                  <IconX size={18} aria-hidden />
                </IconButton>
              )}
            </Message>
          </div>
        </Snackbar>
      ))}
    </Box>
  );
}

/** Without the oldest report of a success when there are more than MOST messages. Errors and the offer to undo stay until they end. */
function withoutOldest(all: readonly Shown[]): readonly Shown[] {
  if (all.length <= MOST) return all;
  const oldest = all.slice(0, -1).find(({ toast }) => toast.kind === 'success');
  return all.filter((one) => one !== oldest);
}

function durationOf(toast: Toast): number | null {
  if (toast.kind === 'undo') return toast.seconds * 1000;
  return toast.kind === 'error' ? null : SUCCESS_MS;
}

function Message({ toast, children }: { toast: Toast; children: ReactNode }) {
  const failed = toast.kind === 'error';
  return (
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
        component={failed ? IconAlertCircle : IconCircleCheck}
        size={20}
        aria-hidden
        sx={{ flexShrink: 0, my: 0.75, color: failed ? 'error.text' : 'success.text' }}
      />
      <Box sx={{ py: 0.75, fontWeight: 500 }}>{toast.text}</Box>
      {children}
    </Box>
  );
}

function UndoButton({ id }: { id: number }) {
  // Where the person was when the offer came.
  const [before] = useState(() => document.activeElement);
  return (
    <Button
      size="small"
      aria-keyshortcuts="Control+Z Meta+Z"
      sx={{ flexShrink: 0, my: 0.25 }}
      onClick={({ currentTarget }) => {
        if (offered?.id === id) offered.undo();
        // The button goes. The focus returns to where the person was, or is left to the screen that shows the change.
        if (before instanceof HTMLElement && before.isConnected) before.focus();
        else currentTarget.blur();
      }}
    >
      Undo
    </Button>
  );
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
