import { useId } from 'react';
import { SkillEntry } from '../../content.ts';
import { EntryList } from './EntryList.tsx';
import { useFieldTools } from './field-tools.tsx';
import { Pair, TextLine, WordsField } from './fields.tsx';
import type { SectionProps } from './section.ts';

/** Skills, single or in groups with keywords. */
export function SkillsSection({ content, onChange }: SectionProps) {
  const id = useId();
  const tools = useFieldTools(id, 'skills', 'Skills');
  return (
    <div id={id} tabIndex={-1}>
      {tools.marks}
      {tools.notes}
      <EntryList
        one="skill"
        entries={content.skills}
        onChange={(skills) => onChange({ ...content, skills })}
        blank={() => SkillEntry.parse({})}
        describe={({ name, level, keywords }) => ({
          name: name || keywords.slice(0, 3).join(', '),
          more: [level, name && keywords.join(', ')].filter(Boolean).join(' · '),
        })}
        faultOf={({ name, keywords }) => (name || keywords.length > 0 ? undefined : 'Name missing')}
        empty="Add skills in the words employers use, for example welding, fleet maintenance, team leadership."
      >
        {(skill, set) => (
          <>
            <Pair>
              <TextLine
                label="Skill or group"
                name="name"
                value={skill.name}
                onChange={(name) => set({ name })}
                maxLength={200}
              />
              <TextLine label="Level" value={skill.level} onChange={(level) => set({ level })} optional maxLength={100} />
            </Pair>
            <WordsField
              label="Keywords"
              name="keywords"
              value={skill.keywords}
              onChange={(keywords) => set({ keywords })}
              help="Separate with commas, for example MIG, TIG, arc."
              optional
            />
          </>
        )}
      </EntryList>
    </div>
  );
}
