import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { IconX } from '@tabler/icons-react';

export type AppliedFilter = { key: string; label: string; onRemove: () => void };

/** The applied filters, each removable, with a button to clear all. Renders nothing without filters. */
export function FilterChips({ filters, onClear }: { filters: readonly AppliedFilter[]; onClear: () => void }) {
  if (filters.length === 0) return null;
  return (
    <Box role="group" aria-label="Active filters" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {filters.map(({ key, label, onRemove }) => (
        <Chip
          key={key}
          component="button"
          variant="outlined"
          type="button"
          aria-label={`Remove filter: ${label}`}
          onClick={onRemove}
          label={
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
              {label}
              <IconX size={16} aria-hidden />
            </Box>
          }
        />
      ))}
      <Button size="small" color="inherit" onClick={onClear}>
        Clear all
      </Button>
    </Box>
  );
}
