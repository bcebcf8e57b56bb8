import { useQuery } from '@tanstack/react-query';
import { findRegistrations } from '#features/occupations/contract.ts';
import { countryOf } from '#kit/country/country.ts';
import { query } from '#kit/ui/data/query.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { RegistrationEntry } from '../../content.ts';
import { EntryList } from './EntryList.tsx';
import { Pair, SuggestLine, TextLine, Tick, WhenField, whenText } from './fields.tsx';

type RegistrationEntriesProps = { entries: readonly RegistrationEntry[]; onChange: (entries: RegistrationEntry[]) => void };

/** Registrations and licences that the law asks for. The number stays private unless its owner shows it. */
export function RegistrationEntries({ entries, onChange }: RegistrationEntriesProps) {
  const { countryId, language } = useLocale();
  const { data } = useQuery({ ...query(findRegistrations), staleTime: Number.POSITIVE_INFINITY });
  const known = data?.data ?? [];
  const licences = countryOf(countryId).spelling === 'american' ? 'licenses' : 'licences';
  return (
    <EntryList
      title={`Registrations and professional ${licences}`}
      one="registration"
      entries={entries}
      onChange={onChange}
      blank={() => RegistrationEntry.parse({})}
      describe={({ name, body, expires }) => ({
        name,
        more: [body, expires && `valid to ${whenText(expires, language)}`].filter(Boolean).join(' · '),
      })}
      faultOf={({ name }) => (name ? undefined : 'Name missing')}
      empty="Add what the law asks for in your work, such as a register of nurses, drivers or engineers."
    >
      {(entry, set) => (
        <>
          <SuggestLine
            label="Registration"
            name="name"
            value={entry.name}
            onChange={(name) => {
              const found = known.find((one) => one.name === name);
              set({ name, code: found?.code ?? '', ...(found && { body: found.body }) });
            }}
            suggestions={known.map(({ name }) => name)}
            help="Choose one from the list, so that jobs which need it find you."
            maxLength={200}
          />
          <TextLine label="Issued by" value={entry.body} onChange={(body) => set({ body })} optional maxLength={200} />
          <Pair>
            <TextLine label="Number" value={entry.number} onChange={(number) => set({ number })} optional maxLength={60} />
            <WhenField label="Valid to" value={entry.expires} onChange={(expires) => set({ expires })} />
          </Pair>
          {entry.number !== '' && (
            <Tick
              label="Show the number to whoever receives this. Otherwise only you see it."
              checked={entry.number_shown}
              onChange={(number_shown) => set({ number_shown })}
            />
          )}
        </>
      )}
    </EntryList>
  );
}
