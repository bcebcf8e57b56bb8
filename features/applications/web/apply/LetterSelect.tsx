import Link from '@mui/material/Link';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { IconMail } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { findCoverLetters, getCoverLetter } from '#features/resumes/letters/contract.ts';
import type { ReplyOf } from '#kit/contract/route.ts';
import { call, messageOf } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { FormField } from '#kit/ui/inputs/FormField.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { paths } from '#kit/ui/paths.ts';

type OwnLetterSelectProps = {
  jobId: number;
  /** The current text of the letter field. */
  text: string;
  /** The field's initial text. It wasn't typed, so it is replaced without asking. */
  last: string;
  /** The letter to fill in first, after it was written for this application. */
  requested: number | null;
  onChange: (text: string) => void;
};

/** A letter as plain text, its parts separated by blank lines. */
const textOf = ({ greeting, body, closing, signature }: ReplyOf<typeof getCoverLetter>['data']['content']) =>
  [greeting, body, [closing, signature].filter(Boolean).join('\n')]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n');

/** Fills the field from a saved letter, listing those for this job first. Links to the letter editor when there is none for it. */
export function OwnLetterSelect({ jobId, text, last, requested, onChange }: OwnLetterSelectProps) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [placed, setPlaced] = useState<string | null>(null);
  const [pendingLetter, setPendingLetter] = useState<string | null>(null);
  const found = useQuery(query(findCoverLetters, { query: {} })).data?.data ?? [];
  const cards = found.toSorted((a, b) => Number(b.job?.id === jobId) - Number(a.job?.id === jobId));
  const put = (words: string) => {
    const before = text;
    setPendingLetter(null);
    setPlaced(words);
    onChange(words);
    toast.undo('Letter added', () => {
      setChosen('');
      onChange(before);
    });
  };
  const take = useMutation(
    mutation(async (letter: number) => textOf((await call(getCoverLetter, { params: { id: letter } })).data.content), {
      onSuccess: (words) => (['', last, placed, words].includes(text) ? put(words) : setPendingLetter(words)),
      onError: () => {
        setChosen('');
        // The field shows the message.
        return true;
      },
    }),
  );
  const { mutate } = take;
  const isTaken = useRef(false);
  useEffect(() => {
    if (requested === null || isTaken.current) return;
    isTaken.current = true;
    setChosen(String(requested));
    mutate(requested);
  }, [requested, mutate]);
  const forThisJob = cards.some(({ job }) => job?.id === jobId);
  const writeOne = !forThisJob && (
    <Link
      href={paths.veteran.coverLetterBuild({ job_id: jobId })}
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, mt: 1 }}
    >
      <IconMail size={18} aria-hidden />
      Write a letter for this job
    </Link>
  );
  if (cards.length === 0) return writeOne;
  return (
    <>
      <FormField
        id={id}
        label="Start from a saved letter"
        help="We copy its text into the field below, where you can adapt it for this job."
        optional
        {...(take.error && { error: messageOf(take.error) })}
      >
        <NativeSelect
          fullWidth
          variant="outlined"
          input={<OutlinedInput />}
          inputProps={{ id, 'aria-describedby': `${id}-help` }}
          value={chosen}
          disabled={take.isPending}
          onChange={({ target }) => {
            setChosen(target.value);
            if (target.value) take.mutate(Number(target.value));
          }}
        >
          <option value="">Choose</option>
          {cards.map((card) => (
            <option key={card.id} value={card.id}>
              {card.title}
            </option>
          ))}
        </NativeSelect>
      </FormField>
      {writeOne}
      <ConfirmDialog
        open={pendingLetter !== null}
        title="Replace what you’ve typed?"
        confirmLabel="Replace"
        cancelLabel="Keep my text"
        onCancel={() => {
          setPendingLetter(null);
          setChosen('');
        }}
        onConfirm={() => pendingLetter !== null && put(pendingLetter)}
      >
        The saved letter replaces your text. You can undo this for a few seconds.
      </ConfirmDialog>
    </>
  );
}
