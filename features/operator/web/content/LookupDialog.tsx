import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import {
  findMilitaryBranches,
  getMilitaryCorps,
  getMilitaryNavyServices,
  getMilitaryProfessions,
  type LookupKind,
} from '#features/lookups/contract.ts';
import { parentKindsOf, SCOPE_OF } from '#features/lookups/rules.ts';
import { UNITED_STATES } from '#kit/country/country.ts';
import { call } from '#kit/ui/data/api.ts';
import { EditDialog } from '#kit/ui/dialogs/EditDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import {
  addServiceLookup,
  changeServiceLookup,
  type EditedLookup,
  findEditedLookups,
  type LookupSearch,
} from '../../lookup-contract.ts';
import {
  ANSWER_OPTIONS,
  COUNTRY_OPTIONS,
  LOOKUP_WORDS,
  NATO_OPTIONS,
  PAY_GRADE_OPTIONS,
  RANK_CATEGORY_OPTIONS,
} from './lookup-words.ts';

/** Gives a shared entry another name on this tenant's site. */
export function RenameDialog({ entry, onClose }: { entry: EditedLookup; onClose: () => void }) {
  const form = useForm({ defaultValues: { title: entry.title } });
  const draft = useFormDraft(form, `name of entry ${entry.id}`);
  const shared = entry.shared_title ?? entry.title;
  return (
    <EditDialog
      form={form}
      draft={draft}
      list={findEditedLookups}
      title={`Rename ${shared}`}
      saveLabel="Save name"
      onClose={onClose}
      onSave={({ title }) => call(changeServiceLookup, { params: { id: entry.id }, body: { title: title.trim() || shared } })}
    >
      <TextInput
        control={form.control}
        name="title"
        label="Name"
        maxLength={300}
        autoFocus
        help={`Shown on your site only. Clear it to go back to “${shared}”.`}
      />
      <Typography variant="body2" color="textSecondary">
        Source: {entry.source}, as of <DateText value={entry.as_of ?? ''} as="day" />.
      </Typography>
    </EditDialog>
  );
}

type Values = {
  military_service_id: number | null;
  country_id: number | null;
  parent_id: number | null;
  title: string;
  abbreviation: string;
  nato_code: string | null;
  pay_grade: string | null;
  category: 'enlisted' | 'other_rank' | 'nco' | 'warrant' | 'officer' | 'text' | 'number' | 'money' | null;
  code: string;
  help: string;
};

type LookupDialogProps = {
  /** The open list, which a new entry is added to. */
  search: LookupSearch;
  services: readonly { id: number; name: string; country_id: number }[];
  entry: EditedLookup | null;
  onClose: () => void;
};

