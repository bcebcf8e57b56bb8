import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { DateText } from '#kit/ui/DateText.tsx';

type RestoredNoticeProps = {
  /** In milliseconds. */
  at: number;
  onDiscard: () => void;
};

/** Says that what stands here was typed before and is not saved. */
export function RestoredNotice({ at, onDiscard }: RestoredNoticeProps) {
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button size="small" color="inherit" onClick={onDiscard}>
          Discard
        </Button>
      }
    >
      What you had not saved is here again, as you left it <DateText value={new Date(at).toISOString()} />.
    </Alert>
  );
}
