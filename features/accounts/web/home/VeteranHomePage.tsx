import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { IconBookmark, IconBriefcase, IconListCheck, IconSend } from '@tabler/icons-react';
import { Page } from '#kit/ui/Page.tsx';
import { paths } from '#kit/ui/paths.ts';
import { completeProfileHref } from '../../guards.ts';
import { useUser } from '../session/session.tsx';

const WAYS = [
  {
    title: 'Find a job',
    text: 'Search by word, place, trade or pay, and apply here.',
    href: paths.veteran.jobs(),
    Icon: IconBriefcase,
  },
  {
    title: 'Saved jobs',
    text: 'Jobs you’ve saved',
    href: paths.veteran.jobs({ jobType: 'saved' }),
    Icon: IconBookmark,
  },
  {
    title: 'Your applications',
    text: 'Track progress and expected reply dates',
    href: paths.veteran.jobs({ jobType: 'applied' }),
    Icon: IconSend,
  },
  {
    title: 'Your action plan',
    text: 'The next steps that your answers led to.',
    href: paths.veteran.refineActionPlan(),
    Icon: IconListCheck,
  },
] as const;

/** Where a veteran starts. */
export function VeteranHomePage() {
  const user = useUser();
  return (
    <Page
      title={`Welcome back, ${user.user_details.first_name}`}
      lead="Where do you want to go?"
      action={
        !user.is_onboarding_completed && (
          <Button variant="contained" href={completeProfileHref(user)}>
            {`Complete your profile, ${user.onboarding_percentage}% so far`}
          </Button>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' } }}>
        {WAYS.map(({ title, text, href, Icon }) => (
          <Card key={href}>
            <CardActionArea href={href} sx={{ height: '100%' }}>
              <CardContent>
                <Box component={Icon} size={28} aria-hidden sx={{ color: 'primary.text' }} />
                <Typography variant="subtitle1" component="h2" sx={{ mt: 1.5 }}>
                  {title}
                </Typography>
                <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
                  {text}
                </Typography>
              </CardContent>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Page>
  );
}
