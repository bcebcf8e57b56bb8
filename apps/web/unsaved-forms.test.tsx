import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NameForm } from '#features/accounts/web/home/NameForm.tsx';
import { createSession, SessionProvider } from '#features/accounts/web/index.ts';
import { IdentityProvider } from '#features/accounts/web/parts.ts';
import { aRecruiter } from '#features/accounts/web/testing.ts';
import { EditAlertDialog } from '#features/alerts/web/AlertList.tsx';
import { AlertForm } from '#features/alerts/web/NewAlertPage.tsx';
import { getPipeline, getTeamwork } from '#features/applications/pipeline-contract.ts';
import { ApplicantNotSelectedDialog } from '#features/applications/web/applicants/ApplicantNotSelectedDialog.tsx';
import { PipelineSettingsDialog } from '#features/applications/web/applicants/PipelineSettingsDialog.tsx';
import { OfferDialog } from '#features/applications/web/applicants/panel/OfferDialog.tsx';
import { ApplicantNotes, ApplicantScores } from '#features/applications/web/applicants/panel/Team.tsx';
import { AISHA, PIPELINE } from '#features/applications/web/applicants/testing.ts';
import { DeclineDialog } from '#features/applications/web/own/DeclineDialog.tsx';
import { WithdrawOthersDialog } from '#features/applications/web/own/WithdrawOthersDialog.tsx';
import { ReminderDialog } from '#features/applications/web/tracking/ReminderButton.tsx';
import { TrackedDialog } from '#features/applications/web/tracking/TrackedDialog.tsx';
import type { CandidateFacts } from '#features/candidates/contract.ts';
import { ContactRequestDialog } from '#features/candidates/web/ContactRequestDialog.tsx';
import { ReportDialog as RequestReport } from '#features/candidates/web/ReportDialog.tsx';
import { VisibilityForm } from '#features/candidates/web/VisibilityForm.tsx';
import { CompanyForm } from '#features/companies/web/CompanyForm.tsx';
import { RejectDialog as RejectColleague } from '#features/companies/web/CompanyPeople.tsx';
import { emptyCompany } from '#features/companies/web/company-values.ts';
import { CourseDialog } from '#features/courses/web/CourseDialog.tsx';
import { InterestDialog } from '#features/courses/web/InterestDialog.tsx';
import { NewKeyDialog } from '#features/employer-api/web/NewKeyDialog.tsx';
import { ProposeDialog } from '#features/interviews/web/ProposeDialog.tsx';
import { ReasonDialog } from '#features/interviews/web/ReasonDialog.tsx';
import { JobEditor } from '#features/jobs/web/recruiting/JobEditor.tsx';
import { DecisionDialog } from '#features/jobs/web/reports/ReportedJobsPage.tsx';
import { ReportJobDialog } from '#features/jobs/web/reports/ReportJobDialog.tsx';
import { BulkMessageDialog } from '#features/messages/web/BulkMessageDialog.tsx';
import { Composer } from '#features/messages/web/Composer.tsx';
import { TemplateDialog } from '#features/messages/web/MessageTemplatesPage.tsx';
import { ReportMessageDialog } from '#features/messages/web/ReportMessageDialog.tsx';
import { OccupationTermDialog } from '#features/occupations/web/OccupationTermDialog.tsx';
import { ReportDialog as OccupationReport } from '#features/occupations/web/ReportDialog.tsx';
import { CareerStep } from '#features/onboarding/web/CareerStep.tsx';
import { PersonalStep } from '#features/onboarding/web/PersonalStep.tsx';
import { Questionnaire } from '#features/onboarding/web/Questionnaire.tsx';
import { anOnboarding } from '#features/onboarding/web/testing.ts';
import { LookupDialog } from '#features/operator/web/content/LookupDialog.tsx';
import { HeldDialog } from '#features/operator/web/held/HeldDialog.tsx';
import { RejectDialog } from '#features/operator/web/review/RejectDialog.tsx';
import { SettingsForm } from '#features/operator/web/settings/SettingsForm.tsx';
import { NewTenantDialog } from '#features/operator/web/system/NewTenantDialog.tsx';
import { SuspendDialog } from '#features/operator/web/system/SuspendDialog.tsx';
import { TenantDialog } from '#features/operator/web/system/TenantDialog.tsx';
import { PlanDetailsDialog } from '#features/plans/web/PlanDetailsDialog.tsx';
import { PlanRuleDialog } from '#features/plans/web/rules/PlanRuleDialog.tsx';
import type { Question } from '#features/questions/shapes.ts';
import { QuestionDialog } from '#features/questions/web/QuestionDialog.tsx';
import { SuggestionDialog } from '#features/questions/web/SuggestionDialog.tsx';
import { ProviderDialog } from '#features/services/web/ProviderDialog.tsx';
import { ReportDialog as ProviderReport } from '#features/services/web/ReportDialog.tsx';
import { PageDialog } from '#features/tenants/web/SitePageList.tsx';
import { WebhookDialog } from '#features/webhooks/web/WebhookDialog.tsx';
import { credentials } from '#kit/ui/data/credentials.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';

