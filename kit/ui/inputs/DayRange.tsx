import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { dayPattern, readTypedDay } from '#kit/calendar/typed-days.ts';
import { useLocale } from '../text/locale.tsx';
import { DateField } from './DateField.tsx';
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
  useEffect(() => void setTyped({ from, to }), [from, to]);
  const { language } = useLocale();
  const [wrong, setWrong] = useState(false);
  const isUnread = [typed.from, typed.to].some((day) => day !== '' && readTypedDay(day, language) === null);
  const turnedRound = !isUnread && typed.from !== '' && typed.to !== '' && typed.from > typed.to;
  const unread = isUnread && wrong ? `Enter days like ${dayPattern(language)}.` : undefined;
  const problem = turnedRound ? 'The first day must not be after the last.' : (unread ?? error);
  const show = (event: FormEvent) => {
    event.preventDefault();
    setWrong(isUnread);
    if (!turnedRound && !isUnread) onChange(typed);
  };
  const field = (name: 'from' | 'to', label: string) => (
    <Box sx={{ flex: { xs: '1 1 130px', sm: '0 0 176px' } }}>
      <FormField id={`${id}-${name}`} label={label}>
        <DateField
          id={`${id}-${name}`}
          value={typed[name]}
          error={problem !== undefined}
          onChange={(value) => setTyped((days) => ({ ...days, [name]: value }))}
          aria={{ 'aria-describedby': problem ? `${id}-error` : undefined }}
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
