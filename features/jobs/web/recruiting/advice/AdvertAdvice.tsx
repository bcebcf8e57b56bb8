import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId } from 'react';
import { type FieldPath, useWatch } from 'react-hook-form';
import { MarkedText } from '#kit/ui/text/MarkedText.tsx';
import { type AdvertCheck, type CheckedWords, checkAdvert } from '../../../advert-checks.ts';
import type { JobFormControl, JobFormValues } from '../job-values.ts';
import { fieldWords } from '../recruiting-words.ts';

const TITLES: Record<AdvertCheck, string> = {
  pay: 'Pay',
  degree: 'Degree',
  requirements: 'Number of requirements',
  gendered: 'Gendered words',
  jargon: 'Jargon',
  reading: 'Easy to read',
};

type AdvertAdviceProps = { control: JobFormControl; onPick: (field: FieldPath<JobFormValues>) => void };

/** What the advert could do better. It never stops a job from being published. */
export function AdvertAdvice({ control, onPick }: AdvertAdviceProps) {
  const id = useId();
  const values = useDeferredValue(useWatch({ control }));
  const text = values.description ?? '';
  const isEmpty = text === '' && (values.requirements ?? []).length === 0 && (values.responsibilities ?? []).length === 0;
  if (isEmpty) return null;
  const findings = checkAdvert({
    title: values.title ?? '',
    description: text,
    responsibilities: values.responsibilities ?? [],
    requirements: values.requirements ?? [],
    salary_from: values.salary_from ?? null,
    salary_to: values.salary_to ?? null,
    show_salary: values.show_salary ?? true,
    military_skills_accepted: values.military_skills_accepted ?? false,
  });
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Typography id={id} variant="subtitle1" component="h2">
        Improve the advert
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {findings.length === 0
          ? 'Nothing found: pay, degrees, wording and length are fine.'
          : 'Suggestions. You can publish without them.'}
      </Typography>
      {findings.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {findings.map(({ check, field, message, words }) => (
            <li key={check}>
              <Link component="button" type="button" variant="body2" sx={{ fontWeight: 600 }} onClick={() => onPick(field)}>
                {TITLES[check]}
              </Link>
              <Typography variant="body2">{message}</Typography>
              <Quotes words={words} onPick={onPick} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

type QuotesProps = { words: readonly CheckedWords[]; onPick: (field: FieldPath<JobFormValues>) => void };

/** Where the words are, with what to write instead. */
function Quotes({ words, onPick }: QuotesProps) {
  if (words.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.75, p: 0, listStyle: 'none', display: 'grid', gap: 0.75, typography: 'body2' }}>
      {words.map((found, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be in the text twice
        <li key={place}>
          <Box sx={{ pl: 1, borderLeft: 2, borderColor: 'divider', overflowWrap: 'anywhere' }}>
            {found.before}
            <MarkedText text={found.words} quotes={[found.words]} />
            {found.after}
          </Box>
          <Box sx={{ pl: 1.25, color: 'text.secondary' }}>
            {found.better && <>Instead: {found.better}. </>}
            <Link component="button" type="button" variant="body2" onClick={() => onPick(found.field)}>
              Go to {fieldWords(found.field).toLowerCase()}
            </Link>
          </Box>
        </li>
      ))}
    </Box>
  );
}
