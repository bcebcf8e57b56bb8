import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconCheck, IconCircleCheck, IconCircleDashed, IconCircleHalf2, IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplyOf } from '#kit/contract/route.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { FormSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { VisuallyHidden } from '#kit/ui/page/VisuallyHidden.tsx';
import { paths } from '#kit/ui/paths.ts';
import { withAddition } from '../../../tailoring/additions.ts';
import type { AdvertBlock, getTailoring, Requirement, Suggestion } from '../../../tailoring/contract.ts';
import { newId } from '../design/section-order.ts';
import type { OpenDraft } from '../resume-draft.ts';
import { ApplyButton } from './ApplyButton.tsx';

type TailoringPanelProps = {
  resumeId: number;
  draft: OpenDraft;
  /** `CV` or `resume`. */
  word: string;
  tailoring: Pick<UseQueryResult<ReplyOf<typeof getTailoring>>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  onOpen: (section: string) => void;
};

/** The advert that a resume is tailored for: what it asks for and whether the resume shows it, then its text. */
export function TailoringPanel({ resumeId, draft, word, tailoring, onOpen }: TailoringPanelProps) {
  const { data, error, isFetching, refetch } = tailoring;
  if (!data)
    return error ? (
      <ErrorState title="The job advert could not be loaded" onRetry={() => refetch()} retrying={isFetching} />
    ) : (
      <FormSkeleton fields={4} what="the job advert" />
    );
  const { job, asked: requirements } = data.data;
  const add = (suggestion: Suggestion) => {
    draft.edit((now) => ({ ...now, content: withAddition(now.content, suggestion.addition, newId()) }));
    toast.undo(`Added to your ${word}`, () => draft.undo());
  };
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {job.title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {job.company}
          </Typography>
        </Box>
        {job.is_open && (
          <ApplyButton draft={draft} href={paths.veteran.jobApply(job.id, { resume_id: resumeId })}>
            Apply with this {word}
          </ApplyButton>
        )}
      </Box>
      {!job.is_open && (
        <Alert severity="info" sx={{ mt: 2 }}>
          This job is closed and no longer accepts applications.
        </Alert>
      )}
      {requirements.length > 0 && <TradeRequirements asked={requirements} word={word} onAdd={add} onOpen={onOpen} />}
      <Advert blocks={job.advert} />
    </Box>
  );
}

const NUMBER_OPEN = 6;

function TradeRequirements({
  asked: requirements,
  word,
  onAdd,
  onOpen,
}: {
  asked: readonly Requirement[];
  word: string;
  onAdd: (suggestion: Suggestion) => void;
  onOpen: (section: string) => void;
}) {
  const [all, setAll] = useState(false);
  const found = requirements.filter(({ state }) => state === 'found').length;
  // What can be added now comes first, then what is missing.
  const sorted = [...requirements].sort((one, other) => placeOf(one) - placeOf(other));
  const isBare = requirements.some(({ state, suggestions }) => state === 'missing' && suggestions.length === 0);
  return (
    <Box component="section" aria-labelledby="asked-title" sx={{ mt: 3 }}>
      <Typography id="asked-title" variant="h4" component="h3">
        What the job asks for
      </Typography>
      <Typography variant="body2" role="status" sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>
        Your {word} shows {found} of {requirements.length}
      </Typography>
      {isBare && (
        <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
          We found nothing in your record for the rest. Add a line if you’ve done it.
        </Typography>
      )}
      <Box component="ul" aria-label="What the job asks for" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {(all ? sorted : sorted.slice(0, NUMBER_OPEN)).map((one) => (
          <RequirementItem key={`${one.kind} ${one.text}`} asked={one} word={word} onAdd={onAdd} onOpen={onOpen} />
        ))}
      </Box>
      {!all && sorted.length > NUMBER_OPEN && (
        <Button color="inherit" variant="outlined" size="small" sx={{ mt: 1.5 }} onClick={() => setAll(true)}>
          Show all {sorted.length}
        </Button>
      )}
    </Box>
  );
}

const placeOf = ({ state, suggestions }: Requirement) =>
  state === 'found' ? 4 : (suggestions.length > 0 ? 0 : 2) + (state === 'partly' ? 0 : 1);
const STATES = {
  found: { label: 'Found', colour: 'success.text', Icon: IconCircleCheck },
  partly: { label: 'Partly found', colour: 'warning.text', Icon: IconCircleHalf2 },
  missing: { label: 'Not found', colour: 'text.secondary', Icon: IconCircleDashed },
} as const;

