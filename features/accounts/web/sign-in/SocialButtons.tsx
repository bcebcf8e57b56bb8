import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { IconBrandGoogle, IconBrandLinkedin } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { mutation, query } from '#kit/ui/data/query.ts';
import { findSocialProviders } from '../../social-contract.ts';
import { intent } from '../session/intent.ts';
import { readSignInSearch } from './sign-in-search.ts';
import { beginSocialSignIn, PROVIDER_NAMES } from './social.ts';

const PROVIDERS = [
  { provider: 'linkedin', Icon: IconBrandLinkedin },
  { provider: 'google', Icon: IconBrandGoogle },
] as const;

/**
 * Google and LinkedIn, for veterans only and only if the tenant has keys for them.
 * @param verb what the buttons do, for screen readers
 */
export function SocialButtons({ verb = 'Sign in' }: { verb?: 'Sign in' | 'Sign up' }) {
  const { redirect } = readSignInSearch(useLocation().search);
  const { data } = useQuery({ ...query(findSocialProviders), staleTime: Number.POSITIVE_INFINITY });
  const begin = useMutation(mutation(beginSocialSignIn));
  const available = PROVIDERS.filter(({ provider }) => data?.data.includes(provider));
  // The browser is leaving once the call has succeeded.
  const leavingTo = begin.isPending || begin.isSuccess ? begin.variables : null;
  if (available.length === 0) return null;

  return (
    <>
      <Divider sx={{ my: 3, typography: 'caption', color: 'text.secondary' }}>OR</Divider>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: `repeat(${available.length}, 1fr)` }, gap: 1.5 }}>
        {available.map(({ provider, Icon }) => (
          <Button
            key={provider}
            variant="outlined"
            color="inherit"
            aria-label={`${verb} with ${PROVIDER_NAMES[provider]}`}
            startIcon={<Icon size={20} aria-hidden />}
            loading={leavingTo === provider}
            loadingPosition="start"
            disabled={leavingTo !== null && leavingTo !== provider}
            onClick={() => {
              // The URL of this page is lost on the way through the provider.
              if (redirect) intent.returnTo(redirect);
              begin.mutate(provider);
            }}
          >
            {PROVIDER_NAMES[provider]}
          </Button>
        ))}
      </Box>
    </>
  );
}
