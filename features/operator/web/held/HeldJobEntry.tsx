import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { heldInWords } from '#features/jobs/held-reasons.ts';
import type { HeldJob } from '#features/jobs/hold-contract.ts';
import { fieldWords } from '#features/jobs/web/parts.ts';
import { QueueEntry } from '#kit/ui/dialogs/DecisionQueue.tsx';
import { paths } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { MarkedText } from '#kit/ui/text/MarkedText.tsx';

type HeldText = HeldJob['texts'][number];
type HeldJobEntryProps = { entry: HeldJob; onAsk: (what: 'publish' | 'return') => void };

export function HeldJobEntry({ entry, onAsk }: HeldJobEntryProps) {
  const { job, company, held_by, held_for, outcome, note, decided_by, change } = entry;
  const [isWhole, setWhole] = useState(false);
  const isShort = ({ quotes, before }: HeldText) => quotes.length > 0 || before !== null;
  const isPart = !entry.texts.every(isShort);
  const shown = isWhole
    ? entry.texts
    : entry.texts.filter(isShort).map((text) => (text.quotes.length > 0 ? excerptOf(text) : text));
  const others = (change?.fields ?? []).filter((field) => !entry.texts.some((text) => text.field.split('.')[0] === field));
  const what = change ? `the change to ${job.title}` : job.title;
  return (
    <QueueEntry
      title={job.title}
      about={
        <>
          {change ? 'Change to a job' : 'Job'} · <Link href={paths.operator.company(company.id)}>{company.name}</Link>
          {` · ${held_by ?? (change && !change.is_imported ? 'A former recruiter' : 'Imported')} · `}
          <DateText value={entry.created_at} />
        </>
      }
      chips={
        <>
          <Chip size="small" color="warning" variant="outlined" label={`May ask for ${heldInWords(held_for)}`} />
          {outcome && (
            <Chip
              size="small"
              color={outcome === 'released' ? 'success' : 'error'}
              variant="outlined"
              label={outcome === 'released' ? 'Released' : 'Returned'}
            />
          )}
        </>
      }
      decision={
        outcome && (
          <>
            {decided_by ?? 'A former operator'}
            {note && `: ${note}`}
          </>
        )
      }
      actions={
        !outcome && (
          <>
            <Button variant="contained" onClick={() => onAsk('publish')} aria-label={`Publish ${what}`}>
              Publish
            </Button>
            <Button variant="outlined" color="inherit" onClick={() => onAsk('return')} aria-label={`Return ${what}`}>
              Return
            </Button>
          </>
        )
      }
    >
      {change && !outcome && (
        <Typography variant="body2" sx={{ mb: 1.5 }}>
          {change.status === 'published'
            ? 'The job is published with its earlier text until you decide.'
            : 'The job is not published now. If you publish the change, the job gets the new text and stays as it is.'}
        </Typography>
      )}
      <Texts texts={shown} />
      {others.length > 0 && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          It also changes: {others.map((field) => fieldWords(field)).join(', ')}
        </Typography>
      )}
      {isPart && (
        <Button
          size="small"
          color="inherit"
          aria-expanded={isWhole}
          aria-label={`Read the whole job: ${job.title}`}
          onClick={() => setWhole(!isWhole)}
          sx={{ mt: 1, ml: -1 }}
        >
          {isWhole ? 'Show less' : 'Read the whole job'}
        </Button>
      )}
    </QueueEntry>
  );
}

/** Of a long text, the lines with the words that ask and those beside them. */
function excerptOf({ text, quotes, ...of }: HeldText): HeldText {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - 1), index + 2).some((line) => quotes.some((quote) => line.includes(quote)));
  const near = lines.map((_, index) => isNear(index));
  // Words over several lines are in no single one.
  if (!near.includes(true)) return { ...of, text, quotes };
  const shown = lines.flatMap((line, index) => (near[index] ? [line] : near[index - 1] || index === 0 ? ['…'] : []));
  return { ...of, text: shown.join('\n'), quotes };
}

/** Earlier text that is longer is shown on request. */
const LONGEST_OPEN = 400;

/** The name of a list's field once, above its entries. */
function Texts({ texts }: { texts: HeldJob['texts'] }) {
  const fields = Map.groupBy(texts, ({ field }) => fieldWords(field));
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {[...fields].map(([name, some]) => (
        <div key={name}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', fontWeight: 600 }}>
            {name}
          </Typography>
          {some.map(({ field, text, before, quotes }) => (
            <Typography
              key={field}
              component="dd"
              variant="body2"
              sx={{
                m: 0,
                whiteSpace: 'pre-wrap',
                maxWidth: '75ch',
                display: 'grid',
                columnGap: 3,
                gridTemplateColumns: 'minmax(0, 1fr)',
                // The two texts side by side.
                '&:has(details[open])': {
                  gridTemplateColumns: { sm: text === '' ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))' },
                },
              }}
              dir="auto"
            >
              {text !== '' && (
                <div>
                  <MarkedText text={text} quotes={quotes} />
                </div>
              )}
              {before && (
                <Box component="details" open={before.length <= LONGEST_OPEN} sx={{ color: 'text.secondary' }}>
                  <Box component="summary" sx={{ width: 'fit-content', cursor: 'pointer', color: 'primary.text' }}>
                    {text === '' ? 'Removed text' : 'Earlier text'}
                  </Box>
                  {before}
                </Box>
              )}
            </Typography>
          ))}
        </div>
      ))}
    </Box>
  );
}
