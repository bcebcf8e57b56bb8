import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { IconChevronDown, IconDotsVertical } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { STAGE_LABEL, type Stage } from '#features/jobs/stages.ts';
import { ApplicantNotSelectedDialog } from './ApplicantNotSelectedDialog.tsx';
import { OfferDialog } from './panel/OfferDialog.tsx';
import { type OfferForm, termsOf } from './panel/offer-values.ts';
import type { Movable, Move } from './useApplicantMoves.ts';

type ApplicantMoveMenuProps = {
  jobId: number;
  applicant: Movable;
  moving: boolean;
  /** On a card of the board there is room for an icon only. */
  small?: boolean;
  /** @returns whether the move was made */
  onMove: (move: Move, form?: OfferForm) => Promise<boolean>;
};

/** Terms are asked for before an offer; an applicant marked as hired by mistake goes back to the offer they have. */
const asksFirst = (from: Stage, to: Stage) => to === 'offer' && from !== 'hired';

/** Offers only the stages that this applicant may move to now. */
export function ApplicantMoveMenu({ jobId, applicant, moving, small = false, onMove }: ApplicantMoveMenuProps) {
  const [open, setOpen] = useState(false);
  const [input, setOpenDialog] = useState<'not_selected' | 'offer' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(false);
  const ahead = applicant.next_stages.filter((stage) => stage !== 'not_selected');
  const mayEnd = applicant.next_stages.includes('not_selected');

  useEffect(() => {
    if (moving || input !== null || !wantsFocus.current) return;
    // While the move was under way the button was disabled, which takes the focus from it; the dialog took it before.
    wantsFocus.current = false;
    button.current?.focus();
  }, [moving, input]);

  const pick = (stage: Stage) => {
    setOpen(false);
    wantsFocus.current = true;
    if (asksFirst(applicant.stage, stage)) setOpenDialog('offer');
    else onMove({ stage });
  };

  if (applicant.next_stages.length === 0) return null;
  return (
    <>
      {small ? (
        <IconButton
          ref={button}
          size="small"
          // The arrow keys of the card reach it.
          tabIndex={-1}
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
            {asksFirst(applicant.stage, stage) && '…'}
          </MenuItem>
        ))}
        {mayEnd && ahead.length > 0 && <Divider />}
        {mayEnd && (
          <MenuItem
            onClick={() => {
              setOpen(false);
              wantsFocus.current = true;
              setOpenDialog('not_selected');
            }}
          >
            Not selected…
          </MenuItem>
        )}
      </Menu>
      {input === 'offer' && (
        <OfferDialog
          jobId={jobId}
          name={applicant.veteran.full_name}
          onCancel={() => setOpenDialog(null)}
          draftName={`offer ${applicant.id}`}
          onSend={async (values, form) => {
            const isMoved = await onMove({ stage: 'offer', offer: termsOf(values) }, form);
            if (isMoved) setOpenDialog(null);
            return isMoved;
          }}
          onWithoutTerms={async () => {
            if (await onMove({ stage: 'offer' })) setOpenDialog(null);
          }}
        />
      )}
      {input === 'not_selected' && (
        <ApplicantNotSelectedDialog
          name={applicant.veteran.full_name}
          onCancel={() => setOpenDialog(null)}
          draftName={`not selected ${applicant.id}`}
          onConfirm={async (reason, note) => {
            const isMoved = await onMove({ stage: 'not_selected', reason, ...(note && { note }) });
            if (isMoved) setOpenDialog(null);
            return isMoved;
          }}
        />
      )}
    </>
  );
}
