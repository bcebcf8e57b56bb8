import Link from '@mui/material/Link';
import { useTenant } from './tenant.tsx';

/** "email help@…" with a link, or "contact the Muster team" if the tenant has no address. The end of a sentence. */
export function ContactTeam() {
  const tenant = useTenant();
  if (!tenant?.contact_email) return <>contact the {tenant?.name ?? 'site’s'} team</>;
  return (
    <>
      email <Link href={`mailto:${tenant.contact_email}`}>{tenant.contact_email}</Link>
    </>
  );
}
