import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { IconDotsVertical, IconPlus } from '@tabler/icons-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { FormField } from '#kit/ui/inputs/FormField.tsx';
import { announce } from '#kit/ui/page/announce.tsx';
import { deepEqual } from '../../editing/deep-equal.ts';
import {
  EntryContext,
  FieldToolsContext,
  field,
  type Note,
  NoteList,
  NoteMark,
  RewriteButton,
  useFieldTools,
} from './field-tools.tsx';

type LinesFieldProps = {
  label: string;
  /** The field's name in the content, for the editor's tips. */
  name?: string;
  value: readonly string[];
  onChange: (lines: string[]) => void;
  help?: ReactNode;
  optional?: boolean;
};

const NONE: readonly Note[] = [];

const filled = (rows: readonly string[]) => rows.map((row) => row.trim()).filter((row) => row !== '');
const alike = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((line, index) => line === other[index]);

/** Several short texts, one per line. Enter starts the next line, Backspace at the start joins a line with the previous one. */
export function LinesField({ label, name, value, onChange, help, optional }: LinesFieldProps) {
  const id = useId();
  const tools = useContext(FieldToolsContext);
  const entryId = useContext(EntryContext);
  const whole = useFieldTools(id, name, label, { linesApart: true });
  const box = useRef<HTMLDivElement>(null);
  // An empty line is not content yet but must stay under the cursor.
  const [typed, setTyped] = useState(value);
  const isTyped = alike(filled(typed), value);
  const known = isTyped ? typed : value;
  const rows = known.length > 0 ? known : [''];
  const cursor = useRef<{ row: number; at: number } | null>(null);
  const notesAt = Map.groupBy((name !== undefined && tools?.notesOn(entryId, name)) || NONE, ({ line }) => line);
  // With an empty line in between, the content has fewer lines than rows.
  let before = -1;
  const lines = rows.map((text, row) => {
    if (!isTyped) return row;
    if (text.trim() !== '') before += 1;
    return before;
  });

  useLayoutEffect(() => {
    if (!cursor.current) return;
    const { row, at } = cursor.current;
    cursor.current = null;
    const control = box.current?.querySelectorAll('textarea')[row];
    control?.focus();
    control?.setSelectionRange(at, at);
  });

  const set = (next: readonly string[], row?: number, at = 0) => {
    if (row !== undefined) cursor.current = { row, at };
    setTyped(next);
    onChange(filled(next));
  };
  const goTo = (row: number, at: number) => {
    const control = box.current?.querySelectorAll('textarea')[row];
    control?.focus();
    control?.setSelectionRange(at, at);
  };
  const move = (from: number, to: number) => {
    const text = rows[from] ?? '';
    set(rows.toSpliced(from, 1).toSpliced(to, 0, text), to, text.length);
    announce(`Line ${to + 1} of ${rows.length} now`);
  };
  const remove = (row: number) => {
    const before = Math.max(0, row - 1);
    set(rows.toSpliced(row, 1), before, rows[row === 0 ? 1 : before]?.length ?? 0);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>, row: number) => {
    const { selectionStart: from, selectionEnd: to } = event.currentTarget;
    const [text, above, below] = [rows[row] ?? '', rows[row - 1], rows[row + 1]];
    const [atFront, atEnd] = [to === 0, from === text.length];
    const step = (action: () => void) => {
      event.preventDefault();
      action();
    };
    if (event.key === 'Enter' && !event.nativeEvent.isComposing)
      step(() => {
        if (text.trim() !== '') set(rows.toSpliced(row, 1, text.slice(0, from), text.slice(to)), row + 1);
      });
    else if (event.key === 'Backspace' && atFront && above !== undefined)
      step(() => set(rows.toSpliced(row - 1, 2, above + text), row - 1, above.length));
    else if (event.key === 'Delete' && atEnd && below !== undefined)
      step(() => set(rows.toSpliced(row, 2, text + below), row, text.length));
    else if (event.altKey && event.key === 'ArrowUp' && above !== undefined) step(() => move(row, row - 1));
    else if (event.altKey && event.key === 'ArrowDown' && below !== undefined) step(() => move(row, row + 1));
    else if (event.key === 'ArrowUp' && atFront && above !== undefined) step(() => goTo(row - 1, above.length));
    else if (event.key === 'ArrowDown' && atEnd && below !== undefined) step(() => goTo(row + 1, 0));
  };

  /** Splits pasted text into lines, without their bullets. */
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>, row: number) => {
    const pasted = event.clipboardData.getData('text');
    if (!pasted.includes('\n')) return;
    event.preventDefault();
    const { selectionStart: from, selectionEnd: to } = event.currentTarget;
    const text = rows[row] ?? '';
    const lines = filled(pasted.split(/\r?\n/).map((line) => line.replace(/^\s*(?:[•◦▪*–-]\s+)/, '')));
    const joined = [...lines];
    joined[0] = text.slice(0, from) + (joined[0] ?? '');
    const last = joined.length - 1;
    const at = joined[last]?.length ?? 0;
    joined[last] = (joined[last] ?? '') + text.slice(to);
    set(rows.toSpliced(row, 1, ...joined), row + last, at);
  };

  const handlers = useRef<LineHandlers>({ change: () => {}, move, remove, onKeyDown, onPaste, rewrite: () => {} });
  handlers.current = {
    change: (row, text) => set(rows.with(row, text)),
    move,
    remove,
    onKeyDown,
    onPaste,
    rewrite: (row) => name !== undefined && tools?.onRewrite(entryId, name, lines[row] ?? -1),
  };

  return (
    <Box sx={field}>
      <FormField id={`${id}-0`} label={label} help={help} optional={optional} aside={whole.marks}>
        <Box
          ref={box}
          id={id}
          tabIndex={-1}
          role="group"
          aria-label={label}
          sx={{
            border: 1,
            borderColor: 'controlBorder',
            borderRadius: 1,
            '& > * + *': { borderTop: 1, borderColor: 'divider' },
            '&:hover': { borderColor: 'text.primary' },
          }}
        >
          {rows.map((text, row) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no key other than its position
              key={row}
              row={row}
              id={`${id}-${row}`}
              label={`${label}, line ${row + 1}`}
              describedBy={row === 0 ? [help && `${id}-0-help`, whole.describedBy].filter(Boolean).join(' ') : ''}
              text={text}
              notes={text.trim() === '' ? NONE : (notesAt.get(lines[row] ?? -1) ?? NONE)}
              rewritten={(name !== undefined && tools?.rewritable(entryId, name, lines[row] ?? -1)) || null}
              isLast={row === rows.length - 1}
              isOnly={rows.length === 1}
              handlers={handlers}
            />
          ))}
        </Box>
      </FormField>
      {whole.notes}
      {rows.at(-1)?.trim() !== '' && (
        <Button
          size="small"
          color="inherit"
          startIcon={<IconPlus size={16} aria-hidden />}
          aria-label={`Add a line to ${label}`}
          onClick={() => set([...rows, ''], rows.length)}
          sx={{ mt: 0.5, color: 'text.secondary' }}
        >
          Add a line
        </Button>
      )}
    </Box>
  );
}

