import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resolverOf } from './form-resolver.ts';

const resolve = resolverOf<{ name: string }>(({ name }) => (name ? {} : { name: 'Name is required' }));
const validate = () => resolve({ name: '' }, undefined, { fields: {}, shouldUseNativeValidation: false });
const REFUSED = { values: {}, errors: { name: { type: 'validate', message: 'Name is required' } } };

test('a field is validated immediately while nothing is pressed', async () => {
  expect(await validate()).toEqual(REFUSED);
});

test.each([
  ['the button is released', () => fireEvent.pointerUp(document.body)],
  ['the press is taken over by scrolling', () => fireEvent.pointerCancel(document.body)],
  ['the pointer moves without a button, after a select took the release', () => fireEvent.pointerMove(document.body)],
  ['a key is pressed', () => fireEvent.keyDown(document.body)],
])('a press holds a message back until %s', async (_, end) => {
  fireEvent.pointerDown(document.body);
  const events: string[] = [];
  const answer = Promise.resolve(validate()).then((found) => {
    events.push('validated');
    return found;
  });
  // A task later, everything that does not wait for the release has happened.
  await new Promise((done) => setTimeout(done));
  events.push('released');
  end();
  expect(await answer).toEqual(REFUSED);
  expect(events).toEqual(['released', 'validated']);
});
