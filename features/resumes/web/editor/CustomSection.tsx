import Box from '@mui/material/Box';
import type { ListedEntry } from '../../content.ts';
import { TextLine } from '../sections/fields.tsx';
import { ListedEntries } from '../sections/ListedEntries.tsx';
import type { SectionProps } from '../sections/section.ts';

/** A custom section: a title and entries. */
export function CustomSection({ content, onChange, id }: SectionProps & { id: string }) {
  const own = content.custom.find((one) => one.id === id);
  if (!own) return null;
  const set = (change: { title?: string; items?: ListedEntry[] }) =>
    onChange({ ...content, custom: content.custom.map((one) => (one.id === id ? { ...one, ...change } : one)) });
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TextLine
        label="Section title"
        value={own.title}
        onChange={(title) => set({ title })}
        placeholder="Publications"
        maxLength={200}
      />
      <ListedEntries
        title="Entries"
        one="entry"
        byLabel="Publisher or issuer"
        entries={own.items}
        onChange={(items) => set({ items })}
        empty="Add patents, publications, memberships or anything else."
        lasts
      />
    </Box>
  );
}
