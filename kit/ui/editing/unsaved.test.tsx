// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TextInput } from '../inputs/TextInput.tsx';
import { themeOf } from '../theme/theme.ts';
import { DraftOwner } from './draft-owner.ts';
import { unsaved } from './unsaved.ts';
import { useFormDraft } from './useFormDraft.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('unsaved input', () => {
  test('is restored for the same person only', () => {
    unsaved.write(7, 'form', { a: 1 });
    expect(unsaved.read(7, 'form')?.value).toEqual({ a: 1 });
    expect(unsaved.read(8, 'form')).toBeNull();
    expect(unsaved.read(7, 'other')).toBeNull();
    unsaved.write(7, 'form', null);
    expect(localStorage).toHaveLength(0);
  });

  test('is removed when somebody else signs in, and completely on sign-out', () => {
    localStorage.setItem('settings', '{}');
    unsaved.write(7, 'form', 'of seven');
    unsaved.write(71, 'form', 'of another');
    unsaved.keepOnly(7);
    expect(Object.keys(localStorage).sort()).toEqual(['settings', 'unsaved-7-form']);
    unsaved.forget();
    expect(Object.keys(localStorage)).toEqual(['settings']);
  });

  test('is removed after a week, whoever is signed in', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-01') });
    unsaved.write(7, 'form', 'old');
    vi.setSystemTime(Date.parse('2026-11-09'));
    expect(unsaved.read(7, 'form')).toBeNull();
    unsaved.keepOnly(null);
    expect(localStorage).toHaveLength(0);
  });

  test('of earlier versions is removed at the start', () => {
    localStorage.setItem('resume-tips-left-7', '["Led a team of nine"]');
    localStorage.setItem('letter-tips-left-9', '[]');
    localStorage.setItem('settings', '{}');
    unsaved.keepOnly(null);
    expect(Object.keys(localStorage)).toEqual(['settings']);
  });

  test('is limited: the oldest is removed for a new one, and a text that is too long is not stored', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-01') });
    for (let form = 1; form <= 61; form += 1) {
      vi.advanceTimersByTime(1000);
      unsaved.write(7, `form ${form}`, 'text');
    }
    expect([unsaved.read(7, 'form 1'), localStorage.length]).toEqual([null, 60]);
    unsaved.write(7, 'form 2', 'x'.repeat(500_001));
    expect(unsaved.read(7, 'form 2')?.value).toBe('text');
  });

  test('is ignored when it cannot be read', () => {
    for (const stored of ['{', 'null', '7', '{"at":"x","value":1}']) {
      localStorage.setItem('unsaved-7-form', stored);
      expect(unsaved.read(7, 'form')).toBeNull();
    }
  });
});

type Values = { name: string; phone: string; roles: string[]; gender: string | null };

function Form({ saved, sanitize }: { saved: Values; sanitize?: (values: Values) => Values }) {
  const form = useForm<Values>({ defaultValues: saved });
  const draft = useFormDraft(form, 'form', sanitize);
  return (
    <>
      <TextInput control={form.control} name="name" label="Name" />
      <TextInput control={form.control} name="phone" label="Phone" />
      <button type="button" onClick={() => form.setValue('roles', ['Fitter'])}>
        Role
      </button>
      <output>{JSON.stringify(form.watch('roles'))}</output>
      {draft.restoredAt !== null && <p>Brought back</p>}
      <button type="button" onClick={draft.discard}>
        Discard
      </button>
      <button type="button" onClick={() => form.reset(form.getValues())}>
        Keep as saved
      </button>
      <button type="button" onClick={draft.clear}>
        Saved
      </button>
    </>
  );
}

const show = (form: React.ReactNode, owner: number | null = 7) =>
  render(
    <ThemeProvider theme={themeOf('light', 'default', 'default')}>
      <DraftOwner value={owner}>{form}</DraftOwner>
    </ThemeProvider>,
  );

const SAVED: Values = { name: 'Megan', phone: '', roles: [], gender: null };
const typedIn = (label: string) => screen.getByRole('textbox', { name: label }).getAttribute('value');

describe('a form', () => {
  test('that was left is restored, and reset to the saved values by Discard', async () => {
    show(<Form saved={SAVED} />);
    expect(screen.queryByText('Brought back')).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '0113');
    await userEvent.click(screen.getByRole('button', { name: 'Role' }));
    cleanup();

    show(<Form saved={SAVED} />);
    expect(screen.getByText('Brought back')).toBeDefined();
    expect([typedIn('Name'), typedIn('Phone')]).toEqual(['Megan', '0113']);
    expect(screen.getByRole('status').textContent).toBe('["Fitter"]');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect([typedIn('Name'), typedIn('Phone')]).toEqual(['Megan', '']);
    expect(localStorage).toHaveLength(0);
  });

  test('restores nothing once it is saved or typed back to the saved values', async () => {
    show(<Form saved={SAVED} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'x');
    expect(localStorage).toHaveLength(1);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Backspace}');
    expect(localStorage).toHaveLength(0);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'y');
    await userEvent.click(screen.getByRole('button', { name: 'Saved' }));
    expect(localStorage).toHaveLength(0);
  });

  test('of a visitor is not stored', async () => {
    show(<Form saved={SAVED} />, null);
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '0113');
    expect(localStorage).toHaveLength(0);
  });

  test('that stays open compares with the values that were saved last', async () => {
    show(<Form saved={SAVED} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '0113');
    await userEvent.click(screen.getByRole('button', { name: 'Keep as saved' }));
    expect(localStorage).toHaveLength(0);
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '4');
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '{Backspace}');
    expect(localStorage).toHaveLength(0);
  });

  test('shows current saved values in fields that were not touched', async () => {
    show(<Form saved={SAVED} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '0113');
    cleanup();
    show(<Form saved={{ ...SAVED, name: 'Megan Lloyd' }} />);
    expect([typedIn('Name'), typedIn('Phone')]).toEqual(['Megan Lloyd', '0113']);
  });

  test('leaves out values of another type, and those that may no longer be chosen', () => {
    unsaved.write(7, 'form', { begins: {}, values: { name: { first: 'x' }, phone: '0113', roles: 'none', gender: 'female' } });
    const seen: Values[] = [];
    act(() => {
      show(
        <Form
          saved={SAVED}
          sanitize={(values) => {
            seen.push(values);
            return { ...values, phone: '' };
          }}
        />,
      );
    });
    expect(seen[0]).toEqual({ name: 'Megan', phone: '0113', roles: [], gender: 'female' });
    expect(typedIn('Phone')).toBe('');
  });
});
