import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { findSecurityEvents } from '../../security-contract.ts';
import { SecurityCard } from './SecurityCard.tsx';
import { SecurityList } from './SecurityList.tsx';
import { eventWords } from './security-words.ts';
import { agentWords } from './user-agent.ts';

const FIRST = 8;

/** Recent security events, so a person notices what they did not do. */
export function SecurityEventsCard() {
  const { data, error, isFetching, refetch } = useQuery(query(findSecurityEvents));
  const [showsAll, setShowsAll] = useState(false);
  const events = data?.data ?? [];
  const shown = showsAll ? events : events.slice(0, FIRST);
  return (
    <SecurityCard title="Recent activity">
      {data && events.length === 0 && 'No activity yet.'}
      {shown.length > 0 && (
        <SecurityList
          label="Recent activity"
          rows={shown.map(({ id, kind, at, address, user_agent }) => ({
            id,
            title: eventWords(kind),
            text: (
              <>
                <DateText value={at} />
                {user_agent && `, ${agentWords(user_agent)}`}
                {address && `, from ${address}`}
              </>
            ),
          }))}
        />
      )}
      {events.length > shown.length && (
        <Button variant="text" color="inherit" onClick={() => setShowsAll(true)} sx={{ mt: 1.5 }}>
          Show all {events.length}
        </Button>
      )}
      {!data &&
        (error ? (
          <ErrorState title="The activity could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <ListSkeleton rows={2} what="the activity" />
        ))}
    </SecurityCard>
  );
}
