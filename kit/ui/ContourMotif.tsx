import Box, { type BoxProps } from '@mui/material/Box';
import { memo } from 'react';
import { contourLines } from './contours.ts';

type ContourMotifProps = {
  /** The same seed draws the same landscape. */
  seed?: number;
  /** How dark the lines are, 0.06 to 0.1: quiet enough to stand behind an illustration, never behind text. */
  opacity?: number;
  /** Leaves the lower part empty, where words stand. */
  fade?: boolean;
} & Pick<BoxProps, 'sx'>;

const drawn = new Map<number, ReturnType<typeof contourLines>>();

/** Contour lines of a map that exists nowhere, in the current text colour, filling the box they are put into. */
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
