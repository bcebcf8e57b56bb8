import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CopyField } from '#kit/ui/inputs/CopyField.tsx';

type SecretDialogProps = { title: string; label: string; value: string; text: string; onClose: () => void };

/** Shows a secret once. A click beside it does not close it, because the secret would be lost. */
export function SecretDialog({ title, label, value, text, onClose }: SecretDialogProps) {
  const id = useId();
  return (
    <Dialog open aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <CopyField label={label} value={value} />
        <Typography variant="body2">{text}</Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          I have stored it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
