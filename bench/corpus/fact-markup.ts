import type { Case } from './corpus.ts';
import type { Truth } from './layout.ts';

type Post = Truth['work'][number];
type Study = Truth['education'][number];

const post = (): Post => ({
  military: false,
  company: [],
  position: [],
  rank: '',
  service: '',
  unit: '',
  startDate: '',
  endDate: '',
  highlights: [],
  federal: null,
});
const study = (): Study => ({ institution: '', studyType: '', area: '', startDate: '', endDate: '' });
const federal = () => ({ hours: '', salary: '', supervisor: '', supervisorPhone: '', grade: '' });

/**
 * A document with its facts marked in its text: `{title1:Cook}` prints `Cook` and says that the first post has this title.
 * `{firm1,2:Boots}` counts for two posts. `{dates1:since 2019|2019..present}` prints what is before the bar and means what is behind it;
 * other facts accept every form between bars. Text in «guillemets» is a label.
 */
export function readMarked(marked: string): { markup: string; truth: Truth } {
  const truth: Truth = {
    name: '',
    email: '',
    phone: '',
    location: [],
    urls: [],
    work: [],
    education: [],
    skills: [],
    skillsOptional: [],
    languages: [],
    certificates: [],
    awards: [],
    volunteer: [],
    other: [],
  };
  const at = <T>(list: T[], number: number, make: () => T): T => {
    while (list.length < number) list.push(make());
    return list[number - 1] as T;
  };
  const markup = marked.replace(/\{([a-z]+)([\d,]*):([^{}]*)\}/g, (_, kind: string, numbers: string, body: string) => {
    const forms = body.split('|');
    const [said = ''] = forms;
    const meant = forms.at(-1) ?? '';
    for (const number of numbers === '' ? [1] : numbers.split(',').map(Number)) note(kind, number, forms, said, meant);
    return said;
  });
  // A whole address is right too, where a street or postcode is printed before the town, or its county or country behind it.
  const [, street = '', town = '', wider = ''] =
    /(?:^|[|\n»·•\]]|\*\*|: |\t) *(?:([^|\n»·•\t:*{}\]]*\d[^|\n»·•\t:*{}\]]*[, ] *))?\{location:([^|}]+)[^}]*\}([^|\n\t·•▪*{}«]*)/.exec(
      marked,
    ) ?? [];
  if (street !== '') truth.location.push(`${street.trim()} ${town}`);
  if (town !== '' && /[\p{L}\d]/u.test(wider))
    truth.location.push(`${street}${town}${wider}`.trim().replace(/[.,]$/, ''), `${town}${wider}`.trim());
  for (const one of truth.work) {
    if (!one.military) continue;
    const printed = one.company;
    one.company = [...new Set([...printed, one.service, one.unit, ...printed.map((name) => `${one.unit}, ${name}`)])].filter(
      Boolean,
    );
    one.position =
      one.position.length > 0 ? [...one.position, ...one.position.map((title) => `${one.rank} ${title}`.trim())] : [one.rank];
  }
  return { markup: markup.trim(), truth };

  function note(kind: string, number: number, forms: string[], said: string, meant: string): void {
    const job = () => at(truth.work, number, post);
    const learnt = () => at(truth.education, number, study);
    const given = () => at(truth.volunteer, number, () => ({ name: '', position: '' }));
    const [start = '', end = start] = meant.split('..');
    if (kind === 'name' || kind === 'email' || kind === 'phone') truth[kind] = meant;
    else if (kind === 'location') truth.location = forms;
    else if (kind === 'url') truth.urls.push(said);
    else if (kind === 'skill') truth.skills.push(meant);
    else if (kind === 'language') truth.languages.push(said);
    else if (kind === 'passed') truth.certificates.push({ name: said });
    else if (kind === 'award') truth.awards.push({ name: said });
    else if (kind === 'title') job().position.push(...forms);
    else if (kind === 'firm') job().company.push(...forms);
    else if (kind === 'did') job().highlights.push(said);
    else if (kind === 'rank' || kind === 'unit') {
      Object.assign(job(), { military: true, [kind]: meant });
    } else if (kind === 'service') {
      if (said !== '') job().company.push(said);
      Object.assign(job(), { military: true, service: meant });
    } else if (kind === 'dates') Object.assign(job(), { startDate: start, endDate: end });
    else if (kind === 'hours' || kind === 'salary' || kind === 'supervisor' || kind === 'supervisorphone' || kind === 'grade') {
      const facts = job().federal ?? federal();
      job().federal = { ...facts, [kind === 'supervisorphone' ? 'supervisorPhone' : kind]: meant };
    } else if (kind === 'school') learnt().institution = meant;
    else if (kind === 'degree') learnt().studyType = meant;
    else if (kind === 'area') learnt().area = meant;
    else if (kind === 'years') Object.assign(learnt(), { startDate: start === end ? '' : start, endDate: end });
    else if (kind === 'role') given().position = said;
    else if (kind === 'cause') given().name = said;
    else throw new Error(`Unknown fact: ${kind}`);
  }
}

