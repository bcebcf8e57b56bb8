import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { cancelInterview, findApplicantInterviews, findInterviews, type Interview, recordInterview } from '../contract.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { InterviewDetails, InterviewHistory, StatusChip, TimeWords } from './InterviewDetails.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

const SHOWN_IN = [findApplicantInterviews, findInterviews];

/** One interview as the recruiters of the company see it. */
export function RecruiterInterview({ interview, onReschedule }: { interview: Interview; onReschedule: () => void }) {
  const { id, revision, status, slots, wish, cancel_reason, actions, veteran_name } = interview;
  const [cancelling, setCancelling] = useState(false);
  const record = useMutation(mutation(recordInterview, { invalidates: SHOWN_IN, success: ({ message }) => message }));
  const recordAs = (outcome: 'completed' | 'no_show') => record.mutate({ params: { id }, body: { revision, outcome } });
  return (
    <Box
      component="article"
      aria-label={`Interview with ${veteran_name}`}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, display: 'grid', gap: 1.5 }}
    >
      <Box>
        <StatusChip status={status} reader="recruiter" />
      </Box>
      <InterviewDetails interview={interview} reader="recruiter" />
      {slots.length > 0 && (
        <Box>
          <Typography variant="subtitle2" component="h4">
            Times on offer
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', display: 'grid', gap: 0.5 }}>
            {slots.map((slot) => (
              <li key={slot.id}>
                <TimeWords span={slot} interview={interview} reader="recruiter" />
              </li>
            ))}
          </Box>
        </Box>
      )}
      {wish && <Quote name="Times that would suit them">{wish}</Quote>}
      {cancel_reason && <Quote name="Reason">{cancel_reason}</Quote>}
      {(actions.length > 0 || status === 'scheduled') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {actions.includes('complete') && (
            <Button size="small" variant="contained" loading={record.isPending} onClick={() => recordAs('completed')}>
              Mark as done
            </Button>
          )}
          {actions.includes('no_show') && (
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              disabled={record.isPending}
              onClick={() => recordAs('no_show')}
            >
              They weren’t there
            </Button>
          )}
          {actions.includes('reschedule') && (
            <Button
              size="small"
              variant={status === 'none_fit' ? 'contained' : 'outlined'}
              color={status === 'none_fit' ? 'primary' : 'inherit'}
              onClick={onReschedule}
            >
              Propose other times
            </Button>
          )}
          {status === 'scheduled' && <AddToCalendar id={id} />}
          {actions.includes('cancel') && (
            <Button size="small" color="inherit" onClick={() => setCancelling(true)}>
              Cancel interview
            </Button>
          )}
        </Box>
      )}
      <InterviewHistory interview={interview} />
      {cancelling && (
        <ReasonDialog
          title="Cancel this interview?"
          text={`${veteran_name} reads your reason, and the interview is removed from everyone’s calendar.`}
          label="Reason"
          name="reason"
          draftName={`cancellation of interview ${id}`}
          confirmLabel="Cancel interview"
          destructive
          invalidates={SHOWN_IN}
          send={(reason) => call(cancelInterview, { params: { id }, body: { revision, reason } })}
          onClose={() => setCancelling(false)}
        />
      )}
    </Box>
  );
}

function Quote({ name, children }: { name: string; children: string }) {
  return (
    <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: 'background.subtle', typography: 'body2', overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {name}
      </Box>
      <Box component="span" sx={{ display: 'block', whiteSpace: 'pre-wrap' }}>
        {children}
      </Box>
    </Box>
  );
}
