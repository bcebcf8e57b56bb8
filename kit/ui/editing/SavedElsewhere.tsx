import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { fieldId } from '../inputs/FormField.tsx';
import type { SavedElsewhere as Changes } from './useSavedElsewhere.ts';

/** A field in words. `text` is null where a value has no words, like the number of a row. */
type Described = { label: string; text: string | null };

type SavedElsewhereProps = Pick<Changes, 'fields' | 'take'> & {
  /** The record has one owner, so it was this person who saved it in another tab. */
  isOwn?: boolean;
  describe?: (name: string, value: unknown) => Described;
};

/** Names the fields that were saved by somebody else since this form was opened, with a button for each that was changed here too. */
export function SavedElsewhere({ fields, take, isOwn = false, describe = describeField }: SavedElsewhereProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fields.length > 0) box.current?.focus();
  }, [fields.length]);
  if (fields.length === 0) return null;
  return (
    <Alert ref={box} tabIndex={-1} severity="warning" role="alert" sx={{ mb: 3, scrollMarginTop: 96 }}>
      <AlertTitle>
        {isOwn
          ? 'You’ve changed this page in another tab or on another device'
          : 'Somebody else saved changes while you were editing'}
      </AlertTitle>
      {isOwn ? 'Check these details, then save.' : 'Your changes are still here. Check these details, then save again.'}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {fields.map((field) => {
          const { label, text } = describe(field.name, field.saved);
          return (
            <li key={field.name}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
                <span>{`${label}: ${nowIs(text)}${field.isChangedHere ? '. Yours is still in the form.' : ''}`}</span>
                {field.isChangedHere && (
                  <Button size="small" color="inherit" variant="outlined" onClick={() => take(field)}>
                    {text === null ? `Use theirs for ${label}` : `Use ${text || 'no answer'}`}
                  </Button>
                )}
              </Box>
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}

const nowIs = (text: string | null) => (text === null ? 'changed' : `now ${text || 'empty'}`);

const LONGEST = 80;

/** The label of a field on this page, and its value where that is text, a number or a choice of yes and no. */
function describeField(name: string, value: unknown): Described {
  const [first = name] = name.split('.');
  const shown = document.getElementById(`${fieldId(name)}-label`) ?? document.getElementById(`${fieldId(first)}-label`);
  return { label: shown?.firstChild?.textContent ?? inWords(name), text: textOf(name, value) };
}

function inWords(name: string): string {
  const words = name.replace(/(_id)?(\.\d+)*$/, '').replaceAll(/[._]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function textOf(name: string, value: unknown): string | null {
  if (value === null || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return name.endsWith('_id') ? null : value.toLocaleString('en-GB');
  if (typeof value !== 'string' || /^[a-z0-9]+(_[a-z0-9]+)+$/.test(value)) return null;
  const text = value
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
