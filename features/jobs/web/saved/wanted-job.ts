import type { QueryClient } from '@tanstack/react-query';
import { call } from '#kit/ui/data/api.ts';
import { keyOf } from '#kit/ui/data/query.ts';
import { saveWanted } from '#kit/ui/data/save-wanted.ts';
import { findJobs, getJob, saveJob } from '../../contract.ts';

export const saveWantedJob = (client: QueryClient, { id, name }: { id: number; name: string }): Promise<boolean> =>
  saveWanted(name, async () => {
    await call(saveJob, { params: { id } });
    for (const route of [findJobs, getJob]) void client.invalidateQueries({ queryKey: keyOf(route) });
  });
