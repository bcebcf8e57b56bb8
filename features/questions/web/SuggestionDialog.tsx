import { useForm } from 'react-hook-form';
import { call } from '#kit/ui/data/api.ts';
import { EditDialog } from '#kit/ui/dialogs/EditDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { CheckboxInput } from '#kit/ui/inputs/CheckboxInput.tsx';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import {
  type ActionSuggestion,
  createActionSuggestion,
  findActionSuggestions,
  updateActionSuggestion,
} from '../operator-contract.ts';
import type { Leading } from './suggestion-groups.ts';

const valuesOf = (suggestion: ActionSuggestion | null) => ({
  answer_option_id: suggestion?.answer_option_id ?? null,
  title: suggestion?.title ?? '',
  why: suggestion?.why ?? '',
  link: suggestion?.link ?? '',
  is_active: suggestion?.is_active ?? true,
});

type SuggestionDialogProps = { suggestion: ActionSuggestion | null; leading: readonly Leading[]; onClose: () => void };

/** Writes a next step. */
export function SuggestionDialog({ suggestion, leading, onClose }: SuggestionDialogProps) {
  const form = useForm({ defaultValues: valuesOf(suggestion) });
  const draft = useFormDraft(form, suggestion ? `next step ${suggestion.id}` : 'new next step');
  const { control } = form;
  return (
    <EditDialog
      form={form}
      draft={draft}
      title={suggestion ? 'Edit next step' : 'Add a next step'}
      saveLabel={suggestion ? 'Save next step' : 'Add next step'}
      list={findActionSuggestions}
      row={suggestion && { revision: suggestion.revision, values: valuesOf(suggestion) }}
      onClose={onClose}
      onSave={(body, revision) =>
        suggestion
          ? call(updateActionSuggestion, { params: { id: suggestion.id }, body: { ...body, revision } })
          : call(createActionSuggestion, { body })
      }
    >
      <TextInput control={control} name="title" label="What to do" maxLength={200} autoFocus />
      <TextInput control={control} name="why" label="Why" multiline minRows={2} maxLength={500} />
      <SelectInput
        control={control}
        name="answer_option_id"
        label="Suggested to"
        emptyLabel="Everybody"
        options={leading.map(({ id, answer, question }) => ({ value: id, label: `${answer} (${question})` }))}
        optional
      />
      <TextInput
        control={control}
        name="link"
        label="Where it is done"
        type="url"
        help="An address that starts with https://, or a page here like /veteran/jobs."
        optional
      />
      <CheckboxInput control={control} name="is_active" label="Suggest it" help="Existing plans keep their wording." />
    </EditDialog>
  );
}
