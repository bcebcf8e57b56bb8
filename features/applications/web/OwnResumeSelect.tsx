import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { findResumes, getResumePdf } from '#features/resumes/resumes-contract.ts';
import { call, messageOf } from '#kit/ui/api.ts';
import { FormField } from '#kit/ui/FormField.tsx';
import { query } from '#kit/ui/query.ts';

type OwnResumeSelectProps = { cv: string; onPick: (file: File) => void };

/** Takes a resume that was written here as a file: the PDF as it is now is what the employer gets. Nothing where there is none. */
export function OwnResumeSelect({ cv, onPick }: OwnResumeSelectProps) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const cards = useQuery(query(findResumes, { query: {} })).data?.data ?? [];
  const take = useMutation({
    mutationFn: async (card: { id: number; title: string }) => {
      const pdf = await call(getResumePdf, { params: { id: card.id } });
      onPick(new File([pdf], `${card.title}.pdf`, { type: 'application/pdf' }));
    },
    onError: () => setChosen(''),
  });
  if (cards.length === 0) return null;
  return (
    <FormField
      id={id}
      label={`Or a ${cv} that you wrote here`}
      help={take.isPending ? 'Making the PDF' : 'It is sent as a PDF, as it is now.'}
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
          const card = cards.find((one) => String(one.id) === target.value);
          setChosen(target.value);
          if (card) take.mutate(card);
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
  );
}
