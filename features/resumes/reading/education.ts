import type { ReadEducation } from '../shapes.ts';
import type { Entry, Head } from './entries.ts';
import { isStation } from './military.ts';
import { firmBefore, isPlace } from './places.ts';
import { areTerms } from './terms-of-work.ts';
import { mayBeTown } from './town-habits.ts';
import { isTownName } from './towns.ts';
import { DEGREES_ABROAD, SCHOOLS_ABROAD } from './words-abroad.ts';
import { bodyOf } from './work.ts';

const SCHOOL = new RegExp(
  `(?<!\\p{L})(?:universit(?:y|é|ät|at|à|eit|et|as|y's)|colleges|universidade?|universität|politechnika|politécnic[oa]|politecnico|école|escuela|college|school|academy|institut(?:e|ion|o)?|polytechnic|hoërskool|coláiste|scoil|berufsschule|berufskolleg|kolleg|vidyalaya|comprehensive|realschule|gesamtschule|technikum|liceum|liceo|sandhurst|cranwell|dartmouth|west point|seminary|conservatory|(?:education|training|learning) cent(?:re|er)|mit|eth|ucl|lse|caltech|uc [A-Z]\\w+|tafe|sixth form|gymnasium|lycée|lyceum|hochschule|faculty|bootcamp|prifysgol|coleg|ysgol|${SCHOOLS_ABROAD})(?!\\p{L})`,
  'iu',
);
const DEGREE = new RegExp(
  `\\b(?:b\\.?\\s?sc|m\\.?\\s?sc|b\\.?s|m\\.?s|b\\.?a|m\\.?a|b\\.?eng|m\\.?eng|b\\.?tech|m\\.?tech|ll\\.?b|ll\\.?m|ph\\.?\\s?d|d\\.?phil|m\\.?phil|mba|emba|mres|pgce|pgdip|hnd|hnc|btec|nvq|svq|g?cses?|gce|a[- ]?levels?|o[- ]?levels?|highers|foundation degree|bachelor(?:'?s|’s)?|master(?:'?s|’s)?|doctor(?:ate| of)|associate(?:'?s|’s)?(?: degree| of)?|diploma|degree|certificate|high school|ged|baccalaureate|abitur|state exam(?:ination)?|facharbeiterbrief|apprenticeship|honou?rs|city (?:&|and) guilds|level [1-8]|cipd|cmi|ilm|diphe|certhe|[bm]\\.?\\s?com|[bm]\\.?\\s?ed|[bm]ca|cap|bep|bts|baccalauréat|bachillerato|matura|trade (?:test|certificate)|pg ?cert|t[- ]levels?|international baccalaureate|postgraduate|undergraduate|leaving cert(?:ificate)?|sslc|puc|hsc|wassce|ssce|sssce|kcse|matric(?:ulation)?|ncea|access to (?:higher education|he)|functional skills|major|minor|a\\.?a\\.?s|a\\.a|bba|bfa|mfa|jd|md|diplom|licence de|licenciatura|laurea|magister|staatsexamen|standard grades?|class x(?:ii)?|advanced individual training)\\b|(?<!\\p{L})(?:${DEGREES_ABROAD})(?!\\p{L})`,
  'iu',
);

/** Whether a text names a school. */
export const namesSchool = (text: string) => SCHOOL.test(text);

/** Whether a text names both a degree and a school. */
export const namesWholeStudy = (text: string) => SCHOOL.test(text) && DEGREE.test(text);

/** Whether a text names a school or a degree. */
export const namesStudy = (text: string) => SCHOOL.test(text) || DEGREE.test(text);

