import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCountryWords } from '#kit/ui/text/locale.tsx';
import { townToOffer } from '../../address.ts';
import type { ResumeContent } from '../../content.ts';
import { EntryList } from './EntryList.tsx';
import { Pair, TextLine } from './fields.tsx';
import type { SectionProps } from './section.ts';

/** Name, headline and contact details. */
export function PersonalSection({ content, onChange }: SectionProps) {
  const words = useCountryWords();
  const { basics } = content;
  const set = (changes: Partial<ResumeContent['basics']>) => onChange({ ...content, basics: { ...basics, ...changes } });
  return (
    <Box data-contacts sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TextLine
        label="Full name"
        name="name"
        value={basics.name}
        onChange={(name) => set({ name })}
        expected
        autoComplete="name"
        maxLength={200}
      />
      <TextLine
        label="Headline"
        name="label"
        value={basics.label}
        onChange={(label) => set({ label })}
        optional
        help={`Your job title or field, for example ${words.exampleRole}.`}
        maxLength={200}
      />
      <Pair>
        <TextLine
          label="Email"
          name="email"
          type="email"
          value={basics.email}
          onChange={(email) => set({ email })}
          expected
          autoComplete="email"
          maxLength={254}
        />
        <TextLine
          label="Phone"
          name="phone"
          type="tel"
          value={basics.phone}
          onChange={(phone) => set({ phone })}
          expected
          autoComplete="tel"
          maxLength={60}
        />
      </Pair>
      <TextLine
        label="Location"
        name="location"
        value={basics.location}
        onChange={(location) => set({ location })}
        expected
        help={`${words.townAndRegion}. Leave out the street.`}
        maxLength={200}
      />
      <UseTown location={basics.location} onUse={(location) => set({ location })} />
      <TextLine
        label="Website"
        type="url"
        value={basics.url}
        onChange={(url) => set({ url })}
        optional
        autoComplete="url"
        maxLength={500}
      />
      <EntryList
        title="Profiles"
        one="profile"
        entries={basics.profiles.map((profile, index) => ({ ...profile, id: String(index) }))}
        onChange={(profiles) => set({ profiles: profiles.map(({ id: _, ...profile }) => profile) })}
        blank={() => ({ id: '', network: '', username: '', url: '' })}
        describe={({ network, username, url }) => ({ name: network || url, more: username || (network ? url : '') })}
        empty="Add LinkedIn or another profile."
      >
        {(profile, change) => (
          <>
            <Pair>
              <TextLine label="Network" value={profile.network} onChange={(network) => change({ network })} maxLength={100} />
              <TextLine
                label="Username"
                value={profile.username}
                onChange={(username) => change({ username })}
                optional
                maxLength={200}
              />
            </Pair>
            <TextLine
              label="Address"
              type="url"
              value={profile.url}
              onChange={(url) => change({ url })}
              optional
              maxLength={500}
            />
          </>
        )}
      </EntryList>
    </Box>
  );
}

/** Offers the town in place of a street or postcode. */
function UseTown({ location, onUse }: { location: string; onUse: (town: string) => void }) {
  const town = townToOffer(location);
  if (town === null) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={() => onUse(town)}>
          {`Use ${town}`}
        </Button>
      }
    >
      Employers see this. They need only your town, not your street.
    </Alert>
  );
}
