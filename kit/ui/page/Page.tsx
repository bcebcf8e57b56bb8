import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useSettingsContext } from '../theme/settings.tsx';
import { wideFrame } from './frame.ts';
import { useHeadingFocus, usePageTitle } from './page-heading.ts';

export type Crumb = { label: string; href: string };

type PageProps = {
  /** The page's only h1, also shown in the browser's tab. */
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** The parent pages, from the second level down. */
  breadcrumbs?: readonly Crumb[];
  /** The primary action of the screen, with any secondary ones next to it. */
  action?: ReactNode;
  /**
   * `reading` limits forms and text to a comfortable line length, `wide` is for lists and tables, `full` for boards and split
   * views. `beside` is `reading` with the left edge of `wide`, for a page that a wide one leads to.
   */
  width?: 'reading' | 'wide' | 'full' | 'beside';
  children?: ReactNode;
};

const WIDTH = { reading: 720, wide: 1280, full: 'none', beside: 1280 } as const;

/** The frame of a screen: title, breadcrumbs, primary action, content. */
export function Page({ title, lead, breadcrumbs = [], action, width = 'wide', children }: PageProps) {
  const { themeStretch } = useSettingsContext();
  const heading = useRef<HTMLHeadingElement>(null);

  usePageTitle(title);
  useHeadingFocus(heading);

  return (
    <Box
      {...(width === 'full' && wideFrame)}
      sx={{
        width: '100%',
        maxWidth: themeStretch && (width === 'wide' || width === 'beside') ? 'none' : WIDTH[width],
        mx: 'auto',
        px: { xs: 2, sm: 3 },
        pt: { xs: 2.5, sm: 4 },
        pb: { xs: 5, sm: 8 },
      }}
    >
      {breadcrumbs.length > 0 && (
        <Breadcrumbs aria-label="Breadcrumbs" separator={<IconChevronRight size={16} aria-hidden />} sx={{ mb: 1 }}>
          {breadcrumbs.map(({ label, href }) => (
            // Wrapped crumbs remain targets of 24 px.
            <Link key={href} href={href} color="textSecondary" underline="hover" sx={{ display: 'inline-block', py: 0.25 }}>
              {label}
            </Link>
          ))}
          <Box component="span" aria-current="page" sx={{ color: 'text.primary' }}>
            {title}
          </Box>
        </Breadcrumbs>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 3 }}>
        <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
          <Typography ref={heading} variant="h1" tabIndex={-1}>
            {title}
          </Typography>
          {lead && <Typography sx={{ mt: 0.5, maxWidth: '75ch', color: 'text.secondary' }}>{lead}</Typography>}
        </Box>
        {action && <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>{action}</Box>}
      </Box>
      {width === 'beside' ? <Box sx={{ maxWidth: WIDTH.reading - 48 }}>{children}</Box> : children}
    </Box>
  );
}