/** Parses institution, degree and subject from an entry's heading. `before` is the study printed above the first. */
export function readEducation(entries: Entry[], before?: ReadEducation): ReadEducation[] {
  let above = before;
  const readOne = (whole: Entry): ReadEducation => {
    const entry = withStateApart(whole);
    const named = (said: Head['said']) => entry.heads.find((head) => head.said === said);
    // Columns or labels that name both leave nothing to tell apart.
    const major = entry.heads.find(({ text }) => SUBJECT.test(text) && text.length < 80);
    const [school, degree, subject] = [named('firm'), named('post'), named('subject') ?? major];
    const isLabelled = school !== undefined && degree !== undefined;
    const open = entry.heads.filter((head) => head !== subject && !(isLabelled && (head === school || head === degree)));
    const printed = open.flatMap(({ text }) =>
      apartFromResult(text.replace(SUBJECT, ''))
        .flatMap(apartFromKind)
        .flatMap(apartFromSchool)
        .flatMap(sentencesOf)
        .flatMap(apartFromWhere)
        .flatMap(apartFromSchoolAbroad),
    );
    const heads = printed.map((text) => text.replace(SUBJECT, ''));
    const [said = '', ...results] = subject ? apartFromResult(subject.text.replace(SUBJECT, '')) : [];
    const rest: string[] = [...results];
    let institution = isLabelled ? school.text : '';
    let studyType = isLabelled ? degree.text : '';
    let area = said;
    let place = '';
    for (const head of heads) {
      const parts = head.split(/,\s+/);
      const school = parts.findIndex((part) => (SCHOOL.test(part) || SERVICE_SCHOOL.test(part)) && !startsAsDegree(part));
      const degree = parts.findIndex((part, index) => index !== school && (DEGREE.test(part) || COURSE.test(part)));
      if (school >= 0 && degree >= 0 && !institution) {
        // `Princeton University, PhD in Computer Science`, or the other way round.
        const own = degree > school ? parts.slice(0, degree) : parts.slice(school);
        const town = own.length > 1 && degree > school && own.length === school + 2 ? (own.at(-1) ?? '') : '';
        const isTown = town !== '' && entry.places.length === 0 && (isPlace(town) || mayBeTown(town));
        institution = (isTown ? own.slice(0, -1) : own).join(', ');
        if (isTown) place = town;
        studyType ||= parts.filter((part) => !own.includes(part)).join(', ');
      } else if (school >= 0 && !institution) {
        const others = parts.filter((_, index) => index !== school);
        const subject = others.join(', ');
        const hasDegree = heads.some((other) => other !== head && DEGREE.test(other));
        if (
          subject &&
          hasDegree &&
          school === 0 &&
          !isPlace(subject) &&
          !(mayBeTownOfSchool(subject) && heads.some((other) => other !== head && saysSubject(other))) &&
          heads.every((other) => other === head || !/\s(?:in|of)\s|,/.test(other))
        ) {
          institution = parts[school] ?? head;
          area = subject;
        } else if (subject && school === parts.length - 1 && school > 0 && hasDegree && area === '' && areSubjects(others)) {
          // `Mathematics, Chemistry, Tern Sixth Form College` behind `A levels:`
          institution = parts[school] ?? head;
          area = subject;
        } else if (subject && school === parts.length - 1 && heads.length === 1 && studyType === '' && !isPlace(head)) {
          // `NVQ Level 3 in Engineering, Harbour College`, with a qualification nobody knows.
          institution = parts[school] ?? head;
          studyType = subject;
        } else institution = head;
      } else if (studyType && !area && degree === 0 && parts.length > 1 && /^[A-Z][A-Za-z.]{1,5}$/.test(parts[0] ?? '')) {
        // `Bachelor of Science - BS, Business Management`
        studyType += ` (${parts[0]})`;
        area = parts.slice(1).join(', ');
      } else if (degree >= 0 && !studyType) studyType = head;
      else if (startsAsDegree(head) && !studyType) studyType = head;
      else rest.push(head);
    }
    const [before = '', ...degrees] = !institution && heads.length === 1 ? studyType.split(/,\s+/) : [];
    if (degrees.length > 0 && !DEGREE.test(before) && startsAsDegree(degrees.join(', '))) {
      // `Petroc, A Levels Geography`: a degree follows a school without a word for one.
      [institution, studyType] = [before, degrees.join(', ')];
    }
    const unknown = institution ? -1 : rest.findIndex((text) => !isGrade(text));
    if (unknown >= 0) institution = rest.splice(unknown, 1)[0] ?? '';
    const ending = !institution && heads.length === 1 ? /^(.*\p{L}.*), (\p{Lu}[^,]*)$/u.exec(studyType) : null;
    if (ending?.[1] && ending[2] && startsAsDegree(studyType) && !DEGREE.test(ending[2])) {
      // The institution is the last of what follows a degree.
      [studyType, institution] = [ending[1], ending[2]];
    }
    if (!institution && studyType && !/\S/.test(area)) [institution, studyType] = [studyType, ''];
    if (!area && studyType && rest[0] && !DEGREE.test(rest[0]) && !/\d|:/.test(rest[0]) && !isGrade(rest[0]))
      area = rest.shift() ?? '';
    else if (!studyType) studyType = rest.shift() ?? '';
    const [, alone = '', last = ''] = /^(.+), ([^,]+)$/.exec(institution) ?? [];
    const endsInTown =
      namesSchool(alone) &&
      mayBeTownOfSchool(last) &&
      (isTownName(last) || LEAVING.test(studyType) || saysSubject(`${studyType} ${area}`));
    const isTownBelow =
      place === '' &&
      entry.places.length === 0 &&
      namesSchool(institution) &&
      studyType !== '' &&
      isTownName(area) &&
      mayBeTownOfSchool(area);
    if (isTownBelow) {
      place = area;
      area = '';
    }
    const isOpen = entry.places.length === 0 && place === '' && !/^University of/i.test(institution);
    const town = isOpen ? (firmBefore(institution) ?? (endsInTown ? { firm: alone, place: last } : null)) : null;
    if (above && studyType === '' && HIGHER.test(institution) && !namesSchool(institution) && namesSchool(above.institution))
      // `BS Management, 2021` below an `MBA` and its university.
      return { ...above, studyType: institution, area, ...entry.span, url: entry.url, ...bodyOf(entry, rest) };
    return {
      institution: town?.firm ?? institution,
      studyType,
      area,
      location: place || (town?.place ?? entry.places[0] ?? ''),
      ...entry.span,
      url: entry.url,
      ...bodyOf(entry, rest),
    };
  };
  return entries.map((entry) => {
    above = readOne(entry);
    return above;
  });
}
const HIGHER = /^(?:[BM]\.?(?:S|A|Sc|Eng|Ed|Com|Tech)\b|MBA|bachelor|master|associate|ph\.?d|postgraduate)/i;

