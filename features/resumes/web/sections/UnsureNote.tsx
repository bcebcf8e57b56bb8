import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { toast } from '#kit/ui/page/toast.tsx';
import { isSwap, type MarkedField, type MayBeUnsure, otherReading } from '../../editing/unsure.ts';
import { CheckNote } from './CheckNote.tsx';

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
  const andBack = (button: HTMLElement, changes: object) => {
    const field = button.closest('[data-entry]')?.querySelector<HTMLElement>(`[aria-describedby~="${idOf(entry.id)}"]`);
    onChange({ ...changes, unsure: undefined } as Partial<Entry>);
    field?.focus();
  };
  const replace = (button: HTMLElement, other: object) => {
    const before = Object.fromEntries(['unsure', ...Object.keys(other)].map((key) => [key, Reflect.get(entry, key)]));
    andBack(button, other);
    toast.undo(swaps ? 'Swapped' : 'Replaced', () => onChange(before as Partial<Entry>));
  };

  return (
    <CheckNote
      id={idOf(entry.id)}
      confirm={marked.length > 1 ? 'They’re right' : 'It’s right'}
      onConfirm={(button) => andBack(button, {})}
      actions={
        instead && (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            onClick={({ currentTarget }) => replace(currentTarget, instead)}
          >
            {swaps ? `Swap ${one?.[1]} and ${other?.[1]}` : 'Use this instead'}
          </Button>
        )
      }
    >
      {swaps ? (
        `we weren’t sure which is the ${one?.[1]} and which is the ${other?.[1]}.`
      ) : (
        <>
          we weren’t sure about the {marked.join(' and the ')}.
          {alternatives.map(({ label, value }) => (
            <Box key={label} component="span" sx={{ display: 'block' }}>
              {value === '' ? `There may be no ${label}.` : `The ${label} may be “${value}”.`}
            </Box>
          ))}
        </>
      )}
    </CheckNote>
  );
}
