import { useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import {
  findMilitaryBranches,
  getMilitaryBadgedRoles,
  getMilitaryCorps,
  getMilitaryOccupations,
  getMilitaryProfessions,
  getMilitaryRanks,
  getMilitaryServices,
  type MilitaryRank,
} from '#features/lookups/contract.ts';
import { CivilianWork } from '#features/occupations/web/parts.ts';
import { query } from '#kit/ui/data/query.ts';
import { UNITED_KINGDOM, UNITED_STATES, useLocale } from '#kit/ui/text/locale.tsx';
import { ServiceEntry } from '../../content.ts';
import { natoCodeOf, scopeOf } from '../../military-words/rank-scope.ts';
import { EntryList } from './EntryList.tsx';
import { FieldToolsContext } from './field-tools.tsx';
import { Choice, Pair, SuggestLine, spanText, TextLine, WhenFields, WordsField } from './fields.tsx';
import { LinesField } from './LinesField.tsx';
import { RankScope } from './RankScope.tsx';
import { type SectionProps, sorting } from './section.ts';

const COUNTRIES = [
  { value: 'UK', label: 'United Kingdom' },
  { value: 'US', label: 'United States' },
] as const;
const COUNTRY_IDS = { UK: UNITED_KINGDOM, US: UNITED_STATES } as const;

/** Military service: service, rank, trade, unit and achievements. */
export function MilitarySection({ content, onChange }: SectionProps) {
  const { language, countryId } = useLocale();
  return (
    <EntryList
      one="period of service"
      entries={content.military}
      onChange={(military) => onChange({ ...content, military })}
      onSort={sorting(content.military, (military) => onChange({ ...content, military }))}
      blank={() => ServiceEntry.parse({ country: countryId === UNITED_STATES ? 'US' : 'UK' })}
      describe={(entry) => ({
        name: [entry.rank, entry.trade].filter(Boolean).join(', ') || entry.service,
        more: [entry.rank || entry.trade ? entry.service : '', entry.unit, spanText(entry, language)].filter(Boolean).join(' · '),
      })}
      faultOf={(entry) =>
        !entry.service ? 'Service missing' : !entry.startDate && !entry.printedDates ? 'Dates missing' : undefined
      }
      empty="Add one entry for your whole service, or one for each rank, posting or trade."
    >
      {(entry, set) => (
        <ServiceFields
          entry={entry}
          set={set}
          headline={content.basics.label}
          onHeadline={(label) => onChange({ ...content, basics: { ...content.basics, label } })}
        />
      )}
    </EntryList>
  );
}

/** `United States Army` is `US Army` in a resume. */
const inUse = (name: string) => name.replace(/^United States /, 'US ');

type ServiceFieldsProps = {
  entry: ServiceEntry;
  set: (changes: Partial<ServiceEntry>) => void;
  headline: string;
  onHeadline: (headline: string) => void;
};

function ServiceFields({ entry, set, headline, onHeadline }: ServiceFieldsProps) {
  const countryId = entry.country ? COUNTRY_IDS[entry.country] : 0;
  const { data: services } = useQuery({
    ...query(getMilitaryServices, { params: { id: countryId } }),
    enabled: entry.country !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const named = services?.data.find(({ name }) => inUse(name).toLowerCase() === inUse(entry.service).toLowerCase());
  const ranks = useRanks(named?.id);
  const trades = useTrades(named?.id, countryId);
  // A headline that was changed elsewhere since is the person's own.
  const [chosen, setTaken] = useState<{ title: string; before: string } | null>(null);
  const taken = chosen?.title === headline ? chosen : null;
  // Onboarding only checks the parsed file; the rank's scope is offered in the editor.
  const isEditor = useContext(FieldToolsContext) !== null;
  const scope = isEditor ? scopeOf(natoCodeOf(entry.rank, ranks) ?? '') : null;
  return (
    <>
      <Pair>
        <Choice
          label="Country"
          value={entry.country ?? ''}
          onChange={(country) => set({ country: COUNTRIES.find(({ value }) => value === country)?.value ?? null })}
          options={COUNTRIES}
        />
        <SuggestLine
          label="Service"
          value={entry.service}
          onChange={(service) => set({ service })}
          suggestions={services?.data.map(({ name }) => inUse(name)) ?? []}
          expected
        />
      </Pair>
      <Pair>
        <SuggestLine
          label="Rank"
          value={entry.rank}
          onChange={(rank) => set({ rank })}
          suggestions={ranks.map(({ title }) => title)}
          expected
        />
        <SuggestLine
          label={entry.country === 'US' ? 'Occupation' : 'Trade, corps or branch'}
          name="trade"
          value={entry.trade}
          onChange={(trade) => set({ trade })}
          suggestions={trades.titles}
          onType={trades.onType}
          help={entry.country === 'US' ? 'Code or title, for example 25B.' : undefined}
          expected
        />
      </Pair>
      {isEditor && (
        <CivilianWork
          service={entry.service}
          trade={entry.trade}
          rank={entry.rank}
          hint="Choose a title as your headline. Choose it again to go back to the one you had."
          added={taken ? [taken.title] : []}
          own={[headline]}
          onToggle={(title, add) => {
            if (add) setTaken({ title, before: taken?.before ?? headline });
            else setTaken(null);
            onHeadline(add ? title : (taken?.before ?? headline));
          }}
        />
      )}
      {scope && (
        <RankScope
          key={entry.rank}
          rank={entry.rank}
          scope={scope}
          onAdd={(line) => set({ highlights: [...entry.highlights, line] })}
        />
      )}
      <Pair>
        <TextLine label="Unit" name="unit" value={entry.unit} onChange={(unit) => set({ unit })} optional maxLength={300} />
        <TextLine label="Location" value={entry.location} onChange={(location) => set({ location })} optional maxLength={300} />
      </Pair>
      <WhenFields entry={entry} onChange={set} current="I’m still serving" />
      <TextLine
        label="Short description"
        name="summary"
        value={entry.summary}
        onChange={(summary) => set({ summary })}
        multiline
        minRows={2}
        optional
        help="Describe the role in words an employer would use."
      />
      <LinesField
        label="What you did"
        name="highlights"
        value={entry.highlights}
        onChange={(highlights) => set({ highlights })}
        help="One result per line, with figures if you have them."
        optional
      />
      <WordsField
        label="Operations"
        value={entry.operations}
        onChange={(operations) => set({ operations })}
        help="Separate with commas. Leave out anything you can’t disclose."
        optional
      />
    </>
  );
}

function useRanks(serviceId: number | undefined): MilitaryRank[] {
  const { data } = useQuery({
    ...query(getMilitaryRanks, { params: { id: serviceId ?? 0 } }),
    enabled: serviceId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.data ?? [];
}

/** The trades of the service. The US services have thousands, so they are searched by the typed text. */
function useTrades(serviceId: number | undefined, countryId: number): { titles: string[]; onType?: (text: string) => void } {
  const [typed, setTyped] = useState('');
  const uk = { enabled: serviceId !== undefined && countryId === UNITED_KINGDOM, staleTime: Number.POSITIVE_INFINITY };
  const params = { id: serviceId ?? 0 };
  const roles = useQuery({ ...query(getMilitaryBadgedRoles, { params }), ...uk });
  const professions = useQuery({ ...query(getMilitaryProfessions, { params }), ...uk });
  const corps = useQuery({ ...query(getMilitaryCorps, { params }), ...uk });
  const branches = useQuery({ ...query(findMilitaryBranches, { body: { military_service_id: serviceId } }), ...uk });
  const occupations = useQuery({
    ...query(getMilitaryOccupations, { params, query: { title: typed } }),
    enabled: serviceId !== undefined && countryId === UNITED_STATES && typed.trim().length > 1,
  });
  if (countryId === UNITED_STATES)
    return {
      titles: occupations.data?.data.map(({ code, title }) => [code, title].filter(Boolean).join(' ')) ?? [],
      onType: setTyped,
    };
  const lists = [roles, professions, corps, branches];
  return { titles: lists.flatMap(({ data }) => data?.data.map(({ title }) => title) ?? []) };
}
