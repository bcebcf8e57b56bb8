import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { findNotifications } from '#features/notifications/contract.ts';
import { call } from '#kit/ui/data/api.ts';
import { keyOf, mutation, query } from '#kit/ui/data/query.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { countUnreadMessages, findConversations, findMessages, getConversation, readMessages } from '../contract.ts';

/** A conversation with its messages, oldest first. Older ones are fetched in steps. */
export function useThread(id: string) {
  const conversation = useQuery(query(getConversation, { params: { id } }));
  const messages = useInfiniteQuery({
    queryKey: keyOf(findMessages, { params: { id } }),
    queryFn: ({ pageParam, signal }) =>
      call(findMessages, { params: { id }, query: pageParam === null ? {} : { before: pageParam } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ data, has_older }) => (has_older ? (data[0]?.id ?? null) : null),
    retry: 0,
    refetchOnWindowFocus: true,
    networkMode: 'always',
  });
  return {
    conversation,
    messages,
    rows: messages.data?.pages.toReversed().flatMap(({ data }) => data) ?? null,
  };
}

/**
 * Marks messages as read once the end of the list is on the screen of a window that has the focus, and announces messages that
 * arrive while the conversation is open.
 */
export function useReadMessages(
  id: string,
  end: RefObject<HTMLElement | null>,
  { last, unread }: { last: { id: number; is_own: boolean; sender_name: string } | undefined; unread: number },
): void {
  const { mutate } = useMutation(
    mutation(readMessages, {
      invalidates: [findConversations, countUnreadMessages, getConversation, findNotifications],
      // A failure leaves them unread, and the next visit tries again.
      onError: () => true,
    }),
  );
  const lastId = last?.id;
  useEffect(() => {
    const element = end.current;
    if (!element || lastId === undefined || unread === 0) return;
    let isOnScreen = false;
    const check = () => {
      if (!isOnScreen || document.visibilityState !== 'visible') return;
      observer.disconnect();
      mutate({ params: { id }, body: { upto: lastId } });
    };
    const observer = new IntersectionObserver((entries) => {
      isOnScreen = entries.some(({ isIntersecting }) => isIntersecting);
      check();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', check);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', check);
    };
  }, [id, end, lastId, unread, mutate]);

  const shown = useRef<{ conversation: string; id: number | undefined }>({ conversation: id, id: undefined });
  useEffect(() => {
    const before = shown.current;
    shown.current = { conversation: id, id: last?.id };
    if (last && before.conversation === id && before.id !== undefined && last.id !== before.id && !last.is_own)
      announce(`New message from ${last.sender_name}`);
  }, [id, last]);
}
