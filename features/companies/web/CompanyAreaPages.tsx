import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconPhotoUp } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { companyGate } from '#features/accounts/guards.ts';
import { useSessionStore, useUser } from '#features/accounts/web/index.ts';
import { useFreshSession } from '#features/accounts/web/parts.ts';
import { ContactTeam } from '#features/tenants/web/parts.ts';
import { call, messageOf } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { usePictureUrl } from '#kit/ui/data/usePictureUrl.ts';
import { PictureField } from '#kit/ui/inputs/picture/PictureField.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { FormSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { paths } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { createCompany, declineCompany, getOwnCompany, joinCompany, setCompanyLogo, updateCompany } from '../contract.ts';
import type { CompanyDraft, OwnCompany } from '../shapes.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { emptyCompany, valuesOf } from './company-values.ts';
import { DECISION_WORDS } from './company-words.ts';

/** Reloads the session after each step; the route guard then redirects to the right page. */
function useNextStep() {
  const { refresh } = useSessionStore();
  const navigate = useNavigate();
  return async () => {
    await refresh();
    await navigate({ href: paths.recruiter.company(), replace: true });
  };
}

function LogOut() {
  const { signOut } = useSessionStore();
  return (
    <Button variant="outlined" color="inherit" onClick={() => void signOut()}>
      Log Out
    </Button>
  );
}

/** /recruiter/company/create: a recruiter without a company sets one up. */
export function CompanyCreatePage() {
  const { countryId } = useLocale();
  const { company_proposal } = useUser();
  const [logo, setLogo] = useState<File | null>(null);
  const shown = usePictureUrl(logo ?? undefined);
  const goOn = useNextStep();
  const send = async (body: CompanyDraft) => {
    const reply = await call(createCompany, { body });
    // The company exists now, so a logo that can't be saved must not look like a company that wasn't.
    if (logo)
      await call(setCompanyLogo, { params: { id: reply.data.id }, body: {}, files: { logo } }).catch((error: unknown) =>
        toast.error(`Your logo couldn’t be saved: ${messageOf(error)} Add it in Company Details.`),
      );
    return reply;
  };
  return (
    <Page
      title="Set up your company"
      lead="You’ll post jobs and review applicants for your company, and be its admin. Until you send it for approval, your details are saved only in this browser."
      width="reading"
      action={<LogOut />}
    >
      <Box sx={{ mb: 3 }}>
        <PictureField
          noun="logo"
          shape="square"
          src={shown}
          alt={logo ? 'Your logo' : ''}
          has_picture={logo !== null}
          busy={false}
          error={null}
          placeholder={<IconPhotoUp aria-hidden />}
          onChange={async (picture) => setLogo(picture)}
        />
      </Box>
      <CompanyForm
        values={{
          ...emptyCompany(countryId),
          name: company_proposal?.name ?? '',
          website: company_proposal?.website ?? '',
        }}
        submitLabel="Send for approval"
        send={send}
        success="Sent for approval"
        onSaved={goOn}
      />
    </Page>
  );
}

/** /recruiter/company/exists: a company with the recruiter's email domain exists. They request to join it or declare that it is not theirs. */
export function CompanyExistsPage() {
  const user = useUser();
  const goOn = useNextStep();
  const found = user.company_found;
  const join = useMutation(mutation(joinCompany, { success: 'Request sent', onSuccess: goOn }));
  const decline = useMutation(mutation(declineCompany, { onSuccess: goOn }));
  const isBusy = join.isPending || decline.isPending;
  const name = found?.name ?? 'Your company';
  return (
    <Page title={`${name} is already registered`} width="reading" action={<LogOut />}>
      <Typography sx={{ maxWidth: '75ch', mb: 3 }}>
        Your email address belongs to {name}. Ask to join, and we’ll email you when one of its admins approves you.
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          size="large"
          loading={join.isPending}
          disabled={isBusy}
          onClick={() => found && join.mutate({ params: { id: found.id } })}
        >
          Ask to join {name}
        </Button>
        <Button
          color="inherit"
          size="large"
          loading={decline.isPending}
          disabled={isBusy}
          onClick={() => found && decline.mutate({ params: { id: found.id } })}
        >
          This is not my company
        </Button>
      </Box>
    </Page>
  );
}

