import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { DateText } from '../text/DateText.tsx';

type RestoredNoticeProps = {
  /** In milliseconds. */
  at: number;
  onDiscard: () => void;
};

/** Tells the person that unsaved changes were restored. */
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
      We restored your unsaved changes from <DateText value={new Date(at).toISOString()} />.
    </Alert>
  );
}
