import Avatar from '@mui/material/Avatar';

const TINTS = ['info', 'success', 'warning', 'primary'] as const;

type CompanyLogoProps = { company: { id: number; name: string; logo_url: string | null }; size?: number };

/** A company's logo, or its initials on a background colour. The name is always next to it. */
export function CompanyLogo({ company, size = 44 }: CompanyLogoProps) {
  const tint = TINTS[company.id % TINTS.length] ?? 'info';
  return (
    <Avatar
      variant="rounded"
      aria-hidden
      src={company.logo_url ?? undefined}
      alt=""
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.36,
        letterSpacing: '0.01em',
        bgcolor: company.logo_url ? 'background.paper' : `${tint}.soft`,
        color: `${tint}.softText`,
        flexShrink: 0,
        '& img': { objectFit: 'contain' },
      }}
    >
      {initialsOf(company.name)}
    </Avatar>
  );
}

/** NR for Northgate Rail, ignoring words like "of". */
export function initialsOf(name: string): string {
  const words = name.split(/[\s&/,.-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const telling = words.filter((word) => !/^(of|and|the|for|in|at)$/i.test(word));
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
