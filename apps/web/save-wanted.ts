import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#features/accounts/shapes.ts';
import { intent } from '#features/accounts/web/index.ts';
import { saveWantedJob } from '#features/jobs/web/parts.ts';
import { saveWantedProvider } from '#features/services/web/parts.ts';

/** Saves what the person wanted to save as a visitor. After a failed request it is tried again at the next change of the session. */
export async function saveWanted(queryClient: QueryClient, user: User): Promise<void> {
  const wanted = intent.read(user.id);
  if (!wanted?.save) return;
  const save = { job: saveWantedJob, service: saveWantedProvider }[wanted.save.kind];
  intent.write(user.id, user.onboarding_steps === null ? { ...wanted, save: null } : null);
  if (!(await save(queryClient, wanted.save))) intent.write(user.id, wanted);
}
