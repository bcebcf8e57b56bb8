import Box from '@mui/material/Box';
import { IconBriefcase, IconCoin, IconHome, IconSchool, IconStethoscope, type TablerIcon } from '@tabler/icons-react';
import type { Category } from '../rules.ts';

const ICONS: Record<Category, TablerIcon> = {
  employment: IconBriefcase,
  education: IconSchool,
  healthcare: IconStethoscope,
  finance: IconCoin,
  housing: IconHome,
};

/** The logo of a provider; the icon of its main category where it has none. Its name is beside it. */
export function ProviderLogo({ url, category, size }: { url: string | null; category: Category; size: number }) {
  const Icon = ICONS[category];
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
        <Icon size={size * 0.55} aria-hidden />
      )}
    </Box>
  );
}
