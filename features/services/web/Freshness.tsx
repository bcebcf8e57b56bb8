import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { IconCheck } from '@tabler/icons-react';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { isToCheck } from '../entry-rules.ts';
import type { LinkCheck } from '../entry-shapes.ts';

type Entry = LinkCheck & { is_verified: boolean; checked_on: string; source_url: string };
type Props = {
  entry: Entry;
  name: string;
  /** The page that the scheduled check visits. */
  link: string;
  /** People say that something is out of date. */
  isReported?: boolean;
  busy: boolean;
  onCheck: () => void;
};

/** How fresh the facts of a directory entry are, and the button that says that they were checked. */
export function Freshness({ entry, name, link, isReported = false, busy, onCheck }: Props) {
  const { is_verified, checked_on, source_url, link_status, link_fault, link_checked_at } = entry;
  const toCheck = isToCheck(entry) || isReported;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      {toCheck && <Chip size="small" color="warning" label="To check" />}
      <Box sx={{ typography: 'body2' }}>
        <Link href={source_url} target="_blank" rel="noopener" aria-label={`Source of ${name}, opens a new tab`}>
          Source
        </Link>
        {is_verified ? ' read on ' : ' not read, as of '}
        <DateText value={checked_on} as="day" />
      </Box>
      {(link_status === 'failing' || link_status === 'dead') && link_checked_at && (
        <Box sx={{ typography: 'body2', color: link_status === 'dead' ? 'error.text' : 'text.secondary' }}>
          <Link href={link} target="_blank" rel="noopener" color="inherit" aria-label={`Website of ${name}, opens a new tab`}>
            {link_status === 'dead' ? 'Website down' : 'Website failed once'}
          </Link>
          {`: ${link_fault ?? ''} `}
          <DateText value={link_checked_at} as="day" />
        </Box>
      )}
      {toCheck && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<IconCheck size={16} aria-hidden />}
          aria-label={`Checked today: ${name}`}
          disabled={busy}
          onClick={onCheck}
        >
          Checked today
        </Button>
      )}
    </Box>
  );
}
