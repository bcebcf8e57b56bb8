import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { IconBookmark } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { deletePipelineView, getPipeline, type Pipeline, savePipelineView } from '../../pipeline-contract.ts';

type SavedViewsProps = {
  views: Pipeline['views'];
  /** The query of the present list, without page and open applicant. */
  present: string;
  hrefOf: (search: string) => string;
  onGo: (href: string) => void;
};

/** Filters and orders saved under a name, for any job. */
export function SavedViews({ views, present, hrefOf, onGo }: SavedViewsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [saving, setSaving] = useState(false);
  const active = views.find(({ search }) => search === present);
  const remove = useMutation(
    mutation((id: number) => call(deletePipelineView, { params: { id } }), {
      invalidates: [getPipeline],
      success: 'View deleted',
    }),
  );
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        color="inherit"
        startIcon={<IconBookmark size={18} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {active ? active.name : 'Views'}
      </Button>
      <Menu anchorEl={() => button.current} open={open} onClose={() => setOpen(false)}>
        {views.map(({ id, name, search }) => (
          <MenuItem
            key={id}
            selected={search === present}
            onClick={() => {
              setOpen(false);
              onGo(hrefOf(search));
            }}
          >
            {name}
          </MenuItem>
        ))}
        {views.length > 0 && <Divider />}
        <MenuItem
          onClick={() => {
            setOpen(false);
            setSaving(true);
          }}
        >
          Save this view…
        </MenuItem>
        {active && (
          <MenuItem
            onClick={() => {
              setOpen(false);
              remove.mutate(active.id);
            }}
          >
            Delete “{active.name}”
          </MenuItem>
        )}
      </Menu>
      {saving && <SaveDialog search={present} onClose={() => setSaving(false)} />}
    </>
  );
}

function SaveDialog({ search, onClose }: { search: string; onClose: () => void }) {
  const form = useForm({ defaultValues: { name: '' } });
  const save = useMutation(
    mutation((name: string) => call(savePipelineView, { body: { name, search } }), {
      form,
      invalidates: [getPipeline],
      success: 'View saved',
      onSuccess: onClose,
    }),
  );
  return (
    <FormDialog
      form={form}
      draft={null}
      title="Save this view"
      submitLabel="Save view"
      pending={save.isPending}
      maxWidth="xs"
      onSubmit={form.handleSubmit(({ name }) => save.mutate(name.trim()))}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="name"
        label="Name"
        maxLength={60}
        help="Saves filters and order for all your jobs. A view with this name is replaced."
        autoFocus
      />
    </FormDialog>
  );
}
