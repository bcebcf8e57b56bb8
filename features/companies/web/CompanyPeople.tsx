import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { IconDotsVertical, IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { AUTHORITY_WORDS, mayChangeStatus } from '#features/accounts/authority.ts';
import { ContactTeam } from '#features/tenants/web/parts.ts';
import type { ArgsOf } from '#kit/contract/route.ts';
import { shownEmail } from '#kit/contract/shown-email.ts';
import type { SearchOf } from '#kit/contract/url-search.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { DayField } from '#kit/ui/inputs/DateField.tsx';
import { FormField } from '#kit/ui/inputs/FormField.tsx';
import { SearchBox } from '#kit/ui/inputs/SearchBox.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { Pagination } from '#kit/ui/lists/Pagination.tsx';
import { type Column, ResponsiveTable } from '#kit/ui/lists/ResponsiveTable.tsx';
import { oneOf, searchHref, useSearchChange, useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { TableSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths, withQuery } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { CompanyPeopleSearch, type CompanyUser, decideCompanyUser, findCompanyUsers, setCompanyAdmin } from '../contract.ts';
import { PERSON_MOVES } from '../rules.ts';
import { COMPANY_STATUSES } from '../shapes.ts';
import { companyPeopleCall } from './company-people-query.ts';
import { STATUS_WORDS } from './company-words.ts';

type Acting = { user: CompanyUser; what: 'reject' | 'deactivate' };
type Search = SearchOf<typeof CompanyPeopleSearch>;

/** The company’s recruiters, with those waiting for approval first. */
export function CompanyPeople() {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = useUrlSearch(CompanyPeopleSearch);
  const [acting, setActing] = useState<Acting | null>(null);
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...query(...companyPeopleCall(raw)),
    placeholderData: keepPreviousData,
  });
  const total = data?.meta.total;

  useEffect(() => {
    if (total !== undefined && !isPlaceholderData) announce(total === 1 ? 'One person' : `${total} people`);
  }, [total, isPlaceholderData]);

  const hrefFrom = (from: typeof search, change: Partial<typeof search>) =>
    searchHref(paths.recruiter.companyDetails(), CompanyPeopleSearch, { ...from, section: 'people' }, change);
  const hrefOf = (change: Partial<typeof search>) => hrefFrom(search, change);
  const go = useSearchChange(CompanyPeopleSearch, hrefFrom);
  const { mutate: decide } = useMutation(
    mutation(decideCompanyUser, {
      invalidates: [findCompanyUsers],
      success: ({ data: { full_name, status } }) =>
        status === 'active' ? `${full_name} can now recruit` : `${full_name} has been deactivated`,
    }),
  );
  const { mutate: setAdmin } = useMutation(
    mutation(setCompanyAdmin, {
      invalidates: [findCompanyUsers],
      success: ({ data: { full_name, is_admin } }) =>
        is_admin === 1 ? `${full_name} is now an admin` : `${full_name} is no longer an admin`,
    }),
  );

  const { page: _, section: __, ...filters } = search;
  const narrowed = Object.values(filters).some((value) => value !== '' && value !== undefined);
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>
        <Button variant="contained" href={paths.recruiter.inviteUser()}>
          Invite someone
        </Button>
      </Box>
      <PeopleFilters search={search} approvers={data?.approvers ?? []} onChange={go} />
      {error && !data ? (
        <ErrorState title="People could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      ) : !data ? (
        <TableSkeleton columns={5} what="the people of your company" />
      ) : data.data.length === 0 ? (
        <EmptyState
          title={narrowed ? 'No matches' : 'No people yet'}
          icon={<IconUsers size={28} aria-hidden />}
          action={
            narrowed && (
              <Button
                variant="outlined"
                color="inherit"
                href={withQuery(paths.recruiter.companyDetails(), { section: 'people' })}
              >
                Show everyone
              </Button>
            )
          }
        />
      ) : (
        <ResponsiveTable
          caption="People of your company"
          rows={data.data}
          rowKey={(user) => user.id}
          columns={personColumns({ onAct: setActing, decide, setAdmin })}
        />
      )}
      {data && <Pagination page={search.page} lastPage={data.meta.last_page} hrefOf={(page) => hrefOf({ page })} what="People" />}
      {acting?.what === 'deactivate' && (
        <ConfirmDialog
          open
          title={`Deactivate ${acting.user.full_name}?`}
          confirmLabel="Deactivate"
          destructive
          onCancel={() => setActing(null)}
          onConfirm={() => {
            const { user } = acting;
            setActing(null);
            decide({ params: { id: user.id }, body: { status: 'inactive' } });
          }}
        >
          They can still sign in to read why, but can’t recruit. Their jobs and notes are kept. You can reactivate them later.
        </ConfirmDialog>
      )}
      {acting?.what === 'reject' && <RejectDialog user={acting.user} onClose={() => setActing(null)} />}
    </>
  );
}

