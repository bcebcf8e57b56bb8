import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call, toastError } from '#kit/ui/api.ts';
import { DateText } from '#kit/ui/DateText.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { keyOf, query } from '#kit/ui/query.ts';
import { ListSkeleton } from '#kit/ui/Skeletons.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { endSessionById, findSessions } from '../../security-contract.ts';
import { SecurityCard } from './SecurityCard.tsx';
import { SecurityList } from './SecurityList.tsx';
import { agentWords } from './user-agent.ts';

/** Where the account is signed in. This session ends by logging out. */
export function SessionsCard() {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(query(findSessions));
  const title = useRef<HTMLHeadingElement>(null);
  const [ending, setEnding] = useState<string | null>(null);

  const end = async (id: string) => {
    setEnding(id);
    try {
      const { message } = await call(endSessionById, { params: { id } });
      toast.success(message ?? 'Session ended.');
      await client.invalidateQueries({ queryKey: keyOf(findSessions) });
      title.current?.focus();
    } catch (failed) {
      toastError(failed);
    } finally {
      setEnding(null);
    }
  };

  return (
    <SecurityCard titleRef={title} title="Where you are signed in" text="End what you do not know, then change your password.">
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
                  {is_this && <Chip label="This one" size="small" color="success" />}
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
                  loading={ending === id}
                  onClick={() => void end(id)}
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
