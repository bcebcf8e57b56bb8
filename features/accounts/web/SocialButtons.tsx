import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { IconBrandGoogle, IconBrandLinkedin } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { toastError } from '#kit/ui/api.ts';
import { readSignInSearch } from './sign-in-search.ts';
import { beginSocialSignIn, PROVIDER_NAMES, type SocialProvider } from './social.ts';
import { wantedPath } from './wanted-path.ts';

const PROVIDERS = [
  { provider: 'linkedin', Icon: IconBrandLinkedin },
  { provider: 'google', Icon: IconBrandGoogle },
] as const;

/** The other ways in, for veterans only (specification, section 2). @param verb what a press does, for a screen reader */
export function SocialButtons({ verb = 'Sign in' }: { verb?: 'Sign in' | 'Sign up' }) {
  const { redirect } = readSignInSearch(useLocation().search);
  const [leavingTo, setLeavingTo] = useState<SocialProvider | null>(null);

  const begin = async (provider: SocialProvider) => {
    setLeavingTo(provider);
    // The address here is lost on the way over the provider.
    if (redirect) wantedPath.set(redirect);
    try {
      await beginSocialSignIn(provider);
    } catch (error) {
      toastError(error);
      setLeavingTo(null);
    }
  };

  return (
    <>
      <Divider sx={{ my: 3, typography: 'caption', color: 'text.secondary' }}>OR</Divider>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5 }}>
        {PROVIDERS.map(({ provider, Icon }) => (
          <Button
            key={provider}
            variant="outlined"
            color="inherit"
            aria-label={`${verb} with ${PROVIDER_NAMES[provider]}`}
            startIcon={<Icon size={20} aria-hidden />}
            loading={leavingTo === provider}
            loadingPosition="start"
            disabled={leavingTo !== null && leavingTo !== provider}
            onClick={() => void begin(provider)}
          >
            {PROVIDER_NAMES[provider]}
          </Button>
        ))}
      </Box>
    </>
  );
}
