import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { shownEmail } from '#kit/contract/shown-email.ts';
import { Anchor } from '#kit/ui/page/link.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { withQuery } from '#kit/ui/paths.ts';
import { isInactive } from '../../guards.ts';
import { SecuritySection } from '../security/SecuritySection.tsx';
import { useUser } from '../session/session.tsx';
import { NameForm } from './NameForm.tsx';
import { ProfilePicture } from './ProfilePicture.tsx';
import type { ProfileSection } from './profile-section.ts';

type ProfileSectionsProps = { more?: readonly ProfileSection[]; last?: readonly ProfileSection[] };

/**
 * The person’s own page: their details and security, with further sections between the two (`more`), such as a veteran’s onboarding answers, and
 * after them (`last`). An inactive account has no security section and can’t change its details. The URL has the section (`profile_section`).
 */
export function ProfileSections({ more = [], last = [] }: ProfileSectionsProps) {
  const { pathname, search } = useLocation();
  const user = useUser();
  const raw: Record<string, unknown> = search;
  const profile: ProfileSection = { key: 'profile', label: 'Profile', Content: Facts };
  const security: ProfileSection = { key: 'security', label: 'Security', Content: SecuritySection };
  const sections: readonly ProfileSection[] = [profile, ...more, ...(isInactive(user) ? [] : [security]), ...last];
  const shown = sections.find(({ key }) => key === raw.profile_section) ?? profile;
  return (
    <Page key={shown.key} title={shown.label} lead={shown.lead} width="reading">
      <Box
        component="nav"
        aria-label="Your account"
        // Wider than the text where there is room, so that a veteran’s sections fit one line.
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 3,
          borderBottom: 1,
          borderColor: 'divider',
          mb: 3,
          mr: { lg: -14 },
        }}
      >
        {sections.map(({ key, label }) => (
          <Box
            key={key}
            component={Anchor}
            href={withQuery(pathname, { profile_section: key })}
            aria-current={key === shown.key ? 'page' : undefined}
            // The look of tabs elsewhere; as links, they have addresses of their own.
            sx={{
              px: 0.25,
              py: 1.25,
              mb: '-1px',
              borderBottom: 2,
              borderColor: key === shown.key ? 'primary.text' : 'transparent',
              typography: 'subtitle2',
              textDecoration: 'none',
              color: key === shown.key ? 'text.primary' : 'text.secondary',
              '&:hover': { color: 'text.primary' },
            }}
          >
            {label}
          </Box>
        ))}
      </Box>
      <Suspense fallback={<ListSkeleton rows={3} what={shown.label.toLowerCase()} />}>
        <shown.Content />
      </Suspense>
    </Page>
  );
}

/** The facts of the account. */
function Facts() {
  const { pathname } = useLocation();
  const user = useUser();
  const { email, role, user_details } = user;
  const { company, first_name, middle_name, last_name, country } = user_details;
  const isReadOnly = isInactive(user);
  const facts: [string, ReactNode][] = [
    ...(isReadOnly
      ? ([
          ['Name', [first_name, middle_name, last_name].filter(Boolean).join(' ')],
          ['Country', country?.name ?? 'None'],
        ] satisfies [string, string][])
      : []),
    [
      'Email',
      <>
        {shownEmail(email)}{' '}
        {!isReadOnly && (
          <Link href={withQuery(pathname, { profile_section: 'security' })} aria-label="Change email" sx={{ ml: 1 }}>
            Change
          </Link>
        )}
      </>,
    ],
    ...(role === 'recruiter' ? [['Company', company?.name ?? 'None yet'] satisfies [string, string]] : []),
  ];
  return (
    <>
      {!isReadOnly && (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <NameForm />
          <ProfilePicture />
        </Box>
      )}
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: isReadOnly ? 0 : 4,
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
    </>
  );
}
