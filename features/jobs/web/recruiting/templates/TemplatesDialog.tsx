import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { paths } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { findRecruiterJobs } from '../../../recruiting-contract.ts';
import { deleteJobTemplate, findJobTemplates, type JobTemplate, startFromJobTemplate } from '../../../template-contract.ts';
import { TemplateNameDialog } from './TemplateNameDialog.tsx';

type TemplatesDialogProps = { onLeave: (href: string) => Promise<void>; onClose: () => void };

/** The company's job templates: starts a draft from one, renames and deletes them. */
export function TemplatesDialog({ onLeave, onClose }: TemplatesDialogProps) {
  const { data, isError, isFetching, refetch } = useQuery(query(findJobTemplates));
  const [renamed, setRenamed] = useState<JobTemplate | null>(null);
  const [removed, setRemoved] = useState<JobTemplate | null>(null);
  const start = useMutation(
    mutation(startFromJobTemplate, {
      invalidates: [findRecruiterJobs],
      success: 'Started a draft from the template',
      onSuccess: ({ data: job }) => onLeave(paths.recruiter.jobEdit(job.id)),
    }),
  );
  const remove = useMutation(
    mutation(deleteJobTemplate, {
      invalidates: [findJobTemplates],
      success: 'Template deleted',
      onSuccess: () => setRemoved(null),
    }),
  );
  const templates = data?.data;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="job-templates">
      <DialogTitle id="job-templates">Start from a template</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Starts a new draft. Add its dates and contact before you publish.
        </Typography>
        {isError && !templates && (
          <ErrorState title="Your templates could not be loaded" onRetry={() => refetch()} retrying={isFetching} />
        )}
        {!isError && !templates && <Skeleton variant="rounded" height={120} sx={{ mt: 2 }} />}
        {templates?.length === 0 && (
          <Typography sx={{ mt: 2 }}>
            Your company has no job templates yet. Open a job and choose “Save as a template” in its menu.
          </Typography>
        )}
        <Box
          component="ul"
          aria-label="Job templates"
          sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', maxHeight: 420, overflowY: 'auto' }}
        >
          {templates?.map((template) => (
            <Box component="li" key={template.id} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
              <ListItemButton
                sx={{ minWidth: 0, borderRadius: 1 }}
                disabled={start.isPending}
                onClick={() => start.mutate({ params: { id: template.id } })}
              >
                <ListItemText
                  primary={template.name}
                  secondary={
                    <>
                      {template.title !== template.name && `${template.title} · `}Saved <DateText value={template.updated_at} />
                    </>
                  }
                  slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } }, secondary: { sx: { overflowWrap: 'anywhere' } } }}
                />
              </ListItemButton>
              <IconButton aria-label={`Rename ${template.name}`} onClick={() => setRenamed(template)}>
                <IconPencil size={20} aria-hidden />
              </IconButton>
              <IconButton aria-label={`Delete ${template.name}`} onClick={() => setRemoved(template)}>
                <IconTrash size={20} aria-hidden />
              </IconButton>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
      {renamed && <TemplateNameDialog of={{ template: renamed }} onClose={() => setRenamed(null)} />}
      <ConfirmDialog
        open={removed !== null}
        title={`Delete the template “${removed?.name ?? ''}”?`}
        confirmLabel="Delete template"
        destructive
        pending={remove.isPending}
        onCancel={() => setRemoved(null)}
        onConfirm={() => removed && remove.mutate({ params: { id: removed.id } })}
      >
        Jobs that started from it stay as they are. You can’t undo this.
      </ConfirmDialog>
    </Dialog>
  );
}
