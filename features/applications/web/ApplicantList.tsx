import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { IconCircleX, IconClockExclamation } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { DateText } from '#kit/ui/DateText.tsx';
import type { ApplicantSummary } from '../contract.ts';
import { ApplicantStageChip } from './ApplicantStageChip.tsx';
import { daysSince, isOverdue, stayInWords } from './applicant-words.ts';

type ApplicantListProps = {
  applicants: readonly ApplicantSummary[];
  openId: number | undefined;
  hrefOf: (applicant: ApplicantSummary) => string;
};

/** Applicants of a job; each opens beside the list. The arrow keys go from one to the next. */
export function ApplicantList({ applicants, openId, hrefOf }: ApplicantListProps) {
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
      }}
    >
      {applicants.map((applicant) => {
        const open = applicant.id === openId;
        const overdue = isOverdue(applicant);
        return (
          <Box
            key={applicant.id}
            component="li"
            sx={{
              position: 'relative',
              px: 2,
              py: 1.5,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0 },
              bgcolor: open ? 'primary.soft' : undefined,
              boxShadow: open ? (theme) => `inset 3px 0 ${theme.palette.primary.text}` : undefined,
              '&:hover': { bgcolor: open ? undefined : 'background.subtle' },
            }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
              <Link
                href={hrefOf(applicant)}
                variant="subtitle2"
                color="textPrimary"
                underline="none"
                aria-current={open ? 'true' : undefined}
                sx={{
                  minWidth: 0,
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  // The whole row opens the applicant.
                  '&::after': { content: '""', position: 'absolute', inset: 0 },
                  '&:focus-visible': { outline: 'none' },
                  '&:focus-visible::after': { outline: (theme) => `2px solid ${theme.palette.primary.text}`, outlineOffset: -2 },
                }}
              >
                {applicant.veteran.full_name}
              </Link>
              <ApplicantStageChip stage={applicant.stage} />
            </Box>
            <Box sx={{ mt: 0.25, typography: 'body2', color: 'text.secondary' }}>
              Applied <DateText value={applicant.submitted_at} /> · {stayInWords(daysSince(applicant.stage_since))}
            </Box>
            {(overdue || applicant.falls_short) && (
              <Box sx={{ mt: 0.75, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
                {overdue && (
                  <Chip
                    size="small"
                    color="warning"
                    icon={<IconClockExclamation size={15} aria-hidden />}
                    label="Answer overdue"
                  />
                )}
                {applicant.falls_short && (
                  <Chip size="small" icon={<IconCircleX size={15} aria-hidden />} label="Doesn’t meet a requirement" />
                )}
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
