import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { toast } from '#kit/ui/page/toast.tsx';
import { isSwap, type MarkedField, type MayBeUnsure, otherReading } from '../../editing/unsure.ts';

/** The fields of a kind of entry that can be marked, as its form calls them: `employer`. Two that can be confused come in the order of the form. */
export type MarkedLabels = readonly (readonly [field: MarkedField, label: string])[];

const labelsOf = ({ unsure }: MayBeUnsure, labels: MarkedLabels) =>
  labels.filter(([field]) => unsure?.fields.includes(field)).map(([, label]) => label);

/** `Check job title and employer`, for the list of entries; undefined where nothing is marked. */
export function checkOf(entry: MayBeUnsure, labels: MarkedLabels): string | undefined {
  const marked = labelsOf(entry, labels);
  return marked.length > 0 ? `Check ${marked.join(' and ')}` : undefined;
}

/** The id of the note, for a field that it is about; undefined for any other field. */
export const noteOf = ({ id, unsure }: MayBeUnsure & { id: string }, field: MarkedField): string | undefined =>
  unsure?.fields.includes(field) ? idOf(id) : undefined;

const idOf = (entryId: string) => `unsure-${entryId}`;

type UnsureNoteProps<Entry extends MayBeUnsure> = {
  entry: Entry;
  labels: MarkedLabels;
  onChange: (changes: Partial<Entry>) => void;
};

/** Says which fields of an entry that was parsed from a file are uncertain, and offers the second best reading. */
export function UnsureNote<Entry extends { id: string } & MayBeUnsure>({ entry, labels, onChange }: UnsureNoteProps<Entry>) {
  const marked = labelsOf(entry, labels);
  if (marked.length === 0) return null;
  const instead = otherReading(entry);
  const [one, other] = labels;
  const swaps = one !== undefined && other !== undefined && isSwap(entry, [one[0], other[0]]);
  const alternatives = labels.flatMap(([field, label]) => {
    const value = instead?.[field];
    return value === undefined || value === Reflect.get(entry, field) ? [] : [{ label, value }];
  });

  // The buttons go with the note, so the field that it is about gets the focus.
  const andBack = (event: MouseEvent<HTMLElement>, changes: object) => {
    const field = event.currentTarget
      .closest('[data-entry]')
      ?.querySelector<HTMLElement>(`[aria-describedby~="${idOf(entry.id)}"]`);
    onChange({ ...changes, unsure: undefined } as Partial<Entry>);
    field?.focus();
  };
  const replace = (event: MouseEvent<HTMLElement>) => {
    if (!instead) return;
    const before = Object.fromEntries(['unsure', ...Object.keys(instead)].map((key) => [key, Reflect.get(entry, key)]));
    andBack(event, instead);
    toast.undo(swaps ? 'Swapped' : 'Replaced', () => onChange(before as Partial<Entry>));
  };

  return (
    <Box
      id={idOf(entry.id)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'flex-start',
        borderLeft: 3,
        borderColor: 'warning.text',
        borderRadius: 0.5,
        bgcolor: 'background.subtle',
        px: 1.5,
        py: 1,
        typography: 'body2',
      }}
    >
      <Box component={IconAlertTriangle} size={18} aria-hidden sx={{ color: 'warning.text', flexShrink: 0, mt: '1px' }} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {swaps ? (
          <>
            <strong>Check this:</strong> we weren’t sure which is the {one?.[1]} and which is the {other?.[1]}.
          </>
        ) : (
          <>
            <strong>Check this:</strong> we weren’t sure about the {marked.join(' and the ')}.
            {alternatives.map(({ label, value }) => (
              <Box key={label} component="span" sx={{ display: 'block' }}>
                {value === '' ? `There may be no ${label}.` : `The ${label} may be “${value}”.`}
              </Box>
            ))}
          </>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
        {instead && (
          <Button size="small" variant="outlined" color="inherit" onClick={replace}>
            {swaps ? `Swap ${one?.[1]} and ${other?.[1]}` : 'Use this instead'}
          </Button>
        )}
        <Button size="small" color="inherit" onClick={(event) => andBack(event, {})}>
          {marked.length > 1 ? 'They’re right' : 'It’s right'}
        </Button>
      </Box>
    </Box>
  );
}
