import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconChevronLeft, IconChevronRight, IconLock, IconMail, IconMapPin, IconPhone, IconX } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { telHref } from '#kit/contract/phone.ts';
import { shownEmail } from '#kit/contract/shown-email.ts';
import { ApiError } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { DetailsSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { type Candidate, findCandidates, getCandidate, withdrawContactRequest } from '../contract.ts';
import { CandidateApplications } from './CandidateApplications.tsx';
import { CandidateFactsView } from './CandidateFactsView.tsx';
import { tradeLine } from './candidate-words.ts';

type CandidateDrawerProps = {
  id: string;
  previous: string | null;
  next: string | null;
  onClose: () => void;
  onAsk: (candidate: Candidate) => void;
  onSave: (candidate: Candidate) => void;
};

/** One candidate beside the list: facts, contact details once they are shared, and what to do next. */
export function CandidateDrawer({ id, previous, next, onClose, onAsk, onSave }: CandidateDrawerProps) {
  const titleId = useId();
  const { data, error, isFetching, refetch } = useQuery(query(getCandidate, { params: { id } }));
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 422);
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: { width: { xs: '100%', sm: 480 } } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Typography id={titleId} variant="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {data?.data.label ?? 'Candidate'}
        </Typography>
        <IconButton aria-label="Previous candidate" href={previous ?? ''} disabled={previous === null}>
          <IconChevronLeft size={20} aria-hidden />
        </IconButton>
        <IconButton aria-label="Next candidate" href={next ?? ''} disabled={next === null}>
          <IconChevronRight size={20} aria-hidden />
        </IconButton>
        <IconButton aria-label="Close" onClick={onClose}>
          <IconX size={20} aria-hidden />
        </IconButton>
      </Box>
      <Box sx={{ p: 2, overflowY: 'auto', flex: 1 }}>
        {data ? (
          <Opened candidate={data.data} />
        ) : isGone ? (
          <Typography>This candidate is no longer visible to you. They may have changed who can find them.</Typography>
        ) : error ? (
          <ErrorState title="The candidate could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <DetailsSkeleton what="the candidate" />
        )}
      </Box>
      {data && <Actions candidate={data.data} onAsk={() => onAsk(data.data)} onSave={() => onSave(data.data)} />}
    </Drawer>
  );
}

function Opened({ candidate }: { candidate: Candidate }) {
  const { facts, person } = candidate;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Typography sx={{ fontWeight: 600 }}>{tradeLine(facts)}</Typography>
      <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, display: 'grid', gap: 1 }}>
        {person ? (
          <>
            <Contact Icon={IconMail}>
              <Link href={`mailto:${person.email}`}>{shownEmail(person.email)}</Link>
            </Contact>
            {person.phone && (
              <Contact Icon={IconPhone}>
                <Link href={telHref(person.phone)}>{person.phone}</Link>
              </Contact>
            )}
            {person.places.length > 0 && <Contact Icon={IconMapPin}>{person.places.join('; ')}</Contact>}
          </>
        ) : (
          <Contact Icon={IconLock}>Name and contact details are shown once they accept your request.</Contact>
        )}
        <CandidateApplications candidate={candidate} />
      </Box>
      <CandidateFactsView facts={facts} />
    </Box>
  );
}

function Contact({ Icon, children }: { Icon: typeof IconMail; children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{ display: 'flex', gap: 1, alignItems: 'center', overflowWrap: 'anywhere', minHeight: 24 }}
    >
      <Box component={Icon} size={18} aria-hidden sx={{ flexShrink: 0, color: 'text.secondary' }} />
      <span>{children}</span>
    </Typography>
  );
}

function Actions({ candidate, onAsk, onSave }: { candidate: Candidate; onAsk: () => void; onSave: () => void }) {
  const withdraw = useMutation(
    mutation(withdrawContactRequest, { invalidates: [findCandidates, getCandidate], success: 'Request withdrawn' }),
  );
  const { request, person } = candidate;
  return (
    <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {request?.status === 'pending' ? (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 160px' }}>
            Waiting for an answer until <DateText value={request.expires_at} as="day" />
          </Typography>
          <Button
            variant="outlined"
            color="inherit"
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate({ params: { id: request.id } })}
          >
            Withdraw request
          </Button>
        </>
      ) : (
        !person && (
          <Button variant="contained" onClick={onAsk}>
            Request contact
          </Button>
        )
      )}
      <Button variant="outlined" color="inherit" onClick={onSave}>
        Save to list
      </Button>
    </Box>
  );
}