/** /recruiter/company/reject: shows the reason and, to admins, the form to change the company. */
export function CompanyRejectPage() {
  const user = useUser();
  const gate = companyGate(user, paths.recruiter.companyReject());
  if (gate.at === 'reject' && gate.who === 'user')
    return (
      <Page title="Your account was not approved" width="reading" action={<LogOut />}>
        {user.status_reason && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {user.status_reason}
          </Alert>
        )}
        <Typography sx={{ maxWidth: '75ch' }}>
          You can’t post jobs or see applicants. If you think this is a mistake, ask an admin of your company or <ContactTeam />.
        </Typography>
      </Page>
    );
  return <RejectedCompany />;
}

function RejectedCompany() {
  const user = useUser();
  const goOn = useNextStep();
  const { data, error, refetch, isFetching } = useQuery(query(getOwnCompany));
  const company = data?.data;
  const isAdmin = user.user_details.is_admin === 1;
  return (
    <Page title={`${user.user_details.company?.name ?? 'Your company'} was not approved`} width="reading" action={<LogOut />}>
      <Alert severity="warning" sx={{ mb: 3 }}>
        {user.user_details.company?.status_reason ?? 'No reason was given.'}
      </Alert>
      <Typography sx={{ maxWidth: '75ch', mb: 4 }}>
        {isAdmin
          ? 'Make the changes we asked for and send it again. Your colleagues and drafts are not affected. '
          : 'An admin of your company can change it and send it again. '}
        If you have a question, <ContactTeam />.
      </Typography>
      {error && !company && (
        <ErrorState title="The company could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {isAdmin && !company && !error && <FormSkeleton fields={8} />}
      {isAdmin && company && (
        <CompanyForm
          values={valuesOf(company)}
          revision={company.revision}
          submitLabel="Send again"
          send={(draft, revision) => call(updateCompany, { params: { id: company.id }, body: { ...draft, revision } })}
          success="Sent for approval"
          onSaved={goOn}
        />
      )}
    </Page>
  );
}

/** /recruiter/company/approval-pending: explains the next step, and moves on when the decision has been made. */
export function CompanyApprovalPendingPage() {
  const user = useUser();
  const { refresh } = useSessionStore();
  useFreshSession();
  const gate = companyGate(user, paths.recruiter.companyApprovalPending());
  const isPerson = gate.at === 'approval_pending' && gate.who === 'user';
  const { data } = useQuery({ ...query(getOwnCompany), enabled: !isPerson });
  const company = data?.data;
  const isDecided = company !== undefined && company.status !== 'pending';
  useEffect(() => {
    // The company is read separately from the session, and may be the newer of the two.
    if (isDecided) refresh().catch(() => {});
  }, [isDecided, refresh]);
  const name = company?.name ?? user.user_details.company?.name ?? 'your company';
  const isAdmin = user.user_details.is_admin === 1;
  return (
    <Page
      title={isPerson ? 'Your account is waiting for approval' : `${name} is waiting for approval`}
      width="reading"
      action={<LogOut />}
    >
      <Typography sx={{ maxWidth: '75ch', mb: 2 }}>
        {isPerson
          ? `An admin of ${name} or this site’s team must confirm that you recruit for it. We’ll email you when that’s done, and this page opens the next one. `
          : 'Our team checks every new company, usually by its website and email domain. We’ll email you when they have decided, and this page opens the next one. '}
        If you have a question, <ContactTeam />.
      </Typography>
      {!isPerson && isAdmin && <WhileWaiting hasLogo={company === undefined || company.logo_url !== null} />}
      {company && !isDecided && <CompanyHistory decisions={company.decisions} />}
    </Page>
  );
}

/** What an admin can do until the company is approved. */
function WhileWaiting({ hasLogo }: { hasLogo: boolean }) {
  return (
    <>
      <Typography sx={{ maxWidth: '75ch', mb: 2 }}>
        {hasLogo
          ? 'Meanwhile you can complete the details. Veterans see them beside your jobs.'
          : 'Meanwhile you can add a logo and complete the details. Veterans see them beside your jobs.'}
      </Typography>
      <Button variant="contained" href={paths.recruiter.companyDetails()}>
        {hasLogo ? 'Edit details' : 'Add a logo and edit details'}
      </Button>
    </>
  );
}

function CompanyHistory({ decisions }: Pick<OwnCompany, 'decisions'>) {
  if (decisions.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        History
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {decisions.map((decision) => (
          <Box component="li" key={decision.at} sx={{ borderBottom: 1, borderColor: 'divider', pb: 1 }}>
            <Typography variant="body2">
              <strong>{DECISION_WORDS[decision.to_status] ?? decision.to_status}</strong> · <DateText value={decision.at} />
            </Typography>
            {decision.reason && <Typography variant="body2">{decision.reason}</Typography>}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
