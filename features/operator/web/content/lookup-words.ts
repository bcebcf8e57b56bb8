import { ANSWER_KINDS, LOOKUP_KINDS, type LookupKind, RANK_CATEGORIES } from '#features/lookups/contract.ts';
import { ALL_COUNTRIES } from '#kit/country/country.ts';
import { LOOKUPS_SHOWN } from '../../lookup-contract.ts';

type Words = { list: string; one: string; several: string };

/** The name of each list and of its entries. */
export const LOOKUP_WORDS: Record<LookupKind, Words> = {
  rank: { list: 'Ranks', one: 'rank', several: 'ranks' },
  navy_service: { list: 'Arms of the Navy', one: 'arm', several: 'arms' },
  branch: { list: 'Branches', one: 'branch', several: 'branches' },
  corps: { list: 'Corps and regiments', one: 'corps or regiment', several: 'corps and regiments' },
  profession: { list: 'Professions and trades', one: 'profession or trade', several: 'professions and trades' },
  badged_role: { list: 'Badged roles', one: 'badged role', several: 'badged roles' },
  occupation: { list: 'Occupation codes', one: 'occupation code', several: 'occupation codes' },
  clearance: { list: 'Security clearances', one: 'clearance', several: 'clearances' },
  language: { list: 'Languages', one: 'language', several: 'languages' },
  military_question: { list: 'Questions about service', one: 'question', several: 'questions' },
  civilian_question: { list: 'Questions about civilian work', one: 'question', several: 'questions' },
};

export const LOOKUP_OPTIONS = LOOKUP_KINDS.map((value) => ({ value, label: LOOKUP_WORDS[value].list }));

const ONLY_WORDS: Record<(typeof LOOKUPS_SHOWN)[number], string> = {
  all: 'All entries',
  hidden: 'Hidden',
  renamed: 'Renamed',
  own: 'Added by us',
};
export const ONLY_OPTIONS = LOOKUPS_SHOWN.map((value) => ({ value, label: ONLY_WORDS[value] }));

export const COUNTRY_OPTIONS = ALL_COUNTRIES.map(({ id, name }) => ({ value: id, label: name }));

const RANK_CATEGORY_WORDS: Record<(typeof RANK_CATEGORIES)[number], string> = {
  enlisted: 'Enlisted (US)',
  other_rank: 'Other rank (UK)',
  nco: 'Non-commissioned officer',
  warrant: 'Warrant officer',
  officer: 'Officer',
};
export const RANK_CATEGORY_OPTIONS = RANK_CATEGORIES.map((value) => ({ value, label: RANK_CATEGORY_WORDS[value] }));

const ANSWERS: Record<(typeof ANSWER_KINDS)[number], string> = { text: 'Text', number: 'A number', money: 'A sum of money' };
export const ANSWER_OPTIONS = ANSWER_KINDS.map((value) => ({ value, label: ANSWERS[value] }));

const codes = (prefix: string, last: number) => Array.from({ length: last }, (_, at) => `${prefix}-${at + 1}`);
const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export const NATO_OPTIONS = asOptions([...codes('OR', 9), ...codes('WO', 5), 'OF(D)', ...codes('OF', 10)]);
export const PAY_GRADE_OPTIONS = asOptions([...codes('E', 9), ...codes('W', 5), ...codes('O', 10)]);
