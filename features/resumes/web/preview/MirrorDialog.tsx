import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { query } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { DetailsSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { getResumeMirror } from '../../resumes-contract.ts';

/** The text of the PDF as an applicant tracking system reads it. */
export function MirrorDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const titleId = useId();
  const mirror = useQuery({ ...query(getResumeMirror, { params: { id } }), gcTime: 0 });
  const found = mirror.data?.data;
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>ATS view</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Many employers use applicant tracking software (ATS). This is the text it reads from your PDF, in order.
        </Typography>
        {mirror.error && !found ? (
          <ErrorState title="The PDF could not be read" onRetry={() => mirror.refetch()} retrying={mirror.isFetching} />
        ) : !found ? (
          <DetailsSkeleton what="the text of the PDF" />
        ) : (
          <>
            {found.warnings.length === 0 ? (
              <Alert severity="success">All text was found in the right order.</Alert>
            ) : (
              found.warnings.map((warning) => (
                <Alert key={warning} severity="warning" sx={{ mb: 1 }}>
                  {warning}
                </Alert>
              ))
            )}
            <Box
              component="pre"
              // It scrolls, so the keyboard must reach it.
              tabIndex={0}
              aria-label="Text of the PDF"
              sx={{
                mt: 2,
                mb: 0,
                p: 2,
                maxHeight: '50vh',
                overflow: 'auto',
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                bgcolor: 'background.subtle',
                fontSize: 13,
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
              }}
            >
              {found.text}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
