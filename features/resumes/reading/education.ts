import type { ReadEducation } from '../shapes.ts';
import type { Entry, Head } from './entries.ts';
import { firmBefore, isPlace } from './places.ts';
import { bodyOf } from './work.ts';

const SCHOOL =
  /(?<!\p{L})(?:universit(?:y|é|ät|at|à|eit|et|as|y's)|universidade?|universität|politechnika|politécnic[oa]|politecnico|école|escuela|college|school|academy|institut(?:e|ion|o)?|polytechnic|sandhurst|cranwell|dartmouth|west point|seminary|conservatory|mit|eth|ucl|lse|caltech|uc [A-Z]\w+|tafe|sixth form|gymnasium|lycée|lyceum|hochschule|faculty|bootcamp|prifysgol|coleg|ysgol)(?!\p{L})/iu;
const DEGREE =
  /\b(?:b\.?\s?sc|m\.?\s?sc|b\.?s|m\.?s|b\.?a|m\.?a|b\.?eng|m\.?eng|b\.?tech|m\.?tech|ll\.?b|ll\.?m|ph\.?\s?d|d\.?phil|m\.?phil|mba|emba|mres|pgce|pgdip|hnd|hnc|btec|nvq|svq|gcses?|gce|a[- ]?levels?|o[- ]?levels?|highers|foundation degree|bachelor(?:'?s|’s)?|master(?:'?s|’s)?|doctor(?:ate| of)|associate(?:'?s|’s)?(?: degree| of)?|diploma|degree|certificate|high school|ged|baccalaureate|abitur|apprenticeship|honou?rs|city (?:&|and) guilds|level [1-8]|cipd|cmi|ilm|diphe|certhe|pg ?cert|t[- ]levels?|international baccalaureate|postgraduate|undergraduate|major|minor|a\.?a\.?s|a\.a|bba|bfa|mfa|jd|md)\b/i;

/** Whether a text names a school. */
export const namesSchool = (text: string) => SCHOOL.test(text);

/** Whether a text names a school or a degree. */
export const namesStudy = (text: string) => SCHOOL.test(text) || DEGREE.test(text);

/** Parses institution, degree and subject from an entry's heading. */
export function readEducation(entries: Entry[]): ReadEducation[] {
  return entries.map((entry) => {
    const named = (said: Head['said']) => entry.heads.find((head) => head.said === said);
    // Columns or labels that name both leave nothing to tell apart.
    const [school, degree] = [named('firm'), named('post')];
    const isLabelled = school !== undefined && degree !== undefined;
    const open = isLabelled ? entry.heads.filter((head) => head !== school && head !== degree) : entry.heads;
    const printed = open.flatMap(({ text }) =>
      sentencesOf(text.replace(SUBJECT, '')).flatMap((part) =>
        startsAsDegree(part) ? part.split(/\s+at\s+(?=\p{Lu})/u) : [part],
      ),
    );
    const heads = printed.map((text) => text.replace(SUBJECT, ''));
    const rest: string[] = [];
    let institution = isLabelled ? school.text : '';
    let studyType = isLabelled ? degree.text : '';
    let area = '';
    for (const head of heads) {
      const parts = head.split(/,\s+/);
      const school = parts.findIndex((part) => SCHOOL.test(part) && !startsAsDegree(part));
      const degree = parts.findIndex((part, index) => index !== school && DEGREE.test(part));
      if (school >= 0 && degree >= 0 && !institution) {
        // `Princeton University, PhD in Computer Science`, or the other way round.
        const own = degree > school ? parts.slice(0, degree) : parts.slice(school);
        institution = own.join(', ');
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
          heads.every((other) => other === head || !/\s(?:in|of)\s|,/.test(other))
        ) {
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
    if (!institution) institution = rest.shift() ?? '';
    const ending = !institution && heads.length === 1 ? /^(.*\p{L}.*), (\p{Lu}[^,]*)$/u.exec(studyType) : null;
    if (ending?.[1] && ending[2] && startsAsDegree(studyType) && !DEGREE.test(ending[2])) {
      // The institution is the last of what follows a degree.
      [studyType, institution] = [ending[1], ending[2]];
    }
    if (!institution && studyType && !/\S/.test(area)) [institution, studyType] = [studyType, ''];
    if (!area && studyType && rest[0] && !DEGREE.test(rest[0]) && !/\d|:/.test(rest[0])) area = rest.shift() ?? '';
    else if (!studyType) studyType = rest.shift() ?? '';
    const town = entry.places.length === 0 && !/^University of/i.test(institution) ? firmBefore(institution) : null;
    return {
      institution: town?.firm ?? institution,
      studyType,
      area,
      location: town?.place ?? entry.places[0] ?? '',
      ...entry.span,
      url: entry.url,
      ...bodyOf(entry, rest),
    };
  });
}

/** `HNC, Civil Engineering. Harbour College` and `Harbour College: HNC` are two pieces each. */
const sentencesOf = (text: string) => {
  const parts = text.split(/(?<=\p{Ll}{3})\.\s+(?=\p{Lu})|(?<=\p{L}{3}):\s+(?=\p{Lu})/u);
  return parts.length === 2 && parts.some((part) => DEGREE.test(part)) ? parts : [text];
};

const STARTS_AS_DEGREE = new RegExp(`^${DEGREE.source}`, 'i');
const SUBJECT = /^(?:major|minor|field of study|subject|specialization|specialisation)s?:\s+/i;

const startsAsDegree = (text: string) =>
  STARTS_AS_DEGREE.test(text) && !/^(?:high school|associate|college)\s*$/i.test(text) && !/^degree/i.test(text);
