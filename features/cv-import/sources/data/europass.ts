import { SaxesParser } from 'saxes';
import { Fields, isObject, listOf, textLeaves } from './data-fields.ts';

/** Whether a text is a CV of Europass in XML: of the portal until 2020, or of the one since. */
export const isEuropassXml = (start: string): boolean =>
  /<(?:\w+:)?(?:SkillsPassport|Candidate)[\s>]/.test(start) && /europass/i.test(start);

/** An XML document as objects by the local names of its elements. @returns null for malformed XML, with the line of its error */
export function objectsOfXml(xml: string): { value: Record<string, unknown> } | { line: number } {
  type Element = { name: string; text: string; parts: Record<string, unknown> };
  // Without a prototype, so that every element has only the name that it has in the file.
  const element = (name: string, parts: object = {}): Element => ({
    name,
    text: '',
    parts: Object.assign(Object.create(null), parts),
  });
  const root = element('');
  const open = [root];
  const parser = new SaxesParser();
  const local = (name: string) => name.replace(/^.*:/, '');
  parser.on('opentag', ({ name, attributes }) => {
    const parts = Object.entries(attributes).filter(([key]) => /^(?:year|month|day)$/.test(key));
    open.push(element(local(name), Object.fromEntries(parts)));
  });
  const onText = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => {
    const { name, text, parts } = open.pop() ?? root;
    const above = open.at(-1) ?? root;
    const value = Object.keys(parts).length === 0 ? text.trim() : parts;
    above.parts[name] = name in above.parts ? [...listOf(above.parts[name]), value] : value;
  });
  try {
    parser.write(xml.replace(/^\ufeff/, '')).close();
  } catch {
    return { line: parser.line };
  }
  return { value: root.parts };
}

/** Papers and pictures in the file, and what the portal stores about it. */
const NOT_READ = new Set(
  `DocumentInfo DocumentID AlternateDocumentID PrintingPreferences RenderingInformation CandidateSupplier
  Photo Attachment AttachmentList Attachments ReferenceTo Signature Visibility ProcessingInformation`.split(/\s+/),
);

/** The resume in the objects of a Europass file, in the form of others; null for other objects. */
export function resumeOfEuropass(value: Record<string, unknown>): Record<string, unknown> | null {
  const passport = partOf(value, 'SkillsPassport');
  if (passport) return isObject(passport.LearnerInfo) ? ofPassport(clean(passport.LearnerInfo)) : null;
  const candidate = partOf(value, 'Candidate');
  return candidate && isObject(candidate.CandidatePerson) ? ofCandidate(clean(candidate)) : null;
}

const partOf = (value: Record<string, unknown>, name: string) => (isObject(value[name]) ? value[name] : null);

/** Without what is not read, and codes beside their labels. */
function clean(value: Record<string, unknown>): Record<string, unknown> {
  const parts = Object.entries(value).filter(([name]) => !NOT_READ.has(name) && !(name === 'Code' && 'Label' in value));
  return Object.fromEntries(
    parts.map(([name, part]) => [
      name,
      Array.isArray(part) ? part.map((one) => (isObject(one) ? clean(one) : one)) : isObject(part) ? clean(part) : part,
    ]),
  );
}

/** What is at a path of names, and is taken from there. */
function takeAt(value: unknown, ...path: string[]): unknown {
  const [name = '', ...deeper] = path;
  if (!isObject(value)) return undefined;
  if (deeper.length > 0) return takeAt(value[name], ...deeper);
  const found = value[name];
  delete value[name];
  return found;
}

