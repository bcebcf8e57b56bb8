import { readdirSync, readFileSync } from 'node:fs';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { LocaleProvider, UNITED_KINGDOM, UNITED_STATES } from '../text/locale.tsx';
import { DateField, DayField } from './DateField.tsx';

afterEach(cleanup);

function show(countryId: number, first = '') {
  const values: string[] = [];
  function Form() {
    const [value, setValue] = useState(first);
    const change = (next: string) => {
      values.push(next);
      setValue(next);
    };
    return (
      <LocaleProvider siteName="Muster" countryId={countryId}>
        <label htmlFor="day">Day</label>
        <DateField id="day" value={value} onChange={change} />
      </LocaleProvider>
    );
  }
  renderScreen(() => <Form />);
  return values;
}

test('a day is typed and shown in the order of the tenant, not of the browser', async () => {
  const values = show(UNITED_STATES, '2026-09-05');
  const field = await screen.findByLabelText('Day');
  expect(field).toHaveProperty('value', '09/05/2026');
  const user = userEvent.setup();
  await user.clear(field);
  await user.type(field, '5/9/2026');
  expect(values.at(-1)).toBe('2026-05-09');
  await user.tab();
  expect(field).toHaveProperty('value', '05/09/2026');
});

test('what names no day stays in the field as it is typed', async () => {
  const values = show(UNITED_KINGDOM);
  const user = userEvent.setup();
  const field = await screen.findByLabelText('Day');
  await user.type(field, '31/02/2026');
  await user.tab();
  expect([field.getAttribute('placeholder'), (field as HTMLInputElement).value, values.at(-1)]).toEqual([
    'dd/mm/yyyy',
    '31/02/2026',
    '31/02/2026',
  ]);
});

test('a day is chosen from a month by keyboard', async () => {
  const values = show(UNITED_KINGDOM, '2026-11-27');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Choose a date' }));
  expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeDefined();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('27 November 2026');
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(values).toEqual(['2026-12-05']);
  expect(screen.getByLabelText('Day')).toHaveProperty('value', '05/12/2026');
});

test('a choice that takes effect at once reports no day that is still being typed', async () => {
  const days: string[] = [];
  function Filter() {
    const [day, setDay] = useState('');
    const report = (next: string) => {
      days.push(next);
      setDay(next);
    };
    return <DayField id="from" value={day} onDay={report} aria={{ 'aria-label': 'From' }} />;
  }
  renderScreen(() => <Filter />);
  await userEvent.setup().type(await screen.findByLabelText('From'), '5/9/2026');
  expect(days).toEqual(['2026-09-05']);
});

test('no field leaves the order of a date to the browser', () => {
  const screens = ['apps', 'features', 'kit']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'));
  expect(screens.length).toBeGreaterThan(200);
  expect(screens.filter((name) => /type=["'{]+date["'}]/.test(readFileSync(name, 'utf8')))).toEqual([]);
});
