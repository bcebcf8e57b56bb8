import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { createResumeVersion, findResumeVersions, type ResumeVersion, restoreResumeVersion } from '../../../resumes-contract.ts';
import type { OpenDraft } from '../resume-draft.ts';
import { savedOf } from '../useDraft.ts';

type VersionsDialogProps = { id: number; draft: OpenDraft; onClose: () => void };

/** Saves named versions of a resume and restores them. */
export function VersionsDialog({ id, draft, onClose }: VersionsDialogProps) {
  const fieldId = useId();
  const [name, setName] = useState('');
  const versions = useQuery(query(findResumeVersions, { params: { id } }));
  const invalidates = [findResumeVersions];

  const keep = useMutation(
    mutation(
      async () => {
        await draft.saveNow();
        return call(createResumeVersion, { params: { id }, body: { name: name.trim() } });
      },
      { invalidates, success: 'Version saved', onSuccess: () => setName('') },
    ),
  );
  const restore = useMutation(
    mutation(
      async (version: ResumeVersion) => {
        await draft.saveNow();
        return call(restoreResumeVersion, {
          params: { id, version_id: version.id },
          body: { revision: draft.state().revision },
        });
      },
      {
        invalidates,
        onSuccess: ({ data }) => {
          draft.replace(savedOf(data));
          toast.undo('Version restored', () => draft.undo());
          onClose();
        },
      },
    ),
  );

  const list = versions.data?.data;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`${fieldId}-title`}>
      <DialogTitle id={`${fieldId}-title`}>Versions</DialogTitle>
      <DialogContent>
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim()) keep.mutate();
          }}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end', mb: 3 }}
        >
          <Box sx={{ flex: '1 1 220px' }}>
            <FormLabel htmlFor={fieldId}>Name this version</FormLabel>
            <OutlinedInput
              fullWidth
              size="small"
              id={fieldId}
              value={name}
              placeholder="Before the interview"
              onChange={({ target }) => setName(target.value)}
              slotProps={{ input: { maxLength: 200 } }}
              sx={{ mt: 0.5 }}
            />
          </Box>
          <Button type="submit" variant="outlined" loading={keep.isPending} disabled={!name.trim()}>
            Save version
          </Button>
        </Box>
        {versions.error && !list ? (
          <ErrorState
            title="The versions could not be loaded"
            onRetry={() => versions.refetch()}
            retrying={versions.isFetching}
          />
        ) : !list ? (
          <ListSkeleton rows={2} what="versions" />
        ) : list.length === 0 ? (
          <Typography color="textSecondary">No versions yet. Save one before a big change, and you can go back to it.</Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {list.map((version) => (
              <Box
                component="li"
                key={version.id}
                sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                    {version.name ?? 'Saved automatically'}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    <DateText value={version.made_at} />
                  </Typography>
                </Box>
                <Button
                  variant="outlined"
                  color="inherit"
                  size="small"
                  disabled={restore.isPending}
                  aria-label={`Restore ${version.name ?? 'the automatically saved version'}`}
                  onClick={() => restore.mutate(version)}
                >
                  Restore
                </Button>
              </Box>
            ))}
          </Box>
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
