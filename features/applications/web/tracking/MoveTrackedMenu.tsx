import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { IconChevronDown } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { TRACKED_LABEL, TRACKED_STAGES, type TrackedStage } from '../../rules.ts';
import { findTracked, getOwnBoard, type Tracked, updateTracked } from '../../tracking-contract.ts';
import { trackedBody, trackedValues } from './TrackedDialog.tsx';

/** Moves an application on another site to another stage. */
export function MoveTrackedMenu({ tracked }: { tracked: Tracked }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const move = useMutation(
    mutation(
      (stage: TrackedStage) =>
        call(updateTracked, {
          params: { id: tracked.id },
          body: { ...trackedBody({ ...trackedValues(tracked), stage }), revision: tracked.revision },
        }),
      {
        invalidates: [findTracked, getOwnBoard],
        success: (_, stage) => `${tracked.title} moved to ${TRACKED_LABEL[stage]}`,
      },
    ),
  );
  return (
    <>
      <Button
        ref={button}
        size="small"
        variant="outlined"
        color="inherit"
        loading={move.isPending}
        aria-label={`Move ${tracked.title}`}
        aria-haspopup="menu"
        aria-expanded={open}
        endIcon={<IconChevronDown size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Move
      </Button>
      <Menu anchorEl={() => button.current} open={open} onClose={() => setOpen(false)}>
        {TRACKED_STAGES.filter((stage) => stage !== tracked.stage).map((stage) => (
          <MenuItem
            key={stage}
            onClick={() => {
              setOpen(false);
              move.mutate(stage);
            }}
          >
            {TRACKED_LABEL[stage]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