function RequirementItem({
  asked: { text, kind, state, words, shown, suggestions },
  word,
  onAdd,
  onOpen,
}: {
  asked: Requirement;
  word: string;
  onAdd: (suggestion: Suggestion) => void;
  onOpen: (section: string) => void;
}) {
  const { label, colour, Icon } = STATES[state];
  // The name of a skill says enough.
  const isSingle = words.length === 1 && (kind !== 'requirement' || words[0]?.name.toLowerCase() === text.toLowerCase());
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.25, py: 1.5, borderTop: 1, borderColor: 'divider', typography: 'body2' }}>
      <Box component="span" sx={{ color: colour, flexShrink: 0, mt: 0.125 }}>
        <Icon size={20} aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        <Box component="p" sx={{ m: 0, fontWeight: 500 }}>
          <VisuallyHidden>{label}: </VisuallyHidden>
          {text}
        </Box>
        {!isSingle && (
          <Box
            component="ul"
            aria-label="Words"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, mt: 0.75, p: 0, listStyle: 'none' }}
          >
            {words.map(({ name, is_found }) => (
              <Chip
                key={name}
                component="li"
                size="small"
                variant={is_found ? 'filled' : 'outlined'}
                color={is_found ? 'success' : 'default'}
                {...(is_found && { icon: <IconCheck size={14} aria-hidden /> })}
                label={
                  <>
                    {name}
                    <VisuallyHidden>{is_found ? ', found' : ', not found'}</VisuallyHidden>
                  </>
                }
              />
            ))}
          </Box>
        )}
        {shown.map(({ section, name, text: line }) => (
          <Box key={`${name} ${line}`} component="p" sx={{ m: 0, mt: 0.75, color: 'text.secondary' }}>
            {line === name ? line : `“${line}”`}{' '}
            <Link component="button" variant="body2" onClick={() => onOpen(section)} aria-label={`Edit: ${line}`}>
              Edit
            </Link>
          </Box>
        ))}
        {suggestions.length > 0 && (
          <Box
            component="ul"
            aria-label="From your record"
            sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}
          >
            {suggestions.map((suggestion) => (
              <SuggestedFact key={`${suggestion.action} ${suggestion.text}`} suggestion={suggestion} word={word} onAdd={onAdd} />
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}

function SuggestedFact({
  suggestion,
  word,
  onAdd,
}: {
  suggestion: Suggestion;
  word: string;
  onAdd: (suggestion: Suggestion) => void;
}) {
  const { text, name, resume_title, action } = suggestion;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        p: 1,
        borderRadius: 1,
        bgcolor: 'background.subtle',
      }}
    >
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        {action === 'add_skill' && resume_title === null ? `Name “${text}” in your skills` : text}
        <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          {sourceOf(suggestion, word)}
          {name !== text && action !== 'add_skill' ? ` · ${name}` : ''}
        </Box>
      </Box>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        startIcon={<IconPlus size={16} aria-hidden />}
        aria-label={`${ACTIONS[action]}: ${text}`}
        onClick={() => onAdd(suggestion)}
      >
        {ACTIONS[action]}
      </Button>
    </Box>
  );
}

const ACTIONS = { add_line: 'Add line', add_entry: 'Add entry', add_skill: 'Add skill', show: 'Show entry' } as const;

function sourceOf({ resume_title, action, name }: Suggestion, word: string): string {
  if (resume_title !== null) return `From “${resume_title}”`;
  return action === 'show' ? `Hidden in this ${word}` : `Shown by: ${name}`;
}

/** The advert's text, with adjacent list items in one list. */
function Advert({ blocks }: { blocks: readonly AdvertBlock[] }) {
  const groups: { kind: AdvertBlock['kind']; lines: string[] }[] = [];
  for (const { kind, text } of blocks) {
    const last = groups.at(-1);
    if (kind === 'item' && last?.kind === 'item') last.lines.push(text);
    else groups.push({ kind, lines: [text] });
  }
  return (
    <Box component="section" aria-labelledby="advert-title" sx={{ mt: 4, overflowWrap: 'anywhere' }}>
      <Typography id="advert-title" variant="h4" component="h3" sx={{ mb: 1.5 }}>
        The advert
      </Typography>
      {groups.map(({ kind, lines }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one advert never change their order
        if (kind === 'item') return <Items key={index} lines={lines} />;
        return (
          <Typography
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={index}
            variant={kind === 'heading' ? 'subtitle2' : 'body2'}
            component={kind === 'heading' ? 'h4' : 'p'}
            sx={{ mt: kind === 'heading' ? 2 : 1, maxWidth: '75ch' }}
          >
            {lines[0]}
          </Typography>
        );
      })}
    </Box>
  );
}

function Items({ lines }: { lines: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxWidth: '75ch', typography: 'body2', '& li': { mb: 0.5 } }}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an advert may repeat a line
        <li key={index}>{line}</li>
      ))}
    </Box>
  );
}