/** `GPA 3.7`, `Upper Second`: how well someone did, which is neither a school nor a subject. */
const isGrade = (text: string) =>
  /^(?:c?gpa|grades?|average|classification)\b|^(?:first|upper|lower|second)[- ](?:class|second|division)|^(?:1st|2[.:][12]|2nd)\b|^(?:distinction|merit|pass(?:ed)?|credit)$/i.test(
    text,
  );

/** `Tern University, Yarm; GPA 3.6; 120 semester hours`, `Tern School, grade 2.4`: a text and what it says of the result. */
function apartFromResult(text: string): string[] {
  // `Tern College, day release: NVQ Level 3 in Plumbing`
  const [, at = '', passed = ''] = STUDIED.exec(text) ?? [];
  if (at !== '' && namesSchool(at)) return [at, passed].filter(Boolean);
  // `Major: Supply Chain Management Minor: Law GPA: 3.61 of a maximum 4.00`
  const labelled = text.split(/\s+(?=(?:minor|c?gpa|credits earned|honou?rs):\s)/i);
  if (labelled.length > 1) return labelled;
  const [first = '', ...rest] = text.split(/;\s+/);
  if (rest.length > 0 && rest.every((part) => isGrade(part) || RESULT.test(part))) return [first, ...rest];
  const [, before = '', result = ''] =
    /^(.{4,}?),\s+((?:c?gpa|(?:final |average )?(?:grade|mark)s?|average)\b.*)$/i.exec(text) ?? [];
  if (before !== '' && !namesStudy(result)) return [before, result];
  const [, whole = '', last = ''] = /^(.{4,}), ([^,]+)$/.exec(text) ?? [];
  return whole !== '' && (isGrade(last) || CREDITS.test(last)) && namesSchool(whole) ? [whole, last] : [text];
}
/** A school, how someone studied there, and what. */
const STUDIED =
  /^([^,:]+),\s+(?:day release|block release|evening classes|night school|distance learning|part[- ]time|full[- ]time)(?::\s+(\S.*))?$/i;
/** `84 of 120 credits completed` */
const CREDITS = /^\d+ (?:of \d+ )?(?:semester |quarter )?(?:credits?|hours)\b/i;
const RESULT = /\b(?:c?gpa|hours|credits?|honou?rs|grades?|marks?|average|thesis|dissertation)\b/i;

