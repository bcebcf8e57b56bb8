import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FileDrop } from '#kit/ui/FileDrop.tsx';
import { mutation } from '#kit/ui/query.ts';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { findProviders, type ImportReport, importProviders } from '../operator-contract.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/** Imports providers from a file: first what would happen, then the import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const form = useForm({ defaultValues: { source: '', licence: '', file: '' } });
  const [file, setFile] = useState<File | null>(null);
  const [hideMissing, setHideMissing] = useState(false);
  const [preview, setPreview] = useState<ImportReport | null>(null);
  const send = useMutation(
    mutation(importProviders, {
      form,
      invalidates: [findProviders],
      onSuccess: ({ data }, { body }) => {
        if (body.mode === 'preview') return setPreview(data);
        toast.success(`${data.added} added, ${data.changed} changed`);
        onClose();
      },
    }),
  );
  const start = (mode: 'preview' | 'import') =>
    form.handleSubmit(({ source, licence }) => {
      if (!file) return toast.error('Choose a file.');
      send.mutate({ body: { mode, source, licence, hide_missing: hideMissing }, files: { file } });
    });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={start(preview ? 'import' : 'preview')}>
        <DialogTitle id={id}>Import providers</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <FileDrop
            label="File"
            help="CSV as exported here, or Open Referral JSON, up to 10 MB."
            accept=".csv,.json,.ndjson"
            maxBytes={MAX_BYTES}
            file={file}
            onChange={(chosen) => {
              setFile(chosen);
              setPreview(null);
              if (chosen && !form.getValues('source')) form.setValue('source', chosen.name.replace(/\.\w+$/, ''));
            }}
          />
          <TextInput
            control={form.control}
            name="source"
            label="Source"
            help="The name of the data set. Import it under the same name next time."
            maxLength={200}
          />
          <TextInput control={form.control} name="licence" label="Licence" maxLength={200} optional />
          <FormControlLabel
            control={<Checkbox checked={hideMissing} onChange={(_, checked) => setHideMissing(checked)} />}
            label="Hide providers of this source that are not in the file"
          />
          {preview && <Report report={preview} />}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={send.isPending}>
            {preview ? 'Import' : 'Preview'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** What an import would do, with the rows that it refuses. */
function Report({ report }: { report: ImportReport }) {
  const { read, added, changed, unchanged, hidden, left_out, refused } = report;
  return (
    <Box role="status">
      <Alert severity={refused.length > 0 ? 'warning' : 'success'}>
        {read} rows: {added} new, {changed} changed, {unchanged} unchanged, {hidden} to hide, {left_out} merged before,{' '}
        {refused.length} refused
      </Alert>
      {refused.length > 0 && (
        <Box component="ul" aria-label="Refused rows" sx={{ m: 0, mt: 1.5, pl: 2.5, maxHeight: 240, overflowY: 'auto' }}>
          {refused
            .filter(({ reasons }) => reasons.length > 0)
            .map(({ row, name, reasons }) => (
              <Typography key={row} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                <b>{`Row ${row}${name ? `, ${name}` : ''}: `}</b>
                {reasons.join('; ')}
              </Typography>
            ))}
        </Box>
      )}
    </Box>
  );
}
