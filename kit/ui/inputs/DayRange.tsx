import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { FormField } from './FormField.tsx';

export type Days = { from: string; to: string };

type DayRangeProps = {
  /** The applied days; empty where there is no bound. */
  from: string;
  to: string;
  /** The server's error message about them. */
  error?: string | undefined;
  onChange: (days: Days) => void;
};

/** A range of days. It takes effect with the button or the Enter key, because typing a date passes through other valid dates. */
export function DayRange({ from, to, error, onChange }: DayRangeProps) {
  const id = useId();
  const [typed, setTyped] = useState({ from, to });
  useEffect(() => setTyped({ from, to }), [from, to]);
  const turnedRound = typed.from !== '' && typed.to !== '' && typed.from > typed.to;
  const problem = turnedRound ? 'The first day must not be after the last.' : error;
  const show = (event: FormEvent) => {
    event.preventDefault();
    if (!turnedRound) onChange(typed);
  };
  const field = (name: 'from' | 'to', label: string) => (
    <Box sx={{ flex: { xs: '1 1 130px', sm: '0 0 168px' } }}>
      <FormField id={`${id}-${name}`} label={label}>
        <OutlinedInput
          fullWidth
          id={`${id}-${name}`}
          type="date"
          value={typed[name]}
          error={problem !== undefined}
          onChange={({ target }) => setTyped((days) => ({ ...days, [name]: target.value }))}
          slotProps={{ input: { 'aria-describedby': problem ? `${id}-error` : undefined } }}
        />
      </FormField>
    </Box>
  );
  return (
    <Box component="form" noValidate onSubmit={show} aria-label="Days shown">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5 }}>
        {field('from', 'From')}
        {field('to', 'To')}
        <Button type="submit" variant="outlined" color="inherit">
          Show
        </Button>
      </Box>
      {problem && (
        <Box id={`${id}-error`} role="alert" sx={{ mt: 0.75, typography: 'caption', fontWeight: 500, color: 'error.text' }}>
          {problem}
        </Box>
      )}
    </Box>
  );
}
