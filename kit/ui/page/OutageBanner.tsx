import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../data/api.ts';
import { type Outage, outage, useOutage } from '../data/outage.ts';
import { TOASTS_ABOVE } from './toast.tsx';

/**
 * Reports that the server is unavailable, checks again by itself, and disappears when the server is back. Forms keep what was
 * typed.
 */
export function OutageBanner() {
  const current = useOutage();
  return current && <Banner outage={current} />;
}

function Banner({ outage: { message, retryAt } }: { outage: Outage }) {
  const client = useQueryClient();

  useEffect(() => {
    const ask = async () => {
      if (!(await isBack())) return;
      outage.end();
      // Refetches only the queries that failed meanwhile.
      await client.refetchQueries({ type: 'active', predicate: ({ state }) => isOutage(state.error) });
    };
    const timer = setTimeout(() => void ask(), Math.max(0, retryAt - Date.now()));
    return () => clearTimeout(timer);
  }, [client, retryAt]);

  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: `calc(16px + var(${TOASTS_ABOVE}, 0px))`,
        left: 16,
        right: { xs: 16, sm: 'auto' },
        maxWidth: { sm: 440 },
        display: 'flex',
        gap: 1.5,
        p: 2,
        border: 1,
        borderColor: 'warning.text',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: 8,
        typography: 'body2',
      }}
    >
      <Box component={IconPlugConnectedX} size={24} aria-hidden sx={{ flexShrink: 0, color: 'warning.text' }} />
      <div>
        <Box sx={{ typography: 'subtitle2' }}>{message}</Box>
        <Box sx={{ mt: 0.5, color: 'text.secondary' }}>This page tries again every few seconds. Nothing you typed is lost.</Box>
        <Button size="small" variant="outlined" color="inherit" sx={{ mt: 1.5 }} onClick={() => outage.begin(message, 0)}>
          Try now
        </Button>
      </div>
    </Box>
  );
}

/** Seconds between two checks whether the server is back. */
const PAUSE = 5;

async function isBack(): Promise<boolean> {
  const answered = await fetch('/readyz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  const current = outage.get();
  if (!answered && current) outage.begin(current.message, PAUSE);
  return answered;
}

function isOutage(error: unknown): boolean {
  return error instanceof ApiError && error.status === 503;
}
