import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconMailbox } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { Pagination } from '#kit/ui/lists/Pagination.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import {
  acceptContactRequest,
  type ContactRequest,
  declineContactRequest,
  endContact,
  findContactRequests,
  getVisibility,
} from '../contract.ts';
import type { RequestStatus } from '../rules.ts';
import { ReportDialog } from './ReportDialog.tsx';

const STATUS_WORDS: Record<RequestStatus, string> = {
  pending: 'Waiting for your answer',
  accepted: 'You accepted',
  declined: 'You declined',
  withdrawn: 'Withdrawn by the employer',
  expired: 'Expired',
  ended: 'Contact ended',
};

type OpenDialog = { what: 'accept' | 'end' | 'report'; request: ContactRequest };

type RequestInboxProps = { isOpen: boolean; page: number; hrefOf: (page: number) => string; settingsHref: string };

/** Requests of employers: those that wait for an answer first, then the history. */
export function RequestInbox({ isOpen, page, hrefOf, settingsHref }: RequestInboxProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    ...query(findContactRequests, { query: { page } }),
    placeholderData: keepPreviousData,
  });
  const settings = { invalidates: [findContactRequests, getVisibility], onSuccess: () => setDialog(null) };
  const accept = useMutation(
    mutation(acceptContactRequest, { ...settings, success: ({ data: { company } }) => `${company.name} can now contact you` }),
  );
  const decline = useMutation(mutation(declineContactRequest, { ...settings, success: 'Request declined' }));
  const end = useMutation(mutation(endContact, { ...settings, success: 'Contact ended' }));

  if (error && !data)
    return <ErrorState title="Your requests could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <ListSkeleton what="your requests" />;
  if (data.data.length === 0)
    return (
      <EmptyState
        title="No requests yet"
        icon={<IconMailbox size={28} aria-hidden />}
        action={
          <Button variant="contained" href={settingsHref}>
            {isOpen ? 'See what employers see' : 'Let employers find you'}
          </Button>
        }
      >
        {isOpen
          ? 'Employers can find you without your name. When one asks to contact you, the request appears here and you decide.'
          : 'Employers can’t find you now. If you let them, they see your skills and service without your name and can ask to contact you.'}
      </EmptyState>
    );
  return (
    <>
      <Box
        component="ul"
        aria-label="Contact requests"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, maxWidth: 800 }}
      >
        {data.data.map((request) => (
          <RequestCard
            key={request.id}
            request={request}
            isDeclining={decline.isPending && decline.variables?.params.id === request.id}
            onAsk={(what) => setDialog({ what, request })}
            onDecline={() => decline.mutate({ params: { id: request.id }, body: {} })}
          />
        ))}
      </Box>
      <Pagination page={data.meta.page} lastPage={data.meta.last_page} hrefOf={hrefOf} what="Requests" />
      <ConfirmDialog
        open={dialog?.what === 'accept'}
        title={`Share your details with ${dialog?.request.company.name ?? ''}?`}
        confirmLabel="Accept and share"
        pending={accept.isPending}
        onConfirm={() => dialog && accept.mutate({ params: { id: dialog.request.id } })}
        onCancel={() => setDialog(null)}
      >
        Their recruiters will see your name, email, phone and the places where you want to work. You can stop sharing later.
      </ConfirmDialog>
      <ConfirmDialog
        open={dialog?.what === 'end'}
        title={`Stop sharing with ${dialog?.request.company.name ?? ''}?`}
        confirmLabel="Stop sharing"
        destructive
        pending={end.isPending}
        onConfirm={() => dialog && end.mutate({ params: { id: dialog.request.id } })}
        onCancel={() => setDialog(null)}
      >
        They can no longer see your name and contact details here. They may already have a copy.
      </ConfirmDialog>
      {dialog?.what === 'report' && <ReportDialog request={dialog.request} onClose={() => setDialog(null)} />}
    </>
  );
}

type RequestCardProps = {
  request: ContactRequest;
  isDeclining: boolean;
  onAsk: (what: OpenDialog['what']) => void;
  onDecline: () => void;
};

function RequestCard({ request, isDeclining, onAsk, onDecline }: RequestCardProps) {
  const { company, job, status, message, created_at, expires_at, decided_at } = request;
  const waits = status === 'pending';
  return (
    <Box
      component="li"
      sx={{ p: 2, border: 1, borderColor: waits ? 'primary.text' : 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography variant="h4" component="h2">
          <Link href={paths.company(company.id)} color="inherit" underline="hover">
            {company.name}
          </Link>
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={waits ? 'info' : status === 'accepted' ? 'success' : 'default'}
          label={STATUS_WORDS[status]}
        />
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        <DateText value={created_at} capital />
        {job && (
          <>
            {', about '}
            {job.is_open ? <Link href={paths.veteran.job(job.id)}>{job.title}</Link> : job.title}
          </>
        )}
        {waits && (
          <>
            {', answer by '}
            <DateText value={expires_at} as="day" />
          </>
        )}
        {!waits && decided_at && status !== 'expired' && (
          <>
            {', answered '}
            <DateText value={decided_at} />
          </>
        )}
      </Typography>
      <Typography sx={{ mt: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '75ch' }}>{message}</Typography>
      {waits && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button variant="contained" aria-label={`Accept the request from ${company.name}`} onClick={() => onAsk('accept')}>
            Accept
          </Button>
          <Button
            variant="outlined"
            color="inherit"
            loading={isDeclining}
            aria-label={`Decline the request from ${company.name}`}
            onClick={onDecline}
          >
            Decline
          </Button>
          <Button color="inherit" aria-label={`Report the request from ${company.name}`} onClick={() => onAsk('report')}>
            Report
          </Button>
        </Box>
      )}
      {status === 'accepted' && (
        <Button variant="outlined" color="inherit" size="small" sx={{ mt: 2 }} onClick={() => onAsk('end')}>
          Stop sharing
        </Button>
      )}
    </Box>
  );
}
