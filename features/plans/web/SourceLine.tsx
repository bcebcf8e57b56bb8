import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DateText } from '#kit/ui/text/DateText.tsx';
import type { PreviewTask } from '../transition-shapes.ts';

type Sourced = Pick<PreviewTask, 'source_name' | 'source_url' | 'source_checked_on' | 'is_confirmed'>;

/** Where a rule comes from, when that was checked, and whether it was read there. The page says once that none is a decision. */
export function SourceLine({ task }: { task: Sourced }) {
  const { source_name, source_url, source_checked_on, is_confirmed } = task;
  if (!source_name) return null;
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {'Source: '}
      {source_url ? (
        <Link href={source_url} target="_blank" rel="noopener" color="inherit" sx={{ display: 'inline-block', minHeight: 24 }}>
          {source_name}
        </Link>
      ) : (
        source_name
      )}
      {source_checked_on && (
        <>
          {is_confirmed ? ', read ' : ', not confirmed, checked '}
          <DateText value={source_checked_on} as="day" />
        </>
      )}
    </Typography>
  );
}
