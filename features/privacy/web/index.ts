import { lazy } from 'react';
import type { ProfileSection } from '#features/accounts/web/index.ts';

/** A section of the profile: a copy of the person’s data, and the deletion of their account. */
export const DATA_SECTION: ProfileSection = {
  key: 'data',
  label: 'Your data',
  lead: 'Take a copy of everything we store about you, or delete your account.',
  Content: lazy(async () => ({ default: (await import('./DataSection.tsx')).DataSection })),
};
