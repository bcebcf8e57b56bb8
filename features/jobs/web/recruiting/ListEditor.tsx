import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { shortened } from '#kit/contract/shortened.ts';
import { type FieldProps, FieldTexts, FormField, useField } from '#kit/ui/inputs/FormField.tsx';
import { announce } from '#kit/ui/page/announce.tsx';

type ListEditorProps<Values extends FieldValues, Name extends FieldPath<Values>, Transformed> = FieldProps<
  Values,
  Name,
  Transformed
> & {
  /** One of the things listed, in lower case: "responsibility". */
  one: string;
  placeholder?: string;
  maxLength: number;
  maxItems?: number;
};

type Removed = { text: string; index: number };

const UNDO_MS = 10_000;

/**
 * A list of short texts. The box below adds one with each Enter, or several by pasting lines. Texts are edited in place, moved with buttons
 * and removed with an undo. The form's value is a list of texts.
 */
export function ListEditor<Values extends FieldValues, Name extends FieldPath<Values>, Transformed = Values>({
  one,
  placeholder,
  maxLength,
  maxItems = 50,
  label,
  ...props
}: ListEditorProps<Values, Name, Transformed>) {
  const { field, id, error, aria } = useField(props);
  const items: string[] = Array.isArray(field.value) ? field.value : [];
  const [typed, setTyped] = useState('');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const addBox = useRef<HTMLInputElement | null>(null);
  const full = items.length >= maxItems;

  useEffect(() => {
    if (!removed) return;
    const timer = setTimeout(() => setRemoved(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [removed]);

  const add = (texts: readonly string[]) => {
    const fresh = texts.map((text) => text.trim().slice(0, maxLength)).filter((text) => text !== '');
    if (fresh.length === 0) return;
    field.onChange([...items, ...fresh].slice(0, maxItems));
    setTyped('');
    announce(fresh.length === 1 ? `Added ${one} ${items.length + 1}` : `Added ${fresh.length}`);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter adds to the list instead of submitting the form.
    event.preventDefault();
    add([typed]);
  };

  const onPaste = (event: ClipboardEvent) => {
    const lines = event.clipboardData.getData('text').split(/\r?\n/);
    if (lines.length < 2) return;
    event.preventDefault();
    add(lines.map((line) => line.replace(/^\s*(?:[-*•·–]|\d+[.)])\s+/, '')));
  };

  const change = (index: number, text: string) => field.onChange(items.map((item, at) => (at === index ? text : item)));

  /** Moves the focus to the control of a row after the next render. */
  const focusSoon = (index: number, control: 'up' | 'down' | 'remove') => {
    requestAnimationFrame(() => {
      const row = list.current?.children[index];
      const wanted = row?.querySelector<HTMLButtonElement>(`[data-control="${control}"]:not(:disabled)`);
      (wanted ?? row?.querySelector<HTMLElement>('button:not(:disabled)') ?? addBox.current)?.focus();
    });
  };

  const move = (from: number, to: number) => {
    const moved = items.toSpliced(from, 1).toSpliced(to, 0, items[from] ?? '');
    field.onChange(moved);
    announce(`Moved to position ${to + 1} of ${items.length}`);
    focusSoon(to, to < from ? 'up' : 'down');
  };

  const remove = (index: number) => {
    setRemoved({ text: items[index] ?? '', index });
    field.onChange(items.toSpliced(index, 1));
    announce(`Removed ${one} ${index + 1}. Undo is below the list.`);
    focusSoon(Math.min(index, items.length - 2), 'remove');
  };

  const undo = () => {
    if (!removed) return;
    field.onChange(items.toSpliced(removed.index, 0, removed.text));
    setRemoved(null);
    announce(`Restored ${one} ${removed.index + 1}`);
    focusSoon(removed.index, 'remove');
  };

  return (
    <FormField id={id} label={label} optional={props.optional}>
      {items.length > 0 && (
        <Box ref={list} component="ol" sx={{ m: 0, mb: 1, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
          {items.map((item, index) => (
            // A text may occur twice in the list, so it can't be a key.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Box key={index} component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.25 }}>
              <OutlinedInput
                fullWidth
                multiline
                value={item}
                onChange={({ target }) => change(index, target.value.replace(/\n/g, ' '))}
                onBlur={() => (item.trim() === '' ? field.onChange(items.toSpliced(index, 1)) : field.onBlur())}
                slotProps={{ input: { 'aria-label': `${capital(one)} ${index + 1}`, maxLength } }}
              />
              <IconButton
                data-control="up"
                aria-label={`Move ${one} ${index + 1} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <IconArrowUp size={18} aria-hidden />
              </IconButton>
              <IconButton
                data-control="down"
                aria-label={`Move ${one} ${index + 1} down`}
                disabled={index === items.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <IconArrowDown size={18} aria-hidden />
              </IconButton>
              <IconButton data-control="remove" aria-label={`Remove ${one} ${index + 1}`} onClick={() => remove(index)}>
                <IconX size={18} aria-hidden />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      {removed && (
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1, typography: 'body2' }}>
          <Box component="span" sx={{ color: 'text.secondary', minWidth: 0 }}>
            Removed “{shortened(removed.text, 60)}”
          </Box>
          <Button size="small" onClick={undo}>
            Undo
          </Button>
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <OutlinedInput
          fullWidth
          id={id}
          name={field.name}
          inputRef={(element: HTMLInputElement | null) => {
            addBox.current = element;
            field.ref(element);
          }}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          // Typed text that was not added would be lost silently.
          onBlur={() => (typed.trim() === '' ? field.onBlur() : add([typed]))}
          disabled={full || field.disabled}
          error={error !== undefined}
          placeholder={full ? `Maximum ${maxItems}` : placeholder}
          slotProps={{ input: { ...aria, 'aria-required': undefined, maxLength } }}
        />
        <Button variant="outlined" color="inherit" disabled={full} aria-label={`Add ${one}`} onClick={() => add([typed])}>
          Add
        </Button>
      </Box>
      <FieldTexts id={id} help={props.help} error={error} />
    </FormField>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
