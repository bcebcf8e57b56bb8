import { anyOf } from './terms.ts';

/** Posts in French, German, Spanish, Italian, Portuguese, Dutch and Polish, beside those that are English words too. */
export const JOB_TITLE_ABROAD = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    anyOf('job-titles-abroad', 'french'),
    String.raw`\p{L}{3,}(?:kaufmann|kauffrau|meister(?:in)?)|(?:kaufmann|kauffrau) (?:im|für)`,
    String.raw`\p{L}*${anyOf('job-titles-abroad', 'german-endings')}`,
    anyOf('job-titles-abroad', 'german'),
    anyOf('job-titles-abroad', 'spanish'),
    anyOf('job-titles-abroad', 'italian'),
    anyOf('job-titles-abroad', 'portuguese'),
    anyOf('job-titles-abroad', 'dutch'),
    anyOf('job-titles-abroad', 'polish'),
  ].join('|')})(?!\p{L})`,
  'giu',
);

/** Employers as they are named there: a legal form at the end, or what the place is. */
export const EMPLOYER_ABROAD = new RegExp(
  String.raw`\s${anyOf('employers-abroad', 'legal-forms')}$|(?<!\p{L})${anyOf('employers-abroad', 'words')}(?!\p{L})`,
  'u',
);
