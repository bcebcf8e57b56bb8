import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { IconChevronDown } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { announce } from '#kit/ui/announce.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { MORE_TARGETS, type MoreTarget, moveMore, withoutMore } from '../../editing/unplaced-lines.ts';
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
  custom: 'New section',
};

type MorePanelProps = SectionProps & {
  /** The preselected target. */
  first?: MoreTarget;
};

/** Parsed lines that fit no field, with a way to move them to a section. */
export function MorePanel({ content, onChange, first }: MorePanelProps) {
  if (content.more.length === 0) return null;
  const targets = first ? [first, ...MORE_TARGETS.filter((target) => target !== first)] : MORE_TARGETS;
  return (
    <Box
      component="section"
      aria-label="More from your file"
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <div>
        <Typography variant="h4" component="h3">
          More from your file
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          These lines fitted no field. They are kept; move what belongs elsewhere.
        </Typography>
      </div>
      {content.more.map((group, index) => (
        <Group
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no key and change position only when one is emptied
          key={`${content.more.length}-${index}-${group.title}`}
          content={content}
          onChange={onChange}
          index={index}
          targets={targets}
        />
      ))}
    </Box>
  );
}

type GroupProps = SectionProps & { index: number; targets: readonly MoreTarget[] };

function Group({ content, onChange, index, targets }: GroupProps) {
  const group = content.more[index];
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const latest = useRef(content);
  latest.current = content;
  if (!group) return null;
  const all = group.lines.map((_, line) => line);
  const lines = chosen.size > 0 ? [...chosen] : all;
  const count = lines.length === 1 ? '1 line' : `${lines.length} lines`;
  const name = group.title || 'More';

  const toggle = (line: number) => {
    const next = new Set(chosen);
    if (!next.delete(line)) next.add(line);
    setChosen(next);
  };
  const apply = (next: SectionProps['content'], told: string) => {
    const before = content;
    setChosen(new Set());
    setAnchor(null);
    onChange(next);
    announce(told);
    toast.undo(told, () => onChange({ ...latest.current, ...before }));
  };

  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, bgcolor: 'background.paper' }}>
      <Typography variant="subtitle2" component="h4">
        {name}
      </Typography>
      <Box component="ul" sx={{ m: 0, my: 1, p: 0, listStyle: 'none' }}>
        {group.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may occur twice and has no key
          <li key={at}>
            <FormControlLabel
              sx={{ overflowWrap: 'anywhere' }}
              label={<Typography variant="body2">{line}</Typography>}
              control={<Checkbox checked={chosen.has(at)} onChange={() => toggle(at)} />}
            />
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          endIcon={<IconChevronDown size={16} aria-hidden />}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {`Move ${chosen.size > 0 ? count : 'all'} to`}
        </Button>
        <Button
          size="small"
          color="inherit"
          onClick={() => apply(withoutMore(content, index, lines), `Removed ${count} of ${name}`)}
        >
          {`Remove ${chosen.size > 0 ? count : 'all'}`}
        </Button>
      </Box>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {targets.map((target) => (
          <MenuItem
            key={target}
            onClick={() => apply(moveMore(content, index, lines, target), `Moved ${count} to ${TARGET_NAMES[target]}`)}
          >
            {TARGET_NAMES[target]}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
