import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import { QueryClientContext } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { ApiError, messageOf, NO_RESPONSE } from '../data/api.ts';

type ErrorStateProps = {
  /** What happened: "The jobs could not be loaded". */
  title: string;
  /** What to do about it. By default the message of the newest failed query on the screen. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
};

/** Replaces a part of the page that could not be loaded. The rest of the page stays usable. */
export function ErrorState({ title, children, onRetry, retrying = false }: ErrorStateProps) {
  const reason = useReason();
  const text = children ?? reason;
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 2.5,
        border: 1,
        borderColor: 'error.text',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box component={IconAlertCircle} size={24} aria-hidden sx={{ flexShrink: 0, color: 'error.text' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1" component="p">
          {title}
        </Typography>
        {text && (
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {text}
          </Typography>
        )}
        {onRetry && (
          <Button
            variant="outlined"
            color="inherit"
            size="small"
            onClick={onRetry}
            loading={retrying}
            loadingPosition="start"
            startIcon={<IconRefresh size={18} aria-hidden />}
            sx={{ mt: 2 }}
          >
            Try again
          </Button>
        )}
      </Box>
    </Box>
  );
}

/**
 * Why the newest failed query of the screen failed: the server's message, or a general one when there was no response. Null
 * for a 500 or 504, which a toast has already reported.
 */
function useReason(): string | null {
  const client = useContext(QueryClientContext);
  const failed = (client?.getQueryCache().findAll({ type: 'active', predicate: ({ state }) => state.error !== null }) ?? [])
    .map(({ state }) => state)
    .sort((one, other) => other.errorUpdatedAt - one.errorUpdatedAt);
  const error = failed[0]?.error;
  if (error instanceof ApiError) return error.status === 500 || error.status === 504 ? null : messageOf(error);
  return NO_RESPONSE;
}
