import { type RefObject, useRef, useState } from 'react';
import type { ApplicantTab } from '../../rules.ts';

/** The applicants who are chosen for a change of many. */
export type Chosen = {
  ids: ReadonlySet<number>;
  /** Columns that were chosen as a whole, with the applicants who are not on screen. */
  columns: ReadonlySet<ApplicantTab>;
  /** Where a range begins: the applicant chosen last. */
  last: RefObject<number | null>;
  choose: (ids: readonly number[], on: boolean) => void;
  chooseColumn: (tab: ApplicantTab, ids: readonly number[], on: boolean) => void;
  replace: (ids: readonly number[]) => void;
  clear: () => void;
};

const NOBODY: ReadonlySet<never> = new Set();

export function useChosen(): Chosen {
  const [ids, setIds] = useState<ReadonlySet<number>>(NOBODY);
  const [columns, setColumns] = useState<ReadonlySet<ApplicantTab>>(NOBODY);
  const last = useRef<number | null>(null);
  const change = (changed: readonly number[], on: boolean) =>
    setIds((before) => {
      const after = new Set(before);
      for (const id of changed) on ? after.add(id) : after.delete(id);
      return after;
    });
  return {
    ids,
    columns,
    last,
    choose: (changed, on) => {
      // Whoever is taken out may belong to any of them.
      if (!on) setColumns(NOBODY);
      change(changed, on);
    },
    chooseColumn: (tab, changed, on) => {
      setColumns((before) => new Set(on ? [...before, tab] : [...before].filter((other) => other !== tab)));
      change(changed, on);
    },
    replace: (wanted) => {
      setColumns(NOBODY);
      setIds(new Set(wanted));
    },
    clear: () => {
      last.current = null;
      setColumns(NOBODY);
      setIds(NOBODY);
    },
  };
}
