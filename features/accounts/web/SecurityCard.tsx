import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type SecurityCardProps = {
  title: string;
  /** What this is for, in a sentence. */
  text?: ReactNode;
  /** Beside the title, or under the text on a phone. */
  action?: ReactNode;
  children?: ReactNode;
};

/** One matter of an account's security. */
export function SecurityCard({ title, text, action, children }: SecurityCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}>
          <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
            <Typography id={id} variant="h3" component="h2">
              {title}
            </Typography>
            {text && (
              <Typography component="div" variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
                {text}
              </Typography>
            )}
          </Box>
          {action}
        </Box>
        {children && <Box sx={{ mt: 2 }}>{children}</Box>}
      </CardContent>
    </Card>
  );
}
