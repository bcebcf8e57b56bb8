import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { IconPhotoUp } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError, call } from '#kit/ui/data/api.ts';
import { keyOf, mutation, query } from '#kit/ui/data/query.ts';
import { getCompanyLogo, MAX_LOGO_BYTES, setCompanyLogo } from '../contract.ts';
import type { OwnCompany } from '../shapes.ts';

/** Side of the cropped picture, and of the crop area on the screen, in pixels. */
const SIDE = 512;
const WINDOW = 240;

type LogoFieldProps = { company: OwnCompany; onChange: (company: OwnCompany) => void };

/** The URL of the company's logo. Until the company is active, loading it needs the token, which an `img` cannot send. */
function useOwnLogo({ id, logo_url, status }: OwnCompany): string | undefined {
  const isPublic = status === 'active';
  const args = { params: { id } };
  const { data } = useQuery({
    ...query(getCompanyLogo, args),
    queryKey: [...keyOf(getCompanyLogo, args), logo_url],
    enabled: logo_url !== null && !isPublic,
  });
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const url = URL.createObjectURL(data);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [data]);
  return logo_url === null ? undefined : isPublic ? logo_url : src;
}

/** Uploads, crops to a square, replaces or removes the company's logo. */
export function LogoField({ company, onChange }: LogoFieldProps) {
  const [picked, setPicked] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const src = useOwnLogo(company);

  const save = useMutation(
    mutation((logo: File | null) => call(setCompanyLogo, { params: { id: company.id }, body: {}, files: logo ? { logo } : {} }), {
      success: ({ data: { change } }, logo) =>
        change?.state === 'waiting' && 'logo_url' in change.after
          ? 'Logo sent for approval'
          : logo
            ? 'Logo saved'
            : 'Logo removed',
      onSuccess: ({ data }) => {
        setPicked(null);
        onChange(data);
      },
      onError: (problem) => {
        setPicked(null);
        if (!(problem instanceof ApiError && problem.errors.logo)) return false;
        setError(problem.errors.logo.join(' '));
        return true;
      },
    }),
  );
  const send = (logo: File | null) => {
    setError(null);
    save.mutate(logo);
  };

  const pick = (file: File | undefined) => {
    setError(null);
    if (!file) return;
    if (!/^image\/(png|jpeg|webp)$/.test(file.type)) setError('Choose a PNG, JPEG or WebP picture.');
    else if (file.size > MAX_LOGO_BYTES * 4) setError('The picture is too large. Choose one up to 8 MB.');
    else setPicked(file);
  };

  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Avatar
        variant="rounded"
        src={src}
        alt={company.logo_url ? `Logo of ${company.name}` : ''}
        sx={{ width: 72, height: 72, border: 1, borderColor: 'divider', bgcolor: 'background.paper', color: 'text.secondary' }}
      >
        <IconPhotoUp aria-hidden />
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
            disabled={save.isPending}
            onClick={() => input.current?.click()}
          >
            {company.logo_url ? 'Change logo' : 'Add a logo'}
          </Button>
          {company.logo_url && (
            <Button color="inherit" disabled={save.isPending} onClick={() => send(null)}>
              Remove
            </Button>
          )}
        </Box>
        <FormHelperText id={helpId}>PNG, JPEG or WebP. You can crop it to a square.</FormHelperText>
        {error && (
          <FormHelperText error role="alert">
            {error}
          </FormHelperText>
        )}
      </Box>
      {picked && (
        <CropDialog file={picked} busy={save.isPending} onCancel={() => setPicked(null)} onBroken={setError} onCrop={send} />
      )}
    </Box>
  );
}

type CropDialogProps = {
  file: File;
  busy: boolean;
  onCancel: () => void;
  onBroken: (reason: string) => void;
  onCrop: (logo: File) => void;
};

/** Crops a picture to a square. Dragging or the arrow keys move it, the slider enlarges it. */
function CropDialog({ file, busy, onCancel, onBroken, onCrop }: CropDialogProps) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [zoom, setZoom] = useState(1);
  const [shift, setShift] = useState({ x: 0, y: 0 });
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const titleId = useId();

  useEffect(() => {
    let current = true;
    createImageBitmap(file).then(
      (bitmap) => current && setPicture(bitmap),
      () => {
        onBroken('This picture is damaged. Choose another one.');
        onCancel();
      },
    );
    return () => {
      current = false;
    };
  }, [file, onBroken, onCancel]);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !picture) return;
    const scale = (SIDE / Math.min(picture.width, picture.height)) * zoom;
    const [width, height] = [picture.width * scale, picture.height * scale];
    context.clearRect(0, 0, SIDE, SIDE);
    context.drawImage(picture, (SIDE - width) / 2 + shift.x, (SIDE - height) / 2 + shift.y, width, height);
  }, [picture, zoom, shift]);

  const move = (x: number, y: number) => {
    if (!picture) return;
    const scale = (SIDE / Math.min(picture.width, picture.height)) * zoom;
    // The crop area stays within the picture.
    const room = { x: (picture.width * scale - SIDE) / 2, y: (picture.height * scale - SIDE) / 2 };
    setShift((before) => ({
      x: Math.max(-room.x, Math.min(room.x, before.x + x)),
      y: Math.max(-room.y, Math.min(room.y, before.y + y)),
    }));
  };

  const drag = (event: PointerEvent) => {
    if (!dragged.current) return;
    move(((event.clientX - dragged.current.x) * SIDE) / WINDOW, ((event.clientY - dragged.current.y) * SIDE) / WINDOW);
    dragged.current = { x: event.clientX, y: event.clientY };
  };

  const STEP = 16;
  const KEYS: Record<string, [number, number]> = {
    ArrowLeft: [-STEP, 0],
    ArrowRight: [STEP, 0],
    ArrowUp: [0, -STEP],
    ArrowDown: [0, STEP],
  };

  return (
    <Dialog open onClose={busy ? undefined : onCancel} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Crop your logo</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
        <Typography variant="body2" color="textSecondary">
          Drag the picture or use the arrow keys.
        </Typography>
        <Box
          component="canvas"
          ref={canvas}
          width={SIDE}
          height={SIDE}
          tabIndex={0}
          role="img"
          aria-label="The part of the picture used as the logo. Move it with the arrow keys."
          onPointerDown={(event: PointerEvent) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            dragged.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={drag}
          onPointerUp={() => {
            dragged.current = null;
          }}
          onKeyDown={(event: React.KeyboardEvent) => {
            const step = KEYS[event.key];
            if (!step) return;
            event.preventDefault();
            move(...step);
          }}
          sx={{
            width: WINDOW,
            height: WINDOW,
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'common.white',
            cursor: 'grab',
            touchAction: 'none',
          }}
        />
        <Slider
          aria-label="Size"
          min={1}
          max={4}
          step={0.05}
          value={zoom}
          onChange={(_, value) => {
            setZoom(Number(value));
            move(0, 0);
          }}
          sx={{ width: WINDOW }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button
          variant="contained"
          loading={busy}
          disabled={!picture}
          onClick={() =>
            canvas.current?.toBlob((blob) => blob && onCrop(new File([blob], 'logo.png', { type: 'image/png' })), 'image/png')
          }
        >
          Save logo
        </Button>
      </DialogActions>
    </Dialog>
  );
}
