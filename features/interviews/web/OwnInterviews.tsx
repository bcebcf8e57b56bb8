import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { findApplications } from '#features/applications/contract.ts';
import { call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { useKeptFocus } from '#kit/ui/editing/useKeptFocus.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { DetailsSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import {
  cancelOwnInterview,
  chooseInterviewTime,
  declineInterviewTimes,
  findOwnInterviews,
  type Interview,
} from '../contract.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { CalendarDialog } from './CalendarDialog.tsx';
import { InterviewDetails, InterviewHistory, StatusChip } from './InterviewDetails.tsx';
import { ownZone, timesOf } from './interview-words.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

const SHOWN_IN = [findOwnInterviews, findApplications];

/** Interviews that lapsed with the application are over: nobody cancelled them. */
const isShown = ({ status, events }: Interview) => status !== 'cancelled' || events.at(-1)?.by !== 'Automatic';

/** The veteran’s interviews for one application. */
export function OwnInterviews({ applicationId }: { applicationId: number }) {
  const interviews = useQuery(query(findOwnInterviews, { query: { application_id: applicationId } }));
  const found = interviews.data?.data.filter(isShown);
  const region = useKeptFocus(found?.map(({ id, revision }) => `${id} ${revision}`).join() ?? null);
  if (!found)
    return interviews.isError ? (
      <ErrorState
        title="Your interviews could not be loaded"
        onRetry={() => interviews.refetch()}
        retrying={interviews.isFetching}
      />
    ) : (
      <DetailsSkeleton what="interviews" />
    );
  if (found.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        No interview yet. When the employer proposes times, you choose one here.
      </Typography>
    );
  return (
    <Box {...region} role="group" aria-label="Interviews" sx={{ display: 'grid', gap: 2 }}>
      {found.map((interview) => (
        <OwnInterview key={`${interview.id} ${interview.revision}`} interview={interview} />
      ))}
    </Box>
  );
}

function OwnInterview({ interview }: { interview: Interview }) {
  const { id, revision, status, actions, wish, cancel_reason, company_name } = interview;
  const [asking, setAsking] = useState<'wish' | 'cancel' | 'subscribe' | null>(null);
  const close = () => setAsking(null);
  return (
    <Box component="article" aria-label={`Interview with ${company_name}`} sx={{ display: 'grid', gap: 1.5 }}>
      <Box>
        <StatusChip status={status} reader="veteran" />
      </Box>
      <InterviewDetails interview={interview} reader="veteran" />
      {wish && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          You wrote: {wish}
        </Typography>
      )}
      {cancel_reason && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          Reason: {cancel_reason}
        </Typography>
      )}
      {actions.includes('choose') && <SlotChoice interview={interview} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {status === 'scheduled' && actions.length > 0 && (
          <>
            <AddToCalendar id={id} />
            <Button size="small" color="inherit" onClick={() => setAsking('subscribe')}>
              Subscribe in your calendar
            </Button>
          </>
        )}
        {actions.includes('none_fit') && (
          <Button size="small" variant="outlined" color="inherit" onClick={() => setAsking('wish')}>
            {status === 'scheduled' ? 'Ask for another time' : 'None of these fit'}
          </Button>
        )}
        {actions.includes('cancel') && (
          <Button size="small" color="inherit" onClick={() => setAsking('cancel')}>
            Cancel interview
          </Button>
        )}
      </Box>
      <InterviewHistory interview={interview} />
      {asking === 'wish' && (
        <ReasonDialog
          title={status === 'scheduled' ? 'Ask for another time' : 'Ask for other times'}
          text={
            status === 'scheduled'
              ? 'This cancels the time you chose. The employer sees what would suit you and proposes other times.'
              : 'The employer sees what would suit you and proposes other times.'
          }
          label="Times that would suit you"
          name="wish"
          draftName={`times for interview ${id}`}
          confirmLabel="Send"
          invalidates={SHOWN_IN}
          send={(text) => call(declineInterviewTimes, { params: { id }, body: { revision, wish: text, time_zone: ownZone() } })}
          onClose={close}
        />
      )}
      {asking === 'subscribe' && <CalendarDialog reader="veteran" onClose={close} />}
      {asking === 'cancel' && (
        <ReasonDialog
          title="Cancel this interview?"
          text="Your application goes on. To end it, withdraw it instead. The employer reads your reason."
          label="Reason"
          name="reason"
          draftName={`cancellation of interview ${id}`}
          confirmLabel="Cancel interview"
          destructive
          invalidates={SHOWN_IN}
          send={(reason) => call(cancelOwnInterview, { params: { id }, body: { revision, reason } })}
          onClose={close}
        />
      )}
    </Box>
  );
}

/** The times on offer, one of which the veteran chooses. */
function SlotChoice({ interview }: { interview: Interview }) {
  const { language } = useLocale();
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [missing, setMissing] = useState(false);
  const choose = useMutation(mutation(chooseInterviewTime, { invalidates: SHOWN_IN, success: ({ message }) => message }));
  const own = ownZone();
  const now = new Date().toISOString();
  return (
    <Box
      component="form"
      onSubmit={(event: { preventDefault: () => void }) => {
        event.preventDefault();
        if (chosen === null) return setMissing(true);
        choose.mutate({
          params: { id: interview.id },
          body: { revision: interview.revision, slot_id: chosen, time_zone: own },
        });
      }}
    >
      <Typography variant="subtitle2" component="h4" id={id}>
        Choose a time
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={missing && chosen === null ? `${id}-error` : undefined}
        value={chosen === null ? '' : String(chosen)}
        onChange={(_, value) => setChosen(Number(value))}
        sx={{ gap: 0.5, my: 0.5 }}
      >
        {interview.slots.map((slot) => {
          const words = timesOf(slot, { own, other: interview.time_zone }, 'veteran', language);
          return (
            <FormControlLabel
              key={slot.id}
              value={String(slot.id)}
              disabled={slot.starts_at <= now}
              control={<Radio />}
              label={
                <Box component="span" sx={{ typography: 'body2' }}>
                  {words.own}
                  {words.other && (
                    <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                      {words.other}
                    </Box>
                  )}
                </Box>
              }
            />
          );
        })}
      </RadioGroup>
      {missing && chosen === null && (
        <FormHelperText id={`${id}-error`} error sx={{ mb: 1 }}>
          Choose one of the times.
        </FormHelperText>
      )}
      <Button type="submit" size="small" variant="contained" loading={choose.isPending}>
        Confirm this time
      </Button>
    </Box>
  );
}
