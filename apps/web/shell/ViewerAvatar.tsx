import Avatar from '@mui/material/Avatar';
import type { Viewer } from './viewer.ts';

/** The person's picture or initials. Decorative: the name is beside it or labels the button. */
export function ViewerAvatar({ viewer, size }: { viewer: Viewer; size: number }) {
  const names = viewer.full_name.trim().split(/\s+/);
  const initials = [names[0], names.length > 1 ? names.at(-1) : undefined].map((name) => name?.[0] ?? '').join('');
  return (
    <Avatar src={viewer.picture ?? undefined} alt="" aria-hidden sx={{ width: size, height: size, fontSize: size * 0.38 }}>
      {initials.toUpperCase()}
    </Avatar>
  );
}
