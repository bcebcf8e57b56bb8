import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTenant } from '#features/tenants/web/index.ts';
import { paths } from '#kit/ui/paths.ts';

/** Outside production, a link to the development mailbox with the email that this page mentions. */
export function DevMailboxNote({ to }: { to: string }) {
  if (useTenant()?.production !== false) return null;
  return (
    <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
      Development: emails are stored at{' '}
      <Link href={paths.devMailbox({ to })} target="_blank">
        /dev/mailbox
      </Link>
    </Typography>
  );
}
