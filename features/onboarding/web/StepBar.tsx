import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconCheck } from '@tabler/icons-react';
import { Anchor } from '#kit/ui/page/link.tsx';
import { VisuallyHidden } from '#kit/ui/page/VisuallyHidden.tsx';
import { paths } from '#kit/ui/paths.ts';
import { STEPS, type Step, stepNames } from '../rules.ts';

type StepBarProps = { step: Step; finished: readonly number[]; percentage: number; cv: string };

/** The five steps as links, with the progress so far. */
export function StepBar({ step, finished, percentage, cv }: StepBarProps) {
  const names = stepNames(cv);
  return (
    <Box sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
      <Box component="nav" aria-label="Steps" sx={{ maxWidth: 1280, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 1.5, md: 2 } }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2, mb: { xs: 0.5, md: 1.5 } }}>
          <Typography variant="body2" sx={{ fontWeight: 600, minWidth: 0 }}>
            {`Step ${step} of ${STEPS.length}`}
            <Box
              component="span"
              sx={{ display: { md: 'none' }, fontWeight: 400, color: 'text.secondary' }}
            >{` · ${names[step]}`}</Box>
          </Typography>
          <Typography
            variant="body2"
            sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
          >{`${percentage}% complete`}</Typography>
        </Box>
        <Box
          component="ol"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
            gap: { xs: 0.75, md: 2 },
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {STEPS.map((one) => {
            const isDone = finished.includes(one);
            const isHere = one === step;
            return (
              <li key={one}>
                <Box
                  component={Anchor}
                  href={paths.veteran.onboarding({ step: one })}
                  aria-current={isHere ? 'step' : undefined}
                  sx={{
                    display: 'block',
                    textDecoration: 'none',
                    color: isHere ? 'text.primary' : 'text.secondary',
                    borderRadius: 1,
                    // A bar of 6 px is too small for a touch target.
                    pt: { xs: 1.25, md: 0 },
                    pb: { xs: 1, md: 0.5 },
                    '&:hover .name': { textDecoration: 'underline' },
                  }}
                >
                  <Box
                    sx={{
                      height: 6,
                      borderRadius: 3,
                      bgcolor: isDone ? 'success.text' : isHere ? 'primary.text' : 'background.neutral',
                    }}
                  />
                  <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 0.75, mt: 1 }}>
                    {isDone && <Box component={IconCheck} size={16} aria-hidden sx={{ flexShrink: 0, color: 'success.text' }} />}
                    <Typography className="name" variant="body2" component="span" sx={{ fontWeight: isHere ? 600 : 400 }}>
                      {`${one} ${names[one]}`}
                    </Typography>
                  </Box>
                  <VisuallyHidden component="span">
                    <Box component="span" sx={{ display: { md: 'none' } }}>{`${one} ${names[one]}`}</Box>
                    {isDone ? ', done' : ''}
                  </VisuallyHidden>
                </Box>
              </li>
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}
