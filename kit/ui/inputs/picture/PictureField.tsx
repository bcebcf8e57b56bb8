import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type ReactNode, useId, useRef, useState } from 'react';
import { CropDialog } from './CropDialog.tsx';

/** Larger files are not opened: cropping makes a small one of them anyway, and what is not cropped is sent as it is. */
const MAX_PICKED_MB = { square: 8, circle: 8, wide: 2 };

type PictureFieldProps = {
  /** What the picture is, in the labels of buttons: `logo`, `picture`. */
  noun: string;
  /** `wide` pictures keep their shape, without cropping. */
  shape: 'square' | 'circle' | 'wide';
  /** The present picture, absent while it is loaded. */
  src: string | undefined;
  alt: string;
  has_picture: boolean;
  busy: boolean;
  /** From the server. */
  error: string | null;
  /** Shown instead of a picture. */
  placeholder: ReactNode;
  /** With a PNG of 512 pixels a side, or null to remove the picture. Cropping ends when it resolves. */
  onChange: (picture: File | null) => Promise<unknown>;
};

/** Uploads a picture, cropped to a square unless it is wide, replaces or removes it. */
export function PictureField({ noun, shape, src, alt, has_picture, busy, error, placeholder, onChange }: PictureFieldProps) {
  const [picked, setPicked] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const problem = refusal ?? error;
  const most = MAX_PICKED_MB[shape];

  const pick = (file: File | undefined) => {
    setRefusal(null);
    if (!file) return;
    if (!/^image\/(png|jpeg|webp)$/.test(file.type)) setRefusal('Choose a PNG, JPEG or WebP picture.');
    else if (file.size > most * 1024 * 1024) setRefusal(`The picture is too large. Choose one up to ${most} MB.`);
    else if (shape === 'wide') void send(file);
    else setPicked(file);
  };
  const send = async (picture: File | null) => {
    setRefusal(null);
    await onChange(picture);
    setPicked(null);
  };

  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Avatar
        variant={shape === 'circle' ? 'circular' : 'rounded'}
        src={src}
        alt={alt}
        sx={{
          width: shape === 'wide' ? 180 : 72,
          height: 72,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          color: 'text.secondary',
          '& img': { objectFit: 'contain' },
        }}
      >
        {placeholder}
      </Avatar>
      <Box>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          hidden
          aria-hidden
          tabIndex={-1}
          onChange={({ target }) => {
            pick(target.files?.[0]);
            target.value = '';
          }}
        />
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            variant="outlined"
            color="inherit"
            aria-describedby={helpId}
            disabled={busy}
            onClick={() => input.current?.click()}
          >
            {has_picture ? `Change ${noun}` : `Add a ${noun}`}
          </Button>
          {has_picture && (
            <Button color="inherit" aria-label={`Remove ${noun}`} disabled={busy} onClick={() => void send(null)}>
              Remove
            </Button>
          )}
        </Box>
        <FormHelperText id={helpId}>
          PNG, JPEG or WebP, up to {most} MB. {shape === 'wide' ? 'Best with a transparent background.' : 'You can crop it.'}
        </FormHelperText>
        {problem && (
          <FormHelperText error role="alert">
            {problem}
          </FormHelperText>
        )}
      </Box>
      {picked && shape !== 'wide' && (
        <CropDialog
          file={picked}
          noun={noun}
          shape={shape}
          busy={busy}
          onCancel={() => setPicked(null)}
          onBroken={setRefusal}
          onCrop={(picture) => void send(picture)}
        />
      )}
    </Box>
  );
}
