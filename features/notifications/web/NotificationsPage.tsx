import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentType, Suspense } from 'react';
import { useUser } from '#features/accounts/web/index.ts';
import { Page } from '#kit/ui/page/Page.tsx';
import { FormSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { type NotificationRole, notificationRole } from '../rules.ts';
import { NotificationList } from './NotificationList.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';

/** A setting of a role that belongs to a feature on a higher floor. */
export type NotificationSection = { role: NotificationRole; Component: ComponentType };

/** `/notifications`, which every email links to: all notifications, and which of them are emailed. */
export function NotificationsPage({ sections }: { sections: readonly NotificationSection[] }) {
  const { user_details } = useUser();
  const role = notificationRole(user_details.user_role);
  return (
    <Page title="Notifications" width="reading">
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', overflow: 'hidden' }}>
        <NotificationList />
      </Box>
      {sections.map(({ role: of, Component }) =>
        of === role ? (
          <Box key={of} sx={{ mt: 5 }}>
            <Suspense fallback={<FormSkeleton fields={1} what="settings" />}>
              <Component />
            </Suspense>
          </Box>
        ) : null,
      )}
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
