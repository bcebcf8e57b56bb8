import Box from '@mui/material/Box';
import { useLocale } from '#kit/ui/locale.tsx';
import { EducationEntry } from '../../content.ts';
import { EntryList } from './EntryList.tsx';
import { Choice, Pair, spanText, TextLine, WhenFields } from './fields.tsx';
import { LinesField } from './LinesField.tsx';
import { ListedEntries } from './ListedEntries.tsx';
import type { SectionProps } from './section.ts';

const KINDS = [
  { value: 'education', label: 'School, college or university' },
  { value: 'training', label: 'Course of the forces or an employer' },
] as const;

/** Schools and courses, and the certificates from them. */
export function EducationSection({ content, onChange }: SectionProps) {
  const { language } = useLocale();
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <EntryList
        one="school or course"
        entries={content.education}
        onChange={(education) => onChange({ ...content, education })}
        blank={() => EducationEntry.parse({})}
        describe={(entry) => ({
          name: [entry.studyType, entry.area].filter(Boolean).join(' ') || entry.institution,
          more: [entry.studyType || entry.area ? entry.institution : '', spanText(entry, language)].filter(Boolean).join(' · '),
        })}
        faultOf={(entry) => (entry.institution || entry.studyType || entry.area ? undefined : 'No name')}
        empty="School, college, university, and courses of the forces."
      >
        {(entry, set) => (
          <>
            <Choice
              label="Kind"
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
                label="Where"
                value={entry.institution}
                onChange={(institution) => set({ institution })}
                expected
                maxLength={300}
              />
              <TextLine
                label="Place"
                value={entry.location}
                onChange={(location) => set({ location })}
                optional
                maxLength={300}
              />
            </Pair>
            <WhenFields entry={entry} onChange={set} />
            <TextLine
              label="In a sentence or two"
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
              help="One a line."
              optional
            />
          </>
        )}
      </EntryList>
      <ListedEntries
        title="Certificates and licences"
        one="certificate"
        byLabel="Given by"
        entries={content.certificates}
        onChange={(certificates) => onChange({ ...content, certificates })}
        empty="Driving categories, trade tickets, first aid."
      />
    </Box>
  );
}
