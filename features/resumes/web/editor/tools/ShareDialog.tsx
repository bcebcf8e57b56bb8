import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { IdentityProvider, useWithIdentity } from '#features/accounts/web/parts.ts';
import { ApiError, call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { endResumeShare, findResumeShares, shareResume } from '../../../sharing/contract.ts';

const DAYS = [7, 30, 90, 365];

type ShareDialogProps = { id: number; onClose: () => void };

/** Links to a resume for people without an account, with an expiry date and an optional password. They can be revoked. */
export const ShareDialog = (props: ShareDialogProps) => (
  <IdentityProvider>
    <Links {...props} />
  </IdentityProvider>
);

function Links({ id, onClose }: ShareDialogProps) {
  const fieldId = useId();
  const [days, setDays] = useState(30);
  const [password, setPassword] = useState('');
  const [hidesContacts, setHidesContacts] = useState(true);
  const [created, setCreated] = useState<string | null>(null);
  const withIdentity = useWithIdentity();
  const shares = useQuery(query(findResumeShares, { params: { id } }));

  const share = useMutation(
    mutation(
      (body: { days: number; password?: string; hides_contacts: boolean }) =>
        withIdentity(() => call(shareResume, { params: { id }, body })),
      {
        invalidates: [findResumeShares],
        onSuccess: ({ data }) => {
          setCreated(data.path && new URL(data.path, location.href).href);
          setPassword('');
        },
        // Shown under the password.
        onError: (error) => error instanceof ApiError && error.errors.password !== undefined,
      },
    ),
  );
  const end = useMutation(mutation(endResumeShare, { invalidates: [findResumeShares] }));
  const passwordError = share.error instanceof ApiError ? share.error.errors.password?.join(' ') : undefined;
  const list = shares.data?.data;

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`${fieldId}-title`}>
      <DialogTitle id={`${fieldId}-title`}>Share by link</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Anyone with the link can see the current version. We ask search engines not to index it.
        </Typography>
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            share.mutate({ days, hides_contacts: hidesContacts, ...(password ? { password } : {}) });
          }}
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 2fr' }, alignItems: 'start' }}
        >
          <Box>
            <FormLabel htmlFor={`${fieldId}-days`}>Expires after</FormLabel>
            <NativeSelect
              fullWidth
              variant="outlined"
              input={<OutlinedInput size="small" />}
              inputProps={{ id: `${fieldId}-days` }}
              value={days}
              onChange={({ target }) => setDays(Number(target.value))}
              sx={{ mt: 0.5 }}
            >
              {DAYS.map((count) => (
                <option key={count} value={count}>
                  {count === 365 ? 'a year' : `${count} days`}
                </option>
              ))}
            </NativeSelect>
          </Box>
          <Box>
            <FormLabel htmlFor={`${fieldId}-password`}>Password (optional)</FormLabel>
            <OutlinedInput
              fullWidth
              size="small"
              id={`${fieldId}-password`}
              type="text"
              autoComplete="off"
              value={password}
              error={passwordError !== undefined}
              onChange={({ target }) => setPassword(target.value)}
              slotProps={{
                input: { maxLength: 200, spellCheck: false, 'aria-describedby': passwordError ? `${fieldId}-error` : undefined },
              }}
              sx={{ mt: 0.5 }}
            />
            {passwordError && (
              <Box id={`${fieldId}-error`} sx={{ mt: 0.5, typography: 'caption', color: 'error.text' }}>
                {passwordError}
              </Box>
            )}
          </Box>
          <Box sx={{ gridColumn: '1 / -1' }}>
            <FormControlLabel
              control={<Switch checked={hidesContacts} onChange={(_, on) => setHidesContacts(on)} />}
              label="Hide contact details"
            />
            <Typography variant="body2" color="textSecondary">
              Leaves out your phone number, street and postcode. Your email and town stay.
            </Typography>
          </Box>
          <Button type="submit" variant="contained" loading={share.isPending} sx={{ justifySelf: 'start' }}>
            Create link
          </Button>
        </Box>
        {created && <NewLink href={created} />}
        <Typography variant="h4" component="h3" sx={{ mt: 3, mb: 1 }}>
          Active links
        </Typography>
        {shares.error && !list ? (
          <ErrorState title="The links could not be loaded" onRetry={() => shares.refetch()} retrying={shares.isFetching} />
        ) : !list ? (
          <ListSkeleton rows={1} what="links" />
        ) : list.length === 0 ? (
          <Typography color="textSecondary">No active links.</Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {list.map((one) => (
              <Box
                component="li"
                key={one.id}
                sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 1.25, borderTop: 1, borderColor: 'divider' }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 600 }}>
                    Created <DateText value={one.created_at} />
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {one.views === 1 ? 'Opened once' : `Opened ${one.views} times`}
                    {one.has_password && ', with a password'}
                    {one.hides_contacts && ', without phone and street'}
                    {one.expires_at && (
                      <>
                        , until <DateText value={one.expires_at} />
                      </>
                    )}
                  </Typography>
                </Box>
                <Button
                  variant="outlined"
                  color="inherit"
                  size="small"
                  disabled={end.isPending}
                  onClick={() => end.mutate({ params: { id, share_id: one.id } })}
                >
                  Stop sharing
                </Button>
              </Box>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function NewLink({ href }: { href: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(href);
    toast.success('Link copied');
  };
  return (
    <Alert
      severity="success"
      sx={{ mt: 2 }}
      action={
        <Button color="inherit" size="small" onClick={() => void copy().catch(() => toast.error('Select the link and copy it'))}>
          Copy
        </Button>
      }
    >
      <Box sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>{href}</Box>
      Copy it now. We can’t show it again.
    </Alert>
  );
}
