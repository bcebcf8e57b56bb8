import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconArrowLeft } from '@tabler/icons-react';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import type { ApprovalStatus } from '#features/companies/rules.ts';
import { usePageTitle } from '#kit/ui/page/page-heading.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { StatusChip } from '../StatusChip.tsx';

/** Where a record is shown: beside its list, or as a separate page with a back link. */
export type RecordPlace = {
  beside: boolean;
  back: { label: string; href: string };
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onDecided: () => void;
};

const Level = createContext<{ section: 'h2' | 'h3' }>({ section: 'h3' });

type RecordFrameProps = {
  place: RecordPlace;
  title: string;
  status: ApprovalStatus;
  waitingSince: string | null;
  children: ReactNode;
  /** The decision bar. */
  bar: ReactNode;
};

/** The heading, facts and decision bar of a record. */
export function RecordFrame({ place, title, status, waitingSince, children, bar }: RecordFrameProps) {
  const { beside, back } = place;
  return (
    <Box
      component="article"
      aria-labelledby="record-title"
      sx={beside ? { height: '100%', display: 'flex', flexDirection: 'column', minHeight: 0 } : { px: { xs: 2, sm: 3 }, pt: 1 }}
    >
      {!beside && (
        <Link
          href={back.href}
          underline="hover"
          color="textSecondary"
          variant="body2"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 40 }}
        >
          <IconArrowLeft size={18} aria-hidden />
          {back.label}
        </Link>
      )}
      <Box
        data-scroll-restoration-id={`record-${title}`}
        // A scrollable area must be reachable by keyboard.
        {...(beside && { tabIndex: 0, role: 'region', 'aria-labelledby': 'record-title' })}
        sx={beside ? { flex: 1, minHeight: 0, overflowY: 'auto', scrollbarWidth: 'thin', p: 3 } : { pt: 1, pb: 3 }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mb: 3 }}>
          <RecordTitle title={title} beside={beside} />
          <StatusChip status={status} />
          {waitingSince && (
            <Typography variant="body2" color="textSecondary">
              since <DateText value={waitingSince} />
            </Typography>
          )}
        </Box>
        <Level.Provider value={{ section: beside ? 'h3' : 'h2' }}>
          <Box sx={{ display: 'grid', gap: 4, maxWidth: 860 }}>{children}</Box>
        </Level.Provider>
      </Box>
      {bar}
    </Box>
  );
}

function RecordTitle({ title, beside }: { title: string; beside: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record is another title
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <>
      {!beside && <TabTitle title={title} />}
      <Typography
        ref={heading}
        id="record-title"
        variant="h2"
        component={beside ? 'h2' : 'h1'}
        tabIndex={-1}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
    </>
  );
}

function TabTitle({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}

/** A section of a record with a heading. */
export function RecordSection({ title, children }: { title: string; children: ReactNode }) {
  const { section } = useContext(Level);
  return (
    <Box component="section">
      <Typography variant="h4" component={section} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

export type RecordFact = { label: string; value: ReactNode };

/** Facts in a grid; those without a value are left out. */
export function RecordFacts({ facts }: { facts: readonly RecordFact[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))' }}
    >
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }) => (
          <Box key={label} sx={{ minWidth: 0 }}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, typography: 'body2', fontWeight: 500, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}
