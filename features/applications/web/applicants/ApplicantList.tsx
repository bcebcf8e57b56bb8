import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { KeyboardEvent } from 'react';
import { DateText } from '#kit/ui/text/DateText.tsx';
import type { ApplicantSummary } from '../../contract.ts';
import { ApplicantStageChip } from './ApplicantStageChip.tsx';
import { stayInWords } from './applicant-words.ts';
import { ChooseApplicant } from './ChooseApplicant.tsx';
import { ApplicantChips, serviceLine, UnreadDot } from './panel/Facts.tsx';
import type { Chosen } from './useChosen.ts';
import { rowId } from './useRowInPlace.ts';

type ApplicantListProps = {
  applicants: readonly ApplicantSummary[];
  openId: number | undefined;
  hrefOf: (applicant: ApplicantSummary) => string;
  chosen: Chosen;
};

/** The list without an open applicant beside it. */
const WIDE = '@container (min-width: 720px)';

/** Facts below each other, or in columns where the list is wide, so that more applicants fit on the screen. */
const rowLayout = {
  flex: 1,
  minWidth: 0,
  display: 'grid',
  columnGap: 1,
  gridTemplate: '"name stage" auto "line line" auto "dates dates" auto "chips chips" auto / minmax(0, 1fr) auto',
  [WIDE]: {
    columnGap: 3,
    alignItems: 'center',
    gridTemplate: '"name chips stage" auto "line dates stage" auto / minmax(0, 5fr) minmax(0, 6fr) 104px',
  },
} as const;

/** Applicants of a job; each opens beside the list. The arrow keys go from one to the next. */
export function ApplicantList({ applicants, openId, hrefOf, chosen }: ApplicantListProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const links: (Element | null)[] = [...event.currentTarget.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement);
    const next = links[at + step];
    if (at < 0 || !(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <Box
      component="ul"
      aria-label="Applicants"
      onKeyDown={onKeyDown}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        overflow: 'hidden',
        containerType: 'inline-size',
      }}
    >
      {applicants.map((applicant) => {
        const open = applicant.id === openId;
        const line = serviceLine(applicant);
        return (
          <Box
            key={applicant.id}
            component="li"
            id={rowId(applicant.id)}
            sx={{
              position: 'relative',
              display: 'flex',
              gap: 0.5,
              pl: 0.5,
              pr: 2,
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0 },
              bgcolor: open ? 'primary.soft' : undefined,
              boxShadow: open ? (theme) => `inset 3px 0 ${theme.palette.primary.text}` : undefined,
              '&:hover': { bgcolor: open ? undefined : 'background.subtle' },
            }}
          >
            <ChooseApplicant
              applicant={applicant}
              chosen={chosen}
              // Above the link, which covers the row.
              sx={{ zIndex: 1, alignSelf: 'flex-start', mt: -0.75 }}
            />
            <Box sx={rowLayout}>
              <Box sx={{ gridArea: 'name', display: 'flex', alignItems: 'center', minWidth: 0 }}>
                {applicant.is_unread && <UnreadDot />}
                <Link
                  href={hrefOf(applicant)}
                  variant="subtitle2"
                  color="textPrimary"
                  underline="none"
                  aria-current={open ? 'true' : undefined}
                  data-keep-scroll
                  sx={{
                    minWidth: 0,
                    overflow: 'hidden',
                    textOverflow: 'ellipsis',
                    fontWeight: applicant.is_unread ? 700 : undefined,
                    // The whole row opens the applicant.
                    '&::after': { content: '""', position: 'absolute', inset: 0 },
                    '&:focus-visible': { outline: 'none' },
                    '&:focus-visible::after': {
                      outline: (theme) => `2px solid ${theme.palette.primary.text}`,
                      outlineOffset: -2,
                    },
                  }}
                >
                  {applicant.veteran.full_name}
                </Link>
              </Box>
              <Box
                sx={{
                  gridArea: 'stage',
                  justifySelf: 'end',
                  // On the colour of the open row, the chip needs an edge.
                  ...(open && { '& .MuiChip-root': { border: 1, borderColor: 'primary.text' } }),
                }}
              >
                <ApplicantStageChip stage={applicant.stage} />
              </Box>
              {line && <Box sx={{ gridArea: 'line', typography: 'body2' }}>{line}</Box>}
              <Box sx={{ gridArea: 'dates', mt: 0.25, typography: 'body2', color: 'text.secondary' }}>
                Applied <DateText value={applicant.submitted_at} /> · {stayInWords(applicant.stage_since)}
              </Box>
              <Box sx={{ gridArea: 'chips', [WIDE]: { '& > *': { mt: 0 } } }}>
                <ApplicantChips applicant={applicant} />
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
