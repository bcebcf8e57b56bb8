import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { IconClockExclamation } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { telHref } from '#kit/contract/phone.ts';
import { shownEmail } from '#kit/contract/shown-email.ts';
import { TOP_BAR_HEIGHT } from '#kit/ui/theme/theme.ts';
import type { Applicant } from '../../../contract.ts';
import { labelOf, sentenceOf } from '../../../rules.ts';
import type { ExtraSection } from '../../extra-section.ts';
import { ApplicantStageChip } from '../ApplicantStageChip.tsx';
import { isOverdue, stayInWords } from '../applicant-words.ts';
import type { Move } from '../useApplicantMoves.ts';
import { CvNote, serviceLine } from './Facts.tsx';
import { ApplicantHistory } from './History.tsx';
import { BAR_HEIGHT, NameBar, type Neighbours } from './NameBar.tsx';
import { ApplicantOffer } from './Offer.tsx';
import { ExtraPart, Overview, Quiet } from './Overview.tsx';
import type { OfferForm } from './offer-values.ts';
import { ApplicantNotes, ApplicantScores, ApplicantTags } from './Team.tsx';

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
    { key: 'notes', title: 'Notes', count: applicant.notes > 0 && `(${applicant.notes})` },
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
      <NameBar
        applicant={applicant}
        neighbours={neighbours}
        closeHref={closeHref}
        asPage={asPage}
        moving={moving}
        onMove={onMove}
        heading={heading}
      />
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
        <ContactAndStage applicant={applicant} overdue={overdue} />
        {applicant.stage === 'not_selected' && applicant.reason && <NotSelectedReason applicant={applicant} />}
        <ApplicantOffer key={`${applicant.id} offer`} applicant={applicant} />
        <ApplicantTags key={`${applicant.id} tags`} applicant={applicant} />
        <PanelTabs hrefOfTab={hrefOfTab} tabs={tabs} open={open} applicant={applicant} />
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

function ContactAndStage({ applicant, overdue }: { applicant: Applicant; overdue: boolean }) {
  const { veteran } = applicant;
  const line = serviceLine(applicant);
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {line && <Box sx={{ typography: 'body2', fontWeight: 500 }}>{line}</Box>}
      <CvNote applicant={applicant} />
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
  );
}

function NotSelectedReason({ applicant }: { applicant: Applicant }) {
  return (
    <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: 'background.subtle', typography: 'body2' }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {labelOf(applicant.reason)}
      </Box>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        Shown to the applicant: {sentenceOf(applicant.reason)}
      </Box>
    </Box>
  );
}

type PanelTabsProps = {
  hrefOfTab: (tab: string) => string;
  tabs: { key: string; title: string; count?: ReactNode }[];
  open: string;
  applicant: Applicant;
};

function PanelTabs({ hrefOfTab, tabs, open, applicant }: PanelTabsProps) {
  const { veteran } = applicant;
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Tabs value={open} variant="scrollable" scrollButtons="auto" aria-label={`About ${veteran.full_name}`}>
        {tabs.map(({ key, title, count }) => (
          <Tab
            key={key}
            value={key}
            id={`${PANEL}-${key}`}
            aria-controls={PANEL}
            href={hrefOfTab(key)}
            data-keep-scroll
            label={
              <span>
                {title} {count}
              </span>
            }
          />
        ))}
      </Tabs>
    </Box>
  );
}

const PANEL = 'applicant-part';
