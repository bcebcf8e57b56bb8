import { toast } from '../page/toast.tsx';
import { ApiError } from './api.ts';

/** Saves what someone wanted to save before signing in, and reports it. @returns false when it has to be tried again */
export async function saveWanted(name: string, save: () => Promise<unknown>): Promise<boolean> {
  try {
    await save();
    toast.success(`Saved ${name}`);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) return false;
    toast.error(`${name} is no longer available, so it was not saved.`);
    return true;
  }
}
