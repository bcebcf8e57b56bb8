import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import type { SavedElsewhere as Changes } from './useSavedElsewhere.ts';

type SavedElsewhereProps = Changes & {
  /** The field's label, and its saved value in words. */
  describe: (name: string, value: unknown) => { label: string; text: string };
};

/** Names what was saved in another tab since this form was opened, with a button for each field that was changed here too. */
export function SavedElsewhere({ fields, take, describe }: SavedElsewhereProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fields.length > 0) box.current?.focus();
  }, [fields.length]);
  if (fields.length === 0) return null;
  return (
    <Alert ref={box} tabIndex={-1} severity="warning" role="alert">
      <AlertTitle>You’ve changed this page in another tab or on another device</AlertTitle>
      Check these details, then save.
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {fields.map((field) => {
          const { label, text } = describe(field.name, field.saved);
          return (
            <li key={field.name}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
                <span>{`${label}: now ${text || 'empty'}${field.isChangedHere ? '. Yours is still in the form.' : ''}`}</span>
                {field.isChangedHere && (
                  <Button size="small" color="inherit" variant="outlined" onClick={() => take(field)}>
                    {`Use ${text || 'no answer'}`}
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