/** `Tern College Norfolk, VA United States`, as USAJOBS prints a school and where it is, often without a comma between them. */
function withStateApart(entry: Entry): Entry {
  const places = [...entry.places];
  const heads = entry.heads.map((head) => {
    const [, before = '', state = ''] = /^(.+), ([A-Z]{2})(?: \d{5})?,? United States$/u.exec(head.text) ?? [];
    const words = before.split(' ');
    for (let count = Math.min(4, words.length - 1); state !== '' && count > 0; count--) {
      const school = words.slice(0, -count).join(' ');
      const town = words.slice(-count).join(' ');
      const isPart = school.endsWith(',') || isTownName(town) || (count === 2 && isStation(town));
      if (!isPart || town.includes(',') || !namesSchool(school)) continue;
      places.push(`${town}, ${state}`);
      return { ...head, text: school.replace(/,$/, '') };
    }
    return head;
  });
  return { ...entry, heads, places };
}

/** Names before a school that are none of its parts: `Department of Physics, University of Tern`. */
const areSubjects = (names: string[]) =>
  names.length > 1 &&
  names.every((name) => !/\b(?:department|faculty|school|college|campus|division|centre|center)\b/i.test(name));

/** A name behind a school that can be its town: a word such as `Faculty` or `Engineering` is a part or a subject of it. */
const mayBeTownOfSchool = (text: string) =>
  mayBeTown(text) &&
  !DEGREE.test(text) &&
  !/\b(?:facult(?:y|ies)|sciences?|studies|engineering|arts|law|business|economics|history|campus|online|distance)\b/i.test(
    text,
  ) &&
  !/(?:ology|ics|istry|ophy|graphy|ature|ing)$/i.test(text);

/** Qualifications of a school, which are in many subjects. */
const LEAVING =
  /\b(?:g?cses?|[ao][- ]?levels?|highers|standard grades?|leaving cert(?:ificate)?|sslc|puc|hsc|wassce|s?ssce|kcse|matric(?:ulation)?|ncea|high school|abitur|matura)\b/i;

/** Whether a degree says what was studied, so that the name behind its school does not. */
const saysSubject = (text: string) =>
  /\p{L}{3}/u.test(
    text.replace(new RegExp(DEGREE.source, 'gi'), '').replace(/\b(?:with|and|hons|level|first|upper|second|class)\b/gi, ''),
  );

/** Establishments that train a service and short names of schools, which only a study has as its school. */
const SERVICE_SCHOOL = /^(?:HMS|HMAS|HMCS|RAF|Fort|Camp|Joint Base) \p{Lu}|^\p{Lu}[\p{L} ]+ High$/u;
const COURSE = /\b(?:courses?|cadre|training)$/i;

/** `BA History at Tern College`, `Signals Course at RAF Cosford`, `BA History @ Tern College` */
function apartFromWhere(text: string): string[] {
  const [before = '', after = '', another] = text.split(/\s+(?:at|@)\s+(?=(?:the )?\p{Lu})/u);
  // `Bachelor of Engineering, UNSW Canberra at ADFA`: a school without a word for one, and where it is.
  const [degree = '', ...parts] = before.split(/,\s+/);
  const last = parts.at(-1) ?? '';
  if (startsAsDegree(degree) && /^\p{Lu}{2,}\b/u.test(last) && !namesStudy(last) && !isGrade(last) && !namesSchool(after))
    return [text];
  const isCourse = startsAsDegree(before) || COURSE.test(before) || namesSchool(after) || SERVICE_SCHOOL.test(after);
  return after !== '' && another === undefined && isCourse && !isSchool(before) ? [before, after] : [text];
}

