import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { megabytes } from '#kit/contract/storage.ts';
import { query } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { getStorage, type Storage } from '../storage-contract.ts';

const USES = { person: 'You use', company: 'Your company uses', tenant: 'This site uses' } as const;

/** How much the person, their company or the tenant stores, by kind. */
export function StorageCard() {
  const title = useId();
  const { data, isError, refetch, isFetching } = useQuery(query(getStorage));
  return (
    <Box
      component="section"
      aria-labelledby={title}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: { xs: 2, sm: 3 } }}
    >
      <Typography id={title} component="h2" variant="h6" sx={{ mb: 1 }}>
        Storage
      </Typography>
      {data ? (
        <Usage storage={data.data} />
      ) : isError ? (
        <ErrorState title="Storage could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <ListSkeleton rows={1} what="storage" />
      )}
    </Box>
  );
}

function Usage({ storage: { of, bytes, limit, kinds } }: { storage: Storage }) {
  return (
    <>
      <Typography>
        {USES[of]} {limit === null ? megabytes(bytes) : `${megabytes(bytes).replace(' MB', '')} of ${megabytes(limit)}`}
      </Typography>
      {limit !== null && (
        <LinearProgress
          variant="determinate"
          aria-label="Storage used"
          value={Math.min(100, Math.round((100 * bytes) / limit))}
          color={bytes > 0.9 * limit ? 'warning' : 'primary'}
          sx={{ my: 1.5 }}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 400 }}>
        {kinds.map(({ kind, label, bytes: size }) => (
          <Typography
            key={kind}
            component="li"
            variant="body2"
            sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, color: 'text.secondary', py: 0.25 }}
          >
            <span>{label}</span>
            <span>{megabytes(size)}</span>
          </Typography>
        ))}
      </Box>
    </>
  );
}
