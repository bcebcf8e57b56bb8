import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { authorityOf, mayChangeStatus } from '#features/accounts/authority.ts';
import { useUser } from '#features/accounts/web/index.ts';
import { PERSON_MOVES } from '#features/companies/rules.ts';
import type { ReplyOf } from '#kit/contract/route.ts';
import { shownEmail } from '#kit/contract/shown-email.ts';
import { ApiError, call } from '#kit/ui/data/api.ts';
import { keyOf, query } from '#kit/ui/data/query.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { DetailsSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { decideOnPerson, findPeople, getPerson, getQueues, undoPersonDecision } from '../../contract.ts';
import { counted, ROLE_WORDS, STATUS_WORDS } from '../operator-words.ts';
import { DecidedAbove } from './DecidedAbove.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { DecisionHistory } from './DecisionHistory.tsx';
import { EndSessionsDialog } from './EndSessionsDialog.tsx';
import { RecordFacts, RecordFrame, type RecordPlace, RecordSection } from './RecordFrame.tsx';
import { ResetFactorsDialog } from './ResetFactorsDialog.tsx';

type ServiceRecord = NonNullable<ReplyOf<typeof getPerson>['data']['service_record']>;

/** What the veteran's service can be judged by: what they wrote, and whether a file shows it. */
function ServiceSection({ record, signUp }: { record: ServiceRecord; signUp: string | null }) {
  return (
    <RecordSection title="Military service">
      {record.periods.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {signUp ? `So far, only the service chosen at sign-up: ${signUp}.` : 'They haven’t added any details yet.'}
        </Typography>
      )}
      {record.periods.map((period) => (
        <Box key={`${period.service} ${period.started} ${period.rank}`} sx={{ mb: 2 }}>
          <RecordFacts
            facts={[
              { label: 'Service', value: period.service },
              { label: 'Rank', value: period.rank },
              { label: 'Trade', value: period.trade },
              { label: 'Unit', value: period.unit },
              { label: 'Dates', value: servedWords(period) },
              { label: 'Clearance', value: period.clearance },
            ]}
          />
        </Box>
      ))}
      <RecordFacts
        facts={[
          { label: 'Discharge date', value: record.discharge_date && <DateText value={record.discharge_date} /> },
          { label: 'Evidence', value: record.cv_file ? `CV uploaded: ${record.cv_file}` : 'No file uploaded yet' },
        ]}
      />
    </RecordSection>
  );
}

/** `2009 to 2021`, `From 2019`; null without dates. */
function servedWords({ started, ended }: Pick<ServiceRecord['periods'][number], 'started' | 'ended'>): string | null {
  const end = ended === 'present' ? 'today' : ended;
  if (started && end) return `${started} to ${end}`;
  if (started) return `From ${started}`;
  return end ? `Until ${end}` : null;
}

/** One person under review. */
export function PersonRecord({ id, place }: { id: number; place: RecordPlace }) {
  const client = useQueryClient();
  const me = useUser();
  const [ending, setEnding] = useState(false);
  const [resetting, setResetting] = useState(false);
  const { data, error, refetch, isFetching } = useQuery(query(getPerson, { params: { id } }));
  const person = data?.data;
  const reload = () => {
    for (const route of [getPerson, findPeople, getQueues]) void client.invalidateQueries({ queryKey: keyOf(route) });
  };

  if (!person) {
    return (
      <Box sx={{ p: { xs: 2, sm: 3 } }}>
        {error instanceof ApiError && error.status === 404 ? (
          <EmptyState title="This person doesn’t exist">
            The account may have been deleted since this link was created.
          </EmptyState>
        ) : error ? (
          <ErrorState title="The person could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <DetailsSkeleton what="the person" />
        )}
      </Box>
    );
  }
  const isMe = person.id === me.id;
  const mayDecide = mayChangeStatus('person', person.status, authorityOf(me.role), person.decided_by);
  const isOperator = person.role === 'operator' || person.role === 'system_operator';
  return (
    <RecordFrame
      place={place}
      title={person.full_name}
      status={person.status}
      waitingSince={person.waiting_since}
      bar={
        <DecisionBar
          key={id}
          name={person.full_name}
          status={person.status}
          // Nobody can decide on themselves, and operators are removed under Operators.
          moves={isMe || isOperator || !mayDecide ? [] : PERSON_MOVES[person.status]}
          deactivating="They can sign in only to read why. Nothing is deleted, and you can reactivate them later."
          decide={(body) => call(decideOnPerson, { params: { id }, body })}
          undo={() => call(undoPersonDecision, { params: { id } })}
          onUndone={reload}
          onDecided={() => {
            reload();
            place.onDecided();
          }}
          onStale={reload}
          onPrevious={place.onPrevious}
          onNext={place.onNext}
        />
      }
    >
      {person.status === 'pending' && person.email_verified_at === null && (
        <Alert severity="info">
          This person hasn’t verified their email yet, so there is nothing to decide. We’ve sent them a link.
        </Alert>
      )}
      {person.company && person.company.status !== 'active' && person.status === 'pending' && (
        <Alert severity="warning">
          <Link href={paths.operator.company(person.company.id)}>{person.company.name}</Link> is{' '}
          {STATUS_WORDS[person.company.status].label.toLowerCase()}. Decide on the company first. Its recruiters can’t post jobs
          until it’s active.
        </Alert>
      )}
      {person.status !== 'pending' && person.status_reason && <Alert severity="info">Reason given: {person.status_reason}</Alert>}
      {!mayDecide && <DecidedAbove status={person.status} by={person.decided_by} />}
      <RecordSection title="Account">
        <RecordFacts
          facts={[
            { label: 'Email', value: shownEmail(person.email) },
            {
              label: 'Email verified',
              value: person.email_verified_at ? <DateText value={person.email_verified_at} /> : 'Not yet',
            },
            { label: 'Role', value: `${ROLE_WORDS[person.role]}${person.is_admin === 1 ? ', company admin' : ''}` },
            {
              label: 'Company',
              value: person.company && <Link href={paths.operator.company(person.company.id)}>{person.company.name}</Link>,
            },
            { label: 'Service', value: person.service },
            { label: 'Signed up', value: <DateText value={person.created_at} /> },
            {
              label: 'Last signed in',
              value: person.last_signed_in_at ? <DateText value={person.last_signed_in_at} /> : 'Never',
            },
          ]}
        />
      </RecordSection>
      {person.service_record && <ServiceSection record={person.service_record} signUp={person.service} />}
      <RecordSection title="Sessions">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, typography: 'body2' }}>
          {person.open_sessions === 0
            ? 'Not signed in anywhere.'
            : `Signed in on ${counted(person.open_sessions, 'device', 'devices')}.`}
          {person.open_sessions > 0 && (
            <Button size="small" variant="outlined" color="inherit" onClick={() => setEnding(true)}>
              End sessions
            </Button>
          )}
        </Box>
      </RecordSection>
      {!isMe && (
        <RecordSection title="Second factors">
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, typography: 'body2' }}>
            For someone who has lost their authenticator app and passkeys. Check first that it’s really them.
            <Button size="small" variant="outlined" color="inherit" onClick={() => setResetting(true)}>
              Remove second factors
            </Button>
          </Box>
        </RecordSection>
      )}
      <RecordSection title="History">
        <DecisionHistory decisions={person.history} />
      </RecordSection>
      {resetting && <ResetFactorsDialog person={person} onClose={() => setResetting(false)} />}
      {ending && <EndSessionsDialog person={person} isMe={isMe} onClose={() => setEnding(false)} />}
    </RecordFrame>
  );
}
