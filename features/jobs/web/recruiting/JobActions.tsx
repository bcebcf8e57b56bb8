import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  IconArrowBackUp,
  IconBan,
  IconCalendarPlus,
  IconCheck,
  IconChevronDown,
  IconCopy,
  IconDotsVertical,
  IconEye,
  IconPencil,
  IconPlayerPause,
  IconSend,
  IconTemplate,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { type ComponentType, type MouseEvent, useState } from 'react';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { paths } from '#kit/ui/paths.ts';
import type { RecruiterJob } from '../../recruiting-contract.ts';
import { mayMoveJob } from '../../recruiting-rules.ts';
import type { JobStatus } from '../../shapes.ts';
import { RelistDialog } from './RelistDialog.tsx';
import { applicantsInWords } from './recruiting-words.ts';
import { TemplateNameDialog } from './templates/TemplateNameDialog.tsx';
import { useJobMoves } from './useJobMoves.ts';

type Action = 'publish' | 'withdraw' | 'resume' | 'relist' | 'pause' | 'close' | 'fill' | 'copy' | 'template' | 'delete';

/** What a recruiter may do with a job now. Publishing has a different name after each status. */
function actionsOf({ status, applicants_total }: ActionsJob): Action[] {
  const may = (to: JobStatus) => mayMoveJob(status, to);
  const publishing: Action = status === 'draft' ? 'publish' : status === 'paused' ? 'resume' : 'relist';
  return [
    ...(may('published') ? [publishing] : []),
    ...(status === 'held' ? (['withdraw'] as const) : []),
    ...(may('paused') ? (['pause'] as const) : []),
    ...(may('closed') ? (['close'] as const) : []),
    ...(may('filled') ? (['fill'] as const) : []),
    'copy',
    'template',
    ...(status === 'draft' && applicants_total === 0 ? (['delete'] as const) : []),
  ];
}

const ACTION_WORDS: Record<Action, { label: string; icon: ComponentType<{ size: number }> }> = {
  publish: { label: 'Publish', icon: IconSend },
  resume: { label: 'Publish again', icon: IconSend },
  withdraw: { label: 'Withdraw from review', icon: IconArrowBackUp },
  pause: { label: 'Pause', icon: IconPlayerPause },
  close: { label: 'Close', icon: IconBan },
  fill: { label: 'Mark as filled', icon: IconCheck },
  relist: { label: 'Relist with a new date', icon: IconCalendarPlus },
  copy: { label: 'Copy', icon: IconCopy },
  template: { label: 'Save as a template', icon: IconTemplate },
  delete: { label: 'Delete draft', icon: IconTrash },
};

type ActionsJob = Pick<RecruiterJob, 'id' | 'title' | 'status' | 'published_at' | 'applicants_total'>;

/** The menu of one job. Closing and deleting ask for confirmation. */
export function JobActions({ job, here }: { job: ActionsJob; here?: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState<Action | null>(null);
  const moves = useJobMoves(job);
  // On a card the menu is on its own line.
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const close = () => setAnchor(null);

  const act = (action: Action) => {
    close();
    if (action === 'publish' || action === 'resume') moves.publish();
    else if (action === 'withdraw') moves.withdraw();
    else if (action === 'pause') moves.pause();
    else if (action === 'copy') moves.copy();
    else setAsking(action);
  };

  const done = () => setAsking(null);

  const opener = {
    'aria-label': `Actions for ${job.title}`,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    disabled: moves.busy,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
  } as const;

  return (
    <>
      {narrow && !here ? (
        <Button {...opener} size="small" variant="outlined" color="inherit" endIcon={<IconChevronDown size={18} aria-hidden />}>
          Actions
        </Button>
      ) : (
        <IconButton {...opener}>
          <IconDotsVertical size={20} aria-hidden />
        </IconButton>
      )}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {!here && (
          <MenuItem href={paths.recruiter.job(job.id)} onClick={close}>
            <IconEye size={18} aria-hidden />
            View
          </MenuItem>
        )}
        <MenuItem href={paths.recruiter.jobEdit(job.id)} onClick={close}>
          <IconPencil size={18} aria-hidden />
          Edit
        </MenuItem>
        {job.published_at !== null && (
          <MenuItem href={paths.recruiter.jobApplications(job.id)} onClick={close}>
            <IconUsers size={18} aria-hidden />
            Applicants
          </MenuItem>
        )}
        {actionsOf(job).map((action) => {
          const { label, icon: Icon } = ACTION_WORDS[action];
          return (
            <MenuItem key={action} onClick={() => act(action)}>
              <Icon size={18} aria-hidden />
              {label}
            </MenuItem>
          );
        })}
      </Menu>
      <ConfirmDialog
        open={asking === 'close' || asking === 'fill'}
        title={asking === 'fill' ? `Mark “${job.title}” as filled?` : `Close “${job.title}”?`}
        confirmLabel={asking === 'fill' ? 'Mark as filled' : 'Close job'}
        pending={moves.busy}
        onCancel={done}
        onConfirm={() => moves.close(asking === 'fill' ? 'filled' : 'closed', done)}
      >
        {job.applicants_total > 0
          ? `People can no longer apply. You keep ${applicantsInWords(job.applicants_total)} in your list, and we tell those still waiting that the job has closed.`
          : 'People can no longer apply. You can relist the job later.'}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'delete'}
        title={`Delete the draft “${job.title}”?`}
        confirmLabel="Delete draft"
        destructive
        pending={moves.busy}
        onCancel={done}
        onConfirm={() => moves.remove(done)}
      >
        You can’t undo this.
      </ConfirmDialog>
      {asking === 'template' && <TemplateNameDialog of={{ job }} onClose={done} />}
      {asking === 'relist' && <RelistDialog job={job} onClose={done} />}
    </>
  );
}
