import { type ReactNode, useState } from 'react';
import { toast } from '#kit/ui/page/toast.tsx';
import { counted } from '#kit/ui/text/counted.ts';
import type { PlacedText } from '../../../wording/placed-texts.ts';
import { type ReviewItem, reviewItems, type TextWithTerms, withAccepted } from '../../../wording/term-review.ts';
import type { OpenDraft } from '../resume-draft.ts';
import { TermReview, TermsNotice } from './TermReview.tsx';

/** With fewer, the tip at the line is enough. */
const LEAST = 2;

type Options<Content> = {
  /** Null until the suggestions of every text are known. */
  texts: readonly TextWithTerms<Content>[] | null;
  textsOf: (content: Content) => PlacedText<Content>[];
  /** The edited document inside a sentence. */
  word: string;
  /** Whether the address opens the review, and what happens when it closes. */
  isRequested: boolean;
  onClosed: () => void;
};

/** The offer to review the military terms of a document, and the review itself. */
export function useTermReview<Content, Design>(
  draft: OpenDraft<Content, Design>,
  { texts, textsOf, word, isRequested, onClosed }: Options<Content>,
): { notice: ReactNode; dialog: ReactNode } {
  /** The terms as they were when the review began. */
  const [begun, setBegun] = useState<readonly ReviewItem<Content>[] | null>(null);
  const [isPutOff, setPutOff] = useState(false);
  const [isWanted, setWanted] = useState(false);
  /** The latest known, so that the offer stays where it is while somebody types. */
  const [count, setCount] = useState(0);
  const items = texts && reviewItems(texts);
  if (items && items.length !== count) setCount(items.length);
  if ((isRequested || isWanted) && begun === null && !isPutOff && items && items.length > 0) setBegun(items);

  const change = (from: readonly ReviewItem<Content>[], to: readonly ReviewItem<Content>[]) =>
    draft.edit((now) => ({
      ...now,
      content: withAccepted(now.content, { items: [...from, ...to], from, to }, (content, at) => textAt(textsOf(content), at)),
    }));
  const close = (accepted: readonly ReviewItem<Content>[]) => {
    setBegun(null);
    setPutOff(true);
    if (isRequested) onClosed();
    if (accepted.length > 0) toast.undo(`${counted(accepted.length, 'term', 'terms')} changed`, () => change(accepted, []));
  };
  return {
    notice: count >= LEAST && !begun && !isPutOff && (
      <TermsNotice count={count} word={word} onReview={() => setWanted(true)} onClose={() => setPutOff(true)} />
    ),
    dialog: begun && <TermReview items={begun} onChange={change} onClose={close} />,
  };
}

const textAt = <Content,>(texts: readonly PlacedText<Content>[], at: PlacedText<Content>): string | null =>
  texts.find(
    ({ section, entry_id, field, line }) =>
      section === at.section && entry_id === at.entry_id && field === at.field && line === at.line,
  )?.text ?? null;
