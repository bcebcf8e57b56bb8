import Typography from '@mui/material/Typography';
import { IconPhotoUp } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { PictureField } from '#kit/ui/inputs/picture/PictureField.tsx';
import { setProfilePicture } from '../../profile-contract.ts';
import { useSessionStore, useUser } from '../session/session.tsx';
import { useOwnPicture } from './useOwnPicture.ts';

/** The person's own picture: uploads, crops, replaces or removes it. */
export function ProfilePicture() {
  const { profile_picture } = useUser();
  const { refresh } = useSessionStore();
  const [error, setError] = useState<string | null>(null);
  const src = useOwnPicture(profile_picture?.original_url ?? null);
  const save = useMutation(
    mutation((picture: File | null) => call(setProfilePicture, { body: {}, files: picture ? { picture } : {} }), {
      success: ({ message }) => message,
      onSuccess: () => refresh(),
      onError: (problem) => {
        if (!(problem instanceof ApiError && problem.errors.picture)) return false;
        setError(problem.errors.picture.join(' '));
        return true;
      },
    }),
  );
  return (
    <section aria-labelledby="picture">
      <Typography id="picture" variant="h3" component="h2" sx={{ mb: 0.5 }}>
        Picture
      </Typography>
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        It’s shown to you in the menu at the top. Nobody else sees it.
      </Typography>
      <PictureField
        noun="picture"
        shape="circle"
        src={src}
        alt={profile_picture ? 'Your picture' : ''}
        has_picture={profile_picture !== null}
        busy={save.isPending}
        error={error}
        placeholder={<IconPhotoUp aria-hidden />}
        onChange={async (picture) => {
          setError(null);
          await save.mutateAsync(picture).catch(() => {});
        }}
      />
    </section>
  );
}
