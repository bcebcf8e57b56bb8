import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type Control, useFieldArray } from 'react-hook-form';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import type { SettingsValues } from './settings-values.ts';

const MOST = 10;

/** The crisis lines in the footer of every page. */
export function CrisisLineFields({ control }: { control: Control<SettingsValues> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'crisis_line' });
  return (
    <>
      {fields.map((line, index) => (
        <Box
          key={line.id}
          role="group"
          aria-label={`Line ${index + 1}`}
          sx={{
            display: 'grid',
            gap: 1.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr) auto' },
            '& > :not(button)': { gridColumn: { xs: 1, sm: 'auto' } },
          }}
        >
          <TextInput control={control} name={`crisis_line.${index}.name`} label="Name" />
          <TextInput control={control} name={`crisis_line.${index}.number`} label="Number" type="tel" />
          <TextInput control={control} name={`crisis_line.${index}.note`} label="Note" optional />
          <IconButton
            aria-label={`Remove line ${index + 1}`}
            onClick={() => remove(index)}
            sx={{ mt: '26px', gridColumn: { xs: 2, sm: 'auto' }, gridRow: { xs: 1, sm: 'auto' } }}
          >
            <IconTrash size={20} aria-hidden />
          </IconButton>
        </Box>
      ))}
      {fields.length < MOST && (
        <div>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<IconPlus size={18} aria-hidden />}
            onClick={() => append({ name: '', number: '', note: '' })}
          >
            Add a line
          </Button>
        </div>
      )}
    </>
  );
}
