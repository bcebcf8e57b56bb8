import { useLocale } from '#kit/ui/text/locale.tsx';
import { ListedEntry } from '../../content.ts';
import { faultsOfEntry } from '../../date-rules.ts';
import { EntryList } from './EntryList.tsx';
import { Pair, spanText, TextLine, WhenField } from './fields.tsx';
import { LinesField } from './LinesField.tsx';
import { sorting } from './section.ts';
import { checkOf, type MarkedLabels, noteOf, UnsureNote } from './UnsureNote.tsx';

type ListedEntriesProps = {
  title: string;
  one: string;
  /** The label of the name, where it has another than "Name". */
  nameLabel?: string;
  /** The label of the issuer, organisation or part taken: "Given by", "Role". */
  byLabel: string;
  entries: readonly ListedEntry[];
  onChange: (entries: ListedEntry[]) => void;
  empty?: string;
  /** It has a start date in addition to its end date. */
  lasts?: boolean;
};

/** Awards, certificates, projects and volunteering: name, organisation, dates and description. */
export function ListedEntries({
  title,
  one,
  nameLabel = 'Name',
  byLabel,
  entries,
  onChange,
  empty,
  lasts = false,
}: ListedEntriesProps) {
  const { language } = useLocale();
  const marked: MarkedLabels = [
    ['name', nameLabel.toLowerCase()],
    ['by', byLabel.toLowerCase()],
  ];
  return (
    <EntryList
      title={title}
      one={one}
      entries={entries}
      onChange={onChange}
      onSort={sorting(entries, onChange)}
      blank={() => ListedEntry.parse({})}
      describe={(entry) => ({
        name: entry.name || entry.summary || (entry.highlights[0] ?? ''),
        more: [entry.by, spanText(entry, language)].filter(Boolean).join(' · '),
      })}
      faultOf={(entry) =>
        entry.name || entry.summary || entry.highlights.length > 0 ? checkOf(entry, marked) : `${nameLabel} missing`
      }
      empty={empty}
    >
      {(entry, set) => (
        <>
          <Pair>
            <TextLine
              label={nameLabel}
              name="name"
              value={entry.name}
              onChange={(name) => set({ name })}
              maxLength={300}
              unsure={noteOf(entry, 'name')}
            />
            <TextLine
              label={byLabel}
              value={entry.by}
              onChange={(by) => set({ by })}
              optional
              maxLength={300}
              unsure={noteOf(entry, 'by')}
            />
          </Pair>
          <UnsureNote entry={entry} labels={marked} onChange={set} />
          <Pair>
            {lasts && (
              <WhenField
                label="From"
                value={entry.startDate}
                fault={faultsOfEntry(entry).startDate}
                onChange={(startDate) => set({ startDate, printedDates: '' })}
              />
            )}
            <WhenField
              label={lasts ? 'To' : 'Date'}
              value={entry.endDate}
              fault={faultsOfEntry(entry).endDate}
              onChange={(endDate) => set({ endDate, printedDates: '' })}
              current={lasts ? 'Ongoing' : undefined}
            />
          </Pair>
          <TextLine
            label={lasts ? 'Short description' : 'Reason'}
            name="summary"
            value={entry.summary}
            onChange={(summary) => set({ summary })}
            multiline
            minRows={2}
            optional
          />
          {(lasts || entry.highlights.length > 0) && (
            <LinesField
              label="What you did"
              name="highlights"
              value={entry.highlights}
              onChange={(highlights) => set({ highlights })}
              help="One per line."
              optional
            />
          )}
        </>
      )}
    </EntryList>
  );
}
