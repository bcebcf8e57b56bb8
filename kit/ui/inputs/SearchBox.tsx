import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';

type SearchBoxProps = {
  /** A visible label above the field, where the fields beside it have one. */
  heading?: string;
  /** What is searched, as accessible name and placeholder: "Search your jobs". */
  label: string;
  /** The applied search. */
  words: string;
  /** Called after a pause in typing. */
  onChange: (words: string) => void;
};

const TYPING_MS = 300;

/** Filters a list while the person types. */
export function SearchBox({ heading, label, words, onChange }: SearchBoxProps) {
  const id = useId();
  const [typed, setTyped] = useState(words);
  const sent = useRef(words);

  useEffect(() => {
    // The search was changed elsewhere, by a link or the back button.
    if (words === sent.current) return;
    sent.current = words;
    setTyped(words);
  }, [words]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait, not a new function of the parent
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      onChange(typed);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <Box role="search" sx={{ flex: '1 1 260px', maxWidth: 420 }}>
      {heading && (
        <FormLabel htmlFor={id} sx={{ display: 'block', mb: 0.5 }}>
          {heading}
        </FormLabel>
      )}
      <OutlinedInput
        fullWidth
        id={id}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        placeholder={label}
        startAdornment={
          <InputAdornment position="start">
            <IconSearch size={18} aria-hidden />
          </InputAdornment>
        }
        slotProps={{ input: { 'aria-label': heading ? `${heading}: ${label}` : label, maxLength: 200 } }}
      />
    </Box>
  );
}
