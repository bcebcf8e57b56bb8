import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useUser } from '#features/accounts/web/index.ts';
import { useLocale } from '#kit/ui/locale.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { interestText } from '../rules.ts';
import type { Course } from '../shapes.ts';
import { useInterest } from './useInterest.ts';

/** Shows what the provider will read, and sends it once the veteran agrees. */
export function InterestDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const id = useId();
  const user = useUser();
  const { siteName } = useLocale();
  const { control, handleSubmit } = useForm({ defaultValues: { message: '' } });
  const message = useWatch({ control, name: 'message' });
  const [agreed, setAgreed] = useState(false);
  const [refused, setRefused] = useState(false);
  const { show } = useInterest(course.id);
  const email = interestText({
    course: course.title,
    person: {
      first_name: user?.user_details.first_name ?? '',
      last_name: user?.user_details.last_name ?? '',
      email: user?.email ?? '',
    },
    message: message.trim(),
    site: siteName,
  });
  const send = handleSubmit((values) => {
    if (!agreed) return setRefused(true);
    show.mutate(values.message, { onSuccess: onClose });
  });
  return (
    <Dialog open onClose={show.isPending ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          void send();
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={id}>{`Tell ${course.provider} you’re interested`}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <TextInput
            control={control}
            name="message"
            label="Message"
            help="Ask about dates, places or funding. Leave out personal details that they don’t need."
            multiline
            minRows={3}
            maxLength={1000}
            optional
            autoFocus
          />
          <Box
            role="group"
            aria-labelledby={`${id}-preview`}
            sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.subtle' }}
          >
            <Typography id={`${id}-preview`} variant="subtitle2" component="h3" sx={{ mb: 1 }}>
              The email they will get
            </Typography>
            {[email.subject, ...email.paragraphs].map((paragraph, index) => (
              <Typography
                key={paragraph}
                variant="body2"
                sx={{ fontWeight: index === 0 ? 600 : 400, mb: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {paragraph}
              </Typography>
            ))}
          </Box>
          <Box>
            <FormControlLabel
              control={
                <Checkbox
                  checked={agreed}
                  onChange={(_, checked) => {
                    setAgreed(checked);
                    if (checked) setRefused(false);
                  }}
                  slotProps={{ input: { 'aria-describedby': refused ? `${id}-refused` : undefined, 'aria-invalid': refused } }}
                />
              }
              label={`Share my name, email address and message with ${course.provider}`}
            />
            {refused && (
              <FormHelperText id={`${id}-refused`} error role="alert">
                Agree to share them, or cancel.
              </FormHelperText>
            )}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            We send the email after two minutes. Until then you can withdraw it. You can contact each provider once per course.
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={show.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={show.isPending}>
            Send
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
