import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done } from '#kit/contract/shapes.ts';
import { ApiError } from './api.ts';
import { applyFieldErrors, keyOf, mutation, newQueryClient, query } from './query.ts';
import { TextInput } from './TextInput.tsx';
import { stubServer } from './testing/stub-server.ts';

const getBoat = defineRoute({
  method: 'GET',
  path: '/api/boats/{id}',
  access: 'public',
  summary: 'A boat',
  params: z.object({ id: z.number() }),
  reply: data(z.object({ name: z.string() })),
});
const nameBoat = defineRoute({
  method: 'PUT',
  path: '/api/boats/{id}',
  access: 'signed_in',
  summary: 'Name a boat',
  params: z.object({ id: z.number() }),
  body: z.object({ name: z.string(), berth: z.object({ number: z.string() }) }),
  reply: done(),
});

afterEach(cleanup);

function Boat() {
  const { data: boat, error } = useQuery(query(getBoat, { params: { id: 7 } }));
  return <p>{error ? error.message : boat ? boat.data.name : 'Loading'}</p>;
}

const showBoat = () =>
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Boat />
    </QueryClientProvider>,
  );

describe('a query', () => {
  it('is keyed by its route and arguments', () => {
    expect(query(getBoat, { params: { id: 7 } }).queryKey).toEqual(['GET /api/boats/{id}', { params: { id: 7 } }]);
    expect(keyOf(getBoat)).toEqual(['GET /api/boats/{id}']);
  });

  it('asks once and does not try a failed call again', async () => {
    const server = stubServer();
    server.refuse(getBoat, { status: 404, message: 'Boat not found.' });
    showBoat();
    expect(await screen.findByText('Boat not found.')).toBeDefined();
    expect(server.asked).toHaveLength(1);
  });

  it('asks again when the window gets the focus', async () => {
    const server = stubServer();
    server.reply(getBoat, { data: { name: 'Resolute' } });
    server.reply(getBoat, { data: { name: 'Endurance' } });
    showBoat();
    await screen.findByText('Resolute');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Endurance')).toBeDefined();
  });
});

function NameForm() {
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { name: '', berth: { number: '' } } });
  const save = useMutation(mutation(nameBoat));
  return (
    <form
      noValidate
      onSubmit={handleSubmit((body) =>
        save.mutateAsync({ params: { id: 7 }, body }).catch((error: unknown) => {
          if (!applyFieldErrors(error, setError)) setError('root', { message: String(error) });
        }),
      )}
    >
      <TextInput name="name" label="Name" control={control} />
      <TextInput name="berth.number" label="Berth" control={control} />
      {formState.errors.root && <p role="alert">{formState.errors.root.message}</p>}
      <button type="submit">Save</button>
    </form>
  );
}

describe('the errors of a 422', () => {
  it('stand under their fields, and the first takes the focus', async () => {
    stubServer().refuse(nameBoat, {
      status: 422,
      message: 'Look again',
      errors: { 'berth.number': ['Berths are numbers', 'Berth 900 is not there'] },
    });
    render(
      <QueryClientProvider client={newQueryClient()}>
        <NameForm />
      </QueryClientProvider>,
    );
    await userEvent.type(screen.getByLabelText('Name'), 'Resolute');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Berths are numbers Berth 900 is not there')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Berth')));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Resolute');
  });

  it('are not there when the refusal names no field', () => {
    expect(applyFieldErrors(new ApiError(409, 'Named already.'), () => {})).toBe(false);
    expect(applyFieldErrors(new TypeError('x'), () => {})).toBe(false);
  });
});
