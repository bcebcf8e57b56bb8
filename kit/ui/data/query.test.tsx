import Button from '@mui/material/Button';
import { MutationObserver, onlineManager, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done } from '#kit/contract/shapes.ts';
import { TextInput } from '../inputs/TextInput.tsx';
import { stubServer } from '../testing/stub-server.ts';
import { Appearance } from '../theme/Appearance.tsx';
import { ApiError, call, NO_RESPONSE } from './api.ts';
import { applyFieldErrors, keyOf, mutation, newQueryClient, prefetch, query } from './query.ts';

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

const showBoat = (client = newQueryClient()) =>
  render(
    <QueryClientProvider client={client}>
      <Boat />
    </QueryClientProvider>,
  );

describe('a query', () => {
  it('has a key made of its route and arguments', () => {
    expect(query(getBoat, { params: { id: 7 } }).queryKey).toEqual(['GET /api/boats/{id}', { params: { id: 7 } }]);
    expect(keyOf(getBoat)).toEqual(['GET /api/boats/{id}']);
  });

  it('does not retry a failed call', async () => {
    const server = stubServer();
    server.refuse(getBoat, { status: 404, message: 'Boat not found.' });
    showBoat();
    expect(await screen.findByText('Boat not found.')).toBeDefined();
    expect(server.requests).toHaveLength(1);
  });

  it('uses prefetched data without a second request, unless it has been invalidated', async () => {
    const server = stubServer();
    server.reply(getBoat, { data: { name: 'Resolute' } });
    server.reply(getBoat, { data: { name: 'Endurance' } });
    const client = newQueryClient();
    await prefetch(client, getBoat, { params: { id: 7 } });
    showBoat(client);
    expect(screen.getByText('Resolute')).toBeDefined();
    cleanup();
    expect(server.requests).toHaveLength(1);
    await client.invalidateQueries({ queryKey: keyOf(getBoat) });
    showBoat(client);
    expect(await screen.findByText('Endurance')).toBeDefined();
    expect(server.requests).toHaveLength(2);
    // What a screen fetched itself is fetched again on the next mount.
    cleanup();
    showBoat(client);
    await waitFor(() => expect(server.requests).toHaveLength(3));
  });

  it('is fetched once more when something changes during its first load', async () => {
    const server = stubServer();
    let answer = (_: object) => {};
    server.answer(getBoat, () => new Promise((resolve) => (answer = (body) => resolve(Response.json(body)))));
    const client = newQueryClient();
    showBoat(client);
    await waitFor(() => expect(server.requests).toHaveLength(1));
    const fresh = client.invalidateQueries({ queryKey: keyOf(getBoat) });
    // Read before the change, arrives after it.
    answer({ data: { name: 'Resolute' } });
    await waitFor(() => expect(server.requests).toHaveLength(2));
    answer({ data: { name: 'Endurance' } });
    await fresh;
    expect(await screen.findByText('Endurance')).toBeDefined();
    expect(server.requests).toHaveLength(2);
  });

  it('fetches again after a prefetch that failed', async () => {
    const server = stubServer();
    server.refuse(getBoat, { status: 404, message: 'Boat not found.' });
    server.reply(getBoat, { data: { name: 'Resolute' } });
    const client = newQueryClient();
    await prefetch(client, getBoat, { params: { id: 7 } });
    showBoat(client);
    expect(await screen.findByText('Resolute')).toBeDefined();
  });

  it('is fetched again when the window gets the focus', async () => {
    const server = stubServer();
    server.reply(getBoat, { data: { name: 'Resolute' } });
    server.reply(getBoat, { data: { name: 'Endurance' } });
    showBoat();
    await screen.findByText('Resolute');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Endurance')).toBeDefined();
  });

  it('is fetched while the browser believes it is offline, and reports when there is no response', async () => {
    onlineManager.setOnline(false);
    stubServer().answer(getBoat, () => Promise.reject(new TypeError('Failed to fetch')));
    showBoat();
    expect(await screen.findByText(NO_RESPONSE)).toBeDefined();
    onlineManager.setOnline(true);
  });
});

function NameForm() {
  const form = useForm({ defaultValues: { name: '', berth: { number: '' } } });
  const boat = useQuery(query(getBoat, { params: { id: 7 } }));
  const save = useMutation(
    mutation(nameBoat, {
      form,
      invalidates: [getBoat],
      success: 'Name saved',
      onSuccess: (_, { body }) => form.reset({ ...form.getValues(), name: `(${body.name})` }),
      onError: (error) => {
        if (!(error instanceof ApiError) || error.status !== 409) return false;
        form.setError('root', { message: error.message });
        return true;
      },
    }),
  );
  return (
    <>
      <p>Now {boat.data?.data.name}</p>
      <form noValidate onSubmit={form.handleSubmit((body) => save.mutate({ params: { id: 7 }, body }))}>
        <TextInput name="name" label="Name" control={form.control} />
        <TextInput name="berth.number" label="Berth" control={form.control} />
        {form.formState.errors.root && <p role="alert">{form.formState.errors.root.message}</p>}
        <Button type="submit" loading={save.isPending}>
          Save
        </Button>
      </form>
    </>
  );
}

