import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { getClearances, getLanguages } from '#features/lookups/contract.ts';
import { countryOf } from '#kit/country/country.ts';
import { query } from '#kit/ui/data/query.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { EntryList } from './EntryList.tsx';
import { Choice, Pair, SuggestLine, TextLine, Tick, WordsField } from './fields.tsx';
import { ListedEntries } from './ListedEntries.tsx';
import type { SectionProps } from './section.ts';

/** Language levels. */
const LEVELS = ['Beginner', 'Intermediate', 'Advanced', 'Fluent'].map((value) => ({ value, label: value }));

/** Awards, interests, volunteering, languages, security clearance, projects. @param own whether to include custom sections */
export function MiscSection({ content, onChange, own = true }: SectionProps & { own?: boolean }) {
  const { countryId } = useLocale();
  const set = (changes: Partial<SectionProps['content']>) => onChange({ ...content, ...changes });
  const languages = useQuery({ ...query(getLanguages), staleTime: Number.POSITIVE_INFINITY });
  const clearances = useQuery({
    ...query(getClearances, { params: { id: countryId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { clearance } = content;
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ListedEntries
        title="Awards"
        one="award"
        byLabel="Awarded by"
        entries={content.awards}
        onChange={(awards) => set({ awards })}
        empty="Add medals, commendations and prizes."
      />
      <ListedEntries
        title="Volunteering"
        one="volunteer role"
        nameLabel={countryOf(countryId).spelling === 'american' ? 'Organization' : 'Organisation'}
        byLabel="Role"
        entries={content.volunteer}
        onChange={(volunteer) => set({ volunteer })}
        lasts
      />
      <EntryList
        title="Languages"
        one="language"
        entries={content.languages}
        onChange={(spoken) => set({ languages: spoken })}
        blank={() => ({ id: '', hidden: false, language: '', fluency: '' })}
        describe={({ language, fluency }) => ({ name: language, more: fluency })}
      >
        {(entry, change) => (
          <Pair>
            <SuggestLine
              label="Language"
              value={entry.language}
              onChange={(language) => change({ language })}
              suggestions={languages.data?.data.map(({ title }) => title) ?? []}
            />
            <Choice label="Level" value={entry.fluency} onChange={(fluency) => change({ fluency })} options={LEVELS} optional />
          </Pair>
        )}
      </EntryList>
      <div data-part="interests">
        <WordsField
          label="Interests"
          value={content.interests}
          onChange={(interests) => set({ interests })}
          help="Separate with commas."
          optional
        />
      </div>
      <Box component="section" aria-label="Security clearance" sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="h4" component="h3">
          Security clearance
        </Typography>
        <Pair>
          <SuggestLine
            label="Level"
            value={clearance.level}
            onChange={(level) => set({ clearance: { ...clearance, level } })}
            suggestions={clearances.data?.data.map(({ title }) => title) ?? []}
            optional
          />
          <TextLine
            label="Year granted"
            value={clearance.year}
            onChange={(year) => set({ clearance: { ...clearance, year: year.replace(/\D/g, '').slice(0, 4) } })}
            optional
            maxLength={4}
          />
        </Pair>
        <Tick
          label="Show to employers"
          checked={clearance.shown}
          onChange={(shown) => set({ clearance: { ...clearance, shown } })}
        />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Off by default, because many clearance holders are told not to advertise it.
        </Typography>
      </Box>
      <ListedEntries
        title="Projects"
        one="project"
        byLabel="With"
        entries={content.projects}
        onChange={(projects) => set({ projects })}
        lasts
      />
      {(own ? content.custom : []).map((section) => (
        <ListedEntries
          key={section.id}
          title={section.title}
          one="line"
          byLabel="With"
          entries={section.items}
          onChange={(items) =>
            set({ custom: content.custom.map((other) => (other.id === section.id ? { ...other, items } : other)) })
          }
        />
      ))}
    </Box>
  );
}
