import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { IconArrowLeft, IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import type { Applicant } from '../../../contract.ts';
import { ApplicantMoveMenu } from '../ApplicantMoveMenu.tsx';
import type { Move } from '../useApplicantMoves.ts';
import type { OfferForm } from './offer-values.ts';

/** Height of the bar with the name. */
export const BAR_HEIGHT = 64;

export type Neighbours = {
  /** Address of the one before and after in the list; null at its ends. */
  previous: string | null;
  next: string | null;
  /** Position in the list, from 1, and the list's length. Null when the applicant is not in the list. */
  place: { at: number; of: number } | null;
};

type NameBarProps = {
  applicant: Applicant;
  neighbours: Neighbours;
  closeHref: string;
  asPage: boolean;
  moving: boolean;
  onMove: (move: Move, form?: OfferForm) => Promise<boolean>;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** Name, moves and links to the applicants before and after. */
export function NameBar({ applicant, neighbours, closeHref, asPage, moving, onMove, heading }: NameBarProps) {
  const { veteran } = applicant;
  return (
    <Box sx={asPage ? pageBar : stickyBar}>
      {asPage && (
        <Button
          href={closeHref}
          data-keep-scroll
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
          <IconButton href={closeHref} data-keep-scroll aria-label="Close applicant">
            <IconX size={20} aria-hidden />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}

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
      <IconButton href={href} data-keep-scroll aria-label={name}>
        {children}
      </IconButton>
    </Tooltip>
  );
}