function showForm() {
  const client = newQueryClient();
  render(
    <QueryClientProvider client={client}>
      <Appearance>
        <NameForm />
      </Appearance>
    </QueryClientProvider>,
  );
  return client;
}

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

describe('a mutation', () => {
  it('is pending until the invalidated queries are fresh, then toasts and calls onSuccess', async () => {
    const server = stubServer();
    server.reply(getBoat, { data: { name: 'Resolute' } });
    let answer = (_: Response) => {};
    server.answer(getBoat, () => new Promise((resolve) => (answer = resolve)));
    server.reply(nameBoat, {});
    showForm();
    await screen.findByText('Now Resolute');
    await userEvent.type(screen.getByLabelText('Name'), 'Endurance');
    await press();
    expect(await screen.findByText('Name saved')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('(Endurance)');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    answer(Response.json({ status: true, data: { name: 'Endurance' } }));
    expect(await screen.findByText('Now Endurance')).toBeDefined();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false));
  });

  it('shows the messages of a 422 at their fields, once each, and focuses the first', async () => {
    const server = stubServer();
    server.reply(getBoat, { data: { name: 'Resolute' } });
    server.refuse(nameBoat, {
      status: 422,
      message: 'Look again',
      errors: { 'berth.number': ['Berths are numbers', 'Berth 900 does not exist', 'Berths are numbers'] },
    });
    showForm();
    await userEvent.type(screen.getByLabelText('Name'), 'Resolute');
    await press();
    expect(await screen.findByText('Berths are numbers Berth 900 does not exist')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Berth')));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Resolute');
    expect(screen.queryByText('Look again')).toBeNull();
  });

  it('toasts the messages for fields that the form does not have', async () => {
    const server = stubServer();
    server.reply(getBoat, { data: { name: 'Resolute' } });
    server.refuse(nameBoat, { status: 422, errors: { name: ['Too short'], 'owner.0.id': ['This owner has left'] } });
    showForm();
    await press();
    expect(await screen.findByText('Too short')).toBeDefined();
    expect((await screen.findByText('This owner has left')).closest('[role="alert"]')).not.toBeNull();
  });

  it('refetches its queries when the record has changed, and leaves the error to the screen that handles it', async () => {
    const server = stubServer();
    server.reply(getBoat, { data: { name: 'Resolute' } });
    server.reply(getBoat, { data: { name: 'Terror' } });
    server.refuse(nameBoat, { status: 409, message: 'Somebody named it meanwhile.' });
    showForm();
    await screen.findByText('Now Resolute');
    await press();
    await waitFor(() => expect(screen.getAllByText('Somebody named it meanwhile.')).toHaveLength(1));
    expect(await screen.findByText('Now Terror')).toBeDefined();
  });

  it('shows any other error once, as a toast', async () => {
    const server = stubServer();
    server.reply(getBoat, { data: { name: 'Resolute' } });
    server.answer(nameBoat, () => Promise.reject(new TypeError('Failed to fetch')));
    showForm();
    await press();
    await waitFor(() => expect(screen.getAllByText(NO_RESPONSE)).toHaveLength(1));
  });

  it('reverts an optimistic change when the call fails', async () => {
    const server = stubServer();
    server.refuse(nameBoat, { status: 403, message: 'Not yours.' });
    const client = newQueryClient();
    const key = keyOf(getBoat, { params: { id: 7 } });
    client.setQueryData(key, 'Resolute');
    const { mutationFn, ...options } = mutation(nameBoat, {
      optimistic: ({ body }, cached) => {
        cached.setQueryData(key, body.name);
        return () => cached.setQueryData(key, 'Resolute');
      },
    });
    const seen: unknown[] = [];
    const observer = new MutationObserver(client, {
      ...options,
      mutationFn: (args, context) => {
        seen.push(client.getQueryData(key));
        return mutationFn?.(args, context) ?? Promise.reject(new Error('No call'));
      },
    });
    const body = { name: 'Endurance', berth: { number: '1' } };
    await expect(observer.mutate({ params: { id: 7 }, body })).rejects.toThrow('Not yours.');
    expect(seen).toEqual(['Endurance']);
    expect(client.getQueryData(key)).toBe('Resolute');
  });

  it('can consist of several calls', async () => {
    const server = stubServer();
    server.reply(nameBoat, {});
    const client = newQueryClient();
    const observer = new MutationObserver(
      client,
      mutation(async (ids: number[]) => {
        for (const id of ids) await call(nameBoat, { params: { id }, body: { name: `Boat ${id}`, berth: { number: '1' } } });
        return ids.length;
      }),
    );
    expect(await observer.mutate([7, 8])).toBe(2);
    expect(server.requests.map(({ url }) => url.pathname)).toEqual(['/api/boats/7', '/api/boats/8']);
  });
});

describe('applyFieldErrors', () => {
  it('returns false when the error names no field', () => {
    expect(applyFieldErrors(new ApiError(409, 'Named already.'), () => {})).toBe(false);
    expect(applyFieldErrors(new TypeError('x'), () => {})).toBe(false);
  });
});
