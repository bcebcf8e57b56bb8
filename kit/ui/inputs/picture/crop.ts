/** Side of the cropped picture, in pixels. */
export const SIDE = 512;

/** Pixels of the picture that is cropped. */
type Size = { width: number; height: number };

/** `zoom` 1 fills the area, less shows more of a wide or tall picture; `x` and `y` are how far it is moved from the middle, in pixels of the result. */
export type CropState = { zoom: number; x: number; y: number };

/** The zoom at which the whole picture is in the area. */
export const smallestZoom = ({ width, height }: Size): number => Math.min(width, height) / Math.max(width, height);

/** Wide marks begin whole, because their ends are letters. A face fills its circle. */
export const initialZoom = (size: Size, shape: 'square' | 'circle'): number => (shape === 'circle' ? 1 : smallestZoom(size));

/** Where the picture is drawn in the area. */
export function placed(size: Size, { zoom, x, y }: CropState): { left: number; top: number; width: number; height: number } {
  const scale = (SIDE / Math.min(size.width, size.height)) * zoom;
  const [width, height] = [size.width * scale, size.height * scale];
  return { left: (SIDE - width) / 2 + x, top: (SIDE - height) / 2 + y, width, height };
}

/** The same crop without a gap where the picture could fill the area. */
export function clampShift(size: Size, crop: CropState): CropState {
  const { width, height } = placed(size, crop);
  const within = (shift: number, side: number) => {
    const room = Math.max(0, (side - SIDE) / 2);
    return Math.max(-room, Math.min(room, shift)) + 0;
  };
  return { zoom: crop.zoom, x: within(crop.x, width), y: within(crop.y, height) };
}
