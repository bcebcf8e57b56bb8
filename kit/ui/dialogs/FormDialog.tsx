import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

type FormDialogProps<Form extends FieldValues> = {
  form: UseFormReturn<Form>;
  title: string;
  text?: ReactNode;
  /** The action as a verb, not "OK": "Report job". */
  submitLabel: string;
  cancelLabel?: string;
  /** The action cannot be undone. */
  destructive?: boolean;
  /** The action is running: no button can be pressed. */
  pending: boolean;
  maxWidth?: DialogProps['maxWidth'];
  /** More buttons, before the others. */
  moreActions?: ReactNode;
  /** For a dialog whose opener no longer exists when it closes: the caller moves the focus. */
  disableRestoreFocus?: boolean;
  onSubmit: (event: SyntheticEvent) => unknown;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a form. Once something is typed, Escape and a click beside it no longer close it. */
export function FormDialog<Form extends FieldValues>({
  form,
  title,
  text,
  submitLabel,
  cancelLabel = 'Cancel',
  destructive = false,
  pending,
  maxWidth = 'sm',
  moreActions,
  disableRestoreFocus = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps<Form>) {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={pending || form.formState.isDirty ? undefined : onClose}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={titleId}
      disableRestoreFocus={disableRestoreFocus}
    >
      {/* The fields scroll; the title and the buttons stay in place. */}
      <Box
        component="form"
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          onSubmit(event);
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {text && <DialogContentText>{text}</DialogContentText>}
          {children}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
          {moreActions && <Box sx={{ mr: 'auto', flexBasis: { xs: '100%', sm: 'auto' } }}>{moreActions}</Box>}
          <Button variant="outlined" color="inherit" disabled={pending} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" variant="contained" color={destructive ? 'error' : 'primary'} loading={pending}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
