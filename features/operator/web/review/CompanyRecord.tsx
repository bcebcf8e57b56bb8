import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { authorityOf, mayChangeStatus } from '#features/accounts/authority.ts';
import { useUser } from '#features/accounts/web/index.ts';
import { COMPANY_MOVES } from '#features/companies/rules.ts';
import { CompanyView } from '#features/companies/web/parts.ts';
import { shownEmail } from '#kit/contract/shown-email.ts';
import { ApiError, call } from '#kit/ui/data/api.ts';
import { keyOf, query } from '#kit/ui/data/query.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { DetailsSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { decideOnCompany, findOperatorCompanies, getOperatorCompany, getQueues, undoCompanyDecision } from '../../contract.ts';
import { counted, hrefOfPerson, STATUS_WORDS } from '../operator-words.ts';
import { StatusChip } from '../StatusChip.tsx';
import { CompanyChangeReview } from './CompanyChangeReview.tsx';
import { DecidedAbove } from './DecidedAbove.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { DecisionHistory } from './DecisionHistory.tsx';
import { RecordFacts, RecordFrame, type RecordPlace, RecordSection } from './RecordFrame.tsx';

/** One company under review. */
export function CompanyRecord({ id, place }: { id: number; place: RecordPlace }) {
  const client = useQueryClient();
  const me = useUser();
  const { data, error, refetch, isFetching } = useQuery(query(getOperatorCompany, { params: { id } }));
  const company = data?.data;
  const reload = () => {
    for (const route of [getOperatorCompany, findOperatorCompanies, getQueues]) {
      void client.invalidateQueries({ queryKey: keyOf(route) });
    }
  };

  if (!company) {
    return (
      <Box sx={{ p: { xs: 2, sm: 3 } }}>
        {error instanceof ApiError && error.status === 404 ? (
          <EmptyState title="This company doesn’t exist">It may have been deleted since this link was created.</EmptyState>
        ) : error ? (
          <ErrorState title="The company could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <DetailsSkeleton what="the company" />
        )}
      </Box>
    );
  }
  const mayDecide = mayChangeStatus('company', company.status, authorityOf(me.role), company.decided_by);
  const isBlank = !(company.city || company.state || company.industry || company.website || company.about || company.size);
  return (
    <RecordFrame
      place={place}
      title={company.name}
      status={company.status}
      waitingSince={company.status === 'pending' ? (company.decisions[0]?.at ?? company.created_at) : null}
      bar={
        <DecisionBar
          // A note is not carried over to the next record.
          key={id}
          name={company.name}
          status={company.status}
          moves={mayDecide ? (COMPANY_MOVES[company.status].operator ?? []) : []}
          deactivating="Its jobs are hidden and its recruiters can only view their data. Nothing is deleted, and you can reactivate it later."
          decide={(body) =>
            call(decideOnCompany, {
              params: { id },
              body: body.status === 'active' ? { ...body, revision: company.revision } : body,
            })
          }
          undo={() => call(undoCompanyDecision, { params: { id } })}
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
      {company.alike.length > 0 && (
        <Alert severity="warning">
          <Typography variant="subtitle2" component="p">
            {company.alike.length === 1 ? 'A similar company exists' : `${company.alike.length} similar companies exist`}
          </Typography>
          Same name or website:{' '}
          {company.alike.map((other, index) => (
            <span key={other.id}>
              {index > 0 && ', '}
              <Link href={paths.operator.company(other.id)}>{other.name}</Link> ({STATUS_WORDS[other.status].label.toLowerCase()})
            </span>
          ))}
          .
        </Alert>
      )}
      {company.status !== 'pending' && company.status_reason && (
        <Alert severity="info">Reason given: {company.status_reason}</Alert>
      )}
      {!mayDecide && <DecidedAbove status={company.status} by={company.decided_by} />}
      {company.change?.state === 'waiting' && <CompanyChangeReview companyId={id} change={company.change} onDecided={reload} />}
      {isBlank ? (
        <Typography color="textSecondary">No location, website or description yet.</Typography>
      ) : (
        <CompanyView company={company} />
      )}
      <RecordSection title="To check">
        <RecordFacts
          facts={[
            { label: 'Legal name', value: company.legal_name },
            { label: 'Email domains', value: company.domains.length > 0 ? company.domains.join(', ') : 'None' },
            { label: 'Address', value: company.address },
            { label: 'Set up', value: <DateText value={company.created_at} /> },
            { label: 'Open jobs', value: company.open_jobs },
          ]}
        />
      </RecordSection>
      <RecordSection title={counted(company.people.length, 'person', 'people')}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {company.people.map((person) => (
            <Box
              component="li"
              key={person.id}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, typography: 'body2' }}
            >
              <Link href={hrefOfPerson(person)} sx={{ fontWeight: 600 }}>
                {person.full_name}
              </Link>
              <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {shownEmail(person.email)}
                {person.is_admin === 1 && ', admin'}
                {person.email_verified_at === null && ', email not verified'}
              </Box>
              <StatusChip status={person.status} />
            </Box>
          ))}
        </Box>
        {company.people.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            No members yet.
          </Typography>
        )}
      </RecordSection>
      <RecordSection title="History">
        <DecisionHistory decisions={company.history} />
      </RecordSection>
    </RecordFrame>
  );
}
