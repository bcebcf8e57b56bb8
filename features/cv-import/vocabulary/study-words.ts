import type { Context } from './context.ts';
import { anyOf } from './terms.ts';
import { mayBeTown } from './town-words.ts';

const SCHOOL = new RegExp(String.raw`(?<!\p{L})${anyOf('schools')}(?!\p{L})`, 'iu');
export const DEGREE = new RegExp(
  String.raw`\b${anyOf('degrees', 'english')}\b|(?<!\p{L})${anyOf('degrees', 'abroad')}(?!\p{L})`,
  'iu',
);

/** Whether a text names a school. */
export const namesSchool = (text: string) => SCHOOL.test(text);

/** Whether a text names both a degree and a school. */
export const namesWholeStudy = (text: string) => SCHOOL.test(text) && DEGREE.test(text);

/** Whether a text names a school or a degree. */
export const namesStudy = (text: string) => SCHOOL.test(text) || DEGREE.test(text);

/** A degree, its grade or how many of them: `Advanced Certificate`, `Nine GCSEs`, `10 GCSEs`. */
const STARTS_AS_DEGREE = new RegExp(
  `^(?:(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven) )?(?:(?:advanced|professional|executive|national|graduate|higher|joint|dual) )?(?:${DEGREE.source})`,
  'i',
);
/** Whether a text is a school, and not a degree with the word of one: `High School Diploma`. */
export const isSchool = (text: string) => namesSchool(text) && !startsAsDegree(text);

export const startsAsDegree = (text: string) =>
  STARTS_AS_DEGREE.test(text) && !/^(?:high school|associate|college)\s*$/i.test(text) && !/^degree/i.test(text);

/** Establishments that train a service and short names of schools, which only a study has as its school. */
export const SERVICE_SCHOOL = /^(?:HMS|HMAS|HMCS|HMNZS|RAF|Fort|Camp|Joint Base) \p{Lu}|^\p{Lu}[\p{L} ]+ High$/u;
export const COURSE = /\b(?:courses?|cadre|training)$/i;

export const KIND_OF_SCHOOL = /^(?:vocational|technical|trade|secondary|primary|grammar|high|basic|middle) school(?=$|,)/;

/** `GPA 3.7`, `Upper Second`: how well someone did, which is neither a school nor a subject. */
export const isStudyResult = (text: string) =>
  /^(?:c?gpa|grades?|average|classification)\b|^(?:first|upper|lower|second)[- ](?:class|second|division)|^(?:1st|2[.:][12]|2nd)\b|^(?:distinction|merit|pass(?:ed)?|credit)$/i.test(
    text,
  );

/** How many credits someone completed: `84 of 120 credits completed` */
export const CREDITS = /^\d+ (?:of \d+ )?(?:semester |quarter )?(?:credits?|hours)\b/i;
export const RESULT = /\b(?:c?gpa|hours|credits?|honou?rs|grades?|marks?|average|thesis|dissertation)\b/i;

export const BEGINS_SCHOOL = new RegExp(
  String.raw`(?<=\s)(?:${anyOf('first-words-of-schools', 'inside-a-line')} \p{Lu}|(?:University|College|Institute|School) of \p{Lu})`,
  'u',
);

export const SUBJECT = /^(?:major|minor|field of study|subject|specialization|specialisation)s?:\s+/i;

/** A name behind a school that can be its town: a word such as `Faculty` or `Engineering` is a part or a subject of it. */
export const mayBeTownOfSchool = (context: Context, text: string) =>
  mayBeTown(context, text) &&
  !DEGREE.test(text) &&
  !/\b(?:facult(?:y|ies)|sciences?|studies|engineering|arts|law|business|economics|history|campus|online|distance)\b/i.test(
    text,
  ) &&
  !/(?:ology|ics|istry|ophy|graphy|ature|ing)$/i.test(text);

/** Words of headings that name no school: `University education`, `School and college qualifications`. */
const OF_HEADINGS = new RegExp(String.raw`\b${anyOf('words-of-study-headings')}\b`, 'gi');

/** Whether of two texts one is the name of a school and the other begins with what is passed at one. */
export const areSchoolAndDegree = (one: string, other: string) =>
  [
    [one, other],
    [other, one],
  ].some(
    ([school = '', degree = '']) =>
      isSchool(school) &&
      /\p{L}{3}/u.test(school.replace(OF_HEADINGS, '')) &&
      (startsAsDegree(degree) || (COURSE.test(degree) && !isSchool(degree))) &&
      /[\p{L}\d]{2}/u.test(degree.replace(OF_HEADINGS, '')),
  );

/** A line that names a school, a qualification of schools and a year: `Burnside High School, 6 GCSEs, 2007`. */
export const isWholeStudy = (text: string) =>
  text.length < 110 &&
  /,\s+(?:19|20)\d\d$/.test(text) &&
  text.split(/,\s+/).some((part) => namesSchool(part) && !SCHOOL_QUALIFICATION.test(part)) &&
  SCHOOL_QUALIFICATION.test(text);
const SCHOOL_QUALIFICATION =
  /\b(?:[SN]VQ|GCSEs?|[AO][- ]?levels?|BTEC|HN[CD]|Highers|BSc|BA|MSc|MA|MBA|degree|apprenticeship)\b/i;
