import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getUserProfile } from '#features/accounts/contract.ts';
import { useSessionStore } from '#features/accounts/web/index.ts';
import { keyOf } from '#kit/ui/data/query.ts';
import { findNotifications } from '../contract.ts';
import { isLive, isOnTopic, isRefreshedBy } from '../rules.ts';
import { followAll } from './follow.ts';

/** Fetches the open lists and, for decisions about it, the account that a notification concerns again, as soon as it is written. */
export function useLiveNotifications(userId: number): void {
  const client = useQueryClient();
  const { refresh } = useSessionStore();
  useEffect(() => {
    const stop = new AbortController();
    const refreshSession = () => void refresh().catch(() => {});
    const refreshBell = () => void client.invalidateQueries({ queryKey: keyOf(findNotifications) });
    followAll(
      userId,
      {
        onNotification: ({ kind }) => {
          refreshBell();
          if (isRefreshedBy(kind, keyOf(getUserProfile)[0])) refreshSession();
          void client.invalidateQueries({ predicate: ({ queryKey }) => isRefreshedBy(kind, queryKey[0]) });
        },
        onChange: (topic) => void client.invalidateQueries({ predicate: ({ queryKey }) => isOnTopic(topic, queryKey[0]) }),
        onGap: () => {
          void client.invalidateQueries({ predicate: ({ queryKey }) => isLive(queryKey[0]) });
          refreshSession();
        },
      },
      stop.signal,
    );
    return () => stop.abort();
  }, [client, refresh, userId]);
}
