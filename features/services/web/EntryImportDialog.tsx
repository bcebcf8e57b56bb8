import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { Route } from '#kit/contract/route.ts';
import { ApiError } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { FileDrop } from '#kit/ui/inputs/FileDrop.tsx';
import { announce } from '#kit/ui/page/announce.tsx';
import { counted } from '#kit/ui/text/counted.ts';
import type { ImportReport } from '../entry-contract.ts';

type Send = (mode: 'preview' | 'import', file: File, publish: boolean) => Promise<{ data: ImportReport }>;

type EntryImportDialogProps = {
  /** `provider` and `providers`. */
  one: string;
  several: string;
  help: string;
  accept: string;
  maxBytes: number;
  send: Send;
  /** The settings that affect the import, as text. When it changes, the preview is out of date. */
  settings?: string;
  /** Fields for these settings. */
  children?: ReactNode;
  /** Queries that show these entries. */
  invalidates: readonly Route[];
  onClose: () => void;
};

/** Reads a file, shows what it would change and which rows cannot be used, and imports it. */
export function EntryImportDialog({
  one,
  several,
  help,
  accept,
  maxBytes,
  send,
  settings = '',
  children,
  invalidates,
  onClose,
}: EntryImportDialogProps) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [publish, setPublish] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [seen, setSeen] = useState<{ report: ImportReport; settings: string } | null>(null);
  const onError = (error: Error) => {
    const messages = error instanceof ApiError ? Object.values(error.errors).flat() : [];
    if (messages.length > 0) setFault(messages.join(' '));
    return messages.length > 0;
  };
  const look = useMutation(
    mutation((chosen: File) => send('preview', chosen, publish), {
      onSuccess: ({ data }) => {
        setSeen({ report: data, settings });
        announce(
          `${counted(data.added, one, several)} to add, ${data.changed} to change, ${counted(data.refused_total, 'row', 'rows')} with errors`,
        );
      },
      onError,
    }),
  );
  const run = useMutation(
    mutation((chosen: File) => send('import', chosen, publish), {
      invalidates,
      success: ({ data }) =>
        `${counted(data.added, one, several)} added${data.added > 0 && !publish ? ', hidden until checked' : ''}, ${data.changed} changed`,
      onSuccess: onClose,
      onError,
    }),
  );
  const busy = look.isPending || run.isPending;
  const report = seen?.settings === settings ? seen.report : null;
  const changes = report ? report.added + report.changed + report.hidden : 0;
  const again = (chosen: File) => {
    setFault(null);
    look.mutate(chosen);
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{`Import ${several}`}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <FileDrop
          label="File"
          help={help}
          accept={accept}
          maxBytes={maxBytes}
          file={file}
          {...(fault && { error: fault })}
          onRefuse={setFault}
          onChange={(picked) => {
            setFile(picked);
            setSeen(null);
            setFault(null);
            if (picked) again(picked);
          }}
        />
        {children}
        <FormControl>
          <FormLabel id={`${id}-publish`}>{`New ${several}`}</FormLabel>
          <RadioGroup
            aria-labelledby={`${id}-publish`}
            value={publish ? 'publish' : 'hide'}
            onChange={(_, value) => setPublish(value === 'publish')}
          >
            <FormControlLabel value="hide" control={<Radio />} label="Keep hidden until checked" />
            <FormControlLabel value="publish" control={<Radio />} label="Publish now" />
          </RadioGroup>
        </FormControl>
        {look.isPending && <Typography role="status">Reading the file</Typography>}
        {report && file && <Report report={report} unit={/\.(nd)?json$/i.test(file.name) ? 'Record' : 'Line'} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        {file && !report ? (
          <Button variant="contained" loading={look.isPending} onClick={() => again(file)}>
            Preview
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={!file || changes === 0}
            loading={run.isPending}
            onClick={() => file && run.mutate(file)}
          >
            {changes > 0 ? `Import ${counted(changes, one, several)}` : 'Import'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

type Unit = 'Line' | 'Record';

function Report({ report, unit }: { report: ImportReport; unit: Unit }) {
  const { added, changed, unchanged, hidden, left_out, refused, refused_total, incomplete, incomplete_total } = report;
  return (
    <>
      <Alert severity={refused_total + incomplete_total > 0 ? 'warning' : 'info'}>
        {[
          `${added} to add`,
          `${changed} to change`,
          `${unchanged} unchanged`,
          hidden > 0 && `${hidden} to hide`,
          left_out > 0 && `${left_out} merged before, left out`,
          refused_total > 0 && `${counted(refused_total, 'row', 'rows')} with errors, left out`,
          incomplete_total > 0 && `${counted(incomplete_total, 'row', 'rows')} with values that we can’t read`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Alert>
      <Rows
        unit={unit}
        label="Rows with errors"
        rows={refused.map(({ reasons, ...row }) => ({ ...row, text: reasons.join('. ') }))}
      />
      <Rows
        unit={unit}
        label="Rows with values left out"
        rows={incomplete.map(({ notes, ...row }) => ({ ...row, text: `${notes.join('. ')}` }))}
      />
    </>
  );
}

function Rows({
  unit,
  label,
  rows,
}: {
  unit: Unit;
  label: string;
  rows: readonly { row: number; name: string; text: string }[];
}) {
  if (rows.length === 0) return null;
  return (
    <Box component="ul" aria-label={label} tabIndex={0} sx={{ m: 0, pl: 2.5, maxHeight: 240, overflowY: 'auto' }}>
      {rows.map(({ row, name, text }) => (
        <Typography component="li" variant="body2" key={row} sx={{ overflowWrap: 'anywhere' }}>
          <strong>{`${unit} ${row}${name ? `, ${name}` : ''}`}</strong>
          {`: ${text}`}
        </Typography>
      ))}
    </Box>
  );
}
