import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { IconCircleX, IconClockExclamation, IconMessageCircle } from '@tabler/icons-react';
import { matchWords } from '#features/jobs/match-rules.ts';
import { resumeInText } from '#kit/country/country.ts';
import { resumeWord, useLocale } from '#kit/ui/text/locale.tsx';
import type { Applicant, ApplicantSummary } from '../../../contract.ts';
import { isOverdue } from '../applicant-words.ts';

/** `Sergeant, Vehicle Mechanic, British Army · Leeds`: who somebody is, in one line. */
export function serviceLine({ service: [period], place }: Pick<ApplicantSummary, 'service' | 'place'>): string {
  const trade = period?.trade.split(': ').at(-1);
  const served = period && [period.rank, trade, period.service].filter(Boolean).join(', ');
  return [served, place].filter(Boolean).join(' · ');
}

/** What an uploaded CV gave; null where the person wrote their resume here. @param word `CV` or `resume` */
function cvWords({ cv_state, from_file, service, skills, place }: Applicant, word: string): string | null {
  if (cv_state === 'waiting') return `Reading the ${word}…`;
  if (cv_state === 'unreadable' || (from_file && service.length + skills.length === 0))
    return `We couldn’t read a trade or skill from this ${word}.`;
  return from_file && (service.length + skills.length > 0 || place) ? `From the ${word} that they sent.` : null;
}

/** Where the facts about an applicant come from. It changes while the page is open, so it is announced. */
export function CvNote({ applicant }: { applicant: Applicant }) {
  const { countryId } = useLocale();
  return (
    <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
      {cvWords(applicant, resumeInText(resumeWord(countryId)))}
    </Box>
  );
}

/** Beside a fact that was parsed from a file. */
export function FromCv({ applicant: { from_file } }: { applicant: Applicant }) {
  const { countryId } = useLocale();
  if (!from_file) return null;
  return (
    <>
      {' '}
      <Box component="span" sx={{ typography: 'body2', fontWeight: 400, color: 'text.secondary' }}>
        from the {resumeInText(resumeWord(countryId))}
      </Box>
    </>
  );
}

/** Match, warnings, clearance and tags of an applicant as chips. */
export function ApplicantChips({ applicant }: { applicant: ApplicantSummary }) {
  const { match_score, clearance, tags, notes, falls_short } = applicant;
  const match = match_score === null ? null : matchWords(match_score);
  const overdue = isOverdue(applicant);
  if (!match && !overdue && !falls_short && !clearance && tags.length === 0 && notes === 0) return null;
  return (
    <Box sx={{ mt: 0.75, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {overdue && (
        <Chip size="small" color="warning" icon={<IconClockExclamation size={15} aria-hidden />} label="Answer overdue" />
      )}
      {match && <Chip size="small" color={match.colour} label={match.label} />}
      {falls_short && <Chip size="small" icon={<IconCircleX size={15} aria-hidden />} label="Doesn’t meet a requirement" />}
      {clearance && <Chip size="small" variant="outlined" label={clearance} />}
      {tags.map((tag) => (
        <Chip key={tag} size="small" variant="outlined" label={tag} />
      ))}
      {notes > 0 && (
        <Chip
          size="small"
          variant="outlined"
          icon={<IconMessageCircle size={15} aria-hidden />}
          label={notes === 1 ? '1 note' : `${notes} notes`}
        />
      )}
    </Box>
  );
}

/** A dot before the name of an applicant whom the viewer has not opened. */
export function UnreadDot() {
  return (
    <Box
      component="span"
      role="img"
      aria-label="Not opened"
      sx={{ display: 'inline-block', width: 9, height: 9, mr: 0.75, borderRadius: '50%', bgcolor: 'primary.main', flexShrink: 0 }}
    />
  );
}
