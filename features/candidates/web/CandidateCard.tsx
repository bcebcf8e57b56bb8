import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocale } from '#kit/ui/text/locale.tsx';
import type { Candidate } from '../contract.ts';
import { CandidateApplications } from './CandidateApplications.tsx';
import { SkillChips } from './CandidateFactsView.tsx';
import { availableWords, REQUEST_WORDS, tradeLine } from './candidate-words.ts';

const SHOWN_SKILLS = 6;
const SHOWN_APPLICATIONS = 3;

type CandidateCardProps = {
  candidate: Candidate;
  href: string;
  isOpen: boolean;
  isChosen: boolean;
  onChoose: (chosen: boolean) => void;
};

/** A candidate in the list: what they can do, whether they can be asked, and a box to choose several. */
export function CandidateCard({ candidate, href, isOpen, isChosen, onChoose }: CandidateCardProps) {
  const { countryId } = useLocale();
  const { label, facts, request } = candidate;
  const details = [
    facts.level,
    facts.years_served !== null && `${facts.years_served} ${facts.years_served === 1 ? 'year' : 'years'} of service`,
    facts.areas.slice(0, 2).join(', '),
    facts.available_on && `Available: ${availableWords(facts.available_on, countryId)}`,
    facts.clearance,
  ].filter(Boolean);
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 0.5,
        p: 2,
        pl: 1,
        border: 1,
        borderColor: isOpen || isChosen ? 'primary.text' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:hover': { borderColor: 'text.secondary' },
      }}
    >
      <Checkbox
        checked={isChosen}
        onChange={(_, chosen) => onChoose(chosen)}
        slotProps={{ input: { 'aria-label': `Select ${label}` } }}
        // Above the link, which covers the card.
        sx={{ alignSelf: 'start', mt: -1, position: 'relative', zIndex: 1 }}
      />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="h4" component="h2">
            <Link
              href={href}
              color="inherit"
              underline="hover"
              aria-current={isOpen ? 'true' : undefined}
              sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
            >
              {label}
            </Link>
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, minWidth: 0 }}>
            {candidate.applications_total > 1 && (
              <Chip
                size="small"
                color="info"
                variant="outlined"
                label={`Applied to ${candidate.applications_total} of your jobs`}
              />
            )}
            {request && (
              <Chip
                size="small"
                variant="outlined"
                color={request.status === 'accepted' ? 'success' : request.status === 'pending' ? 'info' : 'default'}
                label={REQUEST_WORDS[request.status]}
              />
            )}
          </Box>
        </Box>
        <Typography variant="body2" sx={{ mt: 0.25, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {tradeLine(facts)}
        </Typography>
        {facts.headline && (
          <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {facts.headline}
          </Typography>
        )}
        <Typography variant="body2" sx={{ mt: 0.5, mb: 1, color: 'text.secondary' }}>
          {details.join(' · ')}
        </Typography>
        <CandidateApplications candidate={candidate} most={SHOWN_APPLICATIONS} />
        <SkillChips skills={facts.skills} most={SHOWN_SKILLS} />
      </Box>
    </Box>
  );
}
