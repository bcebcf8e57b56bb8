import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { IconPhone } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { PAGE_LABELS, PAGE_PATHS } from '#features/tenants/page-rules.ts';
import { reopenCookieChoice } from '#features/tenants/web/index.ts';
import { telHref } from '#kit/contract/phone.ts';
import { countryOf } from '#kit/country/country.ts';
import { AROUND_WIDE_FRAME } from '#kit/ui/page/frame.ts';
import { keepToastsAbove } from '#kit/ui/page/toast.tsx';
import { paths } from '#kit/ui/paths.ts';
import type { ShellTenant } from './viewer.ts';

/** On a phone the links wrap: each line is a target of 24 px. */
const LINE_LINK = { display: 'inline-block', py: 0.25 } as const;

/** Copyright, links and crisis lines: the tenant's numbers as links that call them. Toasts stay above it. */
export function Footer({ tenant, wide }: { tenant: ShellTenant; wide: boolean }) {
  const lines = tenant.crisis_line ?? [];
  const footer = useRef<HTMLElement>(null);
  useEffect(() => {
    if (footer.current) return keepToastsAbove(footer.current);
  }, []);
  return (
    <Box
      component="footer"
      ref={footer}
      sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper', color: 'text.secondary', typography: 'body2' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 4,
          rowGap: 1,
          px: { xs: 2, sm: 3 },
          py: 2,
          mx: 'auto',
          maxWidth: wide ? 'none' : 1280,
          [AROUND_WIDE_FRAME]: { maxWidth: 'none' },
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5 }}>
          <span>
            © {new Date().getFullYear()} {tenant.name}
          </span>
          <Link href={paths.browseJobs()} color="inherit" sx={LINE_LINK}>
            Browse jobs
          </Link>
          <Link href={paths.companies()} color="inherit" sx={LINE_LINK}>
            Employers
          </Link>
          {(['about-us', 'terms', 'privacy', 'accessibility'] as const).map((slug) => (
            <Link key={slug} href={PAGE_PATHS[slug]} color="inherit" sx={LINE_LINK}>
              {PAGE_LABELS[slug]}
            </Link>
          ))}
          <Link href="/licences.txt" color="inherit" sx={LINE_LINK}>
            {countryOf(tenant.country_id).spelling === 'british' ? 'Licences' : 'Licenses'} and sources
          </Link>
          {tenant.analytics?.asks_consent && (
            <Link component="button" variant="body2" color="inherit" sx={LINE_LINK} onClick={() => void reopenCookieChoice()}>
              Change cookie choice
            </Link>
          )}
        </Box>
        {lines.length > 0 && (
          <Box
            component="section"
            aria-label="Crisis lines"
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}
          >
            <Box
              component="span"
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontWeight: 600, color: 'text.primary' }}
            >
              <IconPhone size={18} aria-hidden />
              In crisis?
            </Box>
            {lines.map(({ name, number, note }) => (
              <span key={number}>
                {name}{' '}
                <Link href={telHref(number)} sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                  {number}
                </Link>
                {note && `, ${note}`}
              </span>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}
