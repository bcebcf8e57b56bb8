import Avatar from '@mui/material/Avatar';
import { Suspense } from 'react';
import { OwnAvatar } from '#features/accounts/web/index.ts';
import type { Viewer } from './viewer.ts';

/** The person's picture or initials. Decorative: the name is beside it or labels the button. */
export function ViewerAvatar({ viewer, size }: { viewer: Viewer; size: number }) {
  const names = viewer.full_name.trim().split(/\s+/);
  const initials = [names[0], names.length > 1 ? names.at(-1) : undefined].map((name) => name?.[0] ?? '').join('');
  const looks = {
    alt: '',
    'aria-hidden': true,
    sx: { width: size, height: size, fontSize: size * 0.38 },
    children: initials.toUpperCase(),
  } as const;
  if (!viewer.picture) return <Avatar {...looks} />;
  return (
    <Suspense fallback={<Avatar {...looks} />}>
      <OwnAvatar address={viewer.picture} {...looks} />
    </Suspense>
  );
}
