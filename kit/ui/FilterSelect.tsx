import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { FormField } from './FormField.tsx';
import type { Option } from './SelectInput.tsx';

type FilterSelectProps = {
  label: string;
  /** The value in force; empty for all. */
  value: string;
  options: readonly Option<string>[];
  /** The first entry, which narrows nothing. Left out where one of the options always holds. */
  allLabel?: string | null;
  /** Where there is no room above it, the label is only said. */
  hideLabel?: boolean;
  onChange: (value: string) => void;
};

/** Narrows a list by one of a few; what it says takes effect at once. */
export function FilterSelect({ label, value, options, allLabel = 'All', hideLabel = false, onChange }: FilterSelectProps) {
  const id = useId();
  const select = (
    <NativeSelect
      fullWidth
      input={<OutlinedInput />}
      inputProps={{ id, 'aria-label': hideLabel ? label : undefined }}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {allLabel !== null && <option value="">{allLabel}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
  return (
    <Box sx={{ minWidth: 150, flex: { xs: '1 1 140px', sm: '0 0 auto' } }}>
      {hideLabel ? (
        select
      ) : (
        <FormField id={id} label={label}>
          {select}
        </FormField>
      )}
    </Box>
  );
}
