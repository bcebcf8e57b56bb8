import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CompanyChange } from '#features/companies/shapes.ts';
import { ChangeTable } from '#features/companies/web/parts.ts';
import { ApiError } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { decideOnCompanyChange } from '../../contract.ts';
import { RecordSection } from './RecordFrame.tsx';
import { RejectDialog } from './RejectDialog.tsx';

type CompanyChangeReviewProps = { companyId: number; change: CompanyChange; onDecided: () => void };

/** A change of an approved company that waits: what is shown now, what is requested, and the decision. */
export function CompanyChangeReview({ companyId, change, onDecided }: CompanyChangeReviewProps) {
  const [declining, setDeclining] = useState(false);
  const decide = useMutation(
    mutation(decideOnCompanyChange, {
      success: ({ message }) => message,
      onSuccess: () => {
        setDeclining(false);
        onDecided();
      },
      onError: (error) => {
        if (error instanceof ApiError && error.status === 422) return true;
        setDeclining(false);
        onDecided();
        return false;
      },
    }),
  );
  const send = (verdict: { decision: 'approve' | 'decline'; reason?: string }) =>
    decide.mutateAsync({ params: { id: companyId }, body: { change_id: change.id, ...verdict } });
  return (
    <RecordSection title="Changes to approve">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Requested {change.requested_by && `by ${change.requested_by}, `}
        <DateText value={change.requested_at} />. Until you approve them, everyone sees the values of now.
      </Typography>
      <ChangeTable companyId={companyId} change={change} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          variant="contained"
          loading={decide.isPending && decide.variables.body.decision === 'approve'}
          disabled={decide.isPending}
          onClick={() => void send({ decision: 'approve' }).catch(() => undefined)}
        >
          Approve changes
        </Button>
        <Button variant="outlined" color="error" disabled={decide.isPending} onClick={() => setDeclining(true)}>
          Decline changes
        </Button>
      </Box>
      {declining && (
        <RejectDialog
          name="these changes"
          draftName={`rejection of changes of company ${companyId}`}
          onClose={() => setDeclining(false)}
          onReject={(reason) => send({ decision: 'decline', reason })}
        />
      )}
    </RecordSection>
  );
}
