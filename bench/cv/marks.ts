/** What a parser should find in a CV. A list of several texts is of accepted forms of the same fact. */
export type Truth = {
  name: string;
  email: string;
  phone: string;
  location: string[];
  urls: string[];
  work: TrueJob[];
  education: TrueStudy[];
  skills: string[];
  /** Counted neither as right nor as wrong. */
  skillsOptional: string[];
  languages: string[];
  certificates: { name: string }[];
  awards: { name: string }[];
  volunteer: { name: string; position: string }[];
};
export type TrueJob = {
  military: boolean;
  company: string[];
  position: string[];
  rank: string;
  service: string;
  unit: string;
  startDate: string;
  endDate: string;
  highlights: string[];
  federal: FederalFacts | null;
};
type FederalFacts = { hours: string; salary: string; supervisor: string; supervisorPhone: string; grade: string };
type TrueStudy = { institution: string; studyType: string; area: string; startDate: string; endDate: string };

const newJob = (): TrueJob => ({
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
const newStudy = (): TrueStudy => ({ institution: '', studyType: '', area: '', startDate: '', endDate: '' });
const NO_FEDERAL_FACTS: FederalFacts = { hours: '', salary: '', supervisor: '', supervisorPhone: '', grade: '' };
const newTruth = (): Truth => ({
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
});

/** Separates the text of the pages from facts that the pages state in other words. */
const NOT_PRINTED = '\n%%\n';
const MARK = /\{([a-z]+)([\d,]*):([^{}]*)\}/g;
const STRUCTURE = /^(?:# |= |- |\[side\]|\[box\]|\[head\])+/gm;
const LABEL = /«([^»]*)»/g;

export type MarkedText = {
  truth: Truth;
  /** The words of the pages, without labels. */
  printed: string;
  labels: string[];
};

/** Reads the facts, words and labels of a marked text. README.md describes the marks. @throws for an unknown mark */
export function readMarks(marked: string): MarkedText {
  const truth = newTruth();
  const record = (text: string) =>
    text.replace(MARK, (_, kind: string, numbers: string, body: string) => {
      const forms = body.split('|');
      for (const number of numbers === '' ? [1] : numbers.split(',').map(Number)) addFact(truth, kind, number, forms);
      return forms[0] ?? '';
    });
  const [pages = '', ...hidden] = marked.split(NOT_PRINTED);
  const text = record(pages)
    .replace(STRUCTURE, '')
    .replace(/\*\*|__|<br>/g, ' ');
  for (const facts of hidden) record(facts);
  for (const job of truth.work) if (job.military) acceptServiceForms(job);
  const labels = [...new Set([...text.matchAll(LABEL)].map(([, label = '']) => label))].filter((label) => label !== '');
  return { truth, printed: text.replace(LABEL, ' '), labels };
}

/** The element with this number, counted from one. Elements before it are added where they are missing. */
function numbered<T>(list: T[], number: number, create: () => T): T {
  while (list.length < number) list.push(create());
  return list[number - 1] as T;
}

const FEDERAL_KEYS: Record<string, keyof FederalFacts> = {
  hours: 'hours',
  salary: 'salary',
  supervisor: 'supervisor',
  supervisorphone: 'supervisorPhone',
  grade: 'grade',
};

function addFact(truth: Truth, kind: string, number: number, forms: string[]): void {
  const [printed = ''] = forms;
  const meant = forms.at(-1) ?? '';
  switch (kind) {
    case 'name':
    case 'email':
    case 'phone':
      truth[kind] = meant;
      return;
    case 'location':
      truth.location = forms;
      return;
    case 'url':
      truth.urls.push(printed);
      return;
    case 'skill':
      truth.skills.push(meant);
      return;
    case 'optionalskill':
      truth.skillsOptional.push(meant);
      return;
    case 'language':
      truth.languages.push(printed);
      return;
    case 'certificate':
      truth.certificates.push({ name: printed });
      return;
    case 'award':
      truth.awards.push({ name: printed });
      return;
    case 'role':
      numbered(truth.volunteer, number, () => ({ name: '', position: '' })).position = printed;
      return;
    case 'organization':
      numbered(truth.volunteer, number, () => ({ name: '', position: '' })).name = printed;
      return;
    case 'school':
    case 'degree':
    case 'area':
    case 'years':
      addStudyFact(numbered(truth.education, number, newStudy), kind, meant);
      return;
    default:
      addJobFact(numbered(truth.work, number, newJob), kind, forms);
  }
}

function addStudyFact(study: TrueStudy, kind: 'school' | 'degree' | 'area' | 'years', meant: string): void {
  if (kind === 'school') study.institution = meant;
  else if (kind === 'degree') study.studyType = meant;
  else if (kind === 'area') study.area = meant;
  else {
    const [start = '', end = start] = meant.split('..');
    Object.assign(study, { startDate: start === end ? '' : start, endDate: end });
  }
}

function addJobFact(job: TrueJob, kind: string, forms: string[]): void {
  const [printed = ''] = forms;
  const meant = forms.at(-1) ?? '';
  const federalKey = FEDERAL_KEYS[kind];
  if (kind === 'title') job.position.push(...forms);
  else if (kind === 'employer') job.company.push(...forms);
  else if (kind === 'highlight') job.highlights.push(printed);
  else if (kind === 'rank' || kind === 'unit') Object.assign(job, { military: true, [kind]: meant });
  else if (kind === 'service') {
    if (printed !== '') job.company.push(printed);
    Object.assign(job, { military: true, service: meant });
  } else if (kind === 'dates') {
    const [startDate = '', endDate = startDate] = meant.split('..');
    Object.assign(job, { startDate, endDate });
  } else if (federalKey) job.federal = { ...(job.federal ?? NO_FEDERAL_FACTS), [federalKey]: meant };
  else throw new Error(`Unknown mark: {${kind}}`);
}

/** Of a military post the service, the unit and both together count as the employer, and the title with or without the rank. */
function acceptServiceForms(job: TrueJob): void {
  const { company, position, rank, service, unit } = job;
  job.company = [...new Set([...company, service, unit, ...company.map((name) => `${unit}, ${name}`)])].filter(Boolean);
  job.position = position.length > 0 ? [...position, ...position.map((title) => `${rank} ${title}`.trim())] : [rank];
}
