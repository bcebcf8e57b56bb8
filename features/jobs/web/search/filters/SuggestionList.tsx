import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { optionId } from './useSuggestions.ts';

/** One option: its label, an addition in small print, and what choosing it does. */
export type Suggestion = { key: string; label: string; aside?: string; pick: () => void };
export type SuggestionGroup = { name: string; options: readonly Suggestion[] };

type SuggestionListProps = {
  id: string;
  groups: readonly SuggestionGroup[];
  /** The position of the active option among all, or -1. */
  active: number;
  typed: string;
  onPoint: (index: number) => void;
};

/** The list of a combobox, in named groups. The field keeps the focus. */
export function SuggestionList({ id, groups, active, typed, onPoint }: SuggestionListProps) {
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);
  let index = -1;
  return (
    <Box
      role="listbox"
      id={`${id}-list`}
      aria-label="Suggestions"
      onPointerDown={(event) => event.preventDefault()}
      sx={{
        position: 'absolute',
        zIndex: 'modal',
        top: 'calc(100% + 4px)',
        left: 0,
        right: 0,
        maxHeight: 'min(420px, 60vh)',
        overflowY: 'auto',
        py: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 8,
        typography: 'body2',
      }}
    >
      {groups.map(({ name, options }) => (
        <Box key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <Box
            id={`${id}-${name}`}
            sx={{ px: 2, pt: 1.25, pb: 0.5, typography: 'caption', fontWeight: 600, color: 'text.secondary' }}
          >
            {name}
          </Box>
          {options.map(({ key, label, aside, pick }) => {
            index += 1;
            const at = index;
            return (
              <Box
                key={key}
                id={optionId(id, at)}
                role="option"
                aria-selected={at === active}
                onClick={pick}
                onPointerMove={() => onPoint(at)}
                sx={{
                  px: 2,
                  py: 1,
                  cursor: 'pointer',
                  overflowWrap: 'anywhere',
                  bgcolor: at === active ? 'action.selected' : undefined,
                }}
              >
                <Marked label={label} typed={typed} />
                {aside && (
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {`, ${aside}`}
                  </Box>
                )}
              </Box>
            );
          })}
        </Box>
      ))}
    </Box>
  );
}

/** A label with what was typed in bold, where it has that at the beginning of a word. */
function Marked({ label, typed }: { label: string; typed: string }) {
  const at = typed === '' ? -1 : ` ${label}`.toLowerCase().indexOf(` ${typed.toLowerCase()}`);
  if (at < 0) return label;
  const end = at + typed.length;
  return (
    <>
      {label.slice(0, at)}
      <Box component="b" sx={{ fontWeight: 700 }}>
        {label.slice(at, end)}
      </Box>
      {label.slice(end)}
    </>
  );
}
