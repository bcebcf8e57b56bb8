import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconChevronDown, IconUsers } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { announce } from '#kit/ui/page/announce.tsx';
import { type Blank, blanksOf, filledLine, SCOPE_SOURCE, type RankScope as Scope } from '../../military-words/rank-scope.ts';
import { Choice, Pair, TextLine } from './fields.tsx';

const BLANKS: Record<Blank, { label: string; help: string }> = {
  people: { label: 'Number of people', help: 'For example 24.' },
  value: { label: 'Amount', help: 'Include the currency, for example £3.2m.' },
  what: { label: 'What', help: 'For example vehicle recovery.' },
};

type RankScopeProps = {
  rank: string;
  scope: Scope;
  onAdd: (line: string) => void;
};

/** The usual responsibilities of a rank in civilian words, and a form that turns them into a line with the person's own figures. */
export function RankScope({ rank, scope, onAdd }: RankScopeProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.subtle' }}>
      <Box
        component="button"
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{
          all: 'unset',
          boxSizing: 'border-box',
          width: '100%',
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 1.5,
          py: 1,
          cursor: 'pointer',
          typography: 'body2',
          borderRadius: 1,
          '&:focus-visible': { outline: 2, outlineColor: 'primary.text', outlineOffset: 2 },
        }}
      >
        <Box component={IconUsers} size={18} aria-hidden sx={{ flexShrink: 0, color: 'text.secondary' }} />
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <strong>{rank}</strong>: about the level of {scope.level}
        </Box>
        <Box
          component={IconChevronDown}
          size={18}
          aria-hidden
          sx={{ flexShrink: 0, color: 'text.secondary', transform: isOpen ? 'rotate(180deg)' : 'none' }}
        />
      </Box>
      {isOpen && (
        <Box id={id} sx={{ px: 1.5, pb: 1.5, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gridTemplateColumns: 'max-content minmax(0, 1fr)',
              columnGap: 1.5,
              rowGap: 0.5,
              typography: 'body2',
              '& dt': { color: 'text.secondary' },
              '& dd': { m: 0 },
            }}
          >
            <dt>People led</dt>
            <dd>{scope.people}</dd>
            <dt>Responsible for</dt>
            <dd>{scope.resources}</dd>
          </Box>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {SCOPE_SOURCE}
          </Typography>
          <LineForm
            scope={scope}
            onAdd={(line) => {
              onAdd(line);
              announce(`Added: ${line}`);
            }}
          />
        </Box>
      )}
    </Box>
  );
}

function LineForm({ scope, onAdd }: { scope: Scope; onAdd: (line: string) => void }) {
  const [chosen, setChosen] = useState('');
  const [given, setGiven] = useState<Partial<Record<Blank, string>>>({});
  const blanks = blanksOf(chosen);
  const line = chosen === '' ? null : filledLine(chosen, given);
  return (
    <Box
      role="group"
      aria-label="A line with your own figures"
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Choice
        label="Add this to your role"
        value={chosen}
        onChange={(next) => {
          setChosen(next);
          setGiven({});
        }}
        emptyLabel="Choose a line"
        options={scope.lines.map((value) => ({ value, label: value.replace(/\{\w+\}/g, '…') }))}
        help="We’ll add it to “What you did”. Enter your own figures."
      />
      {blanks.length > 0 && (
        <>
          <Pair>
            {blanks.map((blank) => (
              <TextLine
                key={blank}
                label={BLANKS[blank].label}
                help={BLANKS[blank].help}
                value={given[blank] ?? ''}
                onChange={(value) => setGiven({ ...given, [blank]: value })}
                maxLength={100}
              />
            ))}
          </Pair>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
            <Button
              variant="outlined"
              color="inherit"
              size="small"
              disabled={line === null}
              onClick={() => {
                if (line === null) return;
                onAdd(line);
                setChosen('');
                setGiven({});
              }}
            >
              Add this line
            </Button>
            <Typography variant="body2" sx={{ flex: '1 1 200px', color: line === null ? 'text.secondary' : 'text.primary' }}>
              {line ?? 'Fill in every figure to see the line.'}
            </Typography>
          </Box>
        </>
      )}
    </Box>
  );
}
