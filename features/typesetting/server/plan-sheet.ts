import { clean } from '../document.ts';
import { typeset } from './typesetting.ts';

/** A transition plan as it is printed. */
export type PlanSheet = {
  /** The title that PDF readers show. */
  title: string;
  /** Whose plan it is. */
  name: string;
  lead: string[];
  groups: { title: string; tasks: { due: string; title: string; done: boolean; lines: string[] }[] }[];
  note: string;
  paper: 'a4' | 'letter';
  country: 'UK' | 'US';
};

/** Tagged; it claims PDF/UA-1 where every character has a font. @throws TaskFailed */
export async function planPdf(sheet: PlanSheet): Promise<Uint8Array> {
  const document = JSON.stringify({
    ...sheet,
    title: clean(sheet.title),
    name: clean(sheet.name),
    lead: sheet.lead.map(clean).filter(Boolean),
    groups: sheet.groups.map((group) => ({
      title: clean(group.title),
      tasks: group.tasks.map((task) => ({ ...task, title: clean(task.title), lines: task.lines.map(clean).filter(Boolean) })),
    })),
  });
  const set = await typeset({
    want: 'pdf',
    template: 'plan',
    colour: 'own',
    document,
    attached: null,
    may_tighten: false,
    pages: null,
    photo: null,
  });
  return set.pdf ?? new Uint8Array();
}
