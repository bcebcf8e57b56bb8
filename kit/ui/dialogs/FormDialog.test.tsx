// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { TextInput } from '../inputs/TextInput.tsx';
import { themeOf } from '../theme/theme.ts';
import { FormDialog } from './FormDialog.tsx';

afterEach(cleanup);

function show(pending = false) {
  const onClose = vi.fn();
  const onSent = vi.fn();
  function Shown() {
    const form = useForm({ defaultValues: { reason: '' } });
    return (
      <FormDialog
        form={form}
        draft={null}
        title="Report this job"
        text="Our team checks it."
        submitLabel="Report job"
        pending={pending}
        onSubmit={form.handleSubmit(onSent)}
        onClose={onClose}
      >
        <TextInput control={form.control} name="reason" label="Reason" />
      </FormDialog>
    );
  }
  render(
    <ThemeProvider theme={themeOf('light', 'default', 'default')}>
      <Shown />
    </ThemeProvider>,
  );
  return { onClose, onSent, user: userEvent.setup() };
}

it('is named by its title, closes with Escape and sends with Enter', async () => {
  const { onClose, onSent, user } = show();
  expect(screen.getByRole('dialog', { name: 'Report this job' }).textContent).toContain('Our team checks it.');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.type(screen.getByLabelText('Reason'), 'Pay{Enter}');
  expect(onSent.mock.calls[0]?.[0]).toEqual({ reason: 'Pay' });
});

it('keeps what was typed when Escape is pressed, says why, and closes with Cancel', async () => {
  const { onClose, user } = show();
  await user.type(screen.getByLabelText('Reason'), 'Pay');
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('Unsaved changes. Cancel discards them.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('cannot be closed or sent again while it is sent', async () => {
  const { onClose, user } = show(true);
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getAllByRole<HTMLButtonElement>('button').map(({ disabled }) => disabled)).toEqual([true, true]);
});
