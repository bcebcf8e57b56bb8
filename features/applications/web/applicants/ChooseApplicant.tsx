import Checkbox from '@mui/material/Checkbox';
import type { SxProps } from '@mui/material/styles';
import type { ChangeEvent, KeyboardEvent } from 'react';
import type { ApplicantSummary } from '../../contract.ts';
import type { Chosen } from './useChosen.ts';

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

type ChooseApplicantProps = {
  applicant: ApplicantSummary;
  chosen: Chosen;
  /** -1 where the arrow keys reach it. */
  tabIndex?: number;
  sx?: SxProps;
};

/**
 * Chooses an applicant for a change of many. With Shift, everybody between this one and the one chosen last. The up and down arrow
 * keys go to the boxes before and after in the list; with Shift they choose on the way.
 */
export function ChooseApplicant({ applicant: { id, veteran }, chosen, tabIndex = 0, sx = {} }: ChooseApplicantProps) {
  const change = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>, on: boolean) => {
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    chosen.choose(isRange ? between(boxesBeside(currentTarget).map(idOf), chosen.last.current, id) : [id], on);
    chosen.last.current = id;
  };
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEP[event.key];
    if (step === undefined || !(event.target instanceof HTMLElement)) return;
    const boxes = boxesBeside(event.target);
    const next = boxes[boxes.indexOf(event.target) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (!event.shiftKey) return;
    chosen.choose([id, idOf(next)], true);
    chosen.last.current = idOf(next);
  };
  return (
    <Checkbox
      size="small"
      checked={chosen.ids.has(id)}
      onChange={change}
      onKeyDown={walk}
      // Otherwise a click with Shift marks the text between.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      slotProps={{ input: { tabIndex, 'aria-label': `Select ${veteran.full_name}`, ...{ [BOX]: id } } }}
      sx={sx}
    />
  );
}

const BOX = 'data-choose';
const idOf = (box: HTMLElement) => Number(box.getAttribute(BOX));
const boxesBeside = (box: HTMLElement) => [...(box.closest('ul')?.querySelectorAll<HTMLElement>(`[${BOX}]`) ?? [])];

/** The ids from one to another, in either direction; the second alone where the first is not among them. */
function between(ids: readonly number[], first: number | null, second: number): readonly number[] {
  const [from, to] = [first === null ? -1 : ids.indexOf(first), ids.indexOf(second)];
  return from < 0 || to < 0 ? [second] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}
