import { useCountryWords, useLocale } from '#kit/ui/text/locale.tsx';
import { WorkEntry } from '../../content.ts';
import { EntryList } from './EntryList.tsx';
import { Pair, spanText, TextLine, WhenFields } from './fields.tsx';
import { LinesField } from './LinesField.tsx';
import { type SectionProps, sorting } from './section.ts';
import { checkOf, type MarkedLabels, noteOf, UnsureNote } from './UnsureNote.tsx';

const MARKED: MarkedLabels = [
  ['position', 'job title'],
  ['name', 'employer'],
];

/** Civilian posts. */
export function WorkSection({ content, onChange }: SectionProps) {
  const words = useCountryWords();
  const { language } = useLocale();
  return (
    <EntryList
      one="job"
      entries={content.work}
      onChange={(work) => onChange({ ...content, work })}
      onSort={sorting(content.work, (work) => onChange({ ...content, work }))}
      blank={() => WorkEntry.parse({})}
      describe={(entry) => ({
        name: entry.position || entry.name,
        more: [entry.position ? entry.name : '', spanText(entry, language)].filter(Boolean).join(' · '),
      })}
      faultOf={(entry) =>
        !entry.name ? 'Employer missing' : !entry.startDate && !entry.printedDates ? 'Dates missing' : checkOf(entry, MARKED)
      }
      empty={`Add jobs outside ${words.forces}, if you have any.`}
    >
      {(entry, set) => (
        <>
          <Pair>
            <TextLine
              label="Job title"
              value={entry.position}
              onChange={(position) => set({ position })}
              expected
              maxLength={300}
              unsure={noteOf(entry, 'position')}
            />
            <TextLine
              label="Employer"
              value={entry.name}
              onChange={(name) => set({ name })}
              expected
              maxLength={300}
              unsure={noteOf(entry, 'name')}
            />
          </Pair>
          <UnsureNote entry={entry} labels={MARKED} onChange={set} />
          <TextLine label="Location" value={entry.location} onChange={(location) => set({ location })} optional maxLength={300} />
          <WhenFields entry={entry} onChange={set} current="I work here now" />
          <TextLine
            label="Short description"
            name="summary"
            value={entry.summary}
            onChange={(summary) => set({ summary })}
            multiline
            minRows={2}
            optional
          />
          <LinesField
            label="What you did"
            name="highlights"
            value={entry.highlights}
            onChange={(highlights) => set({ highlights })}
            help="One result per line, with figures if you have them."
            optional
          />
        </>
      )}
    </EntryList>
  );
}
