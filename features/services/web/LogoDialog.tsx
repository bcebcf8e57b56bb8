import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError, call } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { FileDrop } from '#kit/ui/inputs/FileDrop.tsx';
import { findProviders, MAX_LOGO_BYTES, type Provider, setProviderLogo } from '../operator-contract.ts';
import { logoUrl } from '../rules.ts';
import { ProviderLogo } from './ProviderLogo.tsx';

/** Sets or removes the logo of a provider. */
export function LogoDialog({ provider, onClose }: { provider: Provider; onClose: () => void }) {
  const titleId = useId();
  const { id, name, category, logo_file_id, is_active } = provider;
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const save = useMutation(
    mutation((logo: File | null) => call(setProviderLogo, { params: { id }, body: {}, ...(logo && { files: { logo } }) }), {
      invalidates: [findProviders],
      success: ({ message }) => message,
      onSuccess: onClose,
      onError: (error) => {
        const message = error instanceof ApiError ? error.errors.logo?.join(' ') : undefined;
        if (message) setFault(message);
        return message !== undefined;
      },
    }),
  );
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{`Logo of ${name}`}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {logo_file_id !== null && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <ProviderLogo url={is_active ? logoUrl(id, logo_file_id) : null} category={category} size={56} />
            <Typography variant="body2" color="textSecondary">
              {is_active ? 'The logo as veterans see it.' : 'It has a logo, shown whenever the provider is.'}
            </Typography>
          </Box>
        )}
        <FileDrop
          label="Picture"
          help="PNG, JPEG or WebP, up to 2 MB and 4,000 pixels a side."
          accept=".png,.jpg,.jpeg,.webp"
          maxBytes={MAX_LOGO_BYTES}
          file={file}
          {...(fault && { error: fault })}
          onRefuse={setFault}
          onChange={(picked) => {
            setFile(picked);
            setFault(null);
          }}
        />
      </DialogContent>
      <DialogActions>
        {logo_file_id !== null && (
          <Button color="inherit" disabled={save.isPending} onClick={() => save.mutate(null)} sx={{ mr: 'auto' }}>
            Remove logo
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" disabled={!file} loading={save.isPending} onClick={() => save.mutate(file)}>
          Save logo
        </Button>
      </DialogActions>
    </Dialog>
  );
}
