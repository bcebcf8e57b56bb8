import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { countryOf } from '#kit/country/country.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { SalaryText } from '#kit/ui/text/MoneyText.tsx';
import { LABELS } from '../../rules.ts';
import { knockoutRule } from '../../screening-rules.ts';
import { RichText } from '../details/RichText.tsx';
import type { RecruiterJobShown } from './job-values.ts';

export type JobContent = Omit<RecruiterJobShown['draft'], 'industry_id' | 'city_id'> & { industry: string | null };

/** What an advert says: facts first, then the text. `headingLevel` is that of its sections. */
export function JobContentView({
  job,
  recognised,
  headingLevel = 'h2',
}: {
  job: JobContent;
  /** The occupation recognized in the title; left out where it isn’t shown. */
  recognised?: RecruiterJobShown['recognised'];
  headingLevel?: 'h2' | 'h3';
}) {
  const { countryId } = useLocale();
  const marks = [
    job.guaranteed_interview && 'Guaranteed interview',
    job.military_skills_accepted && 'Military experience instead of a degree',
    job.placement && countryOf(countryId).words.placement,
  ].filter((mark) => typeof mark === 'string');
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {marks.length > 0 && (
        <Box
          component="ul"
          aria-label="Commitments to veterans"
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {marks.map((mark) => (
            <li key={mark}>
              <Chip size="small" color="success" label={mark} />
            </li>
          ))}
        </Box>
      )}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' } }}>
        <Fact name="Pay">
          <SalaryText
            job={{ salary_from: job.salary_from, salary_to: job.salary_to, currency: job.currency, per: job.salary_per }}
          />
          {!job.show_salary && job.salary_from !== null && <Aside>Hidden from applicants</Aside>}
        </Fact>
        <Fact name="Location">
          {job.city_label ?? 'Not specified'}
          {job.postcode && <Aside>{job.postcode}</Aside>}
        </Fact>
        <Fact name="Workplace">{job.type ? LABELS.type[job.type] : 'Not specified'}</Fact>
        <Fact name="Job type">{job.job_type ? LABELS.job_type[job.job_type] : 'Not specified'}</Fact>
        <Fact name="Experience level">{job.experience ? LABELS.experience[job.experience] : 'Not specified'}</Fact>
        <Fact name="Openings">{job.openings}</Fact>
        {job.job_role && <Fact name="Occupation">{job.job_role}</Fact>}
        {recognised?.occupation && (
          <Fact name="Matched as">
            {recognised.occupation.title}
            <Aside>{recognised.is_chosen ? 'Chosen by you' : 'Worked out from the title'}</Aside>
          </Fact>
        )}
        {job.industry && <Fact name="Industry">{job.industry}</Fact>}
        {job.security_clearance && <Fact name="Clearance">{job.security_clearance}</Fact>}
        {job.closes_on && (
          <Fact name="Closes">
            <DateText value={job.closes_on} as="day" />
          </Fact>
        )}
        {job.starts_at && (
          <Fact name="Starts">
            <DateText value={job.starts_at} as="day" />
          </Fact>
        )}
        {job.notice_period && <Fact name="Notice period">{job.notice_period}</Fact>}
        {(job.contact_name ?? job.contact_email ?? job.contact_phone) !== null && (
          <Fact name="Contact">
            {[job.contact_name, job.contact_email, job.contact_phone].filter(Boolean).map((line) => (
              <Box component="span" key={line} sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                {line}
              </Box>
            ))}
            {job.contact_hidden && <Aside>Hidden from candidates</Aside>}
          </Fact>
        )}
        {job.apply_url && (
          <Fact name="Application link">
            <Link href={job.apply_url} target="_blank" sx={{ overflowWrap: 'anywhere' }}>
              {job.apply_url}
            </Link>
          </Fact>
        )}
      </Box>
      <Part title="Description" level={headingLevel}>
        {job.description ? <RichText html={job.description} /> : <Aside>No description yet</Aside>}
      </Part>
      <List title="Responsibilities" level={headingLevel} items={job.responsibilities} />
      <List title="Requirements" level={headingLevel} items={job.requirements} />
      {job.skills.length > 0 && (
        <Part title="Skills" level={headingLevel}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {job.skills.map((skill) => (
              <li key={skill}>
                <Chip size="small" label={skill} />
              </li>
            ))}
          </Box>
        </Part>
      )}
      {job.screening_questions.length > 0 && (
        <Part title="Screening questions" level={headingLevel}>
          <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
            {job.screening_questions.map((question) => (
              <li key={question.question}>
                {question.question}
                {question.choices && <Aside>{question.choices.join(' · ')}</Aside>}
                <Aside>{knockoutRule(question)}</Aside>
              </li>
            ))}
          </Box>
        </Part>
      )}
    </Box>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 500 }}>
        {children}
      </Typography>
    </Box>
  );
}

function Part({ title, level, children }: { title: string; level: 'h2' | 'h3'; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h4" component={level} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

function List({ title, level, items }: { title: string; level: 'h2' | 'h3'; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Part title={title} level={level}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75, maxWidth: '75ch', overflowWrap: 'anywhere' }}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Box>
    </Part>
  );
}

function Aside({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Box component="span" sx={{ display: 'block', typography: 'body2', fontWeight: 400, color: 'text.secondary' }}>
      {children}
    </Box>
  );
}