type PeopleFiltersProps = {
  search: Search;
  approvers: readonly { id: number; full_name: string }[];
  onChange: (change: Partial<Search>) => void;
};

function PeopleFilters({ search, approvers, onChange }: PeopleFiltersProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'end',
        mb: 2,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
          lg: 'minmax(0, 2fr) repeat(5, minmax(0, 1fr))',
        },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <SearchBox label="Search by name or email" words={search.search} onChange={(words) => onChange({ search: words })} />
      </Box>
      <Choice
        label="Status"
        value={search.status ?? ''}
        options={COMPANY_STATUSES.map((status) => [status, STATUS_WORDS[status] ?? status])}
        onChange={(status) => onChange({ status: oneOf(COMPANY_STATUSES, status) })}
      />
      <Choice
        label="Admins"
        value={search.admin ?? ''}
        options={[
          ['1', 'Admins only'],
          ['0', 'Others only'],
        ]}
        onChange={(admin) => onChange({ admin: oneOf(['1', '0'], admin) })}
      />
      <DayChoice
        label="Joined on"
        value={search.joined_on ?? ''}
        onChange={(joined_on) => onChange({ joined_on: joined_on || undefined })}
      />
      <DayChoice
        label="Approved on"
        value={search.approved_on ?? ''}
        onChange={(approved_on) => onChange({ approved_on: approved_on || undefined })}
      />
      <Choice
        label="Approved by"
        value={String(search.approved_by ?? '')}
        options={approvers.map(({ id, full_name }) => [String(id), full_name])}
        onChange={(id) => onChange({ approved_by: Number(id) || undefined })}
      />
    </Box>
  );
}

type ColumnActions = {
  onAct: (acting: Acting) => void;
  decide: (call: ArgsOf<typeof decideCompanyUser>) => void;
  setAdmin: (call: ArgsOf<typeof setCompanyAdmin>) => void;
};

