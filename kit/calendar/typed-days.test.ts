import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTypedDay, typedDay } from './typed-days.ts';

test('a day is read and written in the order of the country', () => {
  expect([readTypedDay('5/9/2026', 'en-GB'), readTypedDay('5/9/2026', 'en-US')]).toEqual(['2026-09-05', '2026-05-09']);
  expect([typedDay('2026-09-05', 'en-GB'), typedDay('2026-09-05', 'en-US')]).toEqual(['05/09/2026', '09/05/2026']);
});

test('a day is read with dots, hyphens, spaces, without separators and year first', () => {
  for (const text of ['05.09.2026', '5-9-2026', ' 5 9 2026 ', '05092026', '2026-09-05', '2026-9-5'])
    expect(readTypedDay(text, 'en-GB'), text).toBe('2026-09-05');
});

test('a text that names no day of the calendar is none', () => {
  for (const text of ['', '31/02/2026', '5/13/2026', '5/9/26', '5/9/20261', 'soon', '2026-02-30', '00/01/2026'])
    expect(readTypedDay(text, 'en-GB'), text).toBeNull();
});

test('every day is read as it is written', () => {
  const days = fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom('en-GB' as const, 'en-US' as const), (date, language) => {
      const day = date.toISOString().slice(0, 10);
      expect(readTypedDay(typedDay(day, language), language)).toBe(day);
    }),
  );
});
