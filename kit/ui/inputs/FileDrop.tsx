import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { IconFileText, IconUpload, IconX } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { visuallyHidden } from '../page/VisuallyHidden.tsx';
import { FormField } from './FormField.tsx';

type FileDropProps = {
  label: ReactNode;
  /** What may be uploaded, in words: "PDF or DOCX, up to 10 MB". */
  help: ReactNode;
  /** As the `accept` of a file input: `.pdf,.docx`. Only a hint to the picker: the server checks the content. */
  accept: string;
  /** The largest size in bytes. */
  maxBytes: number;
  file: File | null;
  /** The picked file, or null when it was removed. `onRefuse` receives the reason when a file is too large. */
  onChange: (file: File | null) => void;
  onRefuse?: (reason: string) => void;
  /** Uploaded share, 0 to 1. While it is set the file cannot be changed. */
  progress?: number;
  error?: string;
  optional?: boolean;
  id?: string;
};

/** `820 KB`, `4.2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`;
}

/** Takes one file, dropped or picked. */
export function FileDrop({
  label,
  help,
  accept,
  maxBytes,
  file,
  onChange,
  onRefuse,
  progress,
  error,
  optional,
  id,
}: FileDropProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const uploading = progress !== undefined;
  const box = useRef<HTMLDivElement>(null);
  const losesFocus = useRef(false);

  useEffect(() => {
    if (!losesFocus.current || uploading) return;
    // The pressed button is gone, and with it the focus: the other one takes its place, unless the person has moved on.
    losesFocus.current = false;
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  });
  const change = (picked: File | null) => {
    losesFocus.current = true;
    onChange(picked);
  };

  const take = (picked: File | undefined) => {
    if (!picked || uploading) return;
    if (picked.size > maxBytes)
      return onRefuse?.(`${picked.name} is ${formatBytes(picked.size)}. The largest size is ${formatBytes(maxBytes)}.`);
    change(picked);
  };

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };

  return (
    <FormField id={fieldId} label={label} help={help} error={error} optional={optional}>
      <Box
        ref={box}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        sx={{
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: 1.5,
          p: 2,
          borderRadius: 1,
          border: '1px dashed',
          borderColor: error ? 'error.text' : over ? 'primary.text' : 'controlBorder',
          borderStyle: file ? 'solid' : 'dashed',
          bgcolor: over ? 'primary.soft' : 'background.paper',
        }}
      >
        <input
          ref={input}
          id={fieldId}
          type="file"
          accept={accept}
          aria-describedby={[`${fieldId}-help`, error && `${fieldId}-error`].filter(Boolean).join(' ')}
          aria-invalid={error ? true : undefined}
          disabled={uploading}
          onChange={({ target }) => {
            take(target.files?.[0]);
            // Lets the same file be picked again after it was removed.
            target.value = '';
          }}
          style={visuallyHidden}
          tabIndex={-1}
        />
        {file ? (
          <>
            <Box component={IconFileText} size={24} aria-hidden sx={{ color: 'text.secondary', flexShrink: 0 }} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ typography: 'subtitle2', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                {file.name}
              </Box>
              <Box sx={{ typography: 'caption', color: 'text.secondary' }} role="status">
                {uploading ? `Uploading, ${Math.round(progress * 100)}%` : formatBytes(file.size)}
              </Box>
            </Box>
            {!uploading && (
              <IconButton aria-label={`Remove ${file.name}`} onClick={() => change(null)}>
                <IconX size={20} aria-hidden />
              </IconButton>
            )}
            {uploading && (
              <LinearProgress
                variant="determinate"
                value={progress * 100}
                aria-label={`Uploading ${file.name}`}
                sx={{ flexBasis: '100%' }}
              />
            )}
          </>
        ) : (
          <>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<IconUpload size={18} aria-hidden />}
              onClick={() => input.current?.click()}
              aria-describedby={`${fieldId}-help`}
            >
              Choose a file
            </Button>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>or drop it here</Box>
          </>
        )}
      </Box>
    </FormField>
  );
}
