import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { dayPattern, readTypedDay, typedDay } from '#kit/calendar/typed-days.ts';
import { useLocale } from '../text/locale.tsx';

const MonthGrid = lazy(async () => ({ default: (await import('./MonthGrid.tsx')).MonthGrid }));

export type DateFieldProps = Pick<
  OutlinedInputProps,
  'id' | 'name' | 'onBlur' | 'inputRef' | 'disabled' | 'error' | 'size' | 'autoFocus' | 'autoComplete' | 'fullWidth' | 'sx'
> & {
  /** `2026-11-27`, empty, or what is typed and names no day yet. */
  value: string;
  onChange: (value: string) => void;
  aria?: Record<string, unknown>;
};

/** A day as text in the order of the tenant's country, whatever the browser's is, with a month to choose from. */
export function DateField({ value, onChange, onBlur, aria, fullWidth = true, ...props }: DateFieldProps) {
  const { language } = useLocale();
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // What is typed stays as it is, until the field is left or gets another value.
  const shown = typed?.value === value ? typed.text : typedDay(value, language);
  const close = () => setAnchor(null);
  return (
    <>
      <OutlinedInput
        {...props}
        fullWidth={fullWidth}
        value={shown}
        placeholder={dayPattern(language)}
        onChange={({ target: { value: text } }) => {
          const next = readTypedDay(text, language) ?? text;
          setTyped({ text, value: next });
          onChange(next);
        }}
        onBlur={(event) => {
          setTyped(null);
          onBlur?.(event);
        }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              aria-label="Choose a date"
              aria-haspopup="dialog"
              edge="end"
              size="small"
              disabled={props.disabled}
              onClick={({ currentTarget }) => setAnchor(currentTarget)}
            >
              <IconCalendar size={18} aria-hidden />
            </IconButton>
          </InputAdornment>
        }
        slotProps={{ input: { ...aria, inputMode: 'numeric', maxLength: 40 } }}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Choose a date' } }}
      >
        <Suspense fallback={null}>
          <MonthGrid
            day={readTypedDay(value, language)}
            onChoose={(day) => {
              setTyped(null);
              onChange(day);
              close();
            }}
          />
        </Suspense>
      </Popover>
    </>
  );
}

type DayFieldProps = Omit<DateFieldProps, 'onChange'> & { onDay: (day: string) => void };

/** The same for a choice that takes effect at once: it reports days and the empty field, nothing that is still being typed. */
export function DayField({ value, onDay, ...props }: DayFieldProps) {
  const { language } = useLocale();
  const [typed, setTyped] = useState({ text: value, of: value });
  return (
    <DateField
      {...props}
      value={typed.of === value ? typed.text : value}
      onChange={(text) => {
        const isDay = text === '' || readTypedDay(text, language) !== null;
        setTyped({ text, of: isDay ? text : value });
        if (isDay) onDay(text);
      }}
    />
  );
}
