import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  IconBriefcase,
  IconBuilding,
  IconCalendarDue,
  IconCalendarEvent,
  IconCash,
  IconCheck,
  IconChevronRight,
  IconExternalLink,
  IconHistory,
  IconLock,
  IconMapPin,
  IconMessageCheck,
  IconStairsUp,
  IconTool,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { useViewer } from '#features/accounts/web/index.ts';
import { answersInTime, companySizeText, replyRecordText } from '#features/companies/rules.ts';
import { countryOf, UNITED_STATES } from '#kit/country/country.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { SalaryText } from '#kit/ui/text/MoneyText.tsx';
import { isOpen, LABELS } from '../../rules.ts';
import { knockoutSentence } from '../../screening-rules.ts';
import type { Job, JobCard } from '../../shapes.ts';
import { CompanyLogo } from '../CompanyLogo.tsx';
import { closingSoon, distanceWords, payOf, placeOf } from '../job-words.ts';
import { RichText } from './RichText.tsx';

/** Heading level of a job's sections. The job's title is the page's h1 on a phone and an h2 beside the list. */
export type HeadingLevel = 'h1' | 'h2';
const below = (level: HeadingLevel) => (level === 'h1' ? 'h2' : 'h3');

/** Logo, title, company and location of a job, shown from its card before the rest has loaded. */
export function JobHead({ job, level }: { job: JobCard; level: HeadingLevel }) {
  const place = placeOf(job);
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
      <CompanyLogo company={job.company} size={56} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography id="job-title" variant="h2" component={level} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          {job.title}
        </Typography>
        <Typography sx={{ mt: 0.25, color: 'text.secondary' }}>
          {[job.company.name, place].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
}

/** Everything about a job below its header. */
export function JobBody({ job, level, companyJobsHref }: { job: Job; level: HeadingLevel; companyJobsHref: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Facts job={job} />
      <Pledges job={job} level={level} />
      <Section title="About the job" level={level}>
        <RichText html={job.description} />
      </Section>
      <Bullets title="What you’ll do" lines={job.responsibilities} level={level} />
      <Bullets title="What you’ll need" lines={job.requirements} level={level} />
      {job.skills.length > 0 && (
        <Section title="Skills" level={level}>
          <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
            {job.skills.map((skill) => (
              <Chip key={skill} component="li" label={skill} />
            ))}
          </Box>
        </Section>
      )}
      <Questions job={job} level={level} />
      <Company job={job} level={level} jobsHref={companyJobsHref} />
      <MorePages pages={job.pages ?? []} level={level} />
    </Box>
  );
}

function Section({ title, level, children }: { title: string; level: HeadingLevel; children: ReactNode }) {
  return (
    <Box component="section">
      <Typography variant="h4" component={below(level)} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Bullets({ title, lines, level }: { title: string; lines: string[]; level: HeadingLevel }) {
  if (lines.length === 0) return null;
  return (
    <Section title={title} level={level}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxWidth: '75ch', '& li': { mb: 0.75 } }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Section>
  );
}

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;

/** `HGV technician`, in Britain with the code of its unit group. */
const occupationText = ({ name, uk_soc }: NonNullable<Job['occupation']>) =>
  uk_soc ? `${name} (SOC 2020: ${uk_soc.code})` : name;

const timesText = (times: number) => (times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`);

const Note = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontWeight: 400 }}>
    {children}
  </Box>
);

/** When to expect an answer, and how often the employer has given one by then. */
function AnswerFact({ record, closes }: { record: NonNullable<Job['record']>; closes: boolean }) {
  const days = record.reply_days === 1 ? '1 day' : `${record.reply_days} days`;
  return (
    <>
      Within {days} of {closes ? 'closing' : 'applying'}
      {answersInTime(record.replies) && (
        <Chip size="small" color="success" label="Answers in time" sx={{ display: 'flex', width: 'fit-content', my: 0.5 }} />
      )}
      {record.replies && <Note>{replyRecordText(record.replies)}</Note>}
    </>
  );
}

function ContactFact({ contact: { name, email, phone } }: { contact: NonNullable<Job['contact']> }) {
  return (
    <>
      {name}
      {email && (
        <Link href={`mailto:${email}`} sx={{ display: 'block' }}>
          {email}
        </Link>
      )}
      {phone && (
        <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`} sx={{ display: 'block' }}>
          {phone}
        </Link>
      )}
    </>
  );
}

