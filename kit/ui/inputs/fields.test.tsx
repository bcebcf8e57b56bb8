// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorSummary } from '../page/ErrorSummary.tsx';
import { themeOf } from '../theme/theme.ts';
import { AutocompleteInput } from './AutocompleteInput.tsx';
import { CheckboxInput } from './CheckboxInput.tsx';
import { FileDrop } from './FileDrop.tsx';
import { NumberInput } from './NumberInput.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { SelectInput } from './SelectInput.tsx';
import { TextInput } from './TextInput.tsx';

const renderThemed = (children: ReactNode) =>
  render(<ThemeProvider theme={themeOf('light', 'default', 'default')}>{children}</ThemeProvider>);

afterEach(cleanup);

describe('a number input', () => {
  function Openings({ start }: { start: number | null }) {
    const { control } = useForm<{ openings: number | null }>({ defaultValues: { openings: start } });
    const value = useWatch({ control, name: 'openings' });
    return (
      <>
        <NumberInput control={control} name="openings" label="Openings" />
        <output>{JSON.stringify(value)}</output>
      </>
    );
  }
  const field = () => screen.getByLabelText<HTMLInputElement>('Openings');
  /** Whether the browser's default action for the key is allowed. */
  const allowed = (key: string) => fireEvent.keyDown(field(), { key });

  it('blocks e, E, minus and plus, and allows digits and the up arrow', () => {
    renderThemed(<Openings start={5} />);
    for (const key of ['e', 'E', '-', '+']) expect(allowed(key)).toBe(false);
    for (const key of ['7', 'ArrowUp', 'Backspace', 'Tab']) expect(allowed(key)).toBe(true);
  });

  it.each([
    ['empty', null, false],
    ['zero', 0, false],
    ['one', 1, false],
    ['two', 2, true],
  ])('lets the down arrow through only above one: %s', (_, start, through) => {
    renderThemed(<Openings start={start} />);
    expect(allowed('ArrowDown')).toBe(through);
  });

  it('shows zero as an empty field', () => {
    renderThemed(<Openings start={0} />);
    expect(field().value).toBe('');
  });

  it("sets the form's value to a number, and to null when emptied", async () => {
    renderThemed(<Openings start={null} />);
    await userEvent.type(field(), '42');
    expect(screen.getByRole('status').textContent).toBe('42');
    await userEvent.clear(field());
    expect(screen.getByRole('status').textContent).toBe('null');
  });

  it('removes the sign from a pasted negative number', () => {
    renderThemed(<Openings start={null} />);
    fireEvent.change(field(), { target: { value: '-12' } });
    expect(field().value).toBe('12');
  });
});

