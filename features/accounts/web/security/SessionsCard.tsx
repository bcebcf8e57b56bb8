import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { endSessionById, findSessions } from '../../security-contract.ts';
import { SecurityCard } from './SecurityCard.tsx';
import { SecurityList } from './SecurityList.tsx';
import { agentWords } from './user-agent.ts';

/** Where the account is signed in. The current session ends by logging out. */
export function SessionsCard() {
  const { data, error, isFetching, refetch } = useQuery(query(findSessions));
  const title = useRef<HTMLHeadingElement>(null);
  const end = useMutation(
    mutation(endSessionById, {
      invalidates: [findSessions],
      success: ({ message }) => message ?? 'Session ended.',
      // The focused button is about to be removed with its row.
      onSuccess: () => title.current?.focus(),
    }),
  );

  return (
    <SecurityCard
      titleRef={title}
      title="Where you are signed in"
      text="End any session that isn’t yours, then change your password."
    >
      {data ? (
        <SecurityList
          label="Sessions"
          rows={data.data.map(({ id, user_agent, created_at, expires_at, is_this }) => {
            const agent = agentWords(user_agent);
            return {
              id,
              title: (
                <>
                  {agent}
                  {is_this && <Chip label="This device" size="small" color="success" />}
                </>
              ),
              text: (
                <>
                  Signed in <DateText value={created_at} />, until <DateText value={expires_at} as="day" />
                </>
              ),
              action: !is_this && (
                <Button
                  variant="outlined"
                  color="inherit"
                  size="small"
                  aria-label={`End ${agent}`}
                  loading={end.isPending && end.variables.params.id === id}
                  onClick={() => end.mutate({ params: { id } })}
                >
                  End
                </Button>
              ),
            };
          })}
        />
      ) : error ? (
        <ErrorState title="Your sessions could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <ListSkeleton rows={2} what="your sessions" />
      )}
    </SecurityCard>
  );
}
