import Box, { type BoxProps } from '@mui/material/Box';
import { memo } from 'react';
import { contourLines } from './contours.ts';

type ContourMotifProps = {
  /** The same seed draws the same contours. */
  seed?: number;
  /** Opacity of the lines, 0.06 to 0.1. Faint enough behind an illustration; never used behind text. */
  opacity?: number;
  /** Leaves the lower part empty for text. */
  fade?: boolean;
} & Pick<BoxProps, 'sx'>;

const drawn = new Map<number, ReturnType<typeof contourLines>>();

/** Decorative contour lines in the current text colour. They fill the parent box. */
export const ContourMotif = memo(function ContourMotif({ seed = 7, opacity = 0.08, fade = false, sx = [] }: ContourMotifProps) {
  const landscape = drawn.get(seed) ?? contourLines(seed);
  drawn.set(seed, landscape);
  return (
    <Box
      component="svg"
      aria-hidden
      focusable="false"
      viewBox={`0 0 ${landscape.width} ${landscape.height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      sx={[
        { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity, pointerEvents: 'none' },
        fade && { maskImage: 'linear-gradient(black 45%, transparent 78%)' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <path d={landscape.lines} strokeWidth={1} vectorEffect="non-scaling-stroke" />
      <path d={landscape.indexLines} strokeWidth={1.75} vectorEffect="non-scaling-stroke" />
    </Box>
  );
});
