import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { RestoredNotice } from '../editing/RestoredNotice.tsx';
import type { FormDraft } from '../editing/useFormDraft.ts';

type FormDialogProps<Form extends FieldValues> = {
  form: UseFormReturn<Form>;
  /** From `useFormDraft`; null where nothing is written, or a secret. */
  draft: FormDraft | null;
  title: string;
  text?: ReactNode;
  /** The action as a verb, not "OK": "Report job". */
  submitLabel: string;
  cancelLabel?: string;
  /** The action cannot be undone. */
  destructive?: boolean;
  /** The action is running: no button can be pressed. */
  pending: boolean;
  /** It cannot be sent, for a reason that the dialog shows. */
  disabled?: boolean;
  maxWidth?: DialogProps['maxWidth'];
  /** More buttons, before the others. */
  moreActions?: ReactNode;
  /** For a dialog whose opener no longer exists when it closes: the caller moves the focus. */
  disableRestoreFocus?: boolean;
  onSubmit: (event: SyntheticEvent) => unknown;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A dialog with a form. Once something is typed, Escape and a click beside it no longer close it, and say why. What was typed is
 * restored when the dialog is opened again, unless it was saved or cancelled.
 */
export function FormDialog<Form extends FieldValues>({
  form,
  draft,
  title,
  text,
  submitLabel,
  cancelLabel = 'Cancel',
  destructive = false,
  pending,
  disabled = false,
  maxWidth = 'sm',
  moreActions,
  disableRestoreFocus = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps<Form>) {
  const titleId = useId();
  const { isDirty } = form.formState;
  const [isHeld, setHeld] = useState(false);
  const cancel = () => {
    draft?.clear();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={pending ? undefined : isDirty ? () => setHeld(true) : onClose}
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
          setHeld(false);
          onSubmit(event);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLFormElement>) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !pending) event.currentTarget.requestSubmit();
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {text && <DialogContentText component="div">{text}</DialogContentText>}
          {draft && draft.restoredAt !== null && <RestoredNotice at={draft.restoredAt} onDiscard={draft.discard} />}
          {children}
        </DialogContent>
        {isHeld && isDirty && (
          <Alert severity="warning" role="alert" sx={{ mx: 3 }}>
            Unsaved changes. {cancelLabel} discards them.
          </Alert>
        )}
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
          {moreActions && <Box sx={{ mr: 'auto', flexBasis: { xs: '100%', sm: 'auto' } }}>{moreActions}</Box>}
          <Button variant="outlined" color="inherit" disabled={pending} onClick={cancel}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            loading={pending}
            disabled={disabled}
          >
            {submitLabel}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
