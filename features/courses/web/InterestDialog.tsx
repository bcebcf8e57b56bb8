import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useUser } from '#features/accounts/web/index.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { interestText } from '../rules.ts';
import type { Course } from '../shapes.ts';
import { useInterest } from './useInterest.ts';

/** Shows what the provider will read, and sends it once the veteran agrees. */
export function InterestDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const id = useId();
  const user = useUser();
  const { siteName } = useLocale();
  const form = useForm({ defaultValues: { message: '' } });
  const draft = useFormDraft(form, `interest in course ${course.id}`);
  const { control, handleSubmit } = form;
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
    show.mutate(values.message, {
      onSuccess: () => {
        draft.clear();
        onClose();
      },
    });
  });
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={`Tell ${course.provider} you’re interested`}
      submitLabel="Send"
      pending={show.isPending}
      onSubmit={send}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
