import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

const KINDS = ['png', 'jpg', 'webp'];
const MAX_SIDE = 4000;

export type MadeOver = { webp: Buffer } | { refused: string };

/**
 * Makes an uploaded picture over: decoded and encoded anew, so that nothing but pixels stays. Recognised by content; SVG, which can
 * carry script, is refused like any other format.
 * @param side longest side of the result in pixels
 */
export async function makeOver(bytes: Buffer, side: number): Promise<MadeOver> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type || !KINDS.includes(type.ext)) return { refused: 'Choose a PNG, JPEG or WebP picture.' };
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_SIDE * MAX_SIDE, failOn: 'error' });
    const { width, height } = await picture.metadata();
    if (width > MAX_SIDE || height > MAX_SIDE)
      return { refused: `The picture is larger than ${MAX_SIDE} pixels a side. Choose a smaller one.` };
    const webp = await picture
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer();
    return { webp };
  } catch {
    return { refused: 'This picture is damaged. Choose another one.' };
  }
}
