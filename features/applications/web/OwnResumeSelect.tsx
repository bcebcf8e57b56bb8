import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { findResumes } from '#features/resumes/resumes-contract.ts';
import { FormField } from '#kit/ui/FormField.tsx';
import { query } from '#kit/ui/query.ts';
import type { ApplyValues } from './apply-values.ts';

type OwnResumeSelectProps = { cv: string; chosen: ApplyValues['own']; onChoose: (own: ApplyValues['own']) => void };

/** Chooses a resume that was written here. The server makes the PDF when the application is sent. Nothing where there is none. */
export function OwnResumeSelect({ cv, chosen, onChoose }: OwnResumeSelectProps) {
  const id = useId();
  const cards = useQuery(query(findResumes, { query: {} })).data?.data ?? [];
  if (cards.length === 0) return null;
  return (
    <FormField id={id} label={`Or a ${cv} you wrote here`} help="We send the current version to the employer as a PDF.">
      <NativeSelect
        fullWidth
        variant="outlined"
        input={<OutlinedInput />}
        inputProps={{ id, 'aria-describedby': `${id}-help` }}
        value={chosen?.id ?? ''}
        onChange={({ target }) => {
          const card = cards.find((one) => String(one.id) === target.value);
          onChoose(card ? { id: card.id, title: card.title } : null);
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
