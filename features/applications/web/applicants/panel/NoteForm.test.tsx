import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { addNote } from '../../../pipeline-contract.ts';
import { NO_TEAMWORK } from '../testing.ts';
import { NoteForm } from './NoteForm.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const COLLEAGUES = [
  { id: 9, name: 'Tom Ashworth' },
  { id: 10, name: 'Tonya Reid' },
];

test('a colleague is mentioned by keyboard, and Escape leaves what is typed', async () => {
  const server = stubServer();
  server.reply(addNote, { data: NO_TEAMWORK });
  renderScreen(() => <NoteForm applicantId={31} colleagues={COLLEAGUES} />);
  const user = userEvent.setup();
  const field = await screen.findByLabelText('Note for colleagues');
  await user.type(field, 'Ask @To');
  const options = await screen.findAllByRole('option');
  expect(options.map((one) => [one.textContent, one.getAttribute('aria-selected')])).toEqual([
    ['Tom Ashworth', 'true'],
    ['Tonya Reid', 'false'],
  ]);
  expect(field.getAttribute('aria-activedescendant')).toBe(options[0]?.id);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field).toHaveProperty('value', 'Ask @Tonya Reid ');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('and @to');
  expect(await screen.findByRole('listbox')).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveProperty('value', 'Ask @Tonya Reid and @to');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(server.requests.find(({ route }) => route.startsWith('POST'))).toMatchObject({
    body: { body: 'Ask @Tonya Reid and @to', mentions: [10] },
  });
});
