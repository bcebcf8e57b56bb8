import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { IconChevronDown, IconChevronUp, IconKeyboard, IconNote } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { ApprovalStatus } from '#features/companies/rules.ts';
import { ApiError, toastError } from '#kit/ui/api.ts';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { FormField } from '#kit/ui/FormField.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { useKeysOn, useShortcutKeys } from './shortcut-keys.ts';

export type Verdict = { status: 'active' | 'rejected' | 'inactive'; reason?: string; note?: string };

type DecisionBarProps = {
  /** Who or what is decided on. */
  name: string;
  status: ApprovalStatus;
  /** The states that an operator may lead to from the present one. */
  moves: readonly ApprovalStatus[];
  /** What deactivating means, in a sentence or two. */
  deactivating: ReactNode;
  decide: (verdict: Verdict) => Promise<unknown>;
  /** The decision holds. */
  onDecided: () => void;
  /** The decision was refused: the record is not what this screen shows. */
  onStale: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
};

const DONE_WORDS = { active: 'approved', rejected: 'not approved', inactive: 'deactivated' } as const;

/** Everything that can be done with the record shown, each with its key. */
export function DecisionBar({
  name,
  status,
  moves,
  deactivating,
  decide,
  onDecided,
  onStale,
  onPrevious,
  onNext,
}: DecisionBarProps) {
  const [note, setNote] = useState('');
  const [noting, setNoting] = useState(false);
  const [asking, setAsking] = useState<'reject' | 'deactivate' | null>(null);
  const [busy, setBusy] = useState<Verdict['status'] | null>(null);
  const [keysOn, setKeysOn] = useKeysOn();
  const noteBox = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();

  const send = async (verdict: Verdict) => {
    setBusy(verdict.status);
    try {
      await decide({ ...verdict, ...(note.trim() && { note: note.trim() }) });
      toast.success(
        `${name} ${verdict.status === 'active' && status === 'inactive' ? 'reactivated' : DONE_WORDS[verdict.status]}`,
      );
      setAsking(null);
      setNote('');
      setNoting(false);
      onDecided();
    } catch (error) {
      const wordsAreWrong = error instanceof ApiError && error.status === 422 && verdict.status === 'rejected';
      if (wordsAreWrong) throw error;
      setAsking(null);
      toastError(error);
      onStale();
    } finally {
      setBusy(null);
    }
  };

  const mayApprove = moves.includes('active');
  const mayReject = moves.includes('rejected');
  const approve = () => void send({ status: 'active' });
  const openNote = () => {
    setNoting(true);
    // Once it is there.
    requestAnimationFrame(() => noteBox.current?.focus());
  };

  useShortcutKeys({
    a: busy === null && mayApprove && status !== 'inactive' ? approve : undefined,
    r: busy === null && mayReject ? () => setAsking('reject') : undefined,
    n: openNote,
  });

  const hint = (key: string) => (keysOn ? <Key>{key}</Key> : null);
  return (
    <Box
      role="group"
      aria-label="Decision"
      sx={{
        position: { xs: 'sticky', md: 'static' },
        bottom: 0,
        zIndex: 2,
        flexShrink: 0,
        mx: { xs: -2, sm: -3, md: 0 },
        px: { xs: 2, sm: 3 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {noting && (
        <Box sx={{ mb: 1.5, maxWidth: 720 }}>
          <FormField id={noteId} label="Note" help="Kept with your decision. Only operators read it." optional>
            <OutlinedInput
              id={noteId}
              fullWidth
              multiline
              minRows={2}
              maxRows={6}
              value={note}
              inputRef={noteBox}
              onChange={({ target }) => setNote(target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') noteBox.current?.blur();
              }}
              slotProps={{ input: { maxLength: 2000, 'aria-describedby': `${noteId}-help` } }}
            />
          </FormField>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <IconButton aria-label="Previous" aria-keyshortcuts="k" disabled={!onPrevious} onClick={onPrevious} title="Previous (K)">
          <IconChevronUp size={20} aria-hidden />
        </IconButton>
        <IconButton aria-label="Next" aria-keyshortcuts="j" disabled={!onNext} onClick={onNext} title="Next (J)">
          <IconChevronDown size={20} aria-hidden />
        </IconButton>
        <Box sx={{ display: { xs: 'none', lg: 'flex' }, alignItems: 'center', gap: 0.5 }}>
          <Button
            size="small"
            color="inherit"
            aria-pressed={keysOn}
            startIcon={<IconKeyboard size={18} aria-hidden />}
            onClick={() => setKeysOn(!keysOn)}
            sx={{ color: 'text.secondary', fontWeight: 500 }}
          >
            {keysOn ? 'Keys on' : 'Keys off'}
          </Button>
          {keysOn && (
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
              <Key>J</Key> next <Key>K</Key> previous
            </Box>
          )}
        </Box>
        <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
          <Button
            color="inherit"
            aria-expanded={noting}
            aria-keyshortcuts="n"
            startIcon={<IconNote size={18} aria-hidden />}
            onClick={openNote}
          >
            Note {hint('N')}
          </Button>
          {moves.includes('inactive') && (
            <Button variant="outlined" color="error" disabled={busy !== null} onClick={() => setAsking('deactivate')}>
              Deactivate
            </Button>
          )}
          {mayReject && (
            <Button
              variant="outlined"
              color="error"
              aria-keyshortcuts="r"
              disabled={busy !== null}
              onClick={() => setAsking('reject')}
            >
              Reject {hint('R')}
            </Button>
          )}
          {mayApprove && (
            <Button
              variant="contained"
              aria-keyshortcuts={status === 'inactive' ? undefined : 'a'}
              loading={busy === 'active'}
              disabled={busy !== null}
              onClick={approve}
            >
              {status === 'inactive' ? 'Reactivate' : <>Approve {hint('A')}</>}
            </Button>
          )}
        </Box>
      </Box>
      {asking === 'reject' && (
        <RejectDialog name={name} onClose={() => setAsking(null)} onReject={(reason) => send({ status: 'rejected', reason })} />
      )}
      <ConfirmDialog
        open={asking === 'deactivate'}
        title={`Deactivate ${name}?`}
        confirmLabel="Deactivate"
        destructive
        pending={busy === 'inactive'}
        onCancel={() => setAsking(null)}
        onConfirm={() => void send({ status: 'inactive' })}
      >
        {deactivating}
      </ConfirmDialog>
    </Box>
  );
}

/** A key as it stands on the keyboard; said to screen readers by `aria-keyshortcuts` instead. */
function Key({ children }: { children: ReactNode }) {
  return (
    <Box
      component="kbd"
      aria-hidden
      sx={{
        display: { xs: 'none', md: 'inline-block' },
        ml: 0.75,
        px: 0.75,
        minWidth: 20,
        textAlign: 'center',
        border: '1px solid currentColor',
        borderRadius: 0.5,
        font: 'inherit',
        fontSize: 12,
        lineHeight: '18px',
      }}
    >
      {children}
    </Box>
  );
}
