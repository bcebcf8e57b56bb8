import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { VisuallyHidden } from '#kit/ui/page/VisuallyHidden.tsx';

type Loaded = { failed: boolean; retrying: boolean; retry: () => void };

type DashboardSectionProps = {
  title: string;
  /** Where the whole of it is. */
  link?: { label: string; href: string } | undefined;
  /** One line under the title. */
  lead?: ReactNode;
  /** Named in the messages: "Your plan could not be loaded". */
  what: string;
  state: Loaded;
  /** Height of what is still to come, in pixels. */
  height: number;
  /** As a bordered card; otherwise the content has cards of its own. */
  card?: boolean;
  /** Undefined until it is there. */
  children: ReactNode | undefined;
};

/** One part of the dashboard: loads, fails and is tried again by itself. */
export function DashboardCard({ title, link, lead, what, state, height, card = true, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        minWidth: 0,
        ...(card && {
          p: 2.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          display: 'flex',
          flexDirection: 'column',
        }),
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: lead ? 0 : card ? 1.5 : 2 }}>
        <Typography id={id} variant={card ? 'h4' : 'h2'} component="h2" sx={{ flex: '1 1 auto' }}>
          {title}
        </Typography>
        {link && (
          <Link href={link.href} variant="body2" sx={{ py: 0.25 }}>
            {link.label}
          </Link>
        )}
      </Box>
      {lead && <Box sx={{ mb: card ? 1.5 : 2, typography: 'body2', color: 'text.secondary' }}>{lead}</Box>}
      {state.failed ? (
        <ErrorState title={`${capital(what)} could not be loaded`} onRetry={state.retry} retrying={state.retrying} />
      ) : (
        (children ?? <Bars what={what} height={height} />)
      )}
    </Box>
  );
}

function Bars({ what, height }: { what: string; height: number }) {
  return (
    <Box role="status">
      <VisuallyHidden>{`Loading ${what}`}</VisuallyHidden>
      <Stack aria-hidden spacing={1.25} sx={{ height }}>
        <Skeleton variant="rounded" height={14} width="60%" />
        <Skeleton variant="rounded" height={8} />
        <Skeleton variant="rounded" sx={{ flex: 1 }} />
      </Stack>
    </Box>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
