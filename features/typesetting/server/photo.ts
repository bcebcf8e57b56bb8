import sharp from 'sharp';
import { drawInTurn } from '#kit/server/files/pictures.ts';

/** A photo in print, in pixels: the shape that every template expects, 27 mm wide at 600 dpi. */
export const PHOTO = { width: 640, height: 800 };

/**
 * A photo as JPEG, cropped to the shape of the templates. Word and programs that draw SVG can't show WebP, and a PDF contains a JPEG as it is.
 * @param photo in any format that sharp reads
 */
export const printedPhoto = (photo: Uint8Array): Promise<Buffer> =>
  drawInTurn(() =>
    sharp(photo)
      .resize({ ...PHOTO, fit: 'cover' })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 88 })
      .toBuffer(),
  );

/** The same as a circle: a PNG with transparent corners, because Word shows pictures as rectangles. */
export const roundPhoto = (photo: Uint8Array): Promise<Buffer> => {
  const side = PHOTO.width;
  const circle = Buffer.from(`<svg width="${side}" height="${side}"><circle cx="50%" cy="50%" r="50%"/></svg>`);
  return drawInTurn(() =>
    sharp(photo)
      .resize({ width: side, height: side, fit: 'cover' })
      .composite([{ input: circle, blend: 'dest-in' }])
      .png({ palette: true, quality: 90 })
      .toBuffer(),
  );
};
