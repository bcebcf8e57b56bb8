import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { type CropState, clampShift, initialZoom, placed, SIDE, smallestZoom } from './crop.ts';

/** Side of the crop area on the screen, in pixels. */
const WINDOW = 240;

type CropDialogProps = {
  file: File;
  /** What the picture becomes: `logo`, `picture`. */
  noun: string;
  shape: 'square' | 'circle';
  busy: boolean;
  onCancel: () => void;
  onBroken: (reason: string) => void;
  onCrop: (picture: File) => void;
};

const STEP = 16;
const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The decoded picture, null while it is decoded. */
function useBitmap(file: File, onBroken: () => void): ImageBitmap | null {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  const broken = useRef(onBroken);
  broken.current = onBroken;
  useEffect(() => {
    let current = true;
    createImageBitmap(file).then(
      (decoded) => current && setBitmap(decoded),
      () => current && broken.current(),
    );
    return () => {
      current = false;
    };
  }, [file]);
  return bitmap;
}

/** Crops a picture to a square. Dragging or the arrow keys move it, the slider sizes it from whole to four times the area. */
export function CropDialog({ file, noun, shape, busy, onCancel, onBroken, onCrop }: CropDialogProps) {
  const picture = useBitmap(file, () => {
    onBroken('This picture is damaged. Choose another one.');
    onCancel();
  });
  const [chosen, setCrop] = useState<CropState | null>(null);
  const crop = chosen ?? { zoom: picture ? initialZoom(picture, shape) : 1, x: 0, y: 0 };
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const titleId = useId();
  const { zoom, x, y } = crop;

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !picture) return;
    const { left, top, width, height } = placed(picture, { zoom, x, y });
    // Dark marks on a transparent ground stay readable in the dark theme.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, SIDE, SIDE);
    context.drawImage(picture, left, top, width, height);
  }, [picture, zoom, x, y]);

  const change = (next: CropState) => picture && setCrop(clampShift(picture, next));
  const drag = (event: PointerEvent) => {
    if (!dragged.current) return;
    const scale = SIDE / WINDOW;
    change({ zoom, x: x + (event.clientX - dragged.current.x) * scale, y: y + (event.clientY - dragged.current.y) * scale });
    dragged.current = { x: event.clientX, y: event.clientY };
  };

  return (
    <Dialog open onClose={busy ? undefined : onCancel} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{`Crop your ${noun}`}</DialogTitle>
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
          aria-label={`The part of the picture used as the ${noun}. Move it with the arrow keys.`}
          onPointerDown={(event: PointerEvent) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            dragged.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={drag}
          onPointerUp={() => {
            dragged.current = null;
          }}
          onKeyDown={(event: KeyboardEvent) => {
            const step = KEYS[event.key];
            if (!step) return;
            event.preventDefault();
            change({ zoom, x: x + step[0], y: y + step[1] });
          }}
          sx={{
            width: WINDOW,
            height: WINDOW,
            borderRadius: shape === 'circle' ? '50%' : 1,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'common.white',
            cursor: 'grab',
            touchAction: 'none',
          }}
        />
        <Slider
          aria-label="Size"
          min={picture ? smallestZoom(picture) : 1}
          max={4}
          step={0.01}
          value={zoom}
          onChange={(_, value) => change({ zoom: Number(value), x, y })}
          sx={{ width: WINDOW }}
        />
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            size="small"
            color="inherit"
            disabled={!picture}
            onClick={() => picture && change({ zoom: smallestZoom(picture), x: 0, y: 0 })}
          >
            Show all of it
          </Button>
          <Button size="small" color="inherit" disabled={!picture} onClick={() => change({ zoom: 1, x: 0, y: 0 })}>
            Fill the area
          </Button>
        </Box>
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
            canvas.current?.toBlob((blob) => blob && onCrop(new File([blob], `${noun}.png`, { type: 'image/png' })), 'image/png')
          }
        >
          {`Save ${noun}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