/** Forms that store nothing, and why. */
const WITHOUT_DRAFT = {
  'a password, a code or another secret': [
    'features/accounts/web/security/AuthenticatorCard.tsx',
    'features/accounts/web/security/EmailCard.tsx',
    'features/accounts/web/security/IdentityProvider.tsx',
    'features/accounts/web/security/PasswordCard.tsx',
    'features/accounts/web/sign-in/ResetPasswordPage.tsx',
    'features/accounts/web/sign-in/SignInForm.tsx',
    'features/accounts/web/sign-in/SocialReturnPage.tsx',
    'features/accounts/web/sign-up/InvitationPage.tsx',
    'features/accounts/web/sign-up/SignUpForm.tsx',
    'features/accounts/web/sign-up/VerifyEmailPage.tsx',
    'features/job-feeds/web/FeedDialog.tsx',
    'features/operator/web/settings/SocialSettings.tsx',
  ],
  'an email address, a name, a date or a number': [
    'features/accounts/web/security/PasskeysCard.tsx',
    'features/accounts/web/sign-in/ForgotPasswordPage.tsx',
    'features/applications/web/applicants/BulkBar.tsx',
    'features/applications/web/applicants/SavedViews.tsx',
    'features/candidates/web/SaveToListDialog.tsx',
    'features/companies/web/InviteUserPage.tsx',
    'features/jobs/web/recruiting/RelistDialog.tsx',
    'features/jobs/web/recruiting/templates/TemplateNameDialog.tsx',
    'features/operator/web/operators/InviteOperatorDialog.tsx',
    'features/operator/web/settings/HostSettings.tsx',
    'features/plans/web/RemindersDialog.tsx',
    'features/services/web/ImportDialog.tsx',
  ],
  'a search': ['features/occupations/web/TradeForm.tsx'],
  'a draft on the server too, tested in ApplyPage.test.tsx': ['features/applications/web/apply/ApplyForm.tsx'],
  'the draft is that of StepForm.tsx': ['features/onboarding/web/CareerStep.tsx', 'features/onboarding/web/PersonalStep.tsx'],
};

const QUESTION: Question = {
  id: 7,
  visibility_place: 'action_plan',
  question: 'What else should we know?',
  kind: 'text',
  options: [],
};
const FACTS: CandidateFacts = {
  headline: null,
  services: [],
  trades: [],
  level: null,
  years_served: null,
  occupations: [],
  skills: [],
  languages: [],
  clearance: null,
  job_types: [],
  work_types: [],
  areas: [],
  available_on: null,
};
const state = anOnboarding({});
const nothing = () => {};
const never = async () => {
  throw new Error('Nothing is sent here');
};

/** A form and the name of a text field in it. Records have only what the form shows. */
type FormCase = { file: string; field: string | RegExp; form: () => ReactNode };

