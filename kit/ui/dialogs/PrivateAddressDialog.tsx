import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { CopyField } from '../inputs/CopyField.tsx';

/** An address in use: what it is, when it was created, and the label of the button that ends it. */
export type PrivateAddress = { id: number; text: ReactNode; end: string; ending: boolean };

type PrivateAddressDialogProps = {
  title: string;
  /** Who reads what there, and that whoever has the address can. */
  lead: string;
  /** The address that has just been created, the only time it is shown. */
  address: string | null;
  /** Undefined while it is loading: until then none can be created. */
  existing: readonly PrivateAddress[] | undefined;
  create: { label: string; pending: boolean; onClick: () => void } | null;
  onEnd: (id: number) => void;
  onClose: () => void;
};

/** Private addresses that others read without an account. Each is shown once, and can be ended. */
export function PrivateAddressDialog({ title, lead, address, existing, create, onEnd, onClose }: PrivateAddressDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography>{lead}</Typography>
        {address && <CopyField label="Copy it now: it isn’t shown again" value={address} />}
        {create && (
          <Button
            variant={existing?.length ? 'outlined' : 'contained'}
            color={existing?.length ? 'inherit' : 'primary'}
            loading={create.pending}
            disabled={!existing}
            onClick={create.onClick}
          >
            {create.label}
          </Button>
        )}
        {existing && existing.length > 0 && (
          <List aria-label="Addresses in use" disablePadding sx={{ width: '100%' }}>
            {existing.map((one) => (
              <ListItem key={one.id} disableGutters sx={{ gap: 2, py: 0.5, borderTop: 1, borderColor: 'divider' }}>
                <Typography variant="body2" sx={{ flex: 1 }}>
                  {one.text}
                </Typography>
                <Button size="small" color="inherit" loading={one.ending} onClick={() => onEnd(one.id)}>
                  {one.end}
                </Button>
              </ListItem>
            ))}
          </List>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
