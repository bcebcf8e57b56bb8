import { expect, test } from 'vitest';
import { type Advert, advertExpiry, advertReference, isShown, nextAdvert } from './export-rules.ts';

const POSTED = '2026-03-01T21:30:00.000Z';
const after = (days: number) => Date.parse(POSTED) + days * 86_400_000;
const sent = (change: Partial<Advert> = {}): Advert => ({
  number: 0,
  posted_at: POSTED,
  digest: 'a',
  has_ended: false,
  is_written: true,
  ...change,
});

test('a job is posted once, and again only when it changed', () => {
  expect(nextAdvert(undefined, 'a', after(0))).toEqual({ number: 0, posted_at: POSTED });
  expect(nextAdvert(sent(), 'a', after(5))).toBeNull();
  expect(nextAdvert(sent(), 'b', after(5))).toEqual({ number: 0, posted_at: POSTED });
});

test('a job is posted under another reference on its 32nd day, and not changed between the end of the first and then', () => {
  expect(nextAdvert(sent(), 'b', after(29.9))).toEqual({ number: 0, posted_at: POSTED });
  expect(nextAdvert(sent(), 'b', after(30))).toBeNull();
  expect(nextAdvert(sent(), 'a', after(31))).toEqual({ number: 1, posted_at: new Date(after(31)).toISOString() });
  expect(nextAdvert(sent({ number: 4 }), 'a', after(40))?.number).toBe(5);
});

test('a job that opens again gets another reference, and one that no complete file contains is written again', () => {
  expect(nextAdvert(sent({ has_ended: true }), 'a', after(2))?.number).toBe(1);
  expect(nextAdvert(sent({ is_written: false }), 'a', after(1))).toEqual({ number: 0, posted_at: POSTED });
});

test('references, last days and what is still shown', () => {
  expect([advertReference(7, 0), advertReference(7, 2)]).toEqual(['7', '7-2']);
  expect(advertExpiry('2026-03-11T23:59:59Z', POSTED)).toBe('2026-03-11');
  expect([advertExpiry('2026-03-31T21:30:00Z', POSTED), advertExpiry(null, POSTED)]).toEqual([null, null]);
  expect([isShown(sent(), after(29)), isShown(sent(), after(30))]).toEqual([true, false]);
});
