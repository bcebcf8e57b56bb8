import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplyOf } from '#kit/contract/route.ts';
import { call } from '#kit/ui/data/api.ts';
import { keyOf, mutation } from '#kit/ui/data/query.ts';
import { toast } from '#kit/ui/page/toast.tsx';
import { findServiceProviders, getServiceProvider, saveServiceProvider, unsaveServiceProvider } from '../contract.ts';

type Saveable = { id: number; name: string; is_saved: boolean };

/**
 * Saves a provider or removes it from the saved list. Every copy on the screen changes immediately and is reverted if the server refuses; the
 * toast offers undo. A removed one stays in the list until the next fetch, so nothing moves under the pointer.
 * @param maySave whether the viewer is a veteran; others are asked to sign in
 */
export function useSavedProviders(maySave: boolean) {
  const client = useQueryClient();
  const [signInFor, setSignInFor] = useState<Saveable | null>(null);
  const mark = (id: number, is_saved: boolean) => {
    client.setQueriesData<ReplyOf<typeof findServiceProviders>>(
      { queryKey: keyOf(findServiceProviders) },
      (reply) => reply && { ...reply, data: reply.data.map((row) => (row.id === id ? { ...row, is_saved } : row)) },
    );
    client.setQueriesData<ReplyOf<typeof getServiceProvider>>(
      { queryKey: keyOf(getServiceProvider) },
      (reply) => reply && (reply.data.id === id ? { ...reply, data: { ...reply.data, is_saved } } : reply),
    );
  };
  const { mutate } = useMutation(
    mutation(
      ({ provider, save }: { provider: Saveable; save: boolean }) =>
        call(save ? saveServiceProvider : unsaveServiceProvider, { params: { id: provider.id } }),
      {
        optimistic: ({ provider, save }) => {
          mark(provider.id, save);
          return () => mark(provider.id, !save);
        },
        onSuccess: (_, { provider, save }) => {
          toast.undo(save ? 'Saved' : 'Removed from your saved services', () => mutate({ provider, save: !save }));
        },
      },
    ),
  );
  return {
    toggle: (provider: Saveable) => (maySave ? mutate({ provider, save: !provider.is_saved }) : setSignInFor(provider)),
    /** What a visitor wanted to save. */
    signInFor: signInFor,
    close: () => setSignInFor(null),
  };
}
