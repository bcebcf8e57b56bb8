// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { themeOf } from '../theme/theme.ts';
import { ToastHost } from './ToastHost.tsx';
import { toast } from './toast.tsx';

afterEach(cleanup);

async function offer(onUndo = vi.fn()) {
  render(
    <ThemeProvider theme={themeOf('light', 'default', 'default')}>
      <button type="button">Elsewhere</button>
      <input aria-label="Note" />
      <input type="checkbox" aria-label="All" />
      <ToastHost />
    </ThemeProvider>,
  );
  act(() => toast.undo('Ann Reed was moved', onUndo));
  await screen.findByRole('button', { name: 'Undo' });
  return { onUndo, user: userEvent.setup() };
}

const undoIsGone = () => expect.poll(() => screen.queryByRole('button', { name: 'Undo' })).toBeNull();

it('undoes once with Control and Z from anywhere, and not again', async () => {
  const { onUndo, user } = await offer();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await user.keyboard('{Control>}z{/Control}');
  await undoIsGone();
  await user.keyboard('{Control>}z{/Control}');
  expect(onUndo).toHaveBeenCalledTimes(1);
});

it('undoes with Control and Z from a checkbox, which has no undo of its own', async () => {
  const { onUndo, user } = await offer();
  await user.click(screen.getByLabelText('All'));
  await user.keyboard('{Control>}z{/Control}');
  expect(onUndo).toHaveBeenCalledTimes(1);
});

it('leaves the keys to text fields, to redo, and to screens that use them', async () => {
  const { onUndo, user } = await offer();
  await user.click(screen.getByLabelText('Note'));
  await user.keyboard('{Control>}z{/Control}');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  const take = (event: Event) => event.preventDefault();
  document.addEventListener('keydown', take);
  await user.keyboard('{Meta>}z{/Meta}');
  document.removeEventListener('keydown', take);
  expect(onUndo).not.toHaveBeenCalled();
  await user.keyboard('{Meta>}z{/Meta}');
  expect(onUndo).toHaveBeenCalledTimes(1);
});

it('gives the focus back to where it was when Undo is pressed', async () => {
  const { onUndo, user } = await offer();
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  act(() => elsewhere.focus());
  act(() => toast.undo('Ben Cole was moved', onUndo));
  const [newest] = (await screen.findAllByRole('button', { name: 'Undo' })).slice(-1);
  if (newest) await user.click(newest);
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(elsewhere);
});