/** Adds or edits one of the tenant's own entries. */
export function LookupDialog({ search, services, entry, onClose }: LookupDialogProps) {
  const kind = entry?.kind ?? search.kind;
  const form = useForm<Values>({
    defaultValues: {
      military_service_id: entry?.military_service_id ?? (search.service || null),
      country_id: entry?.country_id ?? (search.country || null),
      parent_id: entry?.parent?.id ?? null,
      title: entry?.title ?? '',
      abbreviation: entry?.abbreviation ?? '',
      nato_code: entry?.nato_code ?? null,
      pay_grade: entry?.pay_grade ?? null,
      category: categoryOf(entry?.category ?? null),
      code: entry?.code ?? '',
      help: entry?.help ?? '',
    },
  });
  const draft = useFormDraft(form, entry ? `entry ${entry.id}` : `new entry ${kind}`);
  const { control } = form;
  const serviceId = useWatch({ control, name: 'military_service_id' });
  const parents = useParents(kind, serviceId).filter(({ value }) => value !== entry?.id);
  const scope = SCOPE_OF[kind];
  const isQuestion = kind === 'military_question' || kind === 'civilian_question';
  const isOfTheUs = services.find(({ id }) => id === serviceId)?.country_id === UNITED_STATES;
  const { list } = LOOKUP_WORDS[kind];
  return (
    <EditDialog
      form={form}
      draft={draft}
      list={findEditedLookups}
      title={entry ? `Edit ${entry.title}` : `Add to ${list}`}
      saveLabel={entry ? 'Save entry' : 'Add entry'}
      onClose={onClose}
      onSave={({ military_service_id, country_id, ...body }) =>
        entry
          ? call(changeServiceLookup, { params: { id: entry.id }, body })
          : call(addServiceLookup, { body: { ...body, kind, military_service_id, country_id } })
      }
    >
      {scope === 'service' && !entry && (
        <SelectInput
          control={control}
          name="military_service_id"
          label="Service"
          options={services.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {scope === 'country' && !entry && (
        <SelectInput control={control} name="country_id" label="Country" options={COUNTRY_OPTIONS} />
      )}
      <TextInput
        control={control}
        name="title"
        label={isQuestion ? 'Question' : 'Name'}
        maxLength={300}
        multiline={isQuestion}
        minRows={2}
        autoFocus
      />
      {kind === 'occupation' && <TextInput control={control} name="code" label="Code" maxLength={20} optional />}
      {!isQuestion && kind !== 'occupation' && (
        <TextInput control={control} name="abbreviation" label="Abbreviation" maxLength={30} optional />
      )}
      {parents.length > 0 && (
        <SelectInput
          control={control}
          name="parent_id"
          label="Belongs to"
          emptyLabel="Nothing above it"
          options={parents}
          optional
        />
      )}
      {kind === 'rank' && (
        <>
          <SelectInput control={control} name="nato_code" label="NATO code" emptyLabel="None" options={NATO_OPTIONS} optional />
          {isOfTheUs && (
            <SelectInput
              control={control}
              name="pay_grade"
              label="US pay grade"
              emptyLabel="None"
              options={PAY_GRADE_OPTIONS}
              optional
            />
          )}
          <SelectInput
            control={control}
            name="category"
            label="Rank category"
            emptyLabel="None"
            options={RANK_CATEGORY_OPTIONS}
            optional
          />
        </>
      )}
      {isQuestion && (
        <SelectInput control={control} name="category" label="Type of answer" emptyLabel="Text" options={ANSWER_OPTIONS} />
      )}
      {(isQuestion || kind === 'clearance') && (
        <TextInput
          control={control}
          name="help"
          label={isQuestion ? 'Example of an answer' : 'What it means'}
          maxLength={300}
          optional
        />
      )}
    </EditDialog>
  );
}

const CATEGORIES = [...RANK_CATEGORY_OPTIONS, ...ANSWER_OPTIONS].map(({ value }) => value);
const categoryOf = (category: string | null) => CATEGORIES.find((value) => value === category) ?? null;

/** The entries of the service that can be the parent of this kind. A regiment cannot be the parent of a regiment. */
function useParents(kind: LookupKind, serviceId: number | null): { value: number; label: string }[] {
  const kinds = parentKindsOf(kind);
  const { data } = useQuery({
    queryKey: ['lookup-parents', kind, serviceId],
    enabled: kinds.length > 0 && serviceId !== null,
    queryFn: async () => {
      const params = { id: serviceId ?? 0 };
      const replies = await Promise.all([
        kinds.includes('navy_service') ? call(getMilitaryNavyServices, { params }) : null,
        kinds.includes('corps') ? call(getMilitaryCorps, { params }) : null,
        kinds.includes('branch') ? call(findMilitaryBranches, { body: { military_service_id: params.id } }) : null,
        kinds.includes('profession') ? call(getMilitaryProfessions, { params }) : null,
      ]);
      return replies.flatMap((reply) => reply?.data ?? []);
    },
  });
  return (data ?? [])
    .filter(({ parent }) => kind === 'badged_role' || parent === null)
    .map(({ id, title, parent }) => ({ value: id, label: parent ? `${title} (${parent.title})` : title }));
}
