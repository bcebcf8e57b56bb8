import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, test } from 'vitest';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { ListEditor } from './ListEditor.tsx';

afterEach(cleanup);

let values: () => string[] = () => [];

async function show(items: string[] = ['Plan', 'Mend', 'Report']) {
  function Form() {
    const { control, getValues } = useForm({ defaultValues: { tasks: items } });
    values = () => getValues('tasks');
    return <ListEditor control={control} name="tasks" label="Tasks" one="task" maxLength={100} />;
  }
  renderScreen(Form);
  return { user: userEvent.setup(), box: await screen.findByRole('textbox', { name: 'Tasks' }) };
}

describe('a list of texts', () => {
  test('adds a text with Enter and keeps the focus in the box', async () => {
    const { user, box } = await show([]);
    await user.type(box, '  Plan the shift {Enter}Mend faults{Enter}   {Enter}');
    expect(values()).toEqual(['Plan the shift', 'Mend faults']);
    expect(document.activeElement).toBe(box);
  });

  test('adds each line of a pasted list, without bullets and numbers', async () => {
    const { user, box } = await show([]);
    await user.click(box);
    await user.paste('• Plan\n- Mend\n\n3. Report\n');
    expect(values()).toEqual(['Plan', 'Mend', 'Report']);
  });

  test('adds what was typed when the box is left', async () => {
    const { user, box } = await show([]);
    await user.type(box, 'Plan');
    await user.tab();
    expect(values()).toEqual(['Plan']);
  });

  test('moves a text with buttons, and the focus with it', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Move task 3 up' }));
    expect(values()).toEqual(['Plan', 'Report', 'Mend']);
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Move task 2 up');
    expect(screen.getByRole('button', { name: 'Move task 1 up' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Moved to position 2 of 3')).toBeDefined();
  });

  test('removes a text and restores it at the same position', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Remove task 2' }));
    expect(values()).toEqual(['Plan', 'Report']);
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Remove task 2');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(values()).toEqual(['Plan', 'Mend', 'Report']);
  });

  test('removes a text that was emptied', async () => {
    const { user } = await show();
    await user.clear(screen.getByRole('textbox', { name: 'Task 1' }));
    await user.tab();
    expect(values()).toEqual(['Mend', 'Report']);
  });
});
