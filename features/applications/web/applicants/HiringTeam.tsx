import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { mutation, query } from '#kit/ui/data/query.ts';
import { getHiringTeam, type HiringTeam as Team, updateHiringTeam } from '../../team-contract.ts';

/** Who works on the job, and a dialog to change it. */
export function HiringTeam({ jobId }: { jobId: number }) {
  const [open, setOpen] = useState(false);
  const team = useQuery(query(getHiringTeam, { params: { id: jobId } })).data?.data;
  if (!team) return null;
  return (
    <>
      {' · '}
      <Link component="button" type="button" variant="inherit" onClick={() => setOpen(true)} sx={{ verticalAlign: 'baseline' }}>
        {teamWords(team)}
      </Link>
      {open && <TeamDialog jobId={jobId} team={team} onClose={() => setOpen(false)} />}
    </>
  );
}

/** `Hiring team: You, Tom Ashworth and 2 more` */
export function teamWords({ recruiters }: Team): string {
  const names = recruiters.filter(({ is_member }) => is_member).map(({ name, is_you }) => (is_you ? 'You' : name));
  if (names.length === 0) return 'Hiring team: nobody';
  const more = names.length - 2;
  return `Hiring team: ${more > 0 ? `${names.slice(0, 2).join(', ')} and ${more} more` : names.join(' and ')}`;
}

function TeamDialog({ jobId, team: { recruiters }, onClose }: { jobId: number; team: Team; onClose: () => void }) {
  const id = useId();
  const save = useMutation(mutation(updateHiringTeam, { invalidates: [getHiringTeam] }));
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>Hiring team</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1.5 }}>
          We notify the team about this job’s applicants. Every recruiter of your company can open them.
        </Typography>
        <FormGroup aria-label="Recruiters">
          {recruiters.map(({ id: user_id, name, is_member, is_you }) => (
            <FormControlLabel
              key={user_id}
              control={
                <Checkbox
                  checked={is_member}
                  disabled={save.isPending}
                  onChange={(_, checked) => save.mutate({ params: { id: jobId, user_id }, body: { is_member: checked } })}
                />
              }
              label={is_you ? `${name} (you)` : name}
            />
          ))}
        </FormGroup>
        {!recruiters.some(({ is_member }) => is_member) && (
          <Typography role="status" variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
            Nobody is on the team, so we notify all recruiters of your company.
          </Typography>
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
