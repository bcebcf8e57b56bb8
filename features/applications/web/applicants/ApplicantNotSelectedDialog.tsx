import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { FieldTexts } from '#kit/ui/FormField.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { isNotSelectedReason, NOT_SELECTED_REASONS } from '../../rules.ts';

type ApplicantNotSelectedDialogProps = {
  name: string;
  /** For several applicants, who get no note: what happens to them. */
  many?: string;
  onCancel: () => void;
  onConfirm: (reason: string, note: string) => Promise<void>;
};

/** Asks for the reason and previews the text the veteran will see. */
export function ApplicantNotSelectedDialog({ name, many, onCancel, onConfirm }: ApplicantNotSelectedDialogProps) {
  const id = useId();
  const { control, handleSubmit, formState, watch } = useForm({ defaultValues: { reason: '', note: '' } });
  const reason = watch('reason');
  const told = isNotSelectedReason(reason) ? NOT_SELECTED_REASONS[reason].told : null;

  return (
    <Dialog
      open
      onClose={formState.isSubmitting ? undefined : onCancel}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
      // The caller restores the focus: the menu that opened this dialog no longer exists.
      disableRestoreFocus
    >
      <form noValidate onSubmit={handleSubmit(({ reason: chosen, note }) => onConfirm(chosen, note.trim()))}>
        <DialogTitle id={`${id}-title`}>Mark {name} as not selected</DialogTitle>
        <DialogContent>
          {many !== undefined && <DialogContentText sx={{ mb: 2 }}>{many}</DialogContentText>}
          <Controller
            control={control}
            name="reason"
            rules={{ required: 'Choose a reason' }}
            render={({ field, fieldState }) => (
              <Box sx={{ mb: 2 }}>
                <FormLabel id={`${id}-reason-label`}>Why?</FormLabel>
                <RadioGroup
                  aria-labelledby={`${id}-reason-label`}
                  aria-describedby={fieldState.error ? `${id}-reason-error` : undefined}
                  name={field.name}
                  value={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                >
                  {Object.entries(NOT_SELECTED_REASONS).map(([key, { label }], index) => (
                    <FormControlLabel
                      key={key}
                      value={key}
                      label={label}
                      control={<Radio slotProps={{ input: index === 0 ? { ref: field.ref } : {} }} />}
                    />
                  ))}
                </RadioGroup>
                <FieldTexts id={`${id}-reason`} error={fieldState.error?.message} />
              </Box>
            )}
          />
          <Box role="status" sx={{ mb: 2 }}>
            {told && (
              <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: 'info.soft', typography: 'body2' }}>
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {name} will read:
                </Box>{' '}
                {told}
              </Box>
            )}
          </Box>
          {many === undefined && (
            <TextInput
              control={control}
              name="note"
              id={`${id}-note`}
              label="Note"
              help="Only your colleagues see this, never the applicant."
              multiline
              minRows={2}
              maxRows={8}
              maxLength={2000}
              optional
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={formState.isSubmitting} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={formState.isSubmitting}>
            Not selected
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