/** `Licenciatura Engenharia Escola Superior de Tern`: a degree in front of a school whose name begins with the word for one. */
function apartFromSchoolAbroad(text: string): string[] {
  const at = startsAsDegree(text) && !/[,;:(]/.test(text) ? text.search(BEGINS_SCHOOL) : -1;
  return at > 0 ? [text.slice(0, at).trim(), text.slice(at).trim()] : [text];
}
const BEGINS_SCHOOL =
  /(?<=\s)(?:(?:Escola|Escuela|École|Ecole|Scuola|Istituto|Instituto|Institut|Universidade?|Università|Université|Universität|Uniwersytet|Politechnika|Hochschule|Fachhochschule|Lycée|Liceo|Colegio) \p{Lu}|(?:University|College|Institute|School) of \p{Lu})/u;

/** `Zespół Szkół, Tczew, vocational school, metalworker`: a school, what kind of school it is, and what was learnt there. */
function apartFromKind(text: string): string[] {
  const parts = text.split(/,\s+/);
  const at = parts.findIndex((part) => KIND_OF_SCHOOL.test(part));
  if (at < 1 || !parts.slice(0, at).some(isSchool)) return [text];
  return [parts.slice(0, at), parts.slice(at)].map((own) => own.join(', '));
}
const KIND_OF_SCHOOL = /^(?:vocational|technical|trade|secondary|primary|grammar|high|basic|middle) school$/;

/** `BA History (Tern College)`, `Tern College: HNC: Engineering`: a school and what was passed there in one text. */
function apartFromSchool(text: string): string[] {
  const [, before = '', after = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(text) ?? /^([^:]+):\s+(\S.*)$/.exec(text) ?? [];
  // `Tern Academy (Basic Leader Course)`, where `(formerly Tern Hall)` and `(TA)` belong to the name.
  const isCourse = isSchool(before) && COURSE.test(after) && / /.test(after);
  // `Tern University (part-time)`
  const isRemarked = namesSchool(before) && areTerms(after);
  return before !== '' &&
    (isRemarked || (isSchool(before) !== isSchool(after) && (isCourse || [before, after].some(startsAsDegree))))
    ? [before, after]
    : [text];
}

/** Entries that each have one school: where no dates part them, a second school begins another, with as many lines before it as the first has. */
export function withOneSchoolEach(entry: Entry): Entry[] {
  const rows = [...new Set(entry.heads.map(({ row }) => row))];
  const named = rows.flatMap((row, index) =>
    entry.heads.some((head) => head.row === row && head.text.split(/,\s+|:\s+|\s+\(/).some(isSchool)) ? [index] : [],
  );
  const [first = 0] = named;
  if (entry.span.printedDates !== '' || named.length < 2) return [entry];
  const starts = named.map((index) => index - first);
  // Two schools on adjacent lines below a degree are not two studies.
  if (starts.some((start, index) => index > 0 && start <= (named[index - 1] ?? 0))) return [entry];
  return starts.map((start, index) => {
    const own = new Set(rows.slice(start, starts[index + 1] ?? rows.length));
    const isLast = index === starts.length - 1;
    const pieces = entry.pieces.filter(({ row }) => own.has(row));
    const isHere = (place: string) => pieces.some(({ text }) => text === place || text.endsWith(`, ${place}`));
    return {
      ...entry,
      heads: entry.heads.filter(({ row }) => own.has(row)),
      pieces,
      places: entry.places.filter(isHere),
      ...(!isLast && { highlights: [], paragraphs: [], durations: [], url: '', federal: [] }),
    };
  });
}

/** `HNC, Civil Engineering. Harbour College` and `Harbour College: HNC` are two pieces each. */
const sentencesOf = (text: string) => {
  const parts = text.split(/(?<=\p{Ll}{3})\.\s+(?=\p{Lu})|(?<=\p{L}{3}):\s+(?=\p{Lu})/u);
  return parts.length === 2 && parts.some((part) => DEGREE.test(part)) ? parts : [text];
};

/** A degree, its grade or how many of them: `Advanced Certificate`, `Nine GCSEs`, `10 GCSEs`. */
const STARTS_AS_DEGREE = new RegExp(
  `^(?:(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven) )?(?:(?:advanced|professional|executive|national|graduate|higher|joint|dual) )?(?:${DEGREE.source})`,
  'i',
);
const SUBJECT = /^(?:major|minor|field of study|subject|specialization|specialisation)s?:\s+/i;

/** Whether a text is a school, and not a degree with the word of one: `High School Diploma`. */
const isSchool = (text: string) => namesSchool(text) && !startsAsDegree(text);

const startsAsDegree = (text: string) =>
  STARTS_AS_DEGREE.test(text) && !/^(?:high school|associate|college)\s*$/i.test(text) && !/^degree/i.test(text);
