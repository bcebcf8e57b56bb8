import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { IconBookmark, IconBriefcase, IconSend } from '@tabler/icons-react';
import { Page } from '#kit/ui/Page.tsx';
import { paths } from '#kit/ui/paths.ts';
import { useUser } from './session.tsx';

const WAYS = [
  {
    title: 'Find a job',
    text: 'Search by word, place, trade or pay, and apply here.',
    href: paths.veteran.jobs(),
    Icon: IconBriefcase,
  },
  {
    title: 'Saved jobs',
    text: 'The ones you kept for later.',
    href: paths.veteran.jobs({ jobType: 'saved' }),
    Icon: IconBookmark,
  },
  {
    title: 'Your applications',
    text: 'Where each one stands, and when to expect an answer.',
    href: paths.veteran.jobs({ jobType: 'applied' }),
    Icon: IconSend,
  },
] as const;

/** Where a veteran starts. */
export function VeteranHomePage() {
  const { first_name } = useUser().user_details;
  return (
    <Page title={`Welcome back, ${first_name}`} lead="Where do you want to go?">
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
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
