import { expect, test } from 'vitest';
import { Context } from '../vocabulary/context.ts';
import { rolesOfHeadings } from './roles.ts';

const context = new Context();

const heading = (...texts: string[]) => texts.map((text, row) => ({ text, bold: row === 0, row }));

test('splits an unknown town from an employer where other headings have the same form', () => {
  const [first, second] = rolesOfHeadings(context, [
    heading('Night Stocker at Calderfold, Tywyn'),
    heading('Security Guard at Oxbow Dairy, Leeds'),
  ]);
  expect(first).toMatchObject({ position: 'Night Stocker', name: 'Calderfold', place: 'Tywyn' });
  expect(second).toMatchObject({ position: 'Security Guard', name: 'Oxbow Dairy', place: 'Leeds' });
});

test('finds the employer before a known place in brackets', () => {
  expect(rolesOfHeadings(context, [heading('Tutor', 'Gallup Post Office (Leeds, UK)')])).toMatchObject([
    { position: 'Tutor', name: 'Gallup Post Office', place: 'Leeds, UK' },
  ]);
});

test('keeps a department or brackets with the post', () => {
  expect(rolesOfHeadings(context, [heading('Vice President, Sales', 'Marks & Spencer')])).toMatchObject([
    { position: 'Vice President, Sales', name: 'Marks & Spencer' },
  ]);
  expect(rolesOfHeadings(context, [heading('Project Manager (Trams)', 'Arriva', 'Leith')])).toMatchObject([
    { position: 'Project Manager (Trams)', name: 'Arriva', place: 'Leith' },
  ]);
});

test('keeps a bracket with the post where the heading has another employer', () => {
  const [above, inLine] = rolesOfHeadings(context, [
    heading('Service Planner (Rail)', 'Grand Junction Logistics', 'Crewe'),
    heading('Project Manager (Rail), Kernow Engineering, Truro'),
  ]);
  expect(above).toMatchObject({ position: 'Service Planner (Rail)', name: 'Grand Junction Logistics', place: 'Crewe' });
  expect(inLine).toMatchObject({ position: 'Project Manager (Rail)', name: 'Kernow Engineering', place: 'Truro' });
  expect(rolesOfHeadings(context, [heading('Bus Driver (Arriva), Leeds')])).toMatchObject([
    { position: 'Bus Driver', name: 'Arriva' },
  ]);
});

test('splits `in` before a town, not within a post', () => {
  expect(
    rolesOfHeadings(context, [heading('Picker at Calder Parcels in Minworth'), heading('Officer in Charge at Deptford Depot')]),
  ).toMatchObject([
    { position: 'Picker', name: 'Calder Parcels', place: 'Minworth' },
    { position: 'Officer in Charge', name: 'Deptford Depot' },
  ]);
});

test('gives a post that no word names the place that posts have in the other headings', () => {
  const [first] = rolesOfHeadings(context, [
    heading('Goods In', 'Kaartje'),
    heading('Bus Driver', 'Wincanton'),
    heading('Team Leader', 'Mitie'),
  ]);
  expect(first).toMatchObject({ position: 'Goods In', name: 'Kaartje' });
});

test('takes a line that describes the employer, or names a part of it, for neither post nor employer', () => {
  expect(rolesOfHeadings(context, [heading('Barista', 'Tran & Sons', 'Charity for young carers, 40 staff')])).toMatchObject([
    { position: 'Barista', name: 'Tran & Sons', rest: ['Charity for young carers, 40 staff'] },
  ]);
  expect(rolesOfHeadings(context, [heading('Plumber', 'Oxbow & Redwood', 'Logistics Department')])).toMatchObject([
    { position: 'Plumber', name: 'Oxbow & Redwood', rest: ['Logistics Department'] },
  ]);
  expect(rolesOfHeadings(context, [heading('Dispatcher', 'Kirkwall Police Department')])).toMatchObject([
    { position: 'Dispatcher', name: 'Kirkwall Police Department' },
  ]);
});
