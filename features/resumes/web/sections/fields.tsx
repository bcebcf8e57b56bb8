import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { createContext, type ReactNode, useContext, useId, useState } from 'react';
import { FormField } from '#kit/ui/inputs/FormField.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { datesWithSeason, faultsOfEntry } from '../../date-rules.ts';
import { field, useFieldTools } from './field-tools.tsx';

/** Whether the fields were filled from a file. Empty fields then say that nothing was found. */
export const ReadFromFile = createContext(false);

const joined = (...ids: (string | false | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;

type LineProps = {
  label: string;
  /** The field's name in the content, for the editor's tips. */
  name?: string;
  value: string;
  onChange: (value: string) => void;
  help?: ReactNode;
  error?: string;
  optional?: boolean;
  /** Says that the file contained no value for an empty field. */
  expected?: boolean;
  type?: 'text' | 'email' | 'tel' | 'url';
  autoComplete?: string;
  multiline?: boolean;
  minRows?: number;
  maxLength?: number;
  placeholder?: string;
  /** The id of the note that says why its value, from a file, is uncertain. */
  unsure?: string | undefined;
};

function useHelp(help: ReactNode, expected: boolean, value: string): ReactNode {
  const read = useContext(ReadFromFile);
  const missing = read && expected && value.trim() === '';
  return missing ? 'Not found in your file.' : help;
}

const MARKED = { '& .MuiOutlinedInput-notchedOutline': { borderColor: 'warning.text' } };

/** A single-line or multi-line text field. */
export function TextLine({
  label,
  name,
  value,
  onChange,
  help,
  error,
  optional = false,
  expected = false,
  type = 'text',
  autoComplete,
  multiline = false,
  minRows = 3,
  maxLength = 5000,
  placeholder,
  unsure,
}: LineProps) {
  const id = useId();
  const ownHelp = useHelp(help, expected, value);
  const left = maxLength - value.length;
  // Typing stops at the end without a word otherwise.
  const shownHelp = left <= maxLength / 10 && maxLength >= 100 ? `${left} of ${maxLength} characters left` : ownHelp;
  const tools = useFieldTools(id, name, label);
  return (
    <Box sx={field}>
      <FormField id={id} label={label} help={shownHelp} error={error} optional={optional} aside={tools.marks}>
        <OutlinedInput
          fullWidth
          id={id}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          type={type}
          autoComplete={autoComplete}
          placeholder={placeholder}
          multiline={multiline}
          minRows={multiline ? minRows : undefined}
          error={error !== undefined}
          sx={unsure ? MARKED : null}
          endAdornment={
            unsure && (
              <Box component={IconAlertTriangle} size={18} aria-hidden sx={{ mr: 1, color: 'warning.text', flexShrink: 0 }} />
            )
          }
          slotProps={{
            input: {
              maxLength,
              'aria-describedby': joined(Boolean(shownHelp) && `${id}-help`, error && `${id}-error`, unsure, tools.describedBy),
              'aria-invalid': error ? true : undefined,
            },
          }}
        />
      </FormField>
      {tools.notes}
    </Box>
  );
}

type SuggestLineProps = Omit<LineProps, 'type' | 'multiline' | 'minRows' | 'unsure'> & {
  suggestions: readonly string[];
  /** For server-side search: receives the typed text, and `suggestions` are the results. */
  onType?: (text: string) => void;
};

/** A text field with suggestions. */
export function SuggestLine({
  label,
  name,
  value,
  onChange,
  suggestions,
  onType,
  help,
  optional = false,
  expected = false,
  maxLength = 300,
  placeholder,
}: SuggestLineProps) {
  const id = useId();
  const shownHelp = useHelp(help, expected, value);
  const tools = useFieldTools(id, name, label);
  return (
    <Box sx={field}>
      <FormField id={id} label={label} help={shownHelp} optional={optional} aside={tools.marks}>
        <Autocomplete
          freeSolo
          fullWidth
          id={id}
          options={[...new Set(suggestions)]}
          {...(onType && { filterOptions: (all: string[]) => all })}
          inputValue={value}
          onInputChange={(_, text, reason) => {
            if (reason === 'reset') return;
            onChange(text);
            onType?.(text);
          }}
          onChange={(_, picked) => onChange(picked ?? '')}
          renderInput={({ slotProps, disabled }) => (
            <OutlinedInput
              fullWidth
              disabled={disabled}
              placeholder={placeholder}
              {...slotProps.input}
              slotProps={{
                input: {
                  ...slotProps.htmlInput,
                  maxLength,
                  'aria-describedby': joined(Boolean(shownHelp) && `${id}-help`, tools.describedBy),
                },
              }}
            />
          )}
        />
      </FormField>
      {tools.notes}
    </Box>
  );
}

type ChoiceProps = {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  emptyLabel?: string;
  optional?: boolean;
  help?: ReactNode;
};

/** A select. A value outside the options, for example from a file, stays and is offered too. */
export function Choice({ label, value, onChange, options, emptyLabel = 'Choose', optional, help }: ChoiceProps) {
  const id = useId();
  const known = value === '' || options.some((option) => option.value === value);
  return (
    <FormField id={id} label={label} optional={optional} help={help}>
      <NativeSelect
        fullWidth
        variant="outlined"
        input={<OutlinedInput />}
        inputProps={{ id, 'aria-describedby': help ? `${id}-help` : undefined }}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{emptyLabel}</option>
        {!known && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FormField>
  );
}

export function Tick({ label, checked, onChange }: { label: ReactNode; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox checked={checked} onChange={(_, now) => onChange(now)} />}
      sx={{ alignSelf: 'start' }}
    />
  );
}

type WordsFieldProps = Pick<LineProps, 'label' | 'name' | 'help' | 'optional'> & {
  value: readonly string[];
  onChange: (words: string[]) => void;
};

const wordsIn = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Several words or names in one field, separated by commas. */
export function WordsField({ label, name, value, onChange, help, optional }: WordsFieldProps) {
  const id = useId();
  const tools = useFieldTools(id, name, label);
  // A comma just typed is not content yet but must stay under the cursor.
  const [typed, setTyped] = useState(value.join(', '));
  const shown = wordsIn(typed).join('\n') === value.join('\n') ? typed : value.join(', ');
  return (
    <Box sx={field}>
      <FormField id={id} label={label} help={help} optional={optional} aside={tools.marks}>
        <OutlinedInput
          fullWidth
          multiline
          id={id}
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(wordsIn(target.value));
          }}
          slotProps={{ input: { 'aria-describedby': joined(Boolean(help) && `${id}-help`, tools.describedBy) } }}
        />
      </FormField>
      {tools.notes}
    </Box>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

type WhenFieldsProps = {
  entry: { startDate: string; endDate: string };
  onChange: (change: { startDate?: string; endDate?: string; printedDates: '' }) => void;
  /** Label of the checkbox for an entry that has not ended. */
  current: string;
};

/** Start and end date of an entry. Changing one drops the dates as printed in the file. */
export function WhenFields({ entry, onChange, current }: WhenFieldsProps) {
  const { startDate, endDate } = entry;
  const faults = faultsOfEntry(entry);
  return (
    <Pair>
      <WhenField
        label="From"
        name="startDate"
        value={startDate}
        fault={faults.startDate}
        onChange={(startDate) => onChange({ startDate, printedDates: '' })}
      />
      <WhenField
        label="To"
        name="endDate"
        value={endDate}
        fault={faults.endDate}
        onChange={(endDate) => onChange({ endDate, printedDates: '' })}
        current={current}
      />
    </Pair>
  );
}

type WhenFieldProps = {
  label: string;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  /** Why the server does not accept this date. */
  fault?: string | undefined;
  current?: string | undefined;
};

/** A month `2019-09`, a year `2019`, `present`, or nothing. Reports complete years only, so autosave never sends a half-typed one. */
export function WhenField({ label, name, value, onChange, fault, current }: WhenFieldProps) {
  const id = useId();
  const tools = useFieldTools(`${id}-month`, name, label);
  const { language } = useLocale();
  const lasts = value === 'present';
  const [, savedYear = '', savedMonth = ''] = /^(\d{0,4})(?:-(\d\d))?$/.exec(lasts ? '' : value) ?? [];
  // The typed text while it is not a date yet. It is dropped when the value changes elsewhere, for example by undo.
  const [typing, setTyping] = useState<{ year: string; month: string; over: string; left?: boolean } | null>(null);
  const shown = typing?.over === value ? typing : null;
  const { year, month } = shown ?? { year: savedYear, month: savedMonth };
  const isCutShort = Boolean(shown?.left) && year.length > 0 && year.length < 4;
  const error = isCutShort ? 'Enter a four-digit year.' : shown ? undefined : fault;
  const nameOf = new Intl.DateTimeFormat(language, { month: 'long' });
  const set = (nextYear: string, nextMonth: string) => {
    const isComplete = nextYear.length === 4;
    const next = isComplete && nextMonth ? `${nextYear}-${nextMonth}` : nextYear;
    setTyping(isComplete ? null : { year: nextYear, month: nextMonth, over: nextYear === '' ? '' : value });
    if ((isComplete || nextYear === '') && next !== value) onChange(next);
  };
  return (
    <Box role="group" aria-labelledby={`${id}-label`} sx={field}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, mb: 0.75 }}>
        <Box component="span" id={`${id}-label`} sx={{ typography: 'subtitle2' }}>
          {label}
        </Box>
        {tools.marks}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <NativeSelect
          variant="outlined"
          input={<OutlinedInput />}
          inputProps={{ 'aria-label': `${label}: month`, id: `${id}-month`, 'aria-describedby': tools.describedBy }}
          value={month}
          disabled={lasts}
          onChange={({ target }) => set(year, target.value)}
          sx={{ flex: '1 1 120px', minWidth: 0 }}
        >
          <option value="">Month</option>
          {MONTHS.map((one) => (
            <option key={one} value={one}>
              {nameOf.format(new Date(2000, Number(one) - 1, 1))}
            </option>
          ))}
        </NativeSelect>
        <OutlinedInput
          value={year}
          disabled={lasts}
          placeholder="Year"
          error={Boolean(error)}
          onBlur={() => setTyping((now) => now && { ...now, left: true })}
          onChange={({ target }) => set(target.value.replace(/\D/g, '').slice(0, 4), month)}
          slotProps={{
            input: {
              'aria-label': `${label}: year`,
              inputMode: 'numeric',
              maxLength: 4,
              'aria-describedby': joined(error && `${id}-error`, tools.describedBy),
            },
          }}
          sx={{ width: 96, flexShrink: 0 }}
        />
      </Box>
      {error && (
        <Box
          id={`${id}-error`}
          role="alert"
          sx={{ mt: 0.5, display: 'flex', alignItems: 'center', gap: 0.5, typography: 'caption', color: 'error.text' }}
        >
          <IconAlertCircle size={16} aria-hidden style={{ flexShrink: 0 }} />
          {error}
        </Box>
      )}
      {tools.notes}
      {current && <Tick label={current} checked={lasts} onChange={(checked) => onChange(checked ? 'present' : '')} />}
    </Box>
  );
}

/** `Sep 2019`, `2019`, `present`; any other text unchanged. */
export function whenText(value: string, language: string): string {
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(value) ?? [];
  if (!year || !month) return value;
  return new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric' }).format(
    new Date(Number(year), Number(month) - 1, 1),
  );
}

/** `Sep 2019 to present`; one date where both are the same. */
export function spanText(entry: { startDate: string; endDate: string; printedDates: string }, language: string): string {
  const season = datesWithSeason(entry);
  if (season) return season;
  const [from, to] = [whenText(entry.startDate, language), whenText(entry.endDate, language)];
  return from && to && from !== to ? `${from} to ${to}` : from || to || entry.printedDates;
}

/** Two fields side by side, one under the other on a phone. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
