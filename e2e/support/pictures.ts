import sharp from 'sharp';
import { expect, type Locator } from './test.ts';

/** A PNG four times as wide as high. */
export const widePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 200, channels: 4, background: '#0b4f6c' } })
    .png()
    .toBuffer();

/** Expects that the browser has decoded the picture, not only that there is an element for it. */
export const expectPicture = (picture: Locator): Promise<void> =>
  expect.poll(() => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
