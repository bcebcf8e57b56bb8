import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { CompanyLogo, placeOf } from '#features/jobs/web/parts.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { formatBytes } from '#kit/ui/inputs/FileDrop.tsx';
import { DetailsSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { resumeWord, useLocale } from '#kit/ui/text/locale.tsx';
import type { Application } from '../../contract.ts';
import { type Advice, mayMove } from '../../rules.ts';
import { eventWords } from '../application-words.ts';
import { CvViews } from '../CvViews.tsx';
import type { ExtraSection } from '../extra-section.ts';
import { ReminderButton } from '../tracking/ReminderButton.tsx';
import { useDownload } from '../useDownload.ts';
import { OwnOffer } from './Offer.tsx';
import { StageTrack } from './StageTrack.tsx';
import { useEndApplication } from './useEndApplication.ts';

type ApplicationCardProps = {
  application: Application;
  headingLevel?: 'h2' | 'h3';
  /** Parts that belong to other features. */
  sections?: readonly ExtraSection[];
  /** The key of the section that is open at first. */
  openPart?: string | undefined;
};

/** One application: the job, its progress, the next step and what was sent. */
export function ApplicationCard({ application, headingLevel = 'h2', sections = [], openPart }: ApplicationCardProps) {
  const { job, stage } = application;
  const [withdrawing, setWithdrawing] = useState(false);
  const { withdraw, pending } = useEndApplication(application.id);
  const keep = () => setWithdrawing(false);
  const hasOffer = mayMove(stage, 'declined', 'veteran') || application.offers.length > 0;
  const isOver = !application.may_withdraw && application.reminder === null;

  const sent = (
    <>
      Sent <DateText value={application.submitted_at} />
    </>
  );

  return (
    <Box
      component="article"
      aria-labelledby={`application-${application.id}`}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', overflow: 'hidden' }}
    >
      <Box sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2 }}>
        <JobHeader application={application} headingLevel={headingLevel} sent={sent} />
        <StageTrack application={application} />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 2,
            rowGap: 1,
          }}
        >
          <Typography variant="body2" sx={{ flex: '1 1 240px' }}>
            {application.plain_text}
          </Typography>
          {!isOver && <ApplicationActions application={application} onWithdraw={() => setWithdrawing(true)} />}
        </Box>
        {application.advice && <NextStep advice={application.advice} />}
        {hasOffer && <OwnOffer application={application} headingLevel={headingLevel === 'h2' ? 'h3' : 'h4'} />}
      </Box>
      {sections.map((section) => (
        <OtherSection
          key={section.key}
          section={section}
          applicationId={application.id}
          headingLevel={headingLevel}
          isOpen={section.key === openPart}
        />
      ))}
      <Part headingLevel={headingLevel} title="History and what you sent">
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '5fr 7fr' } }}>
          <History application={application} />
          <WhatWasSent application={application} />
          {application.resume && <CvViews applicationId={application.id} />}
        </Box>
      </Part>
      <ConfirmDialog
        open={withdrawing}
        title="Withdraw this application?"
        confirmLabel="Withdraw application"
        cancelLabel="Keep application"
        destructive
        pending={pending}
        onConfirm={() => withdraw(keep)}
        onCancel={keep}
      >
        {`${job.title} at ${job.company.name}. We’ll let the employer know. You can’t apply for this job again.`}
      </ConfirmDialog>
    </Box>
  );
}

type OtherSectionProps = { section: ExtraSection; applicationId: number; headingLevel: 'h2' | 'h3'; isOpen: boolean };

/** A section that belongs to another feature. */
function OtherSection({ section: { title, Count, Component }, applicationId, headingLevel, isOpen }: OtherSectionProps) {
  return (
    <Part
      headingLevel={headingLevel}
      title={title}
      open={isOpen}
      count={
        Count && (
          <Suspense fallback={null}>
            <Count applicationId={applicationId} />
          </Suspense>
        )
      }
    >
      <Suspense fallback={<DetailsSkeleton what={title.toLowerCase()} />}>
        <Component applicationId={applicationId} />
      </Suspense>
    </Part>
  );
}

type JobHeaderProps = { application: Application; headingLevel: 'h2' | 'h3'; sent: ReactNode };

function JobHeader({ application, headingLevel, sent }: JobHeaderProps) {
  const { job } = application;
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <CompanyLogo company={job.company} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          variant="subtitle1"
          component={headingLevel}
          id={`application-${application.id}`}
          sx={{ overflowWrap: 'anywhere' }}
        >
          <Link href={paths.veteran.job(job.id)} color="textPrimary" underline="hover">
            {job.title}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[job.company.name, placeOf(job)].filter(Boolean).join(' · ')}
        </Typography>
        <Box sx={{ display: { sm: 'none' }, typography: 'caption', color: 'text.secondary' }}>{sent}</Box>
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'block' }, flexShrink: 0, pt: 0.5, typography: 'caption', color: 'text.secondary' }}>
        {sent}
      </Box>
    </Box>
  );
}

