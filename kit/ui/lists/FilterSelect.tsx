import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { FormField } from '../inputs/FormField.tsx';
import type { Option } from '../inputs/SelectInput.tsx';

type FilterSelectProps = {
  label: string;
  /** The applied value; empty for all. */
  value: string;
  options: readonly Option<string>[];
  /** The label of the option for no filter. Null when one option always applies. */
  allLabel?: string | null;
  /** Hides the label visually where there is no room for it. */
  hideLabel?: boolean;
  onChange: (value: string) => void;
};

/** Filters a list by one of a few values, as soon as it is chosen. */
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
