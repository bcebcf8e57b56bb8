import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Anchor } from '#kit/ui/link.tsx';
import { Page } from '#kit/ui/Page.tsx';
import { withQuery } from '#kit/ui/paths.ts';
import { oneOf } from '#kit/ui/search-params.ts';
import { SecuritySection } from '../security/SecuritySection.tsx';
import { useUser } from '../session/session.tsx';

const SECTIONS = { profile: 'Profile', security: 'Security' } as const;
type Section = keyof typeof SECTIONS;

/** The person's profile and security. The URL has the section (`profile_section`). */
export function ProfilePage() {
  const { pathname, search } = useLocation();
  const raw: Record<string, unknown> = search;
  const section: Section = oneOf(['profile', 'security'], raw.profile_section) ?? 'profile';
  return (
    <Page key={section} title={SECTIONS[section]} width="reading">
      <Box component="nav" aria-label="Your account" sx={{ display: 'flex', gap: 0.5, mb: 3 }}>
        {(['profile', 'security'] as const).map((one) => (
          <Box
            key={one}
            component={Anchor}
            href={withQuery(pathname, { profile_section: one })}
            aria-current={one === section ? 'page' : undefined}
            sx={{
              px: 1.5,
              py: 1,
              borderRadius: 1,
              typography: 'subtitle2',
              textDecoration: 'none',
              color: one === section ? 'primary.softText' : 'text.secondary',
              bgcolor: one === section ? 'primary.soft' : 'transparent',
              '&:hover': { color: one === section ? 'primary.softText' : 'text.primary' },
            }}
          >
            {SECTIONS[one]}
          </Box>
        ))}
      </Box>
      {section === 'security' ? <SecuritySection /> : <Facts />}
    </Page>
  );
}

/** The facts of the account. */
function Facts() {
  const { pathname } = useLocation();
  const { email, role, user_details } = useUser();
  const { first_name, middle_name, last_name, company, country } = user_details;
  const facts: [string, ReactNode][] = [
    ['Name', [first_name, middle_name, last_name].filter(Boolean).join(' ')],
    [
      'Email',
      <>
        {email}{' '}
        <Link href={withQuery(pathname, { profile_section: 'security' })} aria-label="Change email" sx={{ ml: 1 }}>
          Change
        </Link>
      </>,
    ],
    ...(role === 'recruiter' ? [['Company', company?.name ?? 'None yet'] satisfies [string, string]] : []),
    ...(country ? [['Country', country.name] satisfies [string, string]] : []),
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '160px 1fr' },
      }}
    >
      {facts.map(([term, fact], index) => (
        <Box
          key={term}
          sx={{
            display: 'grid',
            gridColumn: '1 / -1',
            gridTemplateColumns: 'subgrid',
            px: 2.5,
            py: 1.75,
            ...(index > 0 && { borderTop: 1, borderColor: 'divider' }),
          }}
        >
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            {fact}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