function Facts({ job }: { job: Job }) {
  const place = [placeOf(job), job.postcode].filter(Boolean).join(', ');
  const closing = closingSoon(job.closes_at);
  const facts: [Icon, string, ReactNode][] = [
    [IconCash, 'Pay', <SalaryText key="pay" job={payOf(job.salary)} none="Not specified" />],
    [
      IconBriefcase,
      'Job type',
      [job.job_type && LABELS.job_type[job.job_type], job.type && LABELS.type[job.type]].filter(Boolean).join(', '),
    ],
    [IconMapPin, 'Location', job.distance_km === null ? place : `${place} (${distanceWords(job.distance_km)})`],
    [IconStairsUp, 'Experience', job.experience && LABELS.experience[job.experience]],
    [IconTool, 'Occupation', job.occupation && occupationText(job.occupation)],
    [IconLock, 'Security clearance', job.security_clearance],
    [IconBuilding, 'Industry', job.industry?.name],
    [IconUsers, 'Openings', job.openings > 1 ? job.openings : null],
    [IconMessageCheck, 'Answer', job.record && <AnswerFact record={job.record} closes={job.closes_at !== null} />],
    [
      IconHistory,
      'First published',
      job.record?.first_published_at && job.record.published_again > 0 && (
        <>
          <DateText value={job.record.first_published_at} as="day" />
          <Note>Published again {timesText(job.record.published_again)} since</Note>
        </>
      ),
    ],
    [IconUser, 'Contact', job.contact && <ContactFact contact={job.contact} />],
    [IconCalendarEvent, 'Starts', job.starts_at && <DateText value={job.starts_at} as="day" />],
    [
      IconCalendarDue,
      'Closes',
      job.closes_at && (
        <>
          <DateText value={job.closes_at} as="day" />
          {closing && (
            <Box component="span" sx={{ display: 'block', color: 'warning.text', fontWeight: 600 }}>
              {closing}
            </Box>
          )}
        </>
      ),
    ],
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
        columnGap: 2,
        rowGap: 2.5,
      }}
    >
      {facts
        .filter(([, , value]) => value)
        .map(([FactIcon, name, value]) => (
          // A group in a description list may contain only its term and description, so the icon is inside the term.
          <Box key={name} sx={{ position: 'relative', pl: '30px', minWidth: 0 }}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              <Box component="span" sx={{ position: 'absolute', left: 0, top: 2, lineHeight: 0 }}>
                <FactIcon size={20} aria-hidden />
              </Box>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, typography: 'body2', fontWeight: 500, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}

function Pledges({ job, level }: { job: Job; level: HeadingLevel }) {
  const { countryId } = useLocale();
  const { covenant_level, hire_vets_medallion } = job.company;
  const pledges: [string, string][] = [];
  if (job.guaranteed_interview)
    pledges.push(['Guaranteed interview', 'Meet the essential requirements and the employer will interview you.']);
  if (job.military_skills_accepted)
    pledges.push([
      'Military experience accepted',
      'Your military training and experience count instead of a degree or civilian experience.',
    ]);
  if (job.placement)
    pledges.push(
      countryId === UNITED_STATES
        ? ['SkillBridge placement', 'You can do a SkillBridge placement here in your last months of service.']
        : ['Work placement', `You can do a civilian work attachment here before you leave ${countryOf(countryId).words.forces}.`],
    );
  if (covenant_level)
    pledges.push([
      'Armed Forces Covenant',
      `This employer has the ${covenant_level} award from the Employer Recognition Scheme.`,
    ]);
  if (hire_vets_medallion)
    pledges.push([
      'HIRE Vets Medallion',
      `This employer has the ${hire_vets_medallion} award for hiring and retaining veterans.`,
    ]);
  if (pledges.length === 0) return null;
  return (
    <Box component="section" sx={{ p: 2, borderRadius: 1, bgcolor: 'background.subtle' }}>
      <Typography variant="h4" component={below(level)} sx={{ mb: 1.25 }}>
        For people who served
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {pledges.map(([name, meaning]) => (
          <Box component="li" key={name} sx={{ display: 'flex', gap: 1, typography: 'body2' }}>
            <Box component={IconCheck} size={20} aria-hidden sx={{ flexShrink: 0, color: 'success.text' }} />
            <span>
              <strong>{name}.</strong> {meaning}
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Questions({ job, level }: { job: Job; level: HeadingLevel }) {
  if (job.screening_questions.length === 0 || job.apply_url) return null;
  return (
    <Section title="Questions you’ll be asked" level={level}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxWidth: '75ch', '& li': { mb: 1 } }}>
        {job.screening_questions.map((question) => {
          const needed = knockoutSentence(question);
          return (
            <li key={question.question}>
              {question.question}
              {needed && <Box sx={{ typography: 'body2', fontWeight: 600, color: 'warning.text' }}>{needed}</Box>}
            </li>
          );
        })}
      </Box>
    </Section>
  );
}

function Company({ job: { company }, level, jobsHref }: { job: Job; level: HeadingLevel; jobsHref: string }) {
  return (
    <Section title={`About ${company.name}`} level={level}>
      {company.about && <Typography sx={{ maxWidth: '75ch', whiteSpace: 'pre-line' }}>{company.about}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mt: company.about ? 1.5 : 0, typography: 'body2' }}>
        {company.size && <Box sx={{ color: 'text.secondary' }}>{companySizeText(company.size)}</Box>}
        {company.website && (
          <Link href={company.website} target="_blank" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
            Website
            <IconExternalLink size={16} aria-hidden />
          </Link>
        )}
        {company.open_jobs > 1 && (
          <Link href={jobsHref} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25 }}>
            See all {company.open_jobs} jobs from this employer
            <IconChevronRight size={16} aria-hidden />
          </Link>
        )}
      </Box>
    </Section>
  );
}

/** Pages about the jobs of its role and place. */
function MorePages({ pages, level }: { pages: NonNullable<Job['pages']>; level: HeadingLevel }) {
  if (pages.length === 0) return null;
  return (
    <Section title="More jobs like this" level={level}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {pages.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} sx={{ display: 'inline-block', py: 0.5 }}>
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Section>
  );
}

/** Other open jobs like this one. */
export function SimilarJobs({
  jobs,
  level,
  hrefOf,
  title = 'Similar jobs',
}: {
  jobs: JobCard[];
  level: HeadingLevel;
  hrefOf: (jobId: number) => string;
  title?: string;
}) {
  if (jobs.length === 0) return null;
  return (
    <Section title={title} level={level}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
        {jobs.map((job) => (
          <Box
            key={job.id}
            component="li"
            sx={{ position: 'relative', display: 'flex', gap: 1.5, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
          >
            <CompanyLogo company={job.company} size={36} />
            <Box sx={{ minWidth: 0, flex: 1 }}>
              <Link
                href={hrefOf(job.id)}
                color="textPrimary"
                underline="hover"
                variant="subtitle2"
                sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
              >
                {job.title}
              </Link>
              <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
                {[job.company.name, placeOf(job)].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            <Box sx={{ typography: 'body2', color: 'text.secondary', textAlign: 'right', display: { xs: 'none', sm: 'block' } }}>
              <SalaryText job={payOf(job.salary)} none="" />
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** The Apply button, or what replaces it. */
export function ApplyAction({
  job,
  applyHref,
  appliedHref,
}: {
  job: Pick<Job, 'status' | 'apply_url' | 'applied_stage'>;
  applyHref: string;
  appliedHref: string;
}) {
  const viewer = useViewer();
  const navigate = useNavigate();
  if (job.applied_stage !== null) {
    return (
      <Button variant="outlined" color="inherit" size="large" href={appliedHref}>
        Your application
      </Button>
    );
  }
  if (!isOpen(job)) return null;
  if (job.apply_url) {
    return (
      <Button
        variant="contained"
        size="large"
        href={job.apply_url}
        target="_blank"
        rel="noopener noreferrer"
        endIcon={<IconExternalLink size={18} aria-hidden />}
        aria-describedby="apply-elsewhere"
        // The other site opens in a new tab. This one waits with the question whether they applied.
        onClick={() => {
          if (viewer?.role === 'veteran') void navigate({ href: `${applyHref}?left=1` });
        }}
      >
        Apply
      </Button>
    );
  }
  return (
    <Button variant="contained" size="large" href={applyHref} sx={{ minWidth: 120 }}>
      Apply
    </Button>
  );
}
