import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  IconArrowLeft,
  IconChevronLeft,
  IconChevronRight,
  IconCircleCheck,
  IconCircleX,
  IconClockExclamation,
  IconDownload,
  IconExternalLink,
  IconX,
} from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { scopeOf } from '#features/resumes/military-words/rank-scope.ts';
import { shownEmail } from '#kit/contract/email-address.ts';
import { telHref } from '#kit/contract/phone.ts';
import { resumeInText } from '#kit/country/country.ts';
import { formatBytes } from '#kit/ui/inputs/FileDrop.tsx';
import { DetailsSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { resumeWord, useLocale } from '#kit/ui/text/locale.tsx';
import { TOP_BAR_HEIGHT } from '#kit/ui/theme/theme.ts';
import type { Applicant } from '../../../contract.ts';
import { labelOf, sentenceOf } from '../../../rules.ts';
import type { ExtraSection } from '../../extra-section.ts';
import { useDownload } from '../../useDownload.ts';
import { ApplicantMoveMenu } from '../ApplicantMoveMenu.tsx';
import { ApplicantStageChip } from '../ApplicantStageChip.tsx';
import { isOverdue, stayInWords } from '../applicant-words.ts';
import type { Move } from '../useApplicantMoves.ts';
import { ApplicantHistory } from './History.tsx';
import { MilitaryText } from './MilitaryText.tsx';
import { ApplicantOffer } from './Offer.tsx';
import type { OfferForm } from './offer-values.ts';
import { ApplicantNotes, ApplicantScores, ApplicantTags } from './Team.tsx';

const CvPages = lazy(() => import('./CvPages.tsx'));
const CvText = lazy(() => import('./CvText.tsx'));

export type Neighbours = {
  /** Address of the one before and after in the list; null at its ends. */
  previous: string | null;
  next: string | null;
  /** Position in the list, from 1, and the list's length. Null when the applicant is not in the list. */
  place: { at: number; of: number } | null;
};

type ApplicantPanelProps = {
  applicant: Applicant;
  neighbours: Neighbours;
  closeHref: string;
  /** The open tab, as the address names it. */
  tab: string | undefined;
  hrefOfTab: (tab: string) => string;
  /** On a phone the panel is the page, with a way back instead of a cross. */
  asPage: boolean;
  /** The drawer over the board has a border of its own, and the panel fills its height. */
  inDrawer: boolean;
  /** Parts that belong to other features. */
  sections: readonly ExtraSection[];
  moving: boolean;
  onMove: (move: Move, form?: OfferForm) => Promise<boolean>;
};

/** One applicant: stage, what they sent, and history. */
export function ApplicantPanel({
  applicant,
  neighbours,
  closeHref,
  tab,
  hrefOfTab,
  asPage,
  inDrawer,
  sections,
  moving,
  onMove,
}: ApplicantPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { veteran } = applicant;
  const overdue = isOverdue(applicant);
  const extra = sections.filter(({ inOverview }) => !inOverview);
  const tabs: { key: string; title: string; count?: ReactNode }[] = [
    { key: 'overview', title: 'Overview' },
    ...extra.map(({ key, title, Count }) => ({
      key,
      title,
      count: Count && (
        <Quiet>
          <Count applicationId={applicant.id} />
        </Quiet>
      ),
    })),
    { key: 'notes', title: 'Notes', count: applicant.notes || undefined },
    { key: 'scores', title: 'Scores' },
    { key: 'activity', title: 'Activity' },
  ];
  const open = tabs.some(({ key }) => key === tab) ? (tab ?? 'overview') : 'overview';
  const Section = extra.find(({ key }) => key === open);

  // biome-ignore lint/correctness/useExhaustiveDependencies: screen readers announce the next applicant through the focused heading
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [applicant.id]);

  return (
    <Box
      component="section"
      aria-labelledby="applicant-name"
      sx={{
        bgcolor: 'background.paper',
        minWidth: 0,
        ...(inDrawer ? { minHeight: '100%' } : { border: 1, borderColor: 'divider', borderRadius: 1 }),
        // Beside the list it stays in sight and scrolls by itself.
        ...(!asPage &&
          !inDrawer && {
            position: 'sticky',
            top: TOP_BAR_HEIGHT.desktop + 16,
            maxHeight: `calc(100dvh - ${TOP_BAR_HEIGHT.desktop + 32}px)`,
            overflowY: 'auto',
            scrollPaddingTop: BAR_HEIGHT,
          }),
      }}
    >
      <Box sx={asPage ? pageBar : stickyBar}>
        {asPage && (
          <Button
            href={closeHref}
            color="inherit"
            size="small"
            startIcon={<IconArrowLeft size={18} aria-hidden />}
            sx={{ gridArea: 'back', justifySelf: 'start', ml: -0.5 }}
          >
            All applicants
          </Button>
        )}
        <Typography
          ref={heading}
          id="applicant-name"
          variant="h3"
          component="h2"
          tabIndex={-1}
          sx={{ gridArea: 'name', minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {veteran.full_name}
        </Typography>
        <Box sx={{ gridArea: 'menu', justifySelf: 'end' }}>
          <ApplicantMoveMenu key={applicant.id} jobId={applicant.job.id} applicant={applicant} moving={moving} onMove={onMove} />
        </Box>
        <Box sx={{ gridArea: 'steps', justifySelf: 'end', display: 'flex', alignItems: 'center', gap: 0.5, mr: -1 }}>
          {neighbours.place && (
            <Typography variant="body2" noWrap sx={{ color: 'text.secondary', mr: 0.5 }}>
              {neighbours.place.at} of {neighbours.place.of}
            </Typography>
          )}
          <Step href={neighbours.previous} name="Previous applicant" keys="←">
            <IconChevronLeft size={20} aria-hidden />
          </Step>
          <Step href={neighbours.next} name="Next applicant" keys="→">
            <IconChevronRight size={20} aria-hidden />
          </Step>
          {!asPage && (
            <IconButton href={closeHref} aria-label="Close applicant">
              <IconX size={20} aria-hidden />
            </IconButton>
          )}
        </Box>
      </Box>
      <Box
        sx={{
          px: { xs: 2, sm: 3 },
          pt: asPage ? 0.5 : 2,
          pb: 3,
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2' }}>
            {veteran.email && <Link href={`mailto:${veteran.email}`}>{shownEmail(veteran.email)}</Link>}
            {veteran.phone && <Link href={telHref(veteran.phone)}>{veteran.phone}</Link>}
          </Box>
          <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'body2' }}>
            <ApplicantStageChip stage={applicant.stage} />
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {stayInWords(applicant.stage_since)}
            </Box>
            {overdue && (
              <Chip size="small" color="warning" icon={<IconClockExclamation size={15} aria-hidden />} label="Answer overdue" />
            )}
          </Box>
        </Box>
        {applicant.stage === 'not_selected' && applicant.reason && (
          <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: 'background.subtle', typography: 'body2' }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {labelOf(applicant.reason)}
            </Box>
            <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              Shown to the applicant: {sentenceOf(applicant.reason)}
            </Box>
          </Box>
        )}
        <ApplicantOffer key={`${applicant.id} offer`} applicant={applicant} />
        <ApplicantTags key={`${applicant.id} tags`} applicant={applicant} />
        <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <Tabs value={open} variant="scrollable" scrollButtons="auto" aria-label={`About ${veteran.full_name}`}>
            {tabs.map(({ key, title, count }) => (
              <Tab
                key={key}
                value={key}
                id={`${PANEL}-${key}`}
                aria-controls={PANEL}
                href={hrefOfTab(key)}
                label={
                  <span>
                    {title} {count}
                  </span>
                }
              />
            ))}
          </Tabs>
        </Box>
        <Box
          id={PANEL}
          role="tabpanel"
          aria-labelledby={`${PANEL}-${open}`}
          sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', containerType: 'inline-size' }}
        >
          {open === 'overview' && <Overview applicant={applicant} sections={sections.filter(({ inOverview }) => inOverview)} />}
          {open === 'notes' && <ApplicantNotes applicant={applicant} />}
          {open === 'scores' && <ApplicantScores applicant={applicant} />}
          {open === 'activity' && <ApplicantHistory applicant={applicant} />}
          {Section && <ExtraPart key={`${applicant.id} ${open}`} section={Section} applicantId={applicant.id} />}
        </Box>
      </Box>
    </Box>
  );
}

const PANEL = 'applicant-part';

/** Height of the bar with the name. */
const BAR_HEIGHT = 64;

/** The name and the moves. Both layouts have the same elements, so an open dialog survives a change of the window's width. */
const pageBar = {
  display: 'grid',
  gridTemplate: '"back steps" auto "name menu" auto / minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  px: { xs: 2, sm: 3 },
  pt: 1.5,
} as const;

/** The name, the moves and the links to the next applicant stay in sight while a CV is read. */
const stickyBar = {
  display: 'grid',
  gridTemplate: '"name menu steps" auto / minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: 1.5,
  position: 'sticky',
  top: 0,
  zIndex: 2,
  minHeight: BAR_HEIGHT,
  px: { xs: 2, sm: 3 },
  py: 1.25,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const Quiet = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;

/** A part that belongs to another feature. */
function ExtraPart({ section: { title, Component }, applicantId }: { section: ExtraSection; applicantId: number }) {
  return (
    <Suspense fallback={<DetailsSkeleton what={title.toLowerCase()} />}>
      <Component applicationId={applicantId} />
    </Suspense>
  );
}

/** Who the applicant is, and what they sent. */
function Overview({ applicant, sections }: { applicant: Applicant; sections: readonly ExtraSection[] }) {
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
          <Fact name="Place">{applicant.place ?? 'Not in what they sent'}</Fact>
          <Fact name="Clearance">{applicant.clearance ?? 'Not shown'}</Fact>
          <Fact name="Notice">{applicant.notice_period ?? 'Not given'}</Fact>
          <Fact name="Can start">
            {applicant.available_from ? <DateText value={applicant.available_from} as="day" /> : 'Not given'}
          </Fact>
        </Box>
        {applicant.service.length > 0 && <Service periods={applicant.service} />}
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
function Service({ periods }: { periods: Applicant['service'] }) {
  return (
    <section>
      <Heading>Service</Heading>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {periods.map((period) => {
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

function Step({ href, name, keys, children }: { href: string | null; name: string; keys: string; children: ReactNode }) {
  if (href === null) {
    return (
      <IconButton disabled aria-label={name}>
        {children}
      </IconButton>
    );
  }
  return (
    <Tooltip title={`${name} (${keys})`}>
      <IconButton href={href} aria-label={name}>
        {children}
      </IconButton>
    </Tooltip>
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
