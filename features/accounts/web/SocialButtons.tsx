import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { IconBrandGoogle, IconBrandLinkedin } from '@tabler/icons-react';
import { useState } from 'react';
import { toastError } from '#kit/ui/api.ts';
import { beginSocialSignIn, type SocialProvider } from './social.ts';

const PROVIDERS = [
  { provider: 'linkedin', label: 'LinkedIn', Icon: IconBrandLinkedin },
  { provider: 'google', label: 'Google', Icon: IconBrandGoogle },
] as const;

/** The other ways to sign in, for veterans only (specification, section 2). */
export function SocialButtons() {
  const [leavingTo, setLeavingTo] = useState<SocialProvider | null>(null);

  const begin = async (provider: SocialProvider) => {
    setLeavingTo(provider);
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
        {PROVIDERS.map(({ provider, label, Icon }) => (
          <Button
            key={provider}
            variant="outlined"
            color="inherit"
            aria-label={`Sign in with ${label}`}
            startIcon={<Icon size={20} aria-hidden />}
            loading={leavingTo === provider}
            loadingPosition="start"
            disabled={leavingTo !== null && leavingTo !== provider}
            onClick={() => void begin(provider)}
          >
            {label}
          </Button>
        ))}
      </Box>
    </>
  );
}