function ApplicationActions({ application, onWithdraw }: { application: Application; onWithdraw: () => void }) {
  const { job } = application;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: -1.5 }}>
      <ReminderButton application={application} />
      {application.may_edit && (
        <Button size="small" color="inherit" href={paths.veteran.applicationEdit(application.id, job.id)}>
          Edit
        </Button>
      )}
      {application.may_withdraw && (
        <Button size="small" color="inherit" onClick={onWithdraw}>
          Withdraw
        </Button>
      )}
    </Box>
  );
}

function NextStep({ advice: { text, to } }: { advice: NonNullable<Application['advice']> }) {
  const { countryId } = useLocale();
  const { label, href } = ADVICE_LINKS[to](resumeWord(countryId));
  return (
    <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'background.subtle', display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="body2" sx={{ maxWidth: '75ch' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          Next step:
        </Box>{' '}
        {text}
      </Typography>
      <Button size="small" variant="outlined" color="inherit" href={href}>
        {label}
      </Button>
    </Box>
  );
}

const ADVICE_LINKS: Record<Advice['to'], (resume: string) => { label: string; href: string }> = {
  recommended: () => ({ label: 'Jobs for you', href: paths.veteran.jobs({ jobType: 'recommended' }) }),
  remote: () => ({ label: 'Remote jobs', href: paths.veteran.jobs({ type: 'remote' }) }),
  jobs: () => ({ label: 'All jobs', href: paths.veteran.jobs() }),
  courses: () => ({ label: 'Courses', href: paths.veteran.courses() }),
  resumes: (resume) => ({ label: `Your ${resume}s`, href: paths.veteran.resumes() }),
  profile: () => ({ label: 'Your profile', href: paths.veteran.profile() }),
};

type PartProps = { headingLevel: 'h2' | 'h3'; title: string; count?: ReactNode; open?: boolean; children: ReactNode };

/** One part of the card, closed at first unless the address names it. */
function Part({ headingLevel, title, count, open = false, children }: PartProps) {
  return (
    <Accordion
      variant="elevation"
      defaultExpanded={open}
      sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
      slotProps={{ heading: { component: headingLevel === 'h2' ? 'h3' : 'h4' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<IconChevronDown size={20} aria-hidden />} sx={{ px: { xs: 2, sm: 2.5 } }}>
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, typography: 'subtitle2' }}>
          {title}
          {count}
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 2, sm: 2.5 }, pb: 2.5, pt: 0 }}>{children}</AccordionDetails>
    </Accordion>
  );
}

function History({ application }: { application: Application }) {
  return (
    <Box
      component="ol"
      aria-label="History"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, alignContent: 'start' }}
    >
      {application.events.map((event) => (
        <Box
          component="li"
          key={`${event.at} ${event.to_stage}`}
          sx={{ pl: 1.5, borderLeft: 2, borderColor: 'divider', typography: 'body2' }}
        >
          <Box sx={{ fontWeight: 600 }}>{eventWords(event)}</Box>
          {event.reason && <Box>{event.reason}</Box>}
          <Box sx={{ color: 'text.secondary' }}>
            <DateText value={event.at} capital /> · {event.by}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function WhatWasSent({ application }: { application: Application }) {
  const { countryId } = useLocale();
  const { resume, cover_letter, answers, notice_period, available_from } = application;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        alignContent: 'start',
        '& dt': { typography: 'caption', color: 'text.secondary' },
        '& dd': { m: 0, typography: 'body2', overflowWrap: 'anywhere' },
      }}
    >
      {resume && (
        <div>
          <dt>{resumeWord(countryId)}</dt>
          <dd>
            <SentResume applicationId={application.id} resume={resume} />
          </dd>
        </div>
      )}
      {cover_letter && (
        <div>
          <dt>Cover letter</dt>
          <Box component="dd" sx={{ whiteSpace: 'pre-wrap' }}>
            {cover_letter}
          </Box>
        </div>
      )}
      {answers.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
      {notice_period && (
        <div>
          <dt>Notice period</dt>
          <dd>{notice_period}</dd>
        </div>
      )}
      {available_from && (
        <div>
          <dt>Available from</dt>
          <dd>
            <DateText value={available_from} as="day" />
          </dd>
        </div>
      )}
    </Box>
  );
}

function SentResume({ applicationId, resume }: { applicationId: number; resume: NonNullable<Application['resume']> }) {
  const { start, busy } = useDownload(applicationId, resume.name);
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      loading={busy}
      loadingPosition="start"
      startIcon={<IconDownload size={18} aria-hidden />}
      onClick={start}
      sx={{ mt: 0.5, maxWidth: '100%', whiteSpace: 'normal', textAlign: 'left' }}
    >
      {resume.name} ({formatBytes(resume.size)})
    </Button>
  );
}
