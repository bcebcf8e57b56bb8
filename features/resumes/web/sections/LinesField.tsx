import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { IconDotsVertical, IconPlus } from '@tabler/icons-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { announce } from '#kit/ui/announce.tsx';
import { FormField } from '#kit/ui/FormField.tsx';
import { EntryContext, FieldToolsContext, field, NoteList, NoteMark, RewriteButton, useFieldTools } from './field-tools.tsx';

type LinesFieldProps = {
  label: string;
  /** Name in the content, where an editor says something of it. */
  name?: string;
  value: readonly string[];
  onChange: (lines: string[]) => void;
  help?: ReactNode;
  optional?: boolean;
};

const filled = (rows: readonly string[]) => rows.map((row) => row.trim()).filter((row) => row !== '');
const alike = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((line, index) => line === other[index]);

/** Several short texts, a line each: Enter begins the next, Backspace at the front joins a line with the one before. */
export function LinesField({ label, name, value, onChange, help, optional }: LinesFieldProps) {
  const id = useId();
  const tools = useContext(FieldToolsContext);
  const entryId = useContext(EntryContext);
  const whole = useFieldTools(id, name, label, { linesApart: true });
  const box = useRef<HTMLDivElement>(null);
  // An empty line is no text yet, but must stay under the cursor.
  const [typed, setTyped] = useState(value);
  const isTyped = alike(filled(typed), value);
  const known = isTyped ? typed : value;
  const rows = known.length > 0 ? known : [''];
  const cursor = useRef<{ row: number; at: number } | null>(null);
  const notes = (name !== undefined && tools?.notesOn(entryId, name)) || [];

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
    const step = (deed: () => void) => {
      event.preventDefault();
      deed();
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

  /** Lines that were copied elsewhere become lines here, without the bullets that stood before them. */
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
          {rows.map((text, row) => {
            // Where an empty line stands between, the content has fewer lines than rows.
            const line = isTyped ? filled(rows.slice(0, row)).length : row;
            return (
              <Row
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
                key={row}
                id={`${id}-${row}`}
                label={`${label}, line ${row + 1}`}
                describedBy={[help && row === 0 && `${id}-0-help`, row === 0 && whole.describedBy].filter(Boolean).join(' ')}
                text={text}
                notes={text.trim() === '' ? [] : notes.filter((note) => note.line === line)}
                rewritten={(name !== undefined && tools?.rewritable(entryId, name, line)) || null}
                onRewrite={() => name !== undefined && tools?.onRewrite(entryId, name, line)}
                onChange={(next) => set(rows.with(row, next))}
                onKeyDown={(event) => onKeyDown(event, row)}
                onPaste={(event) => onPaste(event, row)}
                onUp={row > 0 ? () => move(row, row - 1) : null}
                onDown={row < rows.length - 1 ? () => move(row, row + 1) : null}
                onRemove={rows.length > 1 || text !== '' ? () => remove(row) : null}
              />
            );
          })}
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

type RowProps = {
  id: string;
  label: string;
  describedBy: string;
  text: string;
  notes: Parameters<typeof NoteList>[0]['notes'];
  rewritten: string | null;
  onRewrite: () => void;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove: (() => void) | null;
};

function Row({ id, label, describedBy, text, notes, rewritten, onRewrite, onChange, onKeyDown, onPaste, ...moves }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Once the menu has let go of it, the focus goes to the line, or back to the button.
  const close = (after: () => void) => {
    setAnchor(null);
    requestAnimationFrame(after);
  };
  const choose = (deed: () => void) => () =>
    close(() => {
      document.getElementById(id)?.focus();
      deed();
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
            // As every field: phones zoom into what is smaller.
            '@media (pointer: coarse)': { fontSize: '1rem' },
            // The text itself, unseen, makes the room that the box needs.
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
            onChange={({ target }: { target: HTMLTextAreaElement }) => onChange(target.value.replace(/\n/g, ' '))}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
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
              <RewriteButton name={rewritten} onClick={onRewrite} />
            </Box>
          )}
          {moves.onRemove && (
            <>
              <IconButton
                aria-label={`Options of ${label}`}
                aria-haspopup="menu"
                aria-expanded={anchor !== null}
                onClick={({ currentTarget }) => setAnchor(currentTarget)}
                sx={{ width: 28, height: 28, p: 0 }}
              >
                <IconDotsVertical size={18} aria-hidden />
              </IconButton>
              <Menu anchorEl={anchor} open={anchor !== null} onClose={() => close(() => anchor?.focus())} disableRestoreFocus>
                {rewritten !== null && <MenuItem onClick={choose(onRewrite)}>Rewrite</MenuItem>}
                <MenuItem disabled={!moves.onUp} onClick={choose(() => moves.onUp?.())}>
                  Move up
                </MenuItem>
                <MenuItem disabled={!moves.onDown} onClick={choose(() => moves.onDown?.())}>
                  Move down
                </MenuItem>
                <MenuItem onClick={choose(() => moves.onRemove?.())}>Remove</MenuItem>
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
