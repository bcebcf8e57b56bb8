import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { call } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { RestoredNotice } from '#kit/ui/editing/RestoredNotice.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { announce } from '#kit/ui/page/announce.tsx';
import { counted } from '#kit/ui/text/counted.ts';
import { addNote, type Pipeline } from '../../../pipeline-contract.ts';
import { MOST_NOTE, mentionedIn } from '../../../pipeline-rules.ts';
import { refreshApplicants } from '../useApplicantMoves.ts';
import { colleaguesFor, mentionAt, withMention } from './note-mentions.ts';

type NoteFormProps = { applicantId: number; colleagues: Pipeline['colleagues'] };

/** A note for colleagues. A name typed after an @ is chosen from a list, with the keys of a list box. */
export function NoteForm({ applicantId, colleagues }: NoteFormProps) {
  const client = useQueryClient();
  const listId = useId();
  const form = useForm({ defaultValues: { body: '' } });
  const draft = useFormDraft(form, `note on ${applicantId}`);
  const body = form.watch('body');
  const field = useRef<HTMLDivElement>(null);
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  /** The @ whose list Escape has closed. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const mention = mentionAt(body, caret);
  const options = mention && mention.from !== closedAt ? colleaguesFor(mention.typed, colleagues) : [];
  const current = Math.min(active, options.length - 1);
  const isOpen = options.length > 0;

  useEffect(() => {
    if (isOpen) announce(`${counted(options.length, 'colleague', 'colleagues')}. Use the arrow keys and Enter to mention one.`);
  }, [isOpen, options.length]);

  const add = useMutation(
    mutation(
      (text: string) =>
        call(addNote, {
          params: { id: applicantId },
          body: { body: text, mentions: mentionedIn(text, colleagues).map(({ id }) => id) },
        }),
      {
        form,
        success: 'Note added',
        onSuccess: () => {
          form.reset();
          return refreshApplicants(client);
        },
      },
    ),
  );

  const choose = (name: string) => {
    if (!mention) return;
    const next = withMention(body, mention, name);
    // At once: the next key must find the text and the caret where they belong.
    flushSync(() => {
      form.setValue('body', next.text, { shouldDirty: true });
      setCaret(next.caret);
      setActive(0);
    });
    const area = field.current?.querySelector('textarea');
    area?.focus();
    area?.setSelectionRange(next.caret, next.caret);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const [first] = options;
    if (event.key === 'ArrowDown') setActive((current + 1) % options.length);
    else if (event.key === 'ArrowUp') setActive((current - 1 + options.length) % options.length);
    else if (event.key === 'Escape') setClosedAt(mention?.from ?? null);
    else if (event.key === 'Enter' || event.key === 'Tab') choose((options[current] ?? first)?.name ?? '');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const follow = () => {
    const at = field.current?.querySelector('textarea')?.selectionStart ?? 0;
    if (at !== caret) setActive(0);
    setCaret(at);
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(({ body: text }) => add.mutate(text.trim()))}>
      {draft.restoredAt !== null && (
        <Box sx={{ mb: 1.5 }}>
          <RestoredNotice at={draft.restoredAt} onDiscard={draft.discard} />
        </Box>
      )}
      <Box ref={field} onKeyDown={onKeyDown} onInput={follow} onSelect={follow} sx={{ position: 'relative' }}>
        <TextInput
          control={form.control}
          name="body"
          label="Note for colleagues"
          help="Type @ to mention a colleague, who is then notified. The applicant never sees it."
          multiline
          minRows={2}
          maxRows={10}
          maxLength={MOST_NOTE}
          listAria={{
            'aria-autocomplete': 'list',
            'aria-controls': isOpen ? listId : undefined,
            'aria-activedescendant': isOpen ? `${listId}-${current}` : undefined,
          }}
        />
        {isOpen && (
          <Paper variant="outlined" sx={{ mt: 0.5, py: 0.5, maxWidth: 360 }}>
            <Box component="ul" role="listbox" id={listId} aria-label="Colleagues to mention" sx={{ m: 0, p: 0 }}>
              {options.map(({ id, name }, index) => (
                <Box
                  component="li"
                  key={id}
                  role="option"
                  id={`${listId}-${index}`}
                  aria-selected={index === current}
                  // The focus stays in the text.
                  onMouseDown={(event: { preventDefault: () => void }) => event.preventDefault()}
                  onClick={() => choose(name)}
                  sx={{
                    px: 1.5,
                    py: 1,
                    minHeight: 40,
                    listStyle: 'none',
                    cursor: 'pointer',
                    typography: 'body2',
                    '&:hover': { bgcolor: 'action.hover' },
                    '&[aria-selected="true"]': {
                      bgcolor: 'action.selected',
                      outline: '2px solid',
                      outlineOffset: -2,
                      outlineColor: 'primary.main',
                    },
                  }}
                >
                  {name}
                </Box>
              ))}
            </Box>
          </Paper>
        )}
      </Box>
      <Button type="submit" variant="outlined" color="inherit" loading={add.isPending} sx={{ mt: 1 }}>
        Add note
      </Button>
    </form>
  );
}