function personColumns({ onAct, decide, setAdmin }: ColumnActions): [Column<CompanyUser>, ...Column<CompanyUser>[]] {
  return [
    {
      key: 'name',
      header: 'Name',
      cell: (user) => (
        <Box>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {user.full_name}
            {user.is_me && ' (you)'}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {shownEmail(user.email)}
          </Typography>
        </Box>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      cell: (user) => (
        <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
          <Chip size="small" label={STATUS_WORDS[user.status]} color={user.status === 'pending' ? 'warning' : undefined} />
          {user.is_admin === 1 && <Chip size="small" variant="outlined" label="Admin" />}
          {!mayDecide(user) && user.decided_by && (
            <Typography variant="caption" color="textSecondary" sx={{ width: '100%' }}>
              {user.status === 'rejected' ? 'Rejected' : 'Deactivated'} by {AUTHORITY_WORDS[user.decided_by]}. To ask about it,{' '}
              <ContactTeam />.
            </Typography>
          )}
        </Box>
      ),
    },
    {
      key: 'joined',
      header: 'Joined',
      cell: (user) => (user.joined_on ? <DateText value={user.joined_on} as="day" /> : '—'),
    },
    {
      key: 'approved',
      header: 'Approved',
      cell: (user) =>
        user.approved_on ? (
          <>
            <DateText value={user.approved_on} as="day" />
            {user.approved_by && ` by ${user.approved_by.full_name}`}
          </>
        ) : (
          '—'
        ),
    },
    {
      key: 'actions',
      header: '',
      name: 'Actions',
      align: 'right',
      cell: (user) => (
        <PersonActions
          user={user}
          onApprove={() => decide({ params: { id: user.id }, body: { status: 'active' } })}
          onAsk={(what) => onAct({ user, what })}
          onAdmin={(is_admin) => setAdmin({ params: { id: user.id }, body: { is_admin } })}
        />
      ),
    },
  ];
}

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
};

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <FormField id={id} label={label}>
        <NativeSelect
          fullWidth
          input={<OutlinedInput size="small" />}
          inputProps={{ id }}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">All</option>
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </NativeSelect>
      </FormField>
    </Box>
  );
}

/** Whether admins may change the status of a colleague: what this site’s team decided stays with it. */
const mayDecide = ({ status, decided_by }: CompanyUser) => mayChangeStatus('person', status, 'company', decided_by);

type PersonActionsProps = {
  user: CompanyUser;
  onApprove: () => void;
  onAsk: (what: 'reject' | 'deactivate') => void;
  onAdmin: (isAdmin: 0 | 1) => void;
};

function PersonActions({ user, onApprove, onAsk, onAdmin }: PersonActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const moves = mayDecide(user) ? PERSON_MOVES[user.status] : [];
  const choose = (work: () => void) => () => {
    setAnchor(null);
    work();
  };
  const items = [
    moves.includes('active') && !user.is_me && { label: user.status === 'inactive' ? 'Reactivate' : 'Approve', work: onApprove },
    moves.includes('rejected') && !user.is_me && { label: 'Reject…', work: () => onAsk('reject') },
    user.status === 'active' && user.is_admin === 0 && { label: 'Make an admin', work: () => onAdmin(1) },
    user.status === 'active' && user.is_admin === 1 && { label: 'Remove admin rights', work: () => onAdmin(0) },
    moves.includes('inactive') && !user.is_me && { label: 'Deactivate…', work: () => onAsk('deactivate') },
  ].filter((item) => item !== false);
  if (items.length === 0) return null;
  return (
    <Box sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
      {user.status === 'pending' && (
        <Button size="small" variant="outlined" onClick={onApprove}>
          Approve
        </Button>
      )}
      <IconButton
        aria-label={`Actions for ${user.full_name}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <IconDotsVertical size={20} aria-hidden />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {items.map(({ label, work }) => (
          <MenuItem key={label} onClick={choose(work)}>
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}

function DayChoice({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  const id = useId();
  return (
    <FormField id={id} label={label}>
      <DayField id={id} size="small" value={value} onDay={onChange} />
    </FormField>
  );
}

export function RejectDialog({ user, onClose }: { user: CompanyUser; onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: '' } });
  const draft = useFormDraft(form, `rejection of colleague ${user.id}`);
  const reject = useMutation(
    mutation(decideCompanyUser, {
      form,
      invalidates: [findCompanyUsers],
      success: `${user.full_name} was rejected`,
      onSuccess: onClose,
    }),
  );
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={`Reject ${user.full_name}?`}
      submitLabel="Reject"
      destructive
      pending={reject.isPending}
      onSubmit={form.handleSubmit(({ reason }) =>
        reject.mutate({ params: { id: user.id }, body: { status: 'rejected', reason } }),
      )}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="reason"
        label="Reason"
        help="We’ll share this with them."
        multiline
        minRows={3}
        maxLength={500}
        autoFocus
      />
    </FormDialog>
  );
}
