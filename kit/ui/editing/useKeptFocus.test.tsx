// @vitest-environment jsdom
import Dialog from '@mui/material/Dialog';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';

afterEach(cleanup);

function Offer() {
  const [state, setState] = useState<'open' | 'asking' | 'accepted'>('open');
  const region = useKeptFocus(state === 'asking' ? null : state);
  return (
    <>
      <button type="button" onClick={() => setState('accepted')}>
        Elsewhere
      </button>
      <section {...region} aria-label="Offer">
        {state !== 'accepted' && (
          <>
            <button type="button" onClick={() => setState('accepted')}>
              Accept
            </button>
            <button type="button" onClick={() => setState('asking')}>
              Ask
            </button>
          </>
        )}
        <Dialog open={state === 'asking'} onClose={() => setState('open')}>
          <button type="button" onClick={() => setState('accepted')}>
            Yes
          </button>
        </Dialog>
      </section>
    </>
  );
}

it('takes the focus of a button that disappears', async () => {
  render(<Offer />);
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Offer' }));
});

it('takes the focus of a dialog whose opener disappears', async () => {
  render(<Offer />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('region', { name: 'Offer', hidden: true }));
});

it('leaves the focus to the opener of a cancelled dialog, and to what is outside', async () => {
  render(<Offer />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Ask');
  await userEvent.click(await screen.findByRole('button', { name: 'Elsewhere' }));
  expect(document.activeElement?.textContent).toBe('Elsewhere');
});
