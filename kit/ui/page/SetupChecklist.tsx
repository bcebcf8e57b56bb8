import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type SetupStep = {
  title: string;
  /** Why, in one sentence; only shown until it is done. */
  help: string;
  done: boolean;
  href: string;
  /** Shown beside the step, also when it is done. */
  action?: ReactNode;
  /** What the action found. */
  result?: ReactNode;
};

type SetupChecklistProps = {
  title: string;
  /** Of what it is about, such as a company. That someone hid the list is stored in their browser. */
  id: string;
  steps: readonly SetupStep[];
};

/** What is left to set up, until all of it is done or someone hides it. */
export function SetupChecklist({ title, id, steps }: SetupChecklistProps) {
  const key = `setup-hidden ${id}`;
  const [hidden, setHidden] = useState(() => localStorage.getItem(key) !== null);
  // Steps that are done come last. One that becomes done stays where it is, with what its test found.
  const [last] = useState(() => steps.filter((step) => step.done).map(({ title }) => title));
  const done = steps.filter((step) => step.done).length;
  if (hidden || done === steps.length) return null;
  const hide = () => {
    localStorage.setItem(key, '1');
    setHidden(true);
  };
  const progress = `${done} of ${steps.length} done`;
  return (
    <Box
      component="section"
      aria-labelledby="setup"
      sx={{ p: { xs: 2, sm: 3 }, mb: 4, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography id="setup" variant="h3" component="h2" sx={{ flex: '1 0 auto' }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {progress}
        </Typography>
        <Button size="small" color="inherit" onClick={hide}>
          Hide this list
        </Button>
      </Box>
      <LinearProgress
        variant="determinate"
        value={(100 * done) / steps.length}
        aria-label={progress}
        sx={{ my: 2, height: 8, borderRadius: 1 }}
      />
      <Box
        component="ol"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          columnGap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {[...steps.filter(({ title }) => !last.includes(title)), ...steps.filter(({ title }) => last.includes(title))].map(
          (step) => (
            <Step key={step.title} {...step} />
          ),
        )}
      </Box>
    </Box>
  );
}

function Step({ title, help, done, href, action, result }: SetupStep) {
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, columnGap: 1.5, rowGap: 1, py: 1 }}>
      <Box
        component={done ? IconCircleCheckFilled : IconCircle}
        size={22}
        aria-hidden
        sx={{ flexShrink: 0, color: done ? 'success.text' : 'text.secondary' }}
      />
      {/* On a phone the action is below, in line with the text. */}
      <Box sx={{ flex: { xs: '1 1 calc(100% - 34px)', sm: 1 }, minWidth: 0 }}>
        {done ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {title}
            <VisuallyHidden component="span">, done</VisuallyHidden>
          </Box>
        ) : (
          <>
            <Link href={href} sx={{ fontWeight: 600 }}>
              {title}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {help}
            </Typography>
          </>
        )}
        {result}
      </Box>
      {action && <Box sx={{ pl: { xs: '34px', sm: 0 } }}>{action}</Box>}
    </Box>
  );
}
