import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { IconChevronDown, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { announce } from '#kit/ui/page/announce.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { DATES_TO_CHECK } from '../../date-rules.ts';
import {
  MORE_TARGETS,
  type MoreTarget,
  mayBeClearance,
  moveMore,
  undecidedLines,
  withoutMore,
} from '../../editing/unplaced-lines.ts';
import type { SectionProps } from './section.ts';

const TARGET_NAMES: Record<MoreTarget, string> = {
  summary: 'Summary',
  military: 'Military experience',
  work: 'Civilian experience',
  education: 'Education',
  certificates: 'Certificates',
  skills: 'Skills',
  awards: 'Awards',
  volunteer: 'Volunteering',
  languages: 'Languages',
  interests: 'Interests',
  projects: 'Projects',
  clearance: 'Security clearance (hidden)',
  custom: 'New section',
};

type MorePanelProps = SectionProps & {
  /** False below a heading that says the same. */
  titled?: boolean;
  /** Shows the file, where it is not beside the lines already. */
  onOriginal?: (() => void) | null | false;
};

/** Lines of the file that fit no field. They are in no output until the person adds them to a section. */
export function MorePanel({ content, onChange, titled = true, onOriginal }: MorePanelProps) {
  const panel = useRef<HTMLElement>(null);
  const latest = useRef(content);
  latest.current = content;
  const count = undecidedLines(content);
  if (count === 0) return null;

  const apply = (next: SectionProps['content'], message: string) => {
    // Undo restores only what this changed, so that later edits elsewhere stay.
    const changed = Object.fromEntries(
      Object.entries(content).filter(([key]) => next[key as keyof typeof next] !== content[key as keyof typeof content]),
    );
    onChange(next);
    announce(message);
    toast.undo(message, () => onChange({ ...latest.current, ...changed }));
    // The pressed button goes with its line.
    requestAnimationFrame(() => panel.current?.focus());
  };

  return (
    <Box
      component="section"
      aria-label="Lines to review"
      ref={panel}
      tabIndex={-1}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', '&:focus': { outline: 'none' } }}
    >
      <div>
        {titled && (
          <Typography variant="h4" component="h3">
            Lines to review
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          We couldn’t match these lines from your file to a field. They won’t appear anywhere until you add them. Remove page
          numbers and other leftovers.
        </Typography>
        {onOriginal && (
          <Button size="small" onClick={onOriginal} sx={{ mt: 0.5, px: 0.75, ml: -0.75 }}>
            Compare with your file
          </Button>
        )}
      </div>
      {content.more.map((group, index) => (
        <Group
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no key and change position only when one is emptied
          key={`${content.more.length}-${index}-${group.title}`}
          content={content}
          apply={apply}
          index={index}
        />
      ))}
      {content.more.length > 1 && (
        <Box>
          <Button
            size="small"
            color="inherit"
            onClick={() => apply({ ...content, more: [] }, count === 1 ? 'Removed 1 line' : `Removed ${count} lines`)}
          >
            Remove all {count} lines
          </Button>
        </Box>
      )}
    </Box>
  );
}

type GroupProps = {
  content: SectionProps['content'];
  index: number;
  apply: (next: SectionProps['content'], message: string) => void;
};

/** The lines that stood under one heading. */
function Group({ content, index, apply }: GroupProps) {
  /** The lines to add, and the button that asked for it. */
  const [adding, setAdding] = useState<{ lines: number[]; anchor: HTMLElement } | null>(null);
  const isOffered = (target: MoreTarget) =>
    target !== 'clearance' ||
    (adding?.lines.length === 1 && mayBeClearance((group?.lines ?? []).filter((_, at) => adding.lines.includes(at))));
  const group = content.more[index];
  if (!group) return null;
  const all = group.lines.map((_, line) => line);
  const name = group.title || 'Other lines';
  const isDates = group.title === DATES_TO_CHECK;
  const counted = (lines: readonly number[]) => (lines.length === 1 ? '1 line' : `${lines.length} lines`);

  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', px: 2, py: 1 }}>
        <Typography
          variant="subtitle2"
          component="h4"
          sx={{ flex: { xs: '1 1 100%', sm: '1 1 140px' }, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        {all.length > 1 && (
          <>
            {!isDates && (
              <Button
                size="small"
                color="inherit"
                aria-haspopup="menu"
                aria-label={`Add all to a section: ${name}`}
                endIcon={<IconChevronDown size={16} aria-hidden />}
                onClick={({ currentTarget }) => setAdding({ lines: all, anchor: currentTarget })}
              >
                Add all to
              </Button>
            )}
            <Button
              size="small"
              color="inherit"
              aria-label={isDates ? 'Mark all dates as checked' : `Remove all of ${name}`}
              onClick={() => apply(withoutMore(content, index, all), `Removed ${counted(all)}`)}
            >
              {isDates ? 'All checked' : 'Remove all'}
            </Button>
          </>
        )}
      </Box>
      {isDates && (
        <Typography variant="body2" sx={{ px: 2, pb: 1, color: 'text.secondary' }}>
          These dates can’t be right, so we left them out. Enter the right dates in each entry, then mark the line as checked.
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {group.lines.map((line, at) => (
          <Box
            component="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may occur twice and has no key
            key={at}
            sx={{
              display: 'flex',
              flexWrap: { xs: 'wrap', sm: 'nowrap' },
              justifyContent: 'flex-end',
              alignItems: 'center',
              gap: 1,
              px: 2,
              py: 0.75,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography
              variant="body2"
              sx={{ flex: { xs: line.length > 24 ? '1 1 100%' : '1', sm: '1' }, minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {line}
            </Typography>
            {isDates ? (
              <Button
                size="small"
                variant="outlined"
                color="inherit"
                aria-label={`Mark “${line}” as checked`}
                onClick={() => apply(withoutMore(content, index, [at]), 'Removed 1 line')}
                sx={{ flexShrink: 0 }}
              >
                Checked
              </Button>
            ) : (
              <>
                <Button
                  size="small"
                  variant="outlined"
                  color="inherit"
                  aria-haspopup="menu"
                  aria-label={`Add to a section: “${line}”`}
                  endIcon={<IconChevronDown size={16} aria-hidden />}
                  onClick={({ currentTarget }) => setAdding({ lines: [at], anchor: currentTarget })}
                  sx={{ flexShrink: 0 }}
                >
                  Add to
                </Button>
                <IconButton
                  size="small"
                  aria-label={`Remove “${line}”`}
                  title="Remove"
                  onClick={() => apply(withoutMore(content, index, [at]), 'Removed 1 line')}
                >
                  <IconTrash size={18} aria-hidden />
                </IconButton>
              </>
            )}
          </Box>
        ))}
      </Box>
      <Menu anchorEl={adding?.anchor ?? null} open={adding !== null} onClose={() => setAdding(null)}>
        {MORE_TARGETS.filter(isOffered).map((target) => (
          <MenuItem
            key={target}
            onClick={() => {
              const lines = adding?.lines ?? [];
              setAdding(null);
              apply(moveMore(content, index, lines, target), `Added ${counted(lines)} to ${TARGET_NAMES[target]}`);
            }}
          >
            {TARGET_NAMES[target]}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
