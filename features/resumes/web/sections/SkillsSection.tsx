import { SkillEntry } from '../../content.ts';
import { EntryList } from './EntryList.tsx';
import { LinesField, Pair, TextLine } from './fields.tsx';
import type { SectionProps } from './section.ts';

/** Skills, alone or in groups with their keywords. */
export function SkillsSection({ content, onChange }: SectionProps) {
  return (
    <EntryList
      one="skill"
      entries={content.skills}
      onChange={(skills) => onChange({ ...content, skills })}
      blank={() => SkillEntry.parse({})}
      describe={({ name, level, keywords }) => ({
        name: name || keywords.slice(0, 3).join(', '),
        more: [level, name && keywords.join(', ')].filter(Boolean).join(' · '),
      })}
      faultOf={({ name, keywords }) => (name || keywords.length > 0 ? undefined : 'No name')}
      empty="What you can do, in the words of the job you want: Welding, Fleet maintenance, Team leadership."
    >
      {(skill, set) => (
        <>
          <Pair>
            <TextLine label="Skill or group" value={skill.name} onChange={(name) => set({ name })} maxLength={200} />
            <TextLine label="Level" value={skill.level} onChange={(level) => set({ level })} optional maxLength={100} />
          </Pair>
          <LinesField
            label="What belongs to it"
            value={skill.keywords}
            onChange={(keywords) => set({ keywords })}
            between="comma"
            minRows={1}
            help="With commas between: MIG, TIG, arc."
            optional
          />
        </>
      )}
    </EntryList>
  );
}
