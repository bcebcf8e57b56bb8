import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { mutation } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { CheckboxInput } from '#kit/ui/inputs/CheckboxInput.tsx';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { INTERVALS, intervalInWords } from '../rules.ts';
import type { FeedDetails, FeedKind } from '../shapes.ts';
import { FeedPreviewList } from './FeedPreviewList.tsx';
import { callsOf } from './feed-calls.ts';
import { mappingOf, textOfMapping } from './mapping-text.ts';

type FeedDialogProps = {
  whose: 'company' | 'tenant';
  kinds: readonly FeedKind[];
  /** Null for a new one. */
  feed: FeedDetails | null;
  onClose: () => void;
};

type Values = {
  name: string;
  kind: string | null;
  address: string;
  mapping: string;
  key: string;
  apply_here: boolean;
  every_hours: number | null;
};

const ADDRESS_LABELS = {
  board: 'Name of the board',
  address: 'Web address',
  addresses: 'Web addresses',
  search: 'Search',
} as const;

/** Sets up a feed. Its first jobs are shown before it is added. Nothing is stored as a draft, because it may contain a key. */
export function FeedDialog({ whose, kinds, feed, onClose }: FeedDialogProps) {
  const calls = callsOf(whose);
  const form = useForm<Values>({
    defaultValues: {
      name: feed?.name ?? '',
      kind: feed?.kind ?? null,
      address: feed?.address ?? '',
      mapping: textOfMapping(feed?.mapping ?? {}),
      key: '',
      apply_here: feed?.apply_here ?? whose === 'company',
      every_hours: feed ? feed.every_hours : 24,
    },
  });
  const chosen = useWatch({ control: form.control, name: 'kind' });
  const kind = kinds.find((one) => one.kind === chosen);
  const settings = { form, success: ({ message }: { message?: string | undefined }) => message, onSuccess: onClose };
  const preview = useMutation(mutation(calls.preview, { form }));
  const create = useMutation(mutation(calls.create, { ...settings, invalidates: [calls.find] }));
  const update = useMutation(mutation(calls.update, { ...settings, invalidates: [calls.find, calls.get] }));
  const bodyOf = ({ mapping, kind: value, key, ...values }: Values) => ({
    ...values,
    kind: value ?? '',
    mapping: mappingOf(mapping),
    ...(key.trim() !== '' && { key }),
  });
  const isMany = kind?.asks_for === 'addresses';
  return (
    <FormDialog
      form={form}
      draft={null}
      title={feed ? `Edit ${feed.name}` : 'Add a feed'}
      submitLabel={feed ? 'Save changes' : 'Add feed'}
      pending={create.isPending || update.isPending}
      maxWidth="md"
      moreActions={
        <Button
          variant="outlined"
          color="inherit"
          disabled={preview.isPending || !kind}
          onClick={form.handleSubmit((values) => preview.mutate({ body: bodyOf(values) }))}
        >
          {preview.isPending ? 'Reading…' : 'Preview'}
        </Button>
      }
      onSubmit={form.handleSubmit((values) =>
        feed ? update.mutate({ params: { id: feed.id }, body: bodyOf(values) }) : create.mutate({ body: bodyOf(values) }),
      )}
      onClose={onClose}
    >
      <Stack spacing={2.5}>
        {!feed && (
          <SelectInput
            control={form.control}
            name="kind"
            label="Where the jobs come from"
            options={kinds.map((one) => ({ value: one.kind, label: one.label }))}
          />
        )}
        <TextInput control={form.control} name="name" label="Name" help="How you recognise this feed." autoComplete="off" />
        {kind && (
          <TextInput
            control={form.control}
            name="address"
            label={ADDRESS_LABELS[kind.asks_for]}
            help={whose === 'company' && kind.is_anywhere ? `${kind.hint} It must be on your company’s website.` : kind.hint}
            autoComplete="off"
            multiline={isMany}
          />
        )}
        {kind?.takes_mapping && (
          <TextInput
            control={form.control}
            name="mapping"
            label="Names of fields"
            help="Only where the source uses other names. One in each line, such as: title = Job title"
            optional
            multiline
            minRows={3}
          />
        )}
        {kind?.key_label && (
          <TextInput
            control={form.control}
            name="key"
            label={kind.key_label}
            help={feed?.has_key ? 'Leave it empty to keep the present one.' : undefined}
            autoComplete="off"
            optional={feed?.has_key === true}
          />
        )}
        <SelectInput
          control={form.control}
          name="every_hours"
          label="Schedule"
          emptyLabel="By hand only"
          optional
          options={INTERVALS.map((value) => ({ value, label: intervalInWords(value) }))}
        />
        <CheckboxInput
          control={form.control}
          name="apply_here"
          label="Veterans apply here"
          help="Otherwise they are sent to the address of each job."
        />
        {!kind && feed && <Alert severity="info">This kind of source can’t be read any more.</Alert>}
        {preview.data && <FeedPreviewList preview={preview.data.data} />}
      </Stack>
    </FormDialog>
  );
}
