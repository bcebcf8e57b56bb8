import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { createInvitation, findInvitations, InvitationRequest } from '#features/accounts/invitation-contract.ts';
import { useUser } from '#features/accounts/web/index.ts';
import { call, toastError } from '#kit/ui/api.ts';
import { CheckboxInput } from '#kit/ui/CheckboxInput.tsx';
import { Page } from '#kit/ui/Page.tsx';
import { paths, withQuery } from '#kit/ui/paths.ts';
import { applyFieldErrors, keyOf } from '#kit/ui/query.ts';
import { TextInput } from '#kit/ui/TextInput.tsx';

/** /recruiter/invite-user: an admin asks someone to recruit for the company. */
export function InviteUserPage() {
  const { user_details } = useUser();
  const client = useQueryClient();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { control, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(InvitationRequest),
    defaultValues: { email: '', is_admin: false },
  });
  const people = withQuery(paths.recruiter.companyDetails(), { section: 'invitations' });
  const crumbs = [{ label: 'Company Details', href: people }];

  if (user_details.is_admin !== 1)
    return (
      <Page title="Invite a user" breadcrumbs={crumbs} width="reading">
        <Alert severity="info">
          Only admins of {user_details.company?.name ?? 'your company'} can invite people. Ask one of them.
        </Alert>
      </Page>
    );

  const send = handleSubmit(async (body) => {
    setSentTo(null);
    try {
      const { data } = await call(createInvitation, { body });
      setSentTo(data.email);
      reset();
      await client.invalidateQueries({ queryKey: keyOf(findInvitations) });
    } catch (error) {
      if (!applyFieldErrors(error, setError)) toastError(error);
    }
  });

  return (
    <Page
      title="Invite a user"
      lead={`We email them a link to set a password. They can then recruit for ${user_details.company?.name ?? 'your company'} straight away.`}
      breadcrumbs={crumbs}
      width="reading"
    >
      <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 2.5, maxWidth: 480 }}>
        {sentTo && (
          <Alert
            severity="success"
            action={
              <Button color="inherit" href={people}>
                See invitations
              </Button>
            }
          >
            Invitation sent to {sentTo}.
          </Alert>
        )}
        <TextInput control={control} name="email" label="Work email" type="email" inputMode="email" autoComplete="off" />
        <CheckboxInput
          control={control}
          name="is_admin"
          label="Make them an admin"
          help="Admins can edit the company and manage who recruits for it."
        />
        <div>
          <Button type="submit" variant="contained" loading={formState.isSubmitting}>
            Send invitation
          </Button>
        </div>
      </Box>
    </Page>
  );
}
