import { useEffect, useState } from 'react';
import { call } from '#kit/ui/data/api.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import type { Advice } from '../../../advice/advice.ts';
import { suggestWording, type WordingSuggestion } from '../../../resumes-contract.ts';
import { termsIn } from '../../../wording/own-wording.ts';
import { type PlacedText, type TextPlace, textsForOneRequest } from '../../../wording/placed-texts.ts';
import type { FieldTools, Note } from '../../sections/field-tools.tsx';
import type { OpenDraft } from '../resume-draft.ts';
import { RewriteDialog } from './RewriteDialog.tsx';
import { useDismissedTips } from './useDismissedTips.ts';

type PlacedNote = Note & { place: TextPlace };

const PAUSE_MS = 600;

const keyOf = ({ section, entry_id, field }: Omit<TextPlace, 'line'>) => `${section}/${entry_id ?? ''}/${field}`;

/**
 * Tips, civilian wording and rewriting for the fields of an editor. Nothing changes until it is accepted, and accepting can be undone.
 * @param textsOf texts with tips and civilian wording, @param more texts that can only be rewritten, @param asWritten names such as the
 * advert's title, in which military terms stay
 */
export function useWordingTools<Content, Design>(
  draft: OpenDraft<Content, Design>,
  {
    textsOf,
    more = () => [],
    advice,
    asWritten = [],
  }: {
    textsOf: (content: Content) => PlacedText<Content>[];
    more?: (content: Content) => PlacedText<Content>[];
    advice: readonly Advice[];
    asWritten?: readonly string[];
  },
) {
  const { content } = draft.state().history.now;
  const texts = textsOf(content);
  const rewritable = [...texts, ...more(content)].filter(({ kind }) => kind === 'sentence');
  const names = new Map(rewritable.map((one) => [`${keyOf(one)}/${one.line ?? ''}`, one.name]));
  const { known, isComplete } = useCivilianWords(texts.map(({ text }) => text));
  const words = withoutNames(known, asWritten);
  const { isShown, isLoaded, dismiss } = useDismissedTips();
  const [rewriting, setRewriting] = useState<TextPlace | null>(null);

  const placed = new Map(texts.map((one) => [`${keyOf(one)}/${one.line ?? ''}`, one]));
  const textAt = (place: TextPlace) => placed.get(`${keyOf(place)}/${place.line ?? ''}`);
  const notes = [...advice.map((one) => noteOf(one, textAt(one)?.text)), ...texts.flatMap((one) => jargonIn(one, words))].filter(
    ({ key }) => isShown(key),
  );
  const notesAt = Map.groupBy(notes, ({ place }) => keyOf(place));

  const write = (at: PlacedText<Content>, text: string, message: string) => {
    draft.edit((now) => ({ ...now, content: at.put(now.content, text) }));
    toast.undo(message, () => {
      const there = [...textsOf(draft.state().history.now.content), ...more(draft.state().history.now.content)].find(
        (one) => keyOf(one) === keyOf(at) && one.text === text,
      );
      if (there) draft.edit((now) => ({ ...now, content: there.put(now.content, at.text) }));
      else toast.error('The text has changed since. Use Undo instead.');
    });
  };
  const onUse = (note: Note) => {
    const noted = notes.find(({ key }) => key === note.key);
    const at = noted && textAt(noted.place);
    const { wording } = note;
    if (!at || !wording) return;
    const found = words.get(at.text)?.find((one) => one.term === wording.term);
    if (!found) return;
    const { start, end, suggestion } = found;
    write(at, `${at.text.slice(0, start)}${suggestion}${at.text.slice(end)}`, `Changed to ${suggestion}`);
  };
  const onLeave = (note: Note) => {
    dismiss(note.key);
    announce('Tip dismissed');
  };

  const toolsOf = (section: string): FieldTools => ({
    notesOn: (entry_id, field) => notesAt.get(keyOf({ section, entry_id, field })) ?? [],
    countIn: (entryId) => notes.filter(({ place }) => place.section === section && place.entry_id === entryId).length,
    rewritable: (entry_id, field, line) => names.get(`${keyOf({ section, entry_id, field })}/${line ?? ''}`) ?? null,
    onRewrite: (entry_id, field, line) => setRewriting({ section, entry_id, field, line }),
    onUse,
    onLeave,
  });

  /** The texts with the terms whose tips are shown; null until all are known. */
  const termsToReview = () =>
    isComplete && isLoaded
      ? texts.flatMap((at) => {
          const terms = new Set(jargonIn(at, words).flatMap(({ key, wording }) => (wording && isShown(key) ? wording.term : [])));
          const found = words.get(at.text)?.filter(({ term }) => terms.has(term)) ?? [];
          return found.length > 0 ? { at, found } : [];
        })
      : null;

  return {
    toolsOf,
    termsToReview: termsToReview(),
    countIn: (section: string) => notes.filter(({ place }) => place.section === section).length,
    dialog: rewriting && (
      <RewriteDialog
        texts={rewritable.filter(
          (one) => keyOf(one) === keyOf(rewriting) && (rewriting.section === 'letter' || one.line === rewriting.line),
        )}
        line={rewriting.line}
        of={rewriting.section === 'letter' ? 'letter' : 'resume'}
        onClose={() => setRewriting(null)}
        onAccept={(at, text) => {
          setRewriting(null);
          write(at, text, `${at.name} rewritten`);
        }}
      />
    ),
  };
}