const FORMS: FormCase[] = [
  { file: 'accounts/web/home/NameForm', field: 'Last name (optional)', form: () => <NameForm /> },
  {
    file: 'applications/web/applicants/ApplicantNotSelectedDialog',
    field: /^Note/,
    form: () => <ApplicantNotSelectedDialog name="Aisha" draftName="not selected 1" onCancel={nothing} onConfirm={never} />,
  },
  {
    file: 'applications/web/applicants/PipelineSettingsDialog',
    field: 'Days to a first answer',
    form: () => <PipelineSettingsDialog jobId={7} pipeline={PIPELINE} onClose={nothing} />,
  },
  {
    file: 'applications/web/applicants/panel/OfferDialog',
    field: /^Note to/,
    form: () => <OfferDialog jobId={7} name="Aisha" draftName="offer 1" onCancel={nothing} onSend={never} />,
  },
  {
    file: 'applications/web/applicants/panel/NoteForm',
    field: 'Note for colleagues',
    form: () => <ApplicantNotes applicant={AISHA} />,
  },
  { file: 'applications/web/applicants/panel/Team', field: /^Comment/, form: () => <ApplicantScores applicant={AISHA} /> },
  {
    file: 'applications/web/own/DeclineDialog',
    field: /^Note to the employer/,
    form: () => <DeclineDialog job="Fitter" company="Acme" pending={false} onCancel={nothing} onConfirm={nothing} />,
  },
  {
    file: 'applications/web/own/WithdrawOthersDialog',
    field: /^Note to the employers/,
    form: () => (
      <WithdrawOthersDialog
        applications={[{ id: 1, job_title: 'Fitter', company_name: 'Acme', stage: 'submitted' }]}
        onClose={nothing}
      />
    ),
  },
  {
    file: 'applications/web/tracking/ReminderButton',
    field: /^Note/,
    form: () => <ReminderDialog application={{ id: 1, reminder: null, job: { title: 'Fitter' } } as never} onClose={nothing} />,
  },
  {
    file: 'applications/web/tracking/TrackedDialog',
    field: 'Employer',
    form: () => <TrackedDialog row={null} onClose={nothing} onSaved={nothing} />,
  },
  {
    file: 'candidates/web/ContactRequestDialog',
    field: 'Message',
    form: () => <ContactRequestDialog candidates={[{ key: 'a', label: 'Candidate A' }]} onClose={nothing} onSent={nothing} />,
  },
  {
    file: 'candidates/web/ReportDialog',
    field: /^What is wrong/,
    form: () => <RequestReport request={{ id: 1, company: { name: 'Acme' } } as never} onClose={nothing} />,
  },
  {
    file: 'candidates/web/VisibilityForm',
    field: /^One line about you/,
    form: () => (
      <VisibilityForm
        visibility={
          {
            is_open: true,
            headline: null,
            shows_clearance: false,
            hidden_companies: [],
            preview: { label: 'Candidate A', facts: FACTS },
          } as never
        }
      />
    ),
  },
  {
    file: 'companies/web/CompanyForm',
    field: 'Company name',
    form: () => <CompanyForm values={emptyCompany(232)} submitLabel="Send" success="Sent" send={never} onSaved={nothing} />,
  },
  {
    file: 'companies/web/CompanyPeople',
    field: 'Reason',
    form: () => <RejectColleague user={{ id: 1, full_name: 'Aisha' } as never} onClose={nothing} />,
  },
  {
    file: 'employer-api/web/NewKeyDialog',
    field: 'Name',
    form: () => (
      <IdentityProvider>
        <NewKeyDialog onClose={nothing} onCreated={nothing} />
      </IdentityProvider>
    ),
  },
  {
    file: 'webhooks/web/WebhookDialog',
    field: 'Address',
    form: () => <WebhookDialog webhook={null} onClose={nothing} onSaved={nothing} />,
  },
  { file: 'courses/web/CourseDialog', field: 'Title', form: () => <CourseDialog course={null} onClose={nothing} /> },
  {
    file: 'courses/web/InterestDialog',
    field: /^Message/,
    form: () => <InterestDialog course={{ id: 1, title: 'Welding', provider: 'Acme' } as never} onClose={nothing} />,
  },
  {
    file: 'interviews/web/ProposeDialog',
    field: /^Note to the applicant/,
    form: () => <ProposeDialog applicationId={1} veteranName="Aisha" interview={null} movableFrom={null} onClose={nothing} />,
  },
  {
    file: 'interviews/web/ReasonDialog',
    field: 'Reason',
    form: () => (
      <ReasonDialog
        title="Cancel this interview?"
        text="They read it."
        label="Reason"
        name="reason"
        draftName="cancellation of interview 1"
        confirmLabel="Cancel interview"
        invalidates={[]}
        send={never}
        onClose={nothing}
      />
    ),
  },
  { file: 'jobs/web/recruiting/JobEditor', field: 'Job title', form: () => <JobEditor job={null} /> },
  {
    file: 'jobs/web/reports/ReportJobDialog',
    field: /^Details/,
    form: () => <ReportJobDialog job={{ id: 1, title: 'Fitter', company: { name: 'Acme' } }} onClose={nothing} />,
  },
  {
    file: 'jobs/web/reports/ReportedJobsPage',
    field: /^Message to the people/,
    form: () => (
      <DecisionDialog
        dialog={{ outcome: 'kept', entry: { job: { id: 1, title: 'Fitter', company: { name: 'Acme' } } } as never }}
        onClose={nothing}
      />
    ),
  },
  {
    file: 'messages/web/BulkMessageDialog',
    field: 'Message',
    form: () => <BulkMessageDialog applicationIds={[1, 2]} onClose={nothing} onDone={nothing} />,
  },
  {
    file: 'messages/web/Composer',
    field: 'Message',
    form: () => <Composer minRows={2} conversation={{ key: 'a1', with: 'Aisha', tokens: null, open_until: null } as never} />,
  },
  {
    file: 'messages/web/MessageTemplatesPage',
    field: 'Message',
    form: () => <TemplateDialog template={null} onClose={nothing} />,
  },
  {
    file: 'messages/web/ReportMessageDialog',
    field: 'What is wrong with it?',
    form: () => <ReportMessageDialog message={{ id: 1 } as never} company="Acme" onClose={nothing} />,
  },
  {
    file: 'occupations/web/OccupationTermDialog',
    field: 'Terms, one per line',
    form: () => <OccupationTermDialog term={null} suggested={{ title: '', service: '' }} onClose={nothing} />,
  },
  {
    file: 'occupations/web/ReportDialog',
    field: /^What would be right/,
    form: () => (
      <OccupationReport
        found={{ onet_soc: '47-2111.00', title: 'Electricians', titles: ['Electrician'] } as never}
        asked={{ trade: 'Sapper' } as never}
        forces="UK"
        onClose={nothing}
      />
    ),
  },
  {
    file: 'onboarding/web/Questionnaire',
    field: /^What else should we know/,
    form: () => <Questionnaire state={state} questions={[QUESTION]} backHref={null} onSaved={never} />,
  },
  {
    file: 'onboarding/web/StepForm',
    field: /^Phone/,
    form: () => <PersonalStep state={state} questions={[]} onSaved={never} />,
  },
  {
    file: 'onboarding/web/StepForm',
    field: /^What else should we know/,
    form: () => (
      <CareerStep state={state} questions={[{ ...QUESTION, visibility_place: 'career_direction' }]} onSaved={never} inProfile />
    ),
  },
  {
    file: 'operator/web/content/LookupDialog',
    field: 'Name',
    form: () => <LookupDialog search={{ kind: 'occupation' } as never} services={[]} entry={null} onClose={nothing} />,
  },
  {
    file: 'operator/web/held/HeldDialog',
    field: /^Note to the sender/,
    form: () => (
      <HeldDialog dialog={{ what: 'deliver', entry: { kind: 'message', id: 1, copies: 1 } as never }} onClose={nothing} />
    ),
  },
  {
    file: 'operator/web/review/RejectDialog',
    field: 'Reason',
    form: () => <RejectDialog name="Acme" draftName="rejection of Acme" onClose={nothing} onReject={never} />,
  },
  {
    file: 'operator/web/settings/SettingsForm',
    field: 'Tagline',
    form: () => (
      <SettingsForm
        settings={
          {
            name: 'Muster',
            tagline: 'Work',
            marketing_site_url: '',
            locale: 'en-GB',
            country_id: 232,
            colour_preset: 'default',
            mail_from: null,
            contact_email: null,
            veteran_approval: 'automatic',
            recruiter_approval: 'manual',
            operators_need_second_factor: false,
            retention: { applications_months: 24, idle_accounts_months: 24, security_events_months: 12 },
            analytics: { kind: 'none', address: '', site: '', asks_consent: true },
            crisis_line: [],
            hosts: [],
            address_claims: [],
            social: [],
          } as never
        }
        onSaved={nothing}
      />
    ),
  },
  {
    file: 'alerts/web/AlertList',
    field: 'Name of the alert',
    form: () => (
      <EditAlertDialog alert={{ id: 1, name: 'Welder', frequency: 'daily' } as never} calls={{} as never} onClose={nothing} />
    ),
  },
  {
    file: 'alerts/web/NewAlertPage',
    field: 'Name of the alert',
    form: () => <AlertForm name="Welder" search={{}} isVeteran onRequested={nothing} />,
  },
  { file: 'operator/web/system/NewTenantDialog', field: 'Host', form: () => <NewTenantDialog onClose={nothing} /> },
  {
    file: 'operator/web/system/TenantDialog',
    field: 'Name',
    form: () => <TenantDialog tenant={{ id: 1, name: 'Acme', slug: 'acme' } as never} onClose={nothing} />,
  },
  {
    file: 'operator/web/system/SuspendDialog',
    field: 'Reason',
    form: () => <SuspendDialog tenant={{ id: 1, name: 'Acme', slug: 'acme' } as never} onClose={nothing} />,
  },
  {
    file: 'plans/web/PlanDetailsDialog',
    field: /^Notes/,
    form: () => <PlanDetailsDialog plan={{ id: 1, title: 'Plan', notes: '', revision: 1 } as never} onClose={nothing} />,
  },
  {
    file: 'plans/web/rules/PlanRuleDialog',
    field: 'Why',
    form: () => <PlanRuleDialog rule={null} rules={[]} onClose={nothing} />,
  },
  {
    file: 'questions/web/QuestionDialog',
    field: 'Question',
    form: () => <QuestionDialog place="action_plan" question={null} questions={[]} onClose={nothing} />,
  },
  {
    file: 'questions/web/SuggestionDialog',
    field: 'Why',
    form: () => <SuggestionDialog suggestion={null} leading={[]} onClose={nothing} />,
  },
  { file: 'services/web/ProviderDialog', field: 'Name', form: () => <ProviderDialog provider={null} onClose={nothing} /> },
  {
    file: 'services/web/ReportDialog',
    field: /^What should it say/,
    form: () => <ProviderReport provider={{ id: 1, name: 'Acme' }} onClose={nothing} />,
  },
  {
    file: 'tenants/web/SitePageList',
    field: 'Title',
    form: () => (
      <PageDialog page={{ slug: 'about-us', title: 'About', lead: '', body: '', revision: 0 } as never} onClose={nothing} />
    ),
  },
];

