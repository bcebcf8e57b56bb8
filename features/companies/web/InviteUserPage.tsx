import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { createInvitation, findInvitations, InvitationRequest } from '#features/accounts/invitation-contract.ts';
import { useUser } from '#features/accounts/web/index.ts';
import { shownEmail } from '#kit/contract/shown-email.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { CheckboxInput } from '#kit/ui/inputs/CheckboxInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { paths, withQuery } from '#kit/ui/paths.ts';

/** /recruiter/invite-user: an admin invites someone to recruit for the company. */
export function InviteUserPage() {
  const { user_details } = useUser();
  const form = useForm({
    resolver: zodResolver(InvitationRequest),
    defaultValues: { email: '', is_admin: false },
  });
  const { control } = form;
  const invite = useMutation(mutation(createInvitation, { form, invalidates: [findInvitations], onSuccess: () => form.reset() }));
  const sentTo = invite.data?.data.email;
  const people = withQuery(paths.recruiter.companyDetails(), { section: 'invitations' });
  const crumbs = [{ label: 'Company Details', href: people }];

  if (user_details.is_admin !== 1)
    return (
      <Page title="Invite a user" breadcrumbs={crumbs} width="beside">
        <Alert severity="info">
          Only admins of {user_details.company?.name ?? 'your company'} can invite people. Ask one of them.
        </Alert>
      </Page>
    );

  return (
    <Page
      title="Invite a user"
      lead={`We email them a link to set a password. They can then recruit for ${user_details.company?.name ?? 'your company'} straight away.`}
      breadcrumbs={crumbs}
      width="beside"
    >
      <Box
        component="form"
        noValidate
        onSubmit={form.handleSubmit((body) => invite.mutate({ body }))}
        sx={{ display: 'grid', gap: 2.5, maxWidth: 480 }}
      >
        {sentTo && (
          <Alert
            severity="success"
            action={
              <Button color="inherit" href={people}>
                See invitations
              </Button>
            }
          >
            Invitation sent to {shownEmail(sentTo)}.
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
          <Button type="submit" variant="contained" loading={invite.isPending}>
            Send invitation
          </Button>
        </div>
      </Box>
    </Page>
  );
}
