import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { resumeInText } from '#kit/country/country.ts';
import { resumeWord, useLocale } from '#kit/ui/text/locale.tsx';
import type { CandidateFacts } from '../contract.ts';
import { factRows } from './candidate-words.ts';

/** Everything that employers read of a candidate: the same in the recruiter's panel and in the veteran's preview. */
export function CandidateFactsView({ facts }: { facts: CandidateFacts }) {
  const { countryId } = useLocale();
  const rows = factRows(facts, countryId);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {facts.headline && <Typography sx={{ overflowWrap: 'anywhere' }}>{facts.headline}</Typography>}
      {rows.length > 0 && (
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: 'minmax(112px, auto) minmax(0, 1fr)',
            columnGap: 2,
            rowGap: 1,
            typography: 'body2',
          }}
        >
          {rows.map(({ name, value }) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <SkillChips skills={facts.skills} />
      {rows.length === 0 && facts.skills.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Nothing yet. Add your service and skills to your {resumeInText(resumeWord(countryId))}, and your job preferences to your
          profile.
        </Typography>
      )}
    </Box>
  );
}

export function SkillChips({ skills, most }: { skills: readonly string[]; most?: number }) {
  if (skills.length === 0) return null;
  const shown = skills.slice(0, most);
  return (
    <Box component="ul" aria-label="Skills" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {shown.map((skill) => (
        <Box component="li" key={skill} sx={{ minWidth: 0 }}>
          <Chip size="small" variant="outlined" label={skill} />
        </Box>
      ))}
      {shown.length < skills.length && (
        <Box component="li" sx={{ typography: 'body2', color: 'text.secondary', alignSelf: 'center' }}>
          {skills.length - shown.length} more
        </Box>
      )}
    </Box>
  );
}