/** A tip is identified by its text and the words it is about: it stays dismissed when lines move, and returns when they change. */
function noteOf(advice: Advice, message = ''): PlacedNote {
  const { line, kind, text } = advice;
  return {
    key: [keyOf(advice), kind, text, line === null ? '' : message].join('|'),
    kind,
    line,
    text,
    wording: null,
    place: advice,
  };
}

function jargonIn(at: TextPlace & { text: string }, words: ReadonlyMap<string, WordingSuggestion[]>): PlacedNote[] {
  return termsIn(words.get(at.text) ?? []).map(({ term, suggestion, reason }) => ({
    key: [keyOf(at), 'jargon', term, at.line === null ? '' : at.text].join('|'),
    kind: 'jargon' as const,
    line: at.line,
    text: reason,
    wording: { term, suggestion },
    place: at,
  }));
}

/** Leaves out suggestions within one of these names. */
function withoutNames(words: ReadonlyMap<string, WordingSuggestion[]>, names: readonly string[]) {
  const sought = names.map((name) => name.trim().toLowerCase()).filter(Boolean);
  if (sought.length === 0) return words;
  const isInName = (text: string, { start, end }: WordingSuggestion) =>
    sought.some((name) => {
      // The first occurrence that reaches as far as the term.
      const from = text.toLowerCase().indexOf(name, Math.max(0, end - name.length));
      return from !== -1 && from <= start;
    });
  return new Map([...words].map(([text, found]) => [text, found.filter((one) => !isInName(text, one))] as const));
}

/** Suggestions for the military terms in each text, and whether those of all texts are known. New texts are requested after a pause in typing. */
function useCivilianWords(texts: readonly string[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, WordingSuggestion[]>>(new Map());
  const unknown = JSON.stringify(textsForOneRequest([...new Set(texts)].filter((text) => !known.has(text))));
  useEffect(() => {
    const unknownWords: string[] = JSON.parse(unknown);
    if (unknownWords.length === 0) return;
    let left = false;
    const timer = setTimeout(async () => {
      // Without a reply there are no suggestions; the next change requests them again.
      const found = (await call(suggestWording, { body: { texts: unknownWords } }).catch(() => null))?.data;
      if (found && !left)
        setKnown((now) => new Map([...now, ...unknownWords.map((text, index) => [text, found[index] ?? []] as const)]));
    }, PAUSE_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [unknown]);
  return { known: known as ReadonlyMap<string, WordingSuggestion[]>, isComplete: unknown === '[]' };
}
