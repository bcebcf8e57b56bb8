import Box from '@mui/material/Box';
import { IconCheck, IconX } from '@tabler/icons-react';
import { VisuallyHidden } from '#kit/ui/page/VisuallyHidden.tsx';
import type { Application } from '../../contract.ts';
import { trackOf } from '../application-words.ts';

/** How far an application has come, in the plain states a veteran sees. */
export function StageTrack({ application }: { application: Pick<Application, 'stage' | 'events'> }) {
  const steps = trackOf(application);
  return (
    <Box
      component="ol"
      aria-label="Progress"
      sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', m: 0, p: 0, listStyle: 'none' }}
    >
      {steps.map(({ label, at }, index) => {
        const ended = at === 'ended';
        const reached = at !== 'ahead';
        return (
          <Box
            component="li"
            key={label}
            aria-current={at === 'here' || ended ? 'step' : undefined}
            sx={{ position: 'relative', minWidth: 0, pr: 1 }}
          >
            {index > 0 && (
              <Box
                aria-hidden
                sx={{
                  position: 'absolute',
                  top: 11,
                  right: '100%',
                  left: 'calc(-100% + 24px)',
                  height: 2,
                  bgcolor: reached ? (ended ? 'text.secondary' : 'success.text') : 'divider',
                }}
              />
            )}
            <Box
              aria-hidden
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 24,
                height: 24,
                borderRadius: '50%',
                border: 2,
                borderColor: at === 'ahead' ? 'divider' : ended ? 'text.secondary' : 'success.text',
                bgcolor: at === 'done' ? 'success.text' : 'background.paper',
                color: at === 'done' ? 'background.paper' : ended ? 'text.secondary' : 'success.text',
              }}
            >
              {at === 'done' && <IconCheck size={14} stroke={3} />}
              {at === 'here' && <Box sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'success.text' }} />}
              {ended && <IconX size={14} stroke={3} />}
            </Box>
            <Box
              sx={{
                mt: 0.75,
                typography: 'caption',
                fontWeight: at === 'here' || ended ? 600 : 400,
                color: at === 'here' || ended ? 'text.primary' : 'text.secondary',
              }}
            >
              {label}
              <VisuallyHidden component="span">{at === 'ahead' ? ', to come' : at === 'done' ? ', done' : ''}</VisuallyHidden>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
