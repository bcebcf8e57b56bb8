import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '#kit/ui/data/api.ts';
import { keyOf } from '#kit/ui/data/query.ts';
import { EditDialog } from '#kit/ui/dialogs/EditDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { findTransitionPlans, getTransitionPlan, updateTransitionPlan } from '../transition-contract.ts';
import { NOTES_MAX, type Plan, TITLE_MAX } from '../transition-shapes.ts';

/** The title of a plan and notes on the whole of it. */
export function PlanDetailsDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const client = useQueryClient();
  const values = { title: plan.title, notes: plan.notes };
  const form = useForm({ defaultValues: values });
  const draft = useFormDraft(form, `plan ${plan.id}`);
  return (
    <EditDialog
      form={form}
      draft={draft}
      title="Rename or add notes"
      saveLabel="Save changes"
      list={getTransitionPlan}
      row={{ revision: plan.revision, values }}
      onClose={onClose}
      onSave={async (body, revision) => {
        await call(updateTransitionPlan, { params: { id: plan.id }, body: { revision, ...body } });
        await client.invalidateQueries({ queryKey: keyOf(findTransitionPlans) });
        return { message: 'Plan saved' };
      }}
    >
      <TextInput control={form.control} name="title" label="Title" maxLength={TITLE_MAX} autoFocus />
      <TextInput control={form.control} name="notes" label="Notes" optional multiline maxLength={NOTES_MAX} />
    </EditDialog>
  );
}
