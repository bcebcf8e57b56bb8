import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconClipboardText, IconCopy, IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Option } from '#kit/ui/inputs/SelectInput.tsx';
import type { JobDraft } from '../../../recruiting-contract.ts';
import type { JobFormValues } from '../job-values.ts';
import { TemplatesDialog } from '../templates/TemplatesDialog.tsx';
import { EarlierJobDialog } from './EarlierJobDialog.tsx';
import { PasteAdvertDialog } from './PasteAdvertDialog.tsx';

type StartPanelProps = {
  form: UseFormReturn<JobFormValues, unknown, JobDraft>;
  onTowns: (picked: readonly Option[]) => void;
  /** Before the page is left for a copy, so that what was typed is not asked about twice. */
  onLeave: (href: string) => Promise<void>;
};

/** Ways to start a job other than the empty form below. */
export function StartPanel({ form, onTowns, onLeave }: StartPanelProps) {
  const [open, setOpen] = useState<'paste' | 'earlier' | 'template' | null>(null);
  const close = () => setOpen(null);
  return (
    <Box
      component="section"
      aria-labelledby="reuse"
      sx={{ mb: 3, p: { xs: 2, sm: 3 }, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Typography id="reuse" variant="subtitle1" component="h2">
        Reuse what you have
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        Or fill in the empty form below.
      </Typography>
      <Box sx={{ mt: 2, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
        <Button variant="outlined" startIcon={<IconClipboardText size={18} aria-hidden />} onClick={() => setOpen('paste')}>
          Paste an advert
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<IconCopy size={18} aria-hidden />}
          onClick={() => setOpen('earlier')}
        >
          An earlier job
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<IconTemplate size={18} aria-hidden />}
          onClick={() => setOpen('template')}
        >
          A template
        </Button>
      </Box>
      {open === 'paste' && <PasteAdvertDialog form={form} onTowns={onTowns} onClose={close} />}
      {open === 'template' && <TemplatesDialog onLeave={onLeave} onClose={close} />}
      {open === 'earlier' && <EarlierJobDialog onLeave={onLeave} onClose={close} />}
    </Box>
  );
}
