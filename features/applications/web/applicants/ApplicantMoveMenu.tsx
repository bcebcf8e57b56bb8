import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { IconChevronDown, IconDotsVertical } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { STAGE_LABEL, type Stage } from '../../rules.ts';
import { ApplicantNotSelectedDialog } from './ApplicantNotSelectedDialog.tsx';
import type { Movable, Move } from './useApplicantMoves.ts';

type ApplicantMoveMenuProps = {
  applicant: Movable;
  moving: boolean;
  /** On a card of the board there is room for an icon only. */
  small?: boolean;
  /** @returns whether the move was made */
  onMove: (move: Move) => Promise<boolean>;
};

/** Offers only the stages that this applicant may move to now. */
export function ApplicantMoveMenu({ applicant, moving, small = false, onMove }: ApplicantMoveMenuProps) {
  const [open, setOpen] = useState(false);
  const [asksReason, setAsksReason] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(false);
  const ahead = applicant.next_stages.filter((stage) => stage !== 'not_selected');
  const mayEnd = applicant.next_stages.includes('not_selected');

  useEffect(() => {
    if (moving || asksReason || !wantsFocus.current) return;
    // While the move was under way the button was disabled, which takes the focus from it; the dialog took it before.
    wantsFocus.current = false;
    button.current?.focus();
  }, [moving, asksReason]);

  const pick = (stage: Stage) => {
    setOpen(false);
    wantsFocus.current = true;
    onMove({ stage });
  };

  if (applicant.next_stages.length === 0) return null;
  return (
    <>
      {small ? (
        <IconButton
          ref={button}
          size="small"
          aria-label={`Move ${applicant.veteran.full_name}`}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <IconDotsVertical size={18} aria-hidden />
        </IconButton>
      ) : (
        <Button
          ref={button}
          variant="contained"
          loading={moving}
          aria-haspopup="menu"
          aria-expanded={open}
          endIcon={<IconChevronDown size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          Move
        </Button>
      )}
      <Menu anchorEl={() => button.current} open={open} onClose={() => setOpen(false)}>
        {ahead.map((stage) => (
          <MenuItem key={stage} onClick={() => pick(stage)}>
            {STAGE_LABEL[stage]}
          </MenuItem>
        ))}
        {mayEnd && ahead.length > 0 && <Divider />}
        {mayEnd && (
          <MenuItem
            onClick={() => {
              setOpen(false);
              wantsFocus.current = true;
              setAsksReason(true);
            }}
          >
            Not selected…
          </MenuItem>
        )}
      </Menu>
      {asksReason && (
        <ApplicantNotSelectedDialog
          name={applicant.veteran.full_name}
          onCancel={() => setAsksReason(false)}
          onConfirm={async (reason, note) => {
            if (await onMove({ stage: 'not_selected', reason, ...(note && { note }) })) setAsksReason(false);
          }}
        />
      )}
    </>
  );
}