describe('a password input', () => {
  function Password() {
    const { control } = useForm({ defaultValues: { password: 'secret' } });
    return <PasswordInput control={control} name="password" label="Password" autoComplete="current-password" />;
  }

  it('is hidden until the eye button is pressed, and hidden again by a second press', async () => {
    renderThemed(<Password />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    expect(field.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.type).toBe('password');
  });
});

describe('a form submitted with errors', () => {
  type Profile = { name: string; country: number | null; cities: number[]; agree: boolean };

  function ProfileForm({ onSave }: { onSave: (values: Profile) => void }) {
    const { control, handleSubmit, setFocus } = useForm<Profile>({
      shouldFocusError: false,
      defaultValues: { name: '', country: null, cities: [], agree: false },
      resolver: (values) => {
        const missing = (message: string) => ({ type: 'required', message });
        const errors = {
          ...(!values.name && { name: missing('Enter your name') }),
          ...(!values.country && { country: missing('Choose a country') }),
        };
        return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
      },
    });
    return (
      <form noValidate onSubmit={handleSubmit(onSave)}>
        <ErrorSummary control={control} setFocus={setFocus} />
        <TextInput control={control} name="name" label="Name" help="As on your service record." />
        <SelectInput
          control={control}
          name="country"
          label="Country"
          options={[
            { value: 232, label: 'United Kingdom' },
            { value: 233, label: 'United States' },
          ]}
        />
        <AutocompleteInput
          control={control}
          name="cities"
          label="Cities"
          multiple
          optional
          options={[{ value: 7, label: 'Leeds' }]}
        />
        <CheckboxInput control={control} name="agree" label="Send me new jobs" />
        <button type="submit">Save</button>
      </form>
    );
  }

  it('lists a link to each field in a summary, which takes the focus', async () => {
    renderThemed(<ProfileForm onSave={() => {}} />);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    const summary = await screen.findByRole('alert', { name: '2 things need your attention' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await userEvent.click(screen.getByRole('link', { name: 'Choose a country' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Country'));
  });

  it('keeps the focus when a field becomes invalid again while typing', async () => {
    renderThemed(<ProfileForm onSave={() => {}} />);
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'United States');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alert', { name: 'One thing needs your attention' });
    await userEvent.type(screen.getByLabelText('Name'), 'S');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await userEvent.clear(screen.getByLabelText('Name'));
    await screen.findByRole('alert', { name: 'One thing needs your attention' });
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('links help and error of a field for screen readers', async () => {
    renderThemed(<ProfileForm onSave={() => {}} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const name = screen.getByLabelText('Name');
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    const described = (name.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['As on your service record.', 'Enter your name']);
  });

  it('keeps what was typed, and is sent once it is valid', async () => {
    const onSave = vi.fn();
    renderThemed(<ProfileForm onSave={onSave} />);
    await userEvent.type(screen.getByLabelText('Name'), 'Sarah');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alert', { name: 'One thing needs your attention' });
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Sarah');

    await userEvent.selectOptions(screen.getByLabelText('Country'), 'United States');
    await userEvent.click(screen.getByRole('combobox', { name: 'Cities (optional)' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Leeds' }));
    await userEvent.click(screen.getByLabelText('Send me new jobs'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    expect(onSave.mock.calls[0]?.[0]).toEqual({ name: 'Sarah', country: 233, cities: [7], agree: true });
  });
});

describe('a file drop', () => {
  const cv = (bytes: number) => new File([new Uint8Array(bytes)], 'cv.pdf', { type: 'application/pdf' });
  const drop = (onChange: (file: File | null) => void, onRefuse: (reason: string) => void, file: File | null = null) =>
    renderThemed(
      <FileDrop
        label="CV"
        help="PDF or DOCX, up to 1 KB."
        accept=".pdf"
        maxBytes={1000}
        file={file}
        onChange={onChange}
        onRefuse={onRefuse}
      />,
    );

  it('accepts a picked and a dropped file', async () => {
    const onChange = vi.fn();
    drop(onChange, () => {});
    await userEvent.upload(screen.getByLabelText('CV'), cv(10));
    fireEvent.drop(screen.getByText('or drop it here'), { dataTransfer: { files: [cv(20)] } });
    expect(onChange.mock.calls.map(([file]) => file.size)).toEqual([10, 20]);
  });

  it('refuses a file that is too large and names the limit', async () => {
    const [onChange, onRefuse] = [vi.fn(), vi.fn()];
    drop(onChange, onRefuse);
    await userEvent.upload(screen.getByLabelText('CV'), cv(2400));
    expect(onChange).not.toHaveBeenCalled();
    expect(onRefuse).toHaveBeenCalledWith('cv.pdf is 2 KB. The largest size is 1 KB.');
  });

  it('shows name and size, and can remove the file', async () => {
    const onChange = vi.fn();
    drop(onChange, () => {}, cv(640));
    expect(screen.getByText('cv.pdf')).toBeTruthy();
    expect(screen.getByText('640 bytes')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove cv.pdf' }));
    expect(onChange).toHaveBeenCalledWith(null);
  });

  it('keeps the focus on its button when a file is chosen and removed', async () => {
    function Upload() {
      const [file, setFile] = useState<File | null>(null);
      return <FileDrop label="CV" help="PDF" accept=".pdf" maxBytes={1000} file={file} onChange={setFile} />;
    }
    renderThemed(<Upload />);
    screen.getByRole('button', { name: 'Choose a file' }).focus();
    fireEvent.change(screen.getByLabelText('CV'), { target: { files: [cv(10)] } });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove cv.pdf' }));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a file' }));
  });
});
