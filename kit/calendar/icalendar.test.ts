import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { appointmentFile, type CalendarEvent } from './icalendar.ts';

const EVENT: CalendarEvent = {
  uid: '6c8f9a9e-3a52-4a4f-8f7c-0d1c1d1c1d1c@muster.test',
  sequence: 2,
  changed_at: '2026-11-20T08:30:00.000Z',
  starts_at: '2026-11-25T10:30:00.000Z',
  ends_at: '2026-11-25T11:15:00.000Z',
  summary: 'Interview: Fitter, Acme',
  description: 'Bring your logbook; ask for Megan.',
  location: '1 Quay Street, Leeds',
  url: 'https://muster.test/veteran/jobs?jobType=applied',
};
const PEOPLE = { organizer: { name: 'Muster: "jobs", for you', address: 'post@muster.test' }, attendee: 'rhys@example.test' };
const calendarOf = (file: string) => new ICAL.Component(ICAL.parse(file));

describe('an appointment’s file', () => {
  test('invites with organizer, attendee, stable id and times in UTC', () => {
    const calendar = calendarOf(appointmentFile(EVENT, { method: 'REQUEST', ...PEOPLE }));
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    const vevent = calendar.getFirstSubcomponent('vevent');
    const event = new ICAL.Event(vevent ?? undefined);
    expect([event.uid, event.sequence, event.summary, event.location, event.description]).toEqual([
      EVENT.uid,
      2,
      EVENT.summary,
      EVENT.location,
      EVENT.description,
    ]);
    expect([event.startDate.toJSDate().toISOString(), event.endDate.toJSDate().toISOString()]).toEqual([
      EVENT.starts_at,
      EVENT.ends_at,
    ]);
    expect(vevent?.getFirstPropertyValue('organizer')).toBe('mailto:post@muster.test');
    expect(vevent?.getFirstProperty('organizer')?.getParameter('cn')).toContain('jobs');
    expect(vevent?.getFirstPropertyValue('attendee')).toBe('mailto:rhys@example.test');
    expect(vevent?.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(vevent?.getFirstSubcomponent('valarm')).not.toBeNull();
  });

  test('withdraws with the same id, as cancelled and without an alarm', () => {
    const calendar = calendarOf(appointmentFile({ ...EVENT, sequence: 3 }, { method: 'CANCEL', ...PEOPLE }));
    const vevent = calendar.getFirstSubcomponent('vevent');
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(['uid', 'sequence', 'status'].map((name) => vevent?.getFirstPropertyValue(name))).toEqual([EVENT.uid, 3, 'CANCELLED']);
    expect(vevent?.getFirstSubcomponent('valarm')).toBeNull();
  });

  test('for import names nobody', () => {
    const vevent = calendarOf(appointmentFile(EVENT, { method: 'PUBLISH' })).getFirstSubcomponent('vevent');
    expect(['organizer', 'attendee'].map((name) => vevent?.getFirstProperty(name))).toEqual([null, null]);
  });

  test('carries any text whole, in lines of at most 75 octets', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        (text, name) => {
          const description = `x${text}`;
          const file = appointmentFile(
            { ...EVENT, description },
            { method: 'REQUEST', ...PEOPLE, organizer: { name, address: 'post@muster.test' } },
          );
          for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          const events = calendarOf(file).getAllSubcomponents('vevent');
          expect(events).toHaveLength(1);
          const plain = description.replace(/\r\n?/g, '\n').replace(/[\p{Cc}--\n]/gv, ' ');
          expect(String(events[0]?.getFirstPropertyValue('description'))).toBe(plain);
          expect(events[0]?.getFirstPropertyValue('organizer')).toBe('mailto:post@muster.test');
        },
      ),
    );
  });

  test('cannot be given another property through a text', () => {
    const odd = 'x\r\nATTACH:https://evil.test\r\nEND:VEVENT';
    const file = appointmentFile(
      { ...EVENT, summary: odd, location: odd },
      { method: 'REQUEST', ...PEOPLE, organizer: { name: odd, address: 'post@muster.test' } },
    );
    const events = calendarOf(file).getAllSubcomponents('vevent');
    expect([events.length, events[0]?.getFirstProperty('attach')]).toEqual([1, null]);
  });
});
