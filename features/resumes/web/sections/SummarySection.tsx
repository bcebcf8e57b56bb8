import { TextLine } from './fields.tsx';
import type { SectionProps } from './section.ts';

/** The summary at the top. */
export function SummarySection({ content, onChange }: SectionProps) {
  const { basics } = content;
  return (
    <div data-part="summary">
      <TextLine
        label="Summary"
        name="summary"
        value={basics.summary}
        onChange={(summary) => onChange({ ...content, basics: { ...basics, summary } })}
        multiline
        minRows={6}
        help="Three or four lines: your role, your experience and the work you want next."
        optional
      />
    </div>
  );
}
