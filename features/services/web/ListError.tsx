import Alert from '@mui/material/Alert';
import { ApiError } from '#kit/ui/data/api.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';

type ListErrorProps = { error: Error; title: string; onRetry: () => void; retrying: boolean };

/** Replaces a list of the directory that could not be loaded: it asks for a place where that is all that is missing. */
export function ListError({ error, title, onRetry, retrying }: ListErrorProps) {
  const place = error instanceof ApiError ? error.errors.proximity?.join(' ') : undefined;
  return place ? <Alert severity="info">{place}</Alert> : <ErrorState title={title} onRetry={onRetry} retrying={retrying} />;
}
