import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '#features/accounts/web/index.ts';

/** The context of every route's guard. */
export type RouterContext = { session: SessionStore; queryClient: QueryClient };
