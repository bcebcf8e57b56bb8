import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { toast } from '../page/toast.tsx';

/** A text to copy, such as an address that is shown once. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const id = useId();
  return (
    <div>
      <Typography component="label" htmlFor={id} variant="subtitle2">
        {label}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <OutlinedInput id={id} fullWidth readOnly value={value} onFocus={({ target }) => target.select()} />
        <Button
          variant="contained"
          onClick={() =>
            void navigator.clipboard.writeText(value).then(
              () => toast.success('Copied'),
              () => toast.error('Copying is blocked here. Select the text and copy it.'),
            )
          }
        >
          Copy
        </Button>
      </Box>
    </div>
  );
}