/** A case of a marked document. */
export function markedCase(
  id: string,
  kind: string,
  held: boolean,
  marked: string,
  file: (markup: string) => Case['file'],
): Case {
  const { markup, truth } = readMarked(marked);
  const words = markup.replace(/^(?:# |= |- |\[side\]|\[box\]|\[head\])+/gm, '').replace(/\*\*|__|<br>/g, ' ');
  return {
    id,
    kind,
    held,
    truth,
    printed: [words.replace(/«[^»]*»/g, ' ')],
    labels: [...new Set([...words.matchAll(/«([^»]+)»/g)].map(([, label = '']) => label))],
    file: file(markup),
  };
}

export type TypstLook = {
  set: string;
  heading: string;
  name?: string;
  /** Millimetres of a column for `[side]` lines, at the left unless `sideAt` is `right`. */
  side?: number;
  sideAt?: 'right';
  columns?: string;
  mark?: string;
};

/** Sets light markup by Typst: `**bold**`, `__italics__`, a tab before what is at the right, `| a | b |` rows, `[side]` lines in a side column. */
export function typstOf(markup: string, look: TypstLook): Case['file'] {
  const rich = (text: string) =>
    text
      .split(/(\*\*.+?\*\*|__.+?__)/)
      .filter(Boolean)
      .map((part) => {
        const bare = `#${JSON.stringify(part.replace(/^(?:\*\*|__)|(?:\*\*|__)$/g, ''))};`;
        return part.startsWith('**') ? `#strong[${bare}]` : part.startsWith('__') ? `#emph[${bare}]` : bare;
      })
      .join('');
  const line = (raw: string): string => {
    if (raw.trim() === '') return '#v(4pt)';
    if (raw.startsWith('= ')) return `${look.name ?? '#text(size: 20pt)'}[${rich(raw.slice(2))}]`;
    if (raw.startsWith('# ')) return `= ${rich(raw.slice(2))}`;
    if (raw.startsWith('- ')) return `- ${rich(raw.slice(2))}`;
    if (raw.startsWith('|')) {
      const cells = raw.slice(1, raw.lastIndexOf('|')).split('|');
      const body = cells.map((cell) => `[${cell.trim().split('<br>').map(rich).join(' #linebreak() ')}]`).join(', ');
      return `#grid(columns: ${look.columns ?? `${cells.length}`}, gutter: 4mm, ${body})`;
    }
    return raw.split('\t').map(rich).join(' #h(1fr) ');
  };
  const bodyOf = (lines: string[]) => lines.map(line).join('\n\n');
  const lines = markup.replace(/[«»]/g, '').split('\n');
  const isSide = (raw: string) => raw.startsWith('[side]');
  const side = lines.filter(isSide).map((raw) => raw.slice(6));
  const main = lines.filter((raw) => !isSide(raw));
  const body = look.side
    ? look.sideAt === 'right'
      ? `#grid(columns: (1fr, ${look.side}mm), gutter: 8mm, [${bodyOf(main)}], [${bodyOf(side)}])`
      : `#grid(columns: (${look.side}mm, 1fr), gutter: 8mm, [${bodyOf(side)}], [${bodyOf(main)}])`
    : bodyOf(main);
  return { format: 'pdf', typst: `${look.set}\n#set par(spacing: 6pt)\n#show heading: it => ${look.heading}\n${body}` };
}
