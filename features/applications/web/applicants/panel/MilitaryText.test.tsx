import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { MilitaryText } from './MilitaryText.tsx';

afterEach(cleanup);

const TEXT = 'As the SNCO I ran nights.';
const EXPLANATION = 'In civilian words: senior team leader';

async function show() {
  renderScreen(() => (
    <p>
      <MilitaryText>{TEXT}</MilitaryText>
    </p>
  ));
  const term = await screen.findByRole('button', { name: 'SNCO' });
  return { user: userEvent.setup(), term };
}

const explanation = () => screen.queryByRole('tooltip')?.textContent;

test('a military word is explained on hover, and the text stays as it was written', async () => {
  const { user, term } = await show();
  expect(term.closest('p')?.textContent).toBe(TEXT);
  expect(explanation()).toBeUndefined();
  await user.hover(term);
  await expect.poll(explanation).toBe(EXPLANATION);
  await user.unhover(term);
  await expect.poll(explanation).toBeUndefined();
});

test('it is explained on keyboard focus, described for screen readers, and closes with Escape while it keeps the focus', async () => {
  const { user, term } = await show();
  await user.tab();
  expect(document.activeElement).toBe(term);
  await expect.poll(explanation).toBe(EXPLANATION);
  const described = document.getElementById(term.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe(EXPLANATION);
  await user.keyboard('{Escape}');
  await expect.poll(explanation).toBeUndefined();
  expect(document.activeElement).toBe(term);
});