const fileOf = ({ file }: FormCase) => `features/${file}.tsx`;

beforeEach(() => {
  localStorage.clear();
  credentials.setToken('token');
  const server = stubServer();
  server.reply(getPipeline, { data: PIPELINE });
  server.reply(getTeamwork, {
    data: {
      notes: [],
      opened: [],
      tagged: [],
      criteria: [{ key: 'led', label: 'Has led a team' }],
      scores: [],
      hidden_scores: 0,
    },
  });
});
afterEach(cleanup);

const show = (form: () => ReactNode, id = 9) =>
  renderScreen(form, {
    wrap: (children) => (
      <SessionProvider store={createSession({ at: 'signed_in', user: aRecruiter({ id }) })}>{children}</SessionProvider>
    ),
  });

test('every form of the product stores what is typed, or says here why not', async () => {
  const used: string[] = [];
  const drafted: string[] = [];
  for await (const path of glob('features/**/*.tsx')) {
    if (path.endsWith('.test.tsx')) continue;
    const text = readFileSync(path, 'utf8');
    if (/\buseFormDraft\(/.test(text)) drafted.push(path);
    else if (/\buseForm[<(]/.test(text)) used.push(path);
  }
  expect(used.sort()).toEqual(Object.values(WITHOUT_DRAFT).flat().sort());
  expect([...new Set(FORMS.map(fileOf))].sort()).toEqual(drafted.sort());
});

const TYPED = 'Words that nobody wants to type twice';

test.each(FORMS)('$file: $field is there again for the same person, and not for another', async ({ form, field }) => {
  show(form);
  fireEvent.change(await screen.findByLabelText(field, { selector: 'input, textarea' }), { target: { value: TYPED } });
  await waitFor(() => expect(localStorage.length).toBeGreaterThan(1));
  cleanup();
  show(form);
  await screen.findByDisplayValue(TYPED);
  expect(screen.getByText(/We restored your unsaved changes/)).toBeDefined();
  cleanup();
  show(form, 10);
  await screen.findByLabelText(field, { selector: 'input, textarea' });
  expect(screen.queryByDisplayValue(TYPED)).toBeNull();
});
