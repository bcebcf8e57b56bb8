import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { IconClockHour4, IconFileText, IconFlag, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { heldInWords } from '#features/jobs/held-reasons.ts';
import { download } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { formatBytes } from '#kit/ui/inputs/FileDrop.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { type Attachment, getAttachment, type Message } from '../contract.ts';
import type { Side } from '../rules.ts';

type MessageBubbleProps = {
  message: Message;
  /** The side of the viewer: its messages are on the right. */
  side: Side;
  onReport: (() => void) | null;
};

export function MessageBubble({ message, side, onReport }: MessageBubbleProps) {
  const isOwnSide = message.side === side;
  return (
    <Box
      component="li"
      sx={{ display: 'grid', justifyItems: isOwnSide ? 'end' : 'start', gap: 0.5, [isOwnSide ? 'pl' : 'pr']: { xs: 3, sm: 6 } }}
    >
      <Typography variant="caption" sx={{ color: 'text.secondary', px: 0.5 }}>
        <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {message.is_own ? 'You' : message.sender_name}
        </Box>
        {' · '}
        <DateText value={message.at} />
      </Typography>
      <Box
        sx={{
          px: 1.75,
          py: 1.25,
          maxWidth: '75ch',
          minWidth: 0,
          borderRadius: 1.5,
          border: 1,
          borderColor: isOwnSide ? 'transparent' : 'divider',
          borderStyle: message.state === 'sent' ? 'solid' : 'dashed',
          ...(message.state !== 'sent' && { borderColor: 'controlBorder' }),
          bgcolor: isOwnSide ? 'background.neutral' : 'background.paper',
          [isOwnSide ? 'borderBottomRightRadius' : 'borderBottomLeftRadius']: 4,
        }}
      >
        {message.subject && (
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} dir="auto">
            {message.subject}
          </Typography>
        )}
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'isolate' }}>
          {message.body}
        </Typography>
        {message.attachments.length > 0 && (
          <Box component="ul" aria-label="Files" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
            {message.attachments.map((attachment) => (
              <li key={attachment.id}>
                <FileButton attachment={attachment} />
              </li>
            ))}
          </Box>
        )}
      </Box>
      {message.state === 'held' && (
        <Notice icon={<IconClockHour4 size={15} aria-hidden />} label="Being checked" colour="warning">
          It may mention {heldInWords(message.held_for)}. It is delivered if our team approves it.
        </Notice>
      )}
      {message.state === 'refused' && (
        <Notice icon={<IconX size={15} aria-hidden />} label="Not delivered" colour="error">
          {message.decision_note}
        </Notice>
      )}
      {message.is_reported ? (
        <Typography variant="caption" sx={{ color: 'text.secondary', px: 0.5 }}>
          You reported this message.
        </Typography>
      ) : (
        onReport && (
          <Button
            size="small"
            color="inherit"
            startIcon={<IconFlag size={14} aria-hidden />}
            aria-label={`Report the message from ${message.sender_name}`}
            onClick={onReport}
            sx={{ color: 'text.secondary', py: 0, minHeight: 24, typography: 'caption' }}
          >
            Report
          </Button>
        )
      )}
    </Box>
  );
}

function Notice(props: { icon: ReactElement; label: string; colour: 'warning' | 'error'; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end', gap: 1, maxWidth: '60ch' }}>
      <Chip size="small" color={props.colour} variant="outlined" icon={props.icon} label={props.label} />
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {props.children}
      </Typography>
    </Box>
  );
}

function FileButton({ attachment }: { attachment: Attachment }) {
  const { id, name, size } = attachment;
  const save = useMutation(mutation(() => download(getAttachment, { params: { id } }, name)));
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      loading={save.isPending}
      loadingPosition="start"
      startIcon={<IconFileText size={16} aria-hidden />}
      aria-label={`Download ${name} (${formatBytes(size)})`}
      onClick={() => save.mutate()}
      sx={{ maxWidth: '100%', whiteSpace: 'normal', textAlign: 'left', overflowWrap: 'anywhere' }}
    >
      {name} ({formatBytes(size)})
    </Button>
  );
}
