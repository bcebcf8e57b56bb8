import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconCircleCheck, IconCircleX, IconDownload, IconExternalLink } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { scopeOf } from '#features/resumes/military-words/rank-scope.ts';
import { resumeInText } from '#kit/country/country.ts';
import { formatBytes } from '#kit/ui/inputs/FileDrop.tsx';
import { DetailsSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { resumeWord, useLocale } from '#kit/ui/text/locale.tsx';
import type { Applicant } from '../../../contract.ts';
import type { ExtraSection } from '../../extra-section.ts';
import { useDownload } from '../../useDownload.ts';
import { FromCv } from './Facts.tsx';
import { MilitaryText } from './MilitaryText.tsx';

const CvPages = lazy(() => import('./CvPages.tsx'));

const CvText = lazy(() => import('./CvText.tsx'));

export const Quiet = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;

/** A part that belongs to another feature. */
export function ExtraPart({ section: { title, Component }, applicantId }: { section: ExtraSection; applicantId: number }) {
  return (
    <Suspense fallback={<DetailsSkeleton what={title.toLowerCase()} />}>
      <Component applicationId={applicantId} />
    </Suspense>
  );
}

/** Who the applicant is, and what they sent. */
export function Overview({ applicant, sections }: { applicant: Applicant; sections: readonly ExtraSection[] }) {
  return (
    <Box sx={OVERVIEW}>
      <Box sx={{ ...PART, gridArea: 'person' }}>
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))', gap: 2 }}>
          <Fact name="Applied">
            <DateText value={applicant.submitted_at} capital />
          </Fact>
          {applicant.reply_by && (
            <Fact name="Answer expected by">
              <DateText value={applicant.reply_by} capital />
            </Fact>
          )}
          <Fact name="Place">
            {applicant.place ?? 'Not stated'}
            {applicant.place && <FromCv applicant={applicant} />}
          </Fact>
          <Fact name="Clearance">{applicant.clearance ?? 'Not stated'}</Fact>
          <Fact name="Notice">{applicant.notice_period ?? 'Not stated'}</Fact>
          <Fact name="Can start">
            {applicant.available_from ? <DateText value={applicant.available_from} as="day" /> : 'Not stated'}
          </Fact>
        </Box>
        {applicant.service.length > 0 && <Service applicant={applicant} />}
        {applicant.skills.length > 0 && (
          <section>
            <Heading>
              Skills
              <FromCv applicant={applicant} />
            </Heading>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {applicant.skills.join(', ')}
            </Typography>
          </section>
        )}
        {sections.map((section) => (
          <section key={`${applicant.id} ${section.key}`}>
            <Heading>
              {section.title}{' '}
              {section.Count && (
                <Quiet>
                  <section.Count applicationId={applicant.id} />
                </Quiet>
              )}
            </Heading>
            <ExtraPart section={section} applicantId={applicant.id} />
          </section>
        ))}
      </Box>
      <Box sx={{ gridArea: 'resume', minWidth: 0 }}>
        <Resume key={applicant.id} applicant={applicant} />
      </Box>
      <Box sx={{ ...PART, gridArea: 'words' }}>
        {applicant.answers.length > 0 && <Answers answers={applicant.answers} />}
        <section>
          <Heading>Letter</Heading>
          {applicant.cover_letter ? (
            <Typography component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '75ch' }}>
              <MilitaryText>{applicant.cover_letter}</MilitaryText>
            </Typography>
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              No cover letter.
            </Typography>
          )}
        </section>
      </Box>
    </Box>
  );
}

const PART = { display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } as const;

/** One after another beside the list; in a review, which has the whole width, the resume is beside the facts. */
const OVERVIEW = {
  display: 'grid',
  columnGap: 4,
  rowGap: 2.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"person" "resume" "words"',
  '@container (min-width: 900px)': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"person resume" "words resume"',
  },
} as const;

const Heading = ({ children }: { children: ReactNode }) => (
  <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
    {children}
  </Typography>
);

/** Rank, service and trade, with what people of that rank usually answer for. */
function Service({ applicant }: { applicant: Applicant }) {
  return (
    <section>
      <Heading>
        Service
        <FromCv applicant={applicant} />
      </Heading>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {applicant.service.map((period) => {
          const scope = period.nato_code === null ? null : scopeOf(period.nato_code);
          return (
            <Box
              component="li"
              key={`${period.service} ${period.rank} ${period.trade}`}
              sx={{ typography: 'body2', overflowWrap: 'anywhere' }}
            >
              <Box sx={{ fontWeight: 600 }}>{[period.rank, period.service].filter(Boolean).join(', ')}</Box>
              {period.trade && (
                <div>
                  <MilitaryText>{period.trade}</MilitaryText>
                </div>
              )}
              {scope && (
                <Box sx={{ color: 'text.secondary' }}>
                  {period.rank || period.nato_code}: about the level of {scope.level}; people: {scope.people}; resources:{' '}
                  {scope.resources}.
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </section>
  );
}

function Resume({ applicant }: { applicant: Applicant }) {
  const { countryId } = useLocale();
  const word = resumeWord(countryId);
  const { start, open, busy } = useDownload(applicant.id, applicant.resume?.name ?? word);
  if (!applicant.resume) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Sent without a {resumeInText(word)}.
      </Typography>
    );
  }
  const isPdf = /\.pdf$/i.test(applicant.resume.name);
  return (
    <section>
      <Heading>{word}</Heading>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        {isPdf && (
          <Button
            variant="outlined"
            color="inherit"
            disabled={busy}
            startIcon={<IconExternalLink size={18} aria-hidden />}
            onClick={open}
          >
            Open {word}
          </Button>
        )}
        <Button
          variant={isPdf ? 'text' : 'outlined'}
          color="inherit"
          loading={busy}
          startIcon={<IconDownload size={18} aria-hidden />}
          onClick={start}
        >
          Download {word}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary', minWidth: 0, overflowWrap: 'anywhere' }}>
          {applicant.resume.name}, {formatBytes(applicant.resume.size)}
        </Typography>
      </Box>
      <Suspense fallback={<DetailsSkeleton what={`the ${word}`} />}>
        {isPdf ? <CvPages applicationId={applicant.id} /> : <CvText applicationId={applicant.id} what={word} />}
      </Suspense>
    </section>
  );
}

function Answers({ answers }: { answers: Applicant['answers'] }) {
  return (
    <section>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        Answers
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {answers.map(({ question, answer, passed }) => (
          <Box key={question} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {question}
            </Box>
            <Box component="dd" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
              <Box component="span" sx={{ fontWeight: 500, whiteSpace: 'pre-wrap' }}>
                {answer || 'No answer'}
              </Box>
              {passed !== null && <PassMark passed={passed} />}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}

function PassMark({ passed }: { passed: boolean }) {
  const Icon = passed ? IconCircleCheck : IconCircleX;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color: passed ? 'success.text' : 'warning.text',
        fontWeight: 600,
      }}
    >
      <Icon size={16} aria-hidden />
      {passed ? 'Meets your requirement' : 'Doesn’t meet it'}
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