function ofPassport(learner: Record<string, unknown>): Record<string, unknown> {
  const person = isObject(learner.Identification) ? learner.Identification : {};
  const headline = takeAt(learner, 'Headline', 'Description');
  const basics = {
    firstName: takeAt(person, 'PersonName', 'FirstName'),
    lastName: takeAt(person, 'PersonName', 'Surname'),
    label: headline,
    email: takeAt(person, 'ContactInfo', 'Email', 'Contact'),
    phone: listOf(takeAt(person, 'ContactInfo', 'TelephoneList', 'Telephone')).map((phone) => takeAt(phone, 'Contact')),
    location: takeAt(person, 'ContactInfo', 'Address', 'Contact'),
    links: listOf(takeAt(person, 'ContactInfo', 'WebsiteList', 'Website')).map((site) => ({ url: takeAt(site, 'Contact') })),
    ...person,
  };
  const withEmployer = (name: string) => (entry: unknown) => ({
    location: takeAt(entry, name, 'ContactInfo', 'Address', 'Contact'),
    url: takeAt(entry, name, 'ContactInfo', 'Website', 'Contact'),
    ...(isObject(entry) ? entry : {}),
  });
  const achievements = listOf(takeAt(learner, 'AchievementList', 'Achievement')).filter(isObject);
  return {
    basics,
    work: listOf(takeAt(learner, 'WorkExperienceList', 'WorkExperience')).map(withEmployer('Employer')),
    education: listOf(takeAt(learner, 'EducationList', 'Education')).map(withEmployer('Organisation')),
    ...skillsOf(learner.Skills),
    customSections: achievements.map((achievement) => ({
      title: textLeaves(takeAt(achievement, 'Title')).join(' '),
      items: [achievement.Description],
    })),
    ...withoutSkills(learner),
  };
}

const withoutSkills = ({ Identification: _, Skills: __, ...rest }: Record<string, unknown>) => rest;

const LEVELS = ['Listening', 'Reading', 'SpokenInteraction', 'SpokenProduction', 'Writing'];

function skillsOf(skills: unknown): Record<string, unknown> {
  const mother = listOf(takeAt(skills, 'Linguistic', 'MotherTongueList', 'MotherTongue')).map((tongue) => ({
    language: takeAt(tongue, 'Description'),
    fluency: 'Native',
  }));
  const foreign = listOf(takeAt(skills, 'Linguistic', 'ForeignLanguageList', 'ForeignLanguage')).map((tongue) => ({
    language: takeAt(tongue, 'Description'),
    fluency: levelsOf(takeAt(tongue, 'ProficiencyLevel')),
    ...(isObject(tongue) ? tongue : {}),
  }));
  const groups = isObject(skills) ? Object.entries(skills).filter(([name]) => name !== 'Linguistic') : [];
  return {
    languages: [...mother, ...foreign],
    skills: groups.flatMap(([name, part]) => {
      const keywords = textLeaves(takeAt(part, 'Description'));
      return keywords.length > 0 ? [{ name: GROUPS[name] ?? name, keywords, ...(isObject(part) ? part : {}) }] : [];
    }),
  };
}

const GROUPS: Record<string, string> = {
  JobRelated: 'Job-related skills',
  Organisational: 'Organisational skills',
  Communication: 'Communication skills',
  Computer: 'Digital skills',
  Driving: 'Driving licence',
  Other: 'Other skills',
};

/** One level for all, or each with its name: `Listening C1, Writing B2` */
function levelsOf(value: unknown): string {
  if (!isObject(value)) return textLeaves(value).join(', ');
  const levels = Object.entries(value).flatMap(([name, level]) => textLeaves(level).map((text) => ({ name, text })));
  const [first] = levels;
  if (first && levels.length === LEVELS.length && levels.every(({ text }) => text === first.text)) return first.text;
  return levels.map(({ name, text }) => `${name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')} ${text}`).join(', ');
}

