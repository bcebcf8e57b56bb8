import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { mutation } from '#kit/ui/data/query.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { withdrawCompanyChange } from '../contract.ts';
import type { OwnCompany } from '../shapes.ts';
import { ChangeTable } from './ChangeTable.tsx';

/** What waits for approval, or why it was not approved, for the company's admins. */
export function CompanyChangeNotice({ company, onChange }: { company: OwnCompany; onChange: (company: OwnCompany) => void }) {
  const { change } = company;
  const withdraw = useMutation(
    mutation(withdrawCompanyChange, { success: 'Changes withdrawn', onSuccess: ({ data }) => onChange(data) }),
  );
  if (!change) return null;
  const isWaiting = change.state === 'waiting';
  return (
    <Alert severity={isWaiting ? 'info' : 'warning'} sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Typography variant="subtitle2" component="h2">
        {isWaiting ? 'Waiting for approval' : 'Your changes were not approved'}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        {isWaiting ? (
          <>
            We check these changes before they are shown. Requested <DateText value={change.requested_at} />
            {change.requested_by && ` by ${change.requested_by}`}.
          </>
        ) : (
          `Reason: ${change.reason}`
        )}
      </Typography>
      <ChangeTable companyId={company.id} change={change} />
      {isWaiting && (
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate({ params: { id: company.id } })}
          sx={{ mt: 1.5 }}
        >
          Withdraw changes
        </Button>
      )}
    </Alert>
  );
}