/** The actions on a line, by its row. */
type LineHandlers = {
  change: (row: number, text: string) => void;
  move: (from: number, to: number) => void;
  remove: (row: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>, row: number) => void;
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>, row: number) => void;
  rewrite: (row: number) => void;
};

type RowProps = {
  row: number;
  id: string;
  label: string;
  describedBy: string;
  text: string;
  notes: readonly Note[];
  rewritten: string | null;
  isLast: boolean;
  isOnly: boolean;
  handlers: RefObject<LineHandlers>;
};

/** Memoised, because there may be hundreds. */
const Row = memo(
  LineRow,
  ({ notes, ...before }, { notes: now, ...after }) =>
    notes.length === now.length && notes.every(({ key }, index) => key === now[index]?.key) && deepEqual(before, after),
);

function LineRow({ row, id, label, describedBy, text, notes, rewritten, isLast, isOnly, handlers }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // After the menu releases the focus, it goes to the line or back to the button.
  const close = (after: () => void) => {
    setAnchor(null);
    requestAnimationFrame(after);
  };
  const choose = (action: () => void) => () =>
    close(() => {
      document.getElementById(id)?.focus();
      action();
    });
  return (
    <Box sx={{ px: 1, '&:has(textarea:focus-visible)': { outline: 2, outlineColor: 'primary.text', borderRadius: 1 } }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.25 }}>
        <Box
          data-text={text}
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'grid',
            fontSize: '0.875rem',
            lineHeight: 1.5,
            // At least 16 px, because phones zoom into smaller fields.
            '@media (pointer: coarse)': { fontSize: '1rem' },
            // An invisible copy of the text sets the height of the box.
            '&::after': { content: 'attr(data-text) " "', visibility: 'hidden' },
            '&::after, & > textarea': {
              gridArea: '1 / 1',
              font: 'inherit',
              letterSpacing: 'inherit',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              py: 1,
              px: 0.5,
              minWidth: 0,
            },
          }}
        >
          <Box
            component="textarea"
            id={id}
            rows={1}
            value={text}
            aria-label={label}
            aria-describedby={[describedBy, notes.length > 0 && `${id}-notes`].filter(Boolean).join(' ') || undefined}
            onChange={({ target }: { target: HTMLTextAreaElement }) =>
              handlers.current.change(row, target.value.replace(/\n/g, ' '))
            }
            onKeyDown={(event: KeyboardEvent<HTMLTextAreaElement>) => handlers.current.onKeyDown(event, row)}
            onPaste={(event: ClipboardEvent<HTMLTextAreaElement>) => handlers.current.onPaste(event, row)}
            sx={{
              m: 0,
              border: 0,
              width: '100%',
              resize: 'none',
              overflow: 'hidden',
              color: 'inherit',
              bgcolor: 'transparent',
              '&&:focus-visible': { outline: 'none' },
            }}
          />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0, pt: 0.75 }}>
          <NoteMark id={id} notes={notes} of={label} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
          {rewritten !== null && (
            <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
              <RewriteButton name={rewritten} onClick={() => handlers.current.rewrite(row)} />
            </Box>
          )}
          {(!isOnly || text !== '') && (
            <>
              <IconButton
                aria-label={`Options for ${label}`}
                aria-haspopup="menu"
                aria-expanded={anchor !== null}
                onClick={({ currentTarget }) => setAnchor(currentTarget)}
                sx={{ width: 28, height: 28, p: 0 }}
              >
                <IconDotsVertical size={18} aria-hidden />
              </IconButton>
              <Menu anchorEl={anchor} open={anchor !== null} onClose={() => close(() => anchor?.focus())} disableRestoreFocus>
                {rewritten !== null && <MenuItem onClick={choose(() => handlers.current.rewrite(row))}>Rewrite</MenuItem>}
                <MenuItem disabled={row === 0} onClick={choose(() => handlers.current.move(row, row - 1))}>
                  Move up
                </MenuItem>
                <MenuItem disabled={isLast} onClick={choose(() => handlers.current.move(row, row + 1))}>
                  Move down
                </MenuItem>
                <MenuItem onClick={choose(() => handlers.current.remove(row))}>Remove</MenuItem>
              </Menu>
            </>
          )}
        </Box>
      </Box>
      <Box sx={{ pb: isOpen && notes.length > 0 ? 1 : 0 }}>
        <NoteList id={id} notes={notes} isOpen={isOpen} />
      </Box>
    </Box>
  );
}
