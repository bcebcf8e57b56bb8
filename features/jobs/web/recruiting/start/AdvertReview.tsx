import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useLocale } from '#kit/ui/text/locale.tsx';
import type { AdvertProposal } from '../../../advert-contract.ts';
import type { JobFormValues } from '../job-values.ts';
import { fieldWords } from '../recruiting-words.ts';
import { isTyped, type ParsedAdvert, proposalText } from './advert-values.ts';

type AdvertReviewProps = {
  parsed: ParsedAdvert;
  /** What the form has now. */
  values: JobFormValues;
  chosen: ReadonlySet<AdvertProposal['field']>;
  onChange: (chosen: ReadonlySet<AdvertProposal['field']>) => void;
};

const labelOf = (field: AdvertProposal['field']) => (field === 'salary_from' ? 'Pay' : fieldWords(field));

/** Each field that the advert states, with its words, to accept or leave out. What could not be told comes first. */
export function AdvertReview({ parsed, values, chosen, onChange }: AdvertReviewProps) {
  const { countryId } = useLocale();
  const toggle = (field: AdvertProposal['field']) => {
    const next = new Set(chosen);
    if (!next.delete(field)) next.add(field);
    onChange(next);
  };
  return (
    <>
      {parsed.unclear.length > 0 && (
        <Alert severity="warning">
          <Box component="ul" sx={{ m: 0, pl: 2, display: 'grid', gap: 0.75 }}>
            {parsed.unclear.map(({ field, quote, message }) => (
              <li key={`${field} ${message}`}>
                {message}
                {quote && <Quote>{quote}</Quote>}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {parsed.proposals.map((proposal) => (
          <Box component="li" key={proposal.field} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <FormControlLabel
              sx={{ m: 0, alignItems: 'flex-start', width: '100%' }}
              control={
                <Checkbox
                  checked={chosen.has(proposal.field)}
                  onChange={() => toggle(proposal.field)}
                  sx={{ mt: -0.75, ml: -1 }}
                />
              }
              label={
                <Box
                  component="span"
                  sx={{
                    display: 'grid',
                    columnGap: 2,
                    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
                    overflowWrap: 'anywhere',
                  }}
                >
                  <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                    {labelOf(proposal.field)}
                  </Typography>
                  <Box component="span">
                    <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
                      {proposalText(proposal, countryId)}
                    </Typography>
                    {proposal.quote && <Quote>{proposal.quote}</Quote>}
                    {isTyped(proposal, values) && (
                      <Typography component="span" variant="body2" sx={{ display: 'block', color: 'warning.text' }}>
                        The form already has a value. Select this to replace it.
                      </Typography>
                    )}
                  </Box>
                </Box>
              }
            />
          </Box>
        ))}
      </Box>
    </>
  );
}

function Quote({ children }: { children: string }) {
  return (
    <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      “{children}”
    </Typography>
  );
}
