import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { suggestCivilianWording } from '#features/resumes/military-words/civilian-wording.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';

const US = 233;

/** Which country's military words a tenant's recruiters meet. */
export const useForces = () => (useLocale().countryId === US ? 'US' : 'UK');

/** A text whose military words are explained on hover, focus and touch. */
export function MilitaryText({ children: text }: { children: string }) {
  const found = suggestCivilianWording(text, { country: useForces() });
  if (found.length === 0) return text;
  const parts = found.map(({ start, end, suggestion }, index) => (
    <span key={start}>
      {text.slice(index === 0 ? 0 : (found[index - 1]?.end ?? 0), start)}
      <Explained term={text.slice(start, end)} meaning={suggestion} />
    </span>
  ));
  return (
    <>
      {parts}
      {text.slice(found.at(-1)?.end)}
    </>
  );
}

function Explained({ term, meaning }: { term: string; meaning: string }) {
  return (
    <Tooltip title={`In civilian words: ${meaning}`} enterTouchDelay={0} leaveTouchDelay={6000} describeChild>
      <Box
        component="button"
        type="button"
        sx={{
          all: 'unset',
          cursor: 'help',
          textDecoration: 'underline dotted',
          textUnderlineOffset: '3px',
          '&:focus-visible': { outline: (theme) => `2px solid ${theme.palette.primary.text}`, outlineOffset: 1 },
        }}
      >
        {term}
      </Box>
    </Tooltip>
  );
}
