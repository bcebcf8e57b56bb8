import { IconPhotoUp } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { PictureField } from '#kit/ui/inputs/picture/PictureField.tsx';
import { setSiteLogo } from '../../settings-contract.ts';
import type { Settings } from '../../settings-shapes.ts';
import { SettingsSection } from './SettingsSection.tsx';

type SiteLogoFieldProps = { settings: Settings; onSaved: (settings: Settings) => void };

/** The logo in the top bar of every page, saved at once. */
export function SiteLogoField({ settings, onSaved }: SiteLogoFieldProps) {
  const [error, setError] = useState<string | null>(null);
  const save = useMutation(
    mutation((logo: File | null) => call(setSiteLogo, { body: {}, files: logo ? { logo } : {} }), {
      success: ({ message }) => message,
      onSuccess: ({ data }) => onSaved(data),
      onError: (problem) => {
        if (!(problem instanceof ApiError && problem.errors.logo)) return false;
        setError(problem.errors.logo.join(' '));
        return true;
      },
    }),
  );
  return (
    <SettingsSection title="Logo" lead="Shown in the top bar of every page instead of the name.">
      <PictureField
        noun="logo"
        shape="wide"
        src={settings.logo_url ?? undefined}
        alt={settings.logo_url ? `Logo of ${settings.name}` : ''}
        has_picture={settings.logo_url !== null}
        busy={save.isPending}
        error={error}
        placeholder={<IconPhotoUp aria-hidden />}
        onChange={async (logo) => {
          setError(null);
          await save.mutateAsync(logo).catch(() => {});
        }}
      />
    </SettingsSection>
  );
}
