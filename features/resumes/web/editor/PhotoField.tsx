import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { IconPhoto } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { messageOf } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { uploadResumePhoto } from '../../resumes-contract.ts';

type PhotoFieldProps = {
  photoId: number | null;
  shown: boolean;
  onPhoto: (photoId: number | null) => void;
  onShow: (shown: boolean) => void;
};

/** A photo, disabled by default. Explains where most employers prefer none. */
export function PhotoField({ photoId, shown, onPhoto, onShow }: PhotoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const keep = useMutation(
    mutation(uploadResumePhoto, {
      onSuccess: ({ data }) => onPhoto(data.photo_file_id),
      // Shown below the buttons.
      onError: () => true,
    }),
  );
  return (
    <Box component="section" aria-labelledby={`${id}-title`} sx={{ mt: 3, display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="h4" component="h3" id={`${id}-title`}>
        Photo
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Most employers in the UK and the US prefer no photo.
      </Typography>
      <input
        ref={input}
        hidden
        type="file"
        accept=".png,.jpg,.jpeg,.webp"
        aria-label="Photo"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (file) keep.mutate({ body: {}, files: { file } });
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          loading={keep.isPending}
          loadingPosition="start"
          startIcon={<IconPhoto size={18} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {photoId === null ? 'Choose a photo' : 'Choose another photo'}
        </Button>
        {photoId !== null && (
          <Button color="inherit" size="small" onClick={() => onPhoto(null)}>
            Remove it
          </Button>
        )}
      </Box>
      {keep.error && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.text' }}>
          {messageOf(keep.error)}
        </Typography>
      )}
      {photoId !== null && (
        <FormControlLabel label="Show photo" control={<Checkbox checked={shown} onChange={(_, checked) => onShow(checked)} />} />
      )}
    </Box>
  );
}
