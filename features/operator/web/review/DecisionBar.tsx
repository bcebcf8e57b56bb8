import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { IconChevronDown, IconChevronUp, IconKeyboard, IconNote } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { type ApprovalStatus, DECISION_UNDO_SECONDS } from '#features/companies/rules.ts';
import { ApiError } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { FormField } from '#kit/ui/inputs/FormField.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { useKeysOn, useShortcutKeys } from './shortcut-keys.ts';

export type Verdict = { status: 'active' | 'rejected' | 'inactive'; reason?: string; note?: string };

type DecisionBarProps = {
  /** The name of the company or person. */
  name: string;
  status: ApprovalStatus;
  /** The statuses that an operator may set from the current one. */
  moves: readonly ApprovalStatus[];
  /** The effect of deactivating, in a sentence or two. */
  deactivating: ReactNode;
  decide: (verdict: Verdict) => Promise<unknown>;
  /** Takes the decision back; offered for ten seconds, before the email is sent. */
  undo: () => Promise<unknown>;
  /** The decision was saved. */
  onDecided: () => void;
  onUndone: () => void;
  /** The decision was refused because the record has changed. */
  onStale: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
};

const DONE_WORDS = { active: 'approved', rejected: 'not approved', inactive: 'deactivated' } as const;

/** The actions for the record shown, each with its keyboard shortcut. */
export function DecisionBar({
  name,
  status,
  moves,
  deactivating,
  decide,
  undo,
  onDecided,
  onUndone,
  onStale,
  onPrevious,
  onNext,
}: DecisionBarProps) {
  const [note, setNote] = useState('');
  const [noting, setNoting] = useState(false);
  const [asking, setAsking] = useState<'reject' | 'deactivate' | null>(null);
  const [keysOn, setKeysOn] = useKeysOn();
  const noteBox = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();

  const decision = useDecision({ name, status, decide, undo, onDecided, onUndone, onStale }, note, (isSaved) => {
    setAsking(null);
    if (!isSaved) return;
    setNote('');
    setNoting(false);
  });
  const busy = decision.isPending ? decision.variables.status : null;

  const mayApprove = moves.includes('active');
  const mayReject = moves.includes('rejected');
  const approve = () => decision.mutate({ status: 'active' });
  const openNote = () => {
    setNoting(true);
    // After the field has rendered.
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
      {noting && <NoteField note={note} noteBox={noteBox} noteId={noteId} onChange={setNote} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Navigation onPrevious={onPrevious} onNext={onNext} keysOn={keysOn} onKeysOn={setKeysOn} />
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
        <RejectDialog
          name={name}
          draftName={`rejection of ${name}`}
          onClose={() => setAsking(null)}
          onReject={(reason) => decision.mutateAsync({ status: 'rejected', reason })}
        />
      )}
      <ConfirmDialog
        open={asking === 'deactivate'}
        title={`Deactivate ${name}?`}
        confirmLabel="Deactivate"
        destructive
        pending={busy === 'inactive'}
        onCancel={() => setAsking(null)}
        onConfirm={() => decision.mutate({ status: 'inactive' })}
      >
        {deactivating}
      </ConfirmDialog>
    </Box>
  );
}

type NoteFieldProps = {
  note: string;
  noteBox: RefObject<HTMLTextAreaElement | null>;
  noteId: string;
  onChange: (note: string) => void;
};

function NoteField({ note, noteBox, noteId, onChange }: NoteFieldProps) {
  return (
    <Box sx={{ mb: 1.5, maxWidth: 720 }}>
      <FormField id={noteId} label="Note" help="Saved with your decision. Only operators can read it." optional>
        <OutlinedInput
          id={noteId}
          fullWidth
          multiline
          minRows={2}
          maxRows={6}
          value={note}
          inputRef={noteBox}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') noteBox.current?.blur();
          }}
          slotProps={{ input: { maxLength: 2000, 'aria-describedby': `${noteId}-help` } }}
        />
      </FormField>
    </Box>
  );
}

type NavigationProps = {
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  keysOn: boolean;
  onKeysOn: (on: boolean) => void;
};

function Navigation({ onPrevious, onNext, keysOn, onKeysOn }: NavigationProps) {
  return (
    <>
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
          onClick={() => onKeysOn(!keysOn)}
          sx={{ color: 'text.secondary', fontWeight: 500 }}
        >
          {keysOn ? 'Shortcuts on' : 'Shortcuts off'}
        </Button>
        {keysOn && (
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            <Key>J</Key> next <Key>K</Key> previous
          </Box>
        )}
      </Box>
    </>
  );
}

type Deciding = Pick<DecisionBarProps, 'name' | 'status' | 'decide' | 'undo' | 'onDecided' | 'onUndone' | 'onStale'>;

/** Saves a decision with its note, and offers to undo it. `onSettled` runs when it was saved, and when it was refused. */
function useDecision(
  { name, status, decide, undo, onDecided, onUndone, onStale }: Deciding,
  note: string,
  onSettled: (isSaved: boolean) => void,
) {
  const undoing = useMutation(
    mutation(undo, {
      success: 'Decision undone. No email was sent.',
      onSuccess: onUndone,
      onError: () => {
        onUndone();
        return false;
      },
    }),
  );
  return useMutation(
    mutation((verdict: Verdict) => decide({ ...verdict, ...(note.trim() && { note: note.trim() }) }), {
      onSuccess: (_, verdict) => {
        const done = verdict.status === 'active' && status === 'inactive' ? 'reactivated' : DONE_WORDS[verdict.status];
        toast.undo(`${name} ${done}`, () => undoing.mutate(), DECISION_UNDO_SECONDS);
        onSettled(true);
        onDecided();
      },
      onError: (error, verdict) => {
        // The dialog stays open and shows the problem with the reason.
        if (error instanceof ApiError && error.status === 422 && verdict.status === 'rejected') return true;
        onSettled(false);
        onStale();
        return false;
      },
    }),
  );
}

/** A keyboard key. Screen readers get it from `aria-keyshortcuts` instead. */
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
