import { useQuery } from '@tanstack/react-query';
import { findRegistrations } from '#features/occupations/contract.ts';
import { countryOf } from '#kit/country/country.ts';
import { query } from '#kit/ui/data/query.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { RegistrationEntry } from '../../content.ts';
import { CheckNote } from './CheckNote.tsx';
import { EntryList } from './EntryList.tsx';
import { Pair, SuggestLine, TextLine, Tick, WhenField, whenText } from './fields.tsx';

type RegistrationEntriesProps = {
  entries: readonly RegistrationEntry[];
  onChange: (entries: RegistrationEntry[]) => void;
  /** False where the page is about them and says so. */
  titled?: boolean;
};

/** Registrations and licences that the law asks for. The number stays private unless its owner shows it. */
export function RegistrationEntries({ entries, onChange, titled = true }: RegistrationEntriesProps) {
  const { countryId, language } = useLocale();
  const { data } = useQuery({ ...query(findRegistrations), staleTime: Number.POSITIVE_INFINITY });
  const known = data?.data ?? [];
  const licences = countryOf(countryId).spelling === 'american' ? 'licenses' : 'licences';
  const helpFor = ({ code, name }: RegistrationEntry) => {
    const found = known.find((one) => one.code === code);
    if (!found) return 'Choose one from the list, so that jobs which need it find you.';
    return found.name === name ? undefined : `For jobs that ask for: ${found.name} (${found.body}).`;
  };
  return (
    <EntryList
      {...(titled && { title: `Registrations and professional ${licences}` })}
      one="registration"
      entries={entries}
      onChange={onChange}
      blank={() => RegistrationEntry.parse({})}
      describe={({ name, body, expires }) => ({
        name,
        more: [body, expires && `valid to ${whenText(expires, language)}`].filter(Boolean).join(' · '),
      })}
      faultOf={({ name, read_from }) => (name === '' ? 'Name missing' : read_from && 'Check this registration') || undefined}
      empty="Add what the law asks for in your work, such as registration as a nurse or gas engineer."
    >
      {(entry, set) => (
        <>
          {entry.read_from !== '' && (
            <CheckNote
              onConfirm={(button) => {
                // The button goes with the note, so the field that it is about gets the focus.
                const field = button.closest('[data-entry]')?.querySelector<HTMLElement>('input');
                set({ read_from: '' });
                field?.focus();
              }}
            >
              your file says “{entry.read_from}”. Delete this entry if you don’t have the registration now.
            </CheckNote>
          )}
          <SuggestLine
            label="Registration"
            name="name"
            value={entry.name}
            onChange={(name) => {
              const found = known.find((one) => one.name === name);
              set({ name, code: found?.code ?? '', read_from: '', ...(found && { body: found.body }) });
            }}
            suggestions={known.map(({ name }) => name)}
            help={helpFor(entry)}
            maxLength={200}
          />
          <TextLine label="Issued by" value={entry.body} onChange={(body) => set({ body })} optional maxLength={200} />
          <TextLine
            label="Number"
            value={entry.number}
            onChange={(number) => set({ number })}
            help="Only you see it, unless you choose to show it."
            optional
            maxLength={60}
          />
          {entry.number !== '' && (
            <Tick
              label="Show the number to whoever receives this. Otherwise only you see it."
              checked={entry.number_shown}
              onChange={(number_shown) => set({ number_shown })}
            />
          )}
          <Pair>
            <WhenField label="Issued" value={entry.issued} onChange={(issued) => set({ issued })} />
            <WhenField label="Valid to" value={entry.expires} onChange={(expires) => set({ expires })} />
          </Pair>
        </>
      )}
    </EntryList>
  );
}
