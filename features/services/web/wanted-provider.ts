import type { QueryClient } from '@tanstack/react-query';
import { call } from '#kit/ui/data/api.ts';
import { keyOf } from '#kit/ui/data/query.ts';
import { saveWanted } from '#kit/ui/data/save-wanted.ts';
import { findServiceProviders, getServiceProvider, saveServiceProvider } from '../contract.ts';

export const saveWantedProvider = (client: QueryClient, { id, name }: { id: number; name: string }): Promise<boolean> =>
  saveWanted(name, async () => {
    await call(saveServiceProvider, { params: { id } });
    for (const route of [findServiceProviders, getServiceProvider]) void client.invalidateQueries({ queryKey: keyOf(route) });
  });
