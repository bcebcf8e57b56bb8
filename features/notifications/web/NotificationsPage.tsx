import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Page } from '#kit/ui/page/Page.tsx';
import { NotificationList } from './NotificationList.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';

/** `/notifications`, which every email links to: all notifications, and which of them are emailed. */
export function NotificationsPage() {
  return (
    <Page title="Notifications" width="reading">
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', overflow: 'hidden' }}>
        <NotificationList />
      </Box>
      <Box component="section" aria-labelledby="email-settings" sx={{ mt: 5 }}>
        <Typography id="email-settings" variant="h3" component="h2">
          Emails
        </Typography>
        <Typography sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>
          Choose which notifications we also email you. The daily summary lists only those you haven’t read here.
        </Typography>
        <NotificationSettings />
      </Box>
    </Page>
  );
}
