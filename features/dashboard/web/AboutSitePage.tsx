import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { findServiceProviders } from '#features/services/contract.ts';
import { PAGE_PATHS, PAGE_SLUGS, type PageSlug } from '#features/tenants/page-rules.ts';
import { SitePage } from '#features/tenants/web/parts.ts';
import { telHref } from '#kit/contract/phone.ts';
import { query } from '#kit/ui/data/query.ts';
import { paths } from '#kit/ui/paths.ts';

/** The needs that providers help with, by the page about them. */
const NEEDS = { healthcare: 'healthcare', education: 'education', housing: 'housing', finance: 'finance' } as const;
type Need = (typeof NEEDS)[keyof typeof NEEDS];

const needOf = (slug: PageSlug): Need | null => Object.values(NEEDS).find((need) => need === slug) ?? null;

/** A page about the tenant, by its address; those about a service list who helps. */
export function AboutSitePage() {
  const { pathname } = useLocation();
  const slug = PAGE_SLUGS.find((one) => PAGE_PATHS[one] === pathname.replace(/(.)\/$/, '$1')) ?? 'about-us';
  const need = needOf(slug);
  return (
    <SitePage key={slug} slug={slug}>
      {need && <WhoHelps need={need} />}
    </SitePage>
  );
}

/** Shown on a page about a service. */
const MOST = 6;

/** Organisations that help with a need; nothing where there are none, or while they are being loaded. */
function WhoHelps({ need }: { need: Need }) {
  const { data } = useQuery(query(findServiceProviders, { query: { category_id: [need] } }));
  const found = data?.data.slice(0, MOST) ?? [];
  if (found.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="who-helps" sx={{ mt: 4 }}>
      <Typography id="who-helps" variant="h3" component="h2" sx={{ mb: 2 }}>
        Who can help
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {found.map(({ id, name, summary, phones }) => (
          <Box
            component="li"
            key={id}
            sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
          >
            <Typography variant="subtitle1" component="h3">
              <Link href={paths.serviceProvider(id)} color="textPrimary">
                {name}
              </Link>
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {summary}
            </Typography>
            {phones[0] && (
              <Link href={telHref(phones[0].number)} variant="body2" sx={{ display: 'inline-block', py: 0.25 }}>
                {phones[0].number}
              </Link>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
