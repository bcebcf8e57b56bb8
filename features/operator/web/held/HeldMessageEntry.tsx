import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { heldInWords } from '#features/jobs/held-reasons.ts';
import type { CheckedMessage } from '#features/messages/contract.ts';
import { QueueEntry } from '#kit/ui/dialogs/DecisionQueue.tsx';
import { paths } from '#kit/ui/paths.ts';
import { counted } from '#kit/ui/text/counted.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { MarkedText } from '#kit/ui/text/MarkedText.tsx';
import type { HeldTab } from '../../held-contract.ts';

type HeldMessageEntryProps = {
  tab: HeldTab;
  message: CheckedMessage;
  onAsk: (what: 'deliver' | 'refuse' | 'close') => void;
};

export function HeldMessageEntry({ tab, message, onAsk }: HeldMessageEntryProps) {
  const { sender, copies, company, report, held_for, quotes } = message;
  return (
    <QueueEntry
      title={`${sender.name} to ${copies > 1 ? counted(copies, 'person', 'people') : message.recipient_name}`}
      about={
        <>
          Message · <Link href={paths.operator.company(company.id)}>{company.name}</Link>
          {message.job_title && ` · ${message.job_title}`} · <DateText value={message.created_at} />
        </>
      }
      chips={
        held_for.length > 0 && (
          <>
            <Chip size="small" color="warning" variant="outlined" label={`May ask for ${heldInWords(held_for)}`} />
            {tab === 'decided' && (
              <Chip
                size="small"
                color={message.state === 'sent' ? 'success' : 'error'}
                variant="outlined"
                label={message.state === 'sent' ? 'Delivered' : 'Refused'}
              />
            )}
          </>
        )
      }
      decision={
        (report || message.note) && (
          <>
            {report && (
              <div>
                <b>Reported</b> <DateText value={report.created_at} />: {report.reason}
              </div>
            )}
            {message.note && (
              <div>
                {message.decided_by && `${message.decided_by}: `}
                {message.note}
              </div>
            )}
          </>
        )
      }
      actions={
        tab === 'held' ? (
          <>
            <Button variant="contained" onClick={() => onAsk('refuse')} aria-label={`Refuse the message from ${sender.name}`}>
              Refuse
            </Button>
            <Button
              variant="outlined"
              color="inherit"
              onClick={() => onAsk('deliver')}
              aria-label={`Deliver anyway: the message from ${sender.name}`}
            >
              Deliver anyway
            </Button>
          </>
        ) : (
          tab === 'reported' && (
            <Button variant="contained" onClick={() => onAsk('close')} aria-label={`Close report about ${sender.name}`}>
              Close report
            </Button>
          )
        )
      }
    >
      {message.subject && (
        <Typography sx={{ fontWeight: 600 }} dir="auto">
          <MarkedText text={message.subject} quotes={quotes} />
        </Typography>
      )}
      <Typography sx={{ whiteSpace: 'pre-wrap', maxWidth: '75ch' }} dir="auto">
        <MarkedText text={message.body} quotes={quotes} />
      </Typography>
      {message.attachments.length > 0 && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          Files: {message.attachments.join(', ')}
        </Typography>
      )}
    </QueueEntry>
  );
}
