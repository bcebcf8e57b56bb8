import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type CalendarTask, calendarFile } from './calendar-file.ts';

const SETTINGS = {
  name: 'Transition plan',
  host: 'muster.test',
  url: 'https://muster.test/veteran/transition-plan-vx',
  remind_days: 7,
  now: '2026-11-20T08:30:00.000Z',
};
const TASK: CalendarTask = {
  id: 7,
  title: 'Book your final medical',
  why: 'It is due six to nine months before you leave.',
  due_on: '2028-02-29',
  due_reason: '6 months before you leave.',
  revision: 3,
};
const eventsOf = (file: string) => new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');

describe('a calendar file', () => {
  test('has one all-day event for each dated task, with an alarm and a stable id', () => {
    const [event, ...others] = eventsOf(calendarFile([TASK, { ...TASK, id: 8, due_on: null }], SETTINGS));
    expect(others).toEqual([]);
    const parsed = new ICAL.Event(event);
    expect([parsed.uid, parsed.summary, parsed.sequence]).toEqual(['task-7@muster.test', TASK.title, 3]);
    expect([parsed.startDate.toString(), parsed.endDate.toString(), parsed.startDate.isDate]).toEqual([
      '2028-02-29',
      '2028-03-01',
      true,
    ]);
    const alarm = event?.getFirstSubcomponent('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P7D');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
  });

  test('with no tasks is a calendar without events', () => {
    expect(eventsOf(calendarFile([], SETTINGS))).toEqual([]);
  });

  test('carries any text whole, in lines of at most 75 octets', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 300 })),
        fc.string({ unit: 'binary', maxLength: 60 }),
        (parts, odd) => {
          const title = parts.join('\n') + odd.replace(/[\ud800-\udfff]/g, '');
          const file = calendarFile([{ ...TASK, title }], SETTINGS);
          for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          const [event] = eventsOf(file);
          const plain = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[\p{Cc}--\n]/gv, ' ');
          expect(String(event?.getFirstPropertyValue('summary') ?? '')).toBe(plain(title));
        },
      ),
    );
  });

  test('cannot be given another property through a title', () => {
    const file = calendarFile([{ ...TASK, title: 'Ring\r\nATTACH:https://evil.test\r\nEND:VEVENT' }], SETTINGS);
    expect(eventsOf(file)).toHaveLength(1);
    expect(eventsOf(file)[0]?.getFirstProperty('attach')).toBeNull();
  });
});
