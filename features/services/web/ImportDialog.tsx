import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '#kit/ui/data/api.ts';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { findServiceProviders } from '../contract.ts';
import { findProviders, importProviders } from '../operator-contract.ts';
import { EntryImportDialog } from './EntryImportDialog.tsx';

const MAX_BYTES = 10 * 1024 * 1024;

/** Imports providers from CSV or Open Referral. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { control } = useForm({ defaultValues: { source: '', licence: '' } });
  const { source = '', licence = '' } = useWatch({ control });
  const [hide_missing, setHideMissing] = useState(false);
  return (
    <EntryImportDialog
      one="provider"
      several="providers"
      help="CSV as exported here, or Open Referral JSON, up to 10 MB."
      accept=".csv,.json,.ndjson"
      maxBytes={MAX_BYTES}
      settings={JSON.stringify([source, licence, hide_missing])}
      send={(mode, file, publish) =>
        call(importProviders, {
          body: { mode, source: source.trim() || file.name.replace(/\.\w+$/, ''), licence, hide_missing, publish },
          files: { file },
        })
      }
      invalidates={[findProviders, findServiceProviders]}
      onClose={onClose}
    >
      <TextInput
        control={control}
        name="source"
        label="Source"
        help="The name of the data set. Use the same name for the next import. If empty, we use the name of the file."
        maxLength={200}
        optional
      />
      <TextInput control={control} name="licence" label="Licence" maxLength={200} optional />
      <FormControlLabel
        control={<Checkbox checked={hide_missing} onChange={(_, checked) => setHideMissing(checked)} />}
        label="Hide providers of this source that are not in the file"
      />
    </EntryImportDialog>
  );
}
