import sharp from 'sharp';
import { expect, test } from 'vitest';
import { printedPhoto, roundPhoto } from '#features/typesetting/server/index.ts';
import { runFor } from '../http/caller.ts';
import { LimiterFull } from '../http/limiter.ts';
import { drawInTurn } from './pictures.ts';

const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#123456' } })
  .webp()
  .toBuffer();
const as = <T>(person: string, work: () => Promise<T>) => runFor({ tenant: 1, person }, work);

test('photos for print wait for a place, two at a time and one of each person, and the 16th of a person is refused', async () => {
  const done: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holding = ['one', 'other'].map((person) => as(person, () => drawInTurn(() => released)));
  const waiting = [
    as('one', () => printedPhoto(photo)).then(() => done.push('printed')),
    as('third', () => roundPhoto(photo)).then(() => done.push('round')),
  ];
  const more = Array.from({ length: 13 }, () => as('one', () => drawInTurn(async () => {})));
  await expect(as('one', () => drawInTurn(async () => {}))).rejects.toThrow(LimiterFull);
  // Longer than the waiting ones take.
  await sharp(photo).resize(640, 800).jpeg().toBuffer();
  expect(done).toEqual([]);
  release();
  await Promise.all([...holding, ...waiting, ...more]);
  expect(done.sort()).toEqual(['printed', 'round']);
});
