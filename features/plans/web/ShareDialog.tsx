import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { IdentityProvider, useWithIdentity } from '#features/accounts/web/parts.ts';
import { call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { CopyField } from '#kit/ui/inputs/CopyField.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { createPlanLink, findPlanLinks, revokePlanLink } from '../transition-contract.ts';
import type { PlanLink } from '../transition-shapes.ts';

const KINDS = {
  calendar: {
    title: 'Subscribe in your calendar',
    lead: 'Your calendar app reads this private address and shows every open task on its day, with a reminder. Anyone who has the address can read it.',
    button: 'Create calendar address',
    row: 'Calendar address',
    days: null,
  },
  adviser: {
    title: 'Share with an adviser',
    lead: 'Anyone with the link can read your plans for 90 days, but not your notes, and can’t change anything.',
    button: 'Create adviser link',
    row: 'Adviser link',
    days: 90,
  },
} as const;

type ShareDialogProps = { kind: PlanLink['kind']; onClose: () => void };

/** Private addresses: a calendar feed, a read-only page. Each is shown once and can be revoked. */
export const ShareDialog = (props: ShareDialogProps) => (
  <IdentityProvider>
    <Links {...props} />
  </IdentityProvider>
);

function Links({ kind, onClose }: ShareDialogProps) {
  const id = useId();
  const words = KINDS[kind];
  const [address, setAddress] = useState<string | null>(null);
  const withIdentity = useWithIdentity();
  const links = useQuery(query(findPlanLinks));
  const create = useMutation(
    mutation(() => withIdentity(() => call(createPlanLink, { body: { kind, days: words.days } })), {
      invalidates: [findPlanLinks],
      onSuccess: ({ data }) => setAddress(data.path && new URL(data.path, location.origin).href),
    }),
  );
  const revoke = useMutation(
    mutation(revokePlanLink, { invalidates: [findPlanLinks], success: 'Revoked. The address no longer works.' }),
  );
  const existing = (links.data?.data ?? []).filter((link) => link.kind === kind);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{words.lead}</Typography>
        {address ? (
          <Box sx={{ mb: 2 }}>
            <CopyField label="Copy it now: it isn’t shown again" value={address} />
          </Box>
        ) : (
          <Button variant="contained" loading={create.isPending} onClick={() => create.mutate()}>
            {words.button}
          </Button>
        )}
        {existing.length > 0 && (
          <Box component="ul" aria-label="Addresses in use" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
            {existing.map((link) => (
              <Box
                component="li"
                key={link.id}
                sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 0.5, borderTop: 1, borderColor: 'divider' }}
              >
                <Typography variant="body2" sx={{ flex: 1 }}>
                  {`${words.row}, created `}
                  <DateText value={link.created_at} />
                  {link.expires_at && (
                    <>
                      {new Date(link.expires_at) < new Date() ? ', ended ' : ', ends '}
                      <DateText value={link.expires_at} as="day" />
                    </>
                  )}
                </Typography>
                <Button size="small" color="inherit" onClick={() => revoke.mutate({ params: { id: link.id } })}>
                  {link.expires_at && new Date(link.expires_at) < new Date() ? 'Remove' : 'Revoke'}
                </Button>
              </Box>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
