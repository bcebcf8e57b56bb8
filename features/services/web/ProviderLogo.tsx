import Box from '@mui/material/Box';
import { IconHeartHandshake } from '@tabler/icons-react';

/** The logo of a provider; a plain mark where it has none. Its name is beside it. */
export function ProviderLogo({ url, size }: { url: string | null; size: number }) {
  return (
    <Box
      aria-hidden
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        color: 'text.secondary',
        overflow: 'hidden',
      }}
    >
      {url ? (
        <Box component="img" src={url} alt="" sx={{ width: '100%', height: '100%', objectFit: 'contain' }} />
      ) : (
        <IconHeartHandshake size={size * 0.55} aria-hidden />
      )}
    </Box>
  );
}
