import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';

type SecurityCardProps = {
  title: string;
  /** What this is for, in one sentence. */
  text?: ReactNode;
  /** Next to the title, or under the text on a phone. */
  action?: ReactNode;
  /** To move the focus to the title when the focused row is removed. */
  titleRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
};

/** One topic of an account's security. */
export function SecurityCard({ title, text, action, titleRef, children }: SecurityCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}>
          <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
            <Typography ref={titleRef} tabIndex={titleRef ? -1 : undefined} id={id} variant="h3" component="h2">
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
        {/* Hidden while empty. */}
        <Box sx={{ mt: 2, '&:empty': { display: 'none' } }}>{children}</Box>
      </CardContent>
    </Card>
  );
}