function ofCandidate(candidate: Record<string, unknown>): Record<string, unknown> {
  const person = isObject(candidate.CandidatePerson) ? candidate.CandidatePerson : {};
  const profile = isObject(candidate.CandidateProfile) ? candidate.CandidateProfile : {};
  const contacts = listOf(takeAt(person, 'Communication')).filter(isObject);
  const of = (channel: RegExp) => contacts.filter(({ ChannelCode }) => channel.test(String(ChannelCode ?? '')));
  const jobs = listOf(takeAt(profile, 'EmploymentHistory', 'EmployerHistory')).filter(isObject);
  const studies = listOf(takeAt(profile, 'EducationHistory', 'EducationOrganizationAttendance')).filter(isObject);
  return {
    basics: {
      firstName: takeAt(person, 'PersonName', 'GivenName'),
      lastName: takeAt(person, 'PersonName', 'FamilyName'),
      email: of(/mail/i).map((contact) => contact.URI),
      phone: of(/phone|mobile/i).map(({ CountryDialing, DialNumber }) =>
        [CountryDialing ? `+${String(CountryDialing).replace(/^\+/, '')}` : '', DialNumber].filter(Boolean).join(' '),
      ),
      location: contacts.find(({ Address }) => Address !== undefined)?.Address,
      links: of(/web|site|social|linkedin/i).map((contact) => ({ network: contact.ChannelCode, url: contact.URI })),
      ...person,
    },
    summary: takeAt(profile, 'ExecutiveSummary'),
    work: jobs.flatMap((job) => postsOf(job)),
    education: studies.map((study) => ({
      institution: takeAt(study, 'OrganizationName'),
      location: placeAround(study),
      period: takeAt(study, 'AttendancePeriod'),
      studyType: takeAt(study, 'EducationDegree', 'DegreeName'),
      summary: takeAt(study, 'EducationDegree', 'OccupationalSkillsCovered'),
      ...study,
    })),
    ...competenciesOf(listOf(takeAt(profile, 'PersonQualifications', 'PersonCompetency')).filter(isObject)),
    ...Object.fromEntries(Object.entries(profile).filter(([name]) => name !== 'languageCode')),
  };
}

/** The posts at an employer, each with what is said of the employer. */
function postsOf(job: Record<string, unknown>): Record<string, unknown>[] {
  const company = takeAt(job, 'OrganizationName');
  const location = placeAround(job);
  const period = takeAt(job, 'EmploymentPeriod');
  const posts = listOf(takeAt(job, 'PositionHistory')).filter(isObject);
  return (posts.length > 0 ? posts : [{}]).map((post, at) => ({
    company,
    position: takeAt(post, 'PositionTitle'),
    period: takeAt(post, 'EmploymentPeriod') ?? period,
    summary: takeAt(post, 'Description'),
    location: placeAround(post) ?? location,
    ...post,
    ...(at === 0 ? job : {}),
  }));
}

function placeAround(entry: Record<string, unknown>): unknown {
  const address = takeAt(entry, 'OrganizationContact', 'Communication', 'Address');
  const [city, country] = [takeAt(entry, 'City'), takeAt(entry, 'Country')];
  return address ?? (city || country ? { city, country } : undefined);
}

/** Languages with their levels in the framework, and other competencies. */
function competenciesOf(competencies: Record<string, unknown>[]): Record<string, unknown> {
  const isLanguage = ({ TaxonomyID }: Record<string, unknown>) => /language/i.test(String(TaxonomyID ?? ''));
  const nameOf = (competency: Record<string, unknown>) => {
    const fields = new Fields(competency);
    const [name, id] = [fields.text('CompetencyName'), fields.text('CompetencyID')];
    return name || (isLanguage(competency) ? languageName(id) : id);
  };
  return {
    languages: competencies.filter(isLanguage).map((competency) => ({
      language: nameOf(competency),
      fluency: listOf(competency.CompetencyDimension)
        .filter(isObject)
        .map(({ CompetencyDimensionTypeCode: type, Score }) =>
          `${String(type ?? '')
            .replace(/^CEF-(?:\w+-)?/, '')
            .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')} ${textLeaves(Score)
            .map((text) => text.replace(/^.*: /, ''))
            .join(' ')}`.trim(),
        )
        .join(', '),
    })),
    skills: competencies.filter((competency) => !isLanguage(competency)).map((competency) => ({ name: nameOf(competency) })),
  };
}

/** `deu`: German */
function languageName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
