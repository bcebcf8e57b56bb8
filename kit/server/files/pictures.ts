import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { type Limiter, LimiterFull, limiter } from '../http/limiter.ts';

const KINDS = ['png', 'jpg', 'webp'];
const MAX_SIDE = 4000;
/** A decoded picture takes 64 MB at most. */
const inTurn = limiter({ concurrency: 2, max_waiting: 20, per_person: { running: 1, waiting: 1 } });

/**
 * Requests for pages come together: the editor asks for a small picture in each template. They wait here, so that they take no waiting places of
 * uploads.
 */
const prints = limiter({ concurrency: 2, max_waiting: 200, per_person: { running: 1, waiting: 14 } });

/** Runs work on a picture for print when it is its turn, with uploaded pictures. @throws LimiterFull */
export const drawInTurn: Limiter = (work) => prints(() => inTurn(work));

export type ReencodedImage = { webp: Buffer } | { refused: string };

/**
 * Decodes an uploaded picture and encodes it again, which removes everything but its pixels. The format is recognized by content. SVG,
 * which can contain script, is refused like any other format.
 * @param side longest side of the result in pixels
 */
export async function reencodeImage(bytes: Buffer, side: number): Promise<ReencodedImage> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type || !KINDS.includes(type.ext)) return { refused: 'Choose a PNG, JPEG or WebP picture.' };
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_SIDE * MAX_SIDE, failOn: 'error' });
    const { width, height } = await picture.metadata();
    if (width > MAX_SIDE || height > MAX_SIDE)
      return { refused: `The picture is larger than ${MAX_SIDE} pixels a side. Choose a smaller one.` };
    const webp = await inTurn(() =>
      picture.rotate().resize(side, side, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 88 }).toBuffer(),
    );
    return { webp };
  } catch (error) {
    if (error instanceof LimiterFull) throw error;
    return { refused: 'This picture is damaged. Choose another one.' };
  }
}
