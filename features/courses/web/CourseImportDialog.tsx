import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { announce } from '#kit/ui/announce.tsx';
import { ApiError, call } from '#kit/ui/api.ts';
import { counted } from '#kit/ui/counted.ts';
import { FileDrop } from '#kit/ui/FileDrop.tsx';
import { mutation } from '#kit/ui/query.ts';
import { findCourses } from '../contract.ts';
import { type CourseImport, findEditedCourses, importCoursesCsv } from '../operator-contract.ts';

const MAX_BYTES = 2_000_000;

/** Reads a file, shows what it would change and which rows cannot be used, and imports it. */
export function CourseImportDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [preview, setPreview] = useState<CourseImport | null>(null);
  const onError = (error: Error) => {
    const said = error instanceof ApiError ? error.errors.file?.join(' ') : undefined;
    if (said) setFault(said);
    return said !== undefined;
  };
  const look = useMutation(
    mutation((chosen: File) => call(importCoursesCsv, { body: { preview: 'true' }, files: { file: chosen } }), {
      onSuccess: ({ data }) => {
        setPreview(data);
        announce(
          `${counted(data.added, 'course', 'courses')} to add, ${data.changed} to change, ${counted(data.refused_total, 'row', 'rows')} with errors`,
        );
      },
      onError,
    }),
  );
  const run = useMutation(
    mutation((chosen: File) => call(importCoursesCsv, { body: { preview: 'false' }, files: { file: chosen } }), {
      invalidates: [findEditedCourses, findCourses],
      success: ({ data }) => `${counted(data.added, 'course', 'courses')} added, ${data.changed} changed`,
      onSuccess: onClose,
      onError,
    }),
  );
  const busy = look.isPending || run.isPending;
  const hasWork = preview !== null && preview.added + preview.changed > 0;
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Import courses</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <FileDrop
          label="CSV file"
          help="UTF-8, up to 1,000 courses and 2 MB. Export first to get the columns."
          accept=".csv,text/csv"
          maxBytes={MAX_BYTES}
          file={file}
          {...(fault && { error: fault })}
          onRefuse={setFault}
          onChange={(picked) => {
            setFile(picked);
            setPreview(null);
            setFault(null);
            if (picked) look.mutate(picked);
          }}
        />
        {look.isPending && <Typography role="status">Reading the file</Typography>}
        {preview && (
          <>
            <Alert severity={preview.refused_total > 0 ? 'warning' : 'info'}>
              {[
                `${preview.added} to add`,
                `${preview.changed} to change`,
                `${preview.unchanged} unchanged`,
                ...(preview.refused_total > 0 ? [`${counted(preview.refused_total, 'row', 'rows')} with errors, left out`] : []),
              ].join(' · ')}
            </Alert>
            {preview.refused.length > 0 && (
              <Box component="ul" aria-label="Rows with errors" sx={{ m: 0, pl: 2.5, maxHeight: 240, overflowY: 'auto' }}>
                {preview.refused.map(({ row, title, reasons }) => (
                  <Typography component="li" variant="body2" key={row}>
                    <strong>{`Line ${row}${title ? `, ${title}` : ''}`}</strong>
                    {`: ${reasons.join('. ')}`}
                  </Typography>
                ))}
              </Box>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          disabled={!file || !hasWork || look.isPending}
          loading={run.isPending}
          onClick={() => file && run.mutate(file)}
        >
          {hasWork ? `Import ${counted(preview.added + preview.changed, 'course', 'courses')}` : 'Import'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
