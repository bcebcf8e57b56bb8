import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

type SearchBoxProps = {
  /** What is searched: "Search your jobs". Named to a screen reader, and shown in the empty box. */
  label: string;
  /** The words in force. */
  words: string;
  /** Called once typing rests. */
  onChange: (words: string) => void;
};

const TYPING_MS = 300;

/** Narrows a list by words, while they are typed. */
export function SearchBox({ label, words, onChange }: SearchBoxProps) {
  const [typed, setTyped] = useState(words);
  const sent = useRef(words);

  useEffect(() => {
    // The words changed elsewhere: by a link, or the way back.
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
      <OutlinedInput
        fullWidth
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        placeholder={label}
        startAdornment={
          <InputAdornment position="start">
            <IconSearch size={18} aria-hidden />
          </InputAdornment>
        }
        slotProps={{ input: { 'aria-label': label, maxLength: 200 } }}
      />
    </Box>
  );
}
