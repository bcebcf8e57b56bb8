import Box from '@mui/material/Box';
import { countryOf } from '#kit/country/country.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { EducationEntry } from '../../content.ts';
import { EntryList } from './EntryList.tsx';
import { Choice, Pair, spanText, TextLine, WhenFields } from './fields.tsx';
import { LinesField } from './LinesField.tsx';
import { ListedEntries } from './ListedEntries.tsx';
import { RegistrationEntries } from './RegistrationEntries.tsx';
import { type SectionProps, sorting } from './section.ts';
import { checkOf, type MarkedLabels, noteOf, UnsureNote } from './UnsureNote.tsx';

const MARKED: MarkedLabels = [['institution', 'school or provider']];

const KINDS = [
  { value: 'education', label: 'School, college or university' },
  { value: 'training', label: 'Military or employer training' },
] as const;

/** Schools and courses, and the certificates from them. */
export function EducationSection({ content, onChange }: SectionProps) {
  const { language, countryId } = useLocale();
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <EntryList
        one="school or course"
        entries={content.education}
        onChange={(education) => onChange({ ...content, education })}
        onSort={sorting(content.education, (education) => onChange({ ...content, education }))}
        blank={() => EducationEntry.parse({})}
        describe={(entry) => ({
          name: [entry.studyType, entry.area].filter(Boolean).join(' ') || entry.institution,
          more: [entry.studyType || entry.area ? entry.institution : '', spanText(entry, language)].filter(Boolean).join(' · '),
        })}
        faultOf={(entry) => (entry.institution || entry.studyType || entry.area ? checkOf(entry, MARKED) : 'Name missing')}
        empty="Add schools, colleges, universities and military courses."
      >
        {(entry, set) => (
          <>
            <Choice
              label="Type"
              value={entry.kind}
              onChange={(kind) => set({ kind: KINDS.find(({ value }) => value === kind)?.value ?? 'education' })}
              options={KINDS}
              emptyLabel="School, college or course"
            />
            <Pair>
              <TextLine
                label="Qualification"
                name="studyType"
                value={entry.studyType}
                onChange={(studyType) => set({ studyType })}
                expected
                help="BSc, Level 3 Diploma, Course"
                maxLength={300}
              />
              <TextLine
                label="Subject"
                name="area"
                value={entry.area}
                onChange={(area) => set({ area })}
                optional
                maxLength={300}
              />
            </Pair>
            <Pair>
              <TextLine
                label="School or provider"
                value={entry.institution}
                onChange={(institution) => set({ institution })}
                expected
                maxLength={300}
                unsure={noteOf(entry, 'institution')}
              />
              <TextLine
                label="Location"
                value={entry.location}
                onChange={(location) => set({ location })}
                optional
                maxLength={300}
              />
            </Pair>
            <UnsureNote entry={entry} labels={MARKED} onChange={set} />
            <WhenFields entry={entry} onChange={set} current="I study here now" />
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
              label="Grades and subjects"
              name="highlights"
              value={entry.highlights}
              onChange={(highlights) => set({ highlights })}
              help="One per line."
              optional
            />
          </>
        )}
      </EntryList>
      <RegistrationEntries
        entries={content.registrations}
        onChange={(registrations) => onChange({ ...content, registrations })}
      />
      <ListedEntries
        title={`Certificates and ${countryOf(countryId).spelling === 'american' ? 'licenses' : 'licences'}`}
        one="certificate"
        byLabel="Issued by"
        entries={content.certificates}
        onChange={(certificates) => onChange({ ...content, certificates })}
        empty="Add driving categories, trade tickets and first aid."
      />
    </Box>
  );
}
