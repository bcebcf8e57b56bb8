import type { ReadLanguage } from '../shapes.ts';
import type { Context } from './context.ts';
import { depthsOf, isLanguage, languagesIn } from './languages.ts';
import { anyOf, either } from './terms.ts';

/** Labels of the European form, and its legend of levels. */
const LANGUAGE_LABEL_WORDS = '(?:mother tongue|native language|other language)s?(?:\\(s\\))?';
export const LANGUAGE_LABEL = new RegExp(`^${LANGUAGE_LABEL_WORDS}\\s*:\\s*`, 'i');
const ONLY_LANGUAGE_LABEL = new RegExp(`^${LANGUAGE_LABEL_WORDS}\\s*:?$`, 'i');
/** Whether a text is only such a label: `Mother tongue(s)`. */
export const isLanguageLabel = (text: string) => ONLY_LANGUAGE_LABEL.test(text);

/** A text without the labels of a grid of languages. */
export const withoutLanguageLabel = (context: Context, text: string): string => {
  if (LEGEND.test(text)) return '';
  const [, label = '', list = ''] = /^([^:]{4,40}):\s+(\S.*)$/.exec(text) ?? [];
  return /\blanguages?\b/i.test(label) && languagesIn(context, list).length > 0 ? list : text.replace(LANGUAGE_LABEL, '');
};

export const LEGEND = either(
  'i',
  /^(?:(?:spoken|interaction|production)\b[\s,|/]*)+$|^levels: |^self[- ]assessment\b|^european level\b|^\(\*+\)/,
  /\bcommon european framework\b|\bA1 and A2: basic user\b/,
  /^(?:language|level|(?:(?:understanding|speaking|writing|listening|reading|spoken (?:production|interaction))\b[\s,|/]*)+)$/,
);

/** A word, grade or figure that says how well someone knows a language. */
export const STATES_LEVEL = new RegExp(String.raw`\b${anyOf('language-levels')}(?!\p{L})|[●○★☆■□▰▱◯◉]`, 'iu');
const BETWEEN = /[,;|•·▪∙]|\s[–—/*~-]\s|\band\b|&|\//u;
const EDGES = /^[\s,;:|•·▪∙/–—&+-]+|[\s,;:|•·▪∙/–—&-]+$/gu;

type SpokenLanguage = ReadLanguage & {
  /** The level was before the language. */
  isBefore: boolean;
  /** Joined to the next by `and` or a comma alone. */
  joint: string;
};

export const bare = (text: string) => {
  const trimmed = text
    .replace(EDGES, '')
    .replace(/^and(?:\s+|$)|\s+and$/gi, '')
    .replace(EDGES, '')
    .replace(/\.$/, '');
  return /^\([^()]*\)$/.test(trimmed) ? trimmed.slice(1, -1).trim() : trimmed;
};

/** The level before a language, without what joins it: `I speak good` Welsh, `Fluent in` Hindi. */
const levelBefore = (text: string) =>
  bare(text)
    .replace(/^(?:i|we)\s+(?:speak|read|write|have|know)\s*/i, '')
    .replace(/\s+(?:in|of)$/i, '');

/** Where the last piece of a text begins that a comma, stroke or `and` separates from the others; -1 without one. */
function lastPieceAt(text: string): number {
  const depths = depthsOf(text);
  let at = -1;
  for (const match of text.matchAll(new RegExp(BETWEEN, 'giu')))
    if (depths[match.index] === 0) at = match.index + match[0].length;
  return at;
}

/** The languages in a text with their levels, wherever these are; null where it names none. */
export function languagesWithLevels(context: Context, text: string): SpokenLanguage[] | null {
  const found = languagesIn(context, text);
  const [first] = found;
  if (!first) return null;
  const spoken: SpokenLanguage[] = [];
  const start = text.slice(0, first.from);
  const cut = Math.max(0, lastPieceAt(start));
  // What precedes the first known language can be one that nobody lists, and its level.
  for (const name of start.slice(0, cut).split(BETWEEN).map(bare).filter(Boolean)) {
    const last = spoken.at(-1);
    if (last && STATES_LEVEL.test(name)) last.fluency = [last.fluency, name].filter(Boolean).join(', ');
    else spoken.push(unknownLanguage(name));
  }
  let before = levelBefore(start.slice(cut));
  found.forEach(({ name, to }, index) => {
    const next = found[index + 1];
    const gap = text.slice(to, next?.from ?? text.length);
    // What has no symbol between itself and the next language is the level of that.
    const from = next && /[\p{L}\d)]\s+$/u.test(gap) && !/\band\s+$/i.test(gap) ? lastPieceAt(gap) : -1;
    const after = from < 0 ? gap : gap.slice(0, from);
    const isNextLevel =
      next !== undefined && from < 0 && before !== '' && /^\s+\p{L}.*\p{L}\s+$/u.test(gap) && !BETWEEN.test(gap);
    const [level = '', ...others] = isNextLevel ? [''] : splitUnknown(after);
    spoken.push({
      language: name,
      fluency: [before, level].filter(Boolean).join(', '),
      isBefore: before !== '' && level === '',
      joint: isNextLevel || others.length > 0 || bare(after) !== '' ? '' : after.trim(),
    });
    spoken.push(...others.map(unknownLanguage));
    before = levelBefore(isNextLevel ? gap : from < 0 ? '' : gap.slice(from));
  });
  return withLevelsShared(spoken);
}

/** `Mirpuri native`: a name with a word for a level. */
const LEVEL_BEHIND = /^(\p{Lu}[\p{L}’'-]{2,}) (native|fluent|basic|good|intermediate|advanced|conversational|[ABC][12])$/u;
/** A language that is in no list, with its level behind a dash or in brackets: `Mirpuri: native`, `Kituba (basic)` */
function unknownLanguage(text: string): SpokenLanguage {
  const [, language = text, level = '', bracketed = ''] =
    /^(\p{L}[\p{L}’'-]*)(?:\s*[:–-]\s*(.+)|\s\((.*)\)|)$/u.exec(text) ?? LEVEL_BEHIND.exec(text) ?? [];
  return { language, fluency: level || bracketed, isBefore: false, joint: '' };
}

/** The level behind a language, and what follows it that must be the name of a language nobody lists: `, Kituba`. */
function splitUnknown(text: string): string[] {
  if (!/^\s*[,;|•·▪/]/.test(text) && !STATES_LEVEL.test(text)) return [bare(text)];
  const printed = text.split(/[,;|•·▪](?![^(]{0,300}\))/).filter((part) => bare(part) !== '');
  const parts = printed.map(bare);
  const names = parts.filter((part, index) => {
    const { language } = unknownLanguage(part);
    // Brackets are a remark on the language before them: `English (OET: Listening B, Reading B)`
    if (/^\s*\(/.test(printed[index] ?? '')) return false;
    return /^\p{Lu}(?:\p{Ll}|[\p{L}’'-]{2,})$/u.test(language) && !STATES_LEVEL.test(language);
  });
  return [parts.filter((part) => !names.includes(part)).join(', '), ...names];
}

/** `Welsh and English from home`, `good Dutch and German`: the level of one language is also that of those joined to it. */
function withLevelsShared(spoken: SpokenLanguage[]): SpokenLanguage[] {
  for (let index = spoken.length - 2; index >= 0; index--) {
    const [one, next] = [spoken[index], spoken[index + 1]];
    if (one && next && one.fluency === '' && /^(?:and|&)$/i.test(one.joint) && !next.isBefore) one.fluency = next.fluency;
  }
  for (const [index, one] of spoken.entries()) {
    const next = spoken[index + 1];
    if (next && one.isBefore && one.joint !== '' && next.fluency === '')
      Object.assign(next, { fluency: one.fluency, isBefore: true });
  }
  return spoken;
}

/** Whether a text has languages and their levels and nothing else. */
export function areLanguages(context: Context, text: string): boolean {
  if (text.length > 400) return false;
  const spoken = languagesWithLevels(context, text.replace(LANGUAGE_LABEL, '').replace(/\.$/, ''));
  return (
    spoken?.every(
      ({ language, fluency }) =>
        isLanguage(context, language) && (fluency === '' || (STATES_LEVEL.test(fluency) && fluency.length < 90)),
    ) === true
  );
}

/** `Welsh first language, English`: languages, and how well someone knows one of them. */
export const areLanguagesWithLevels = (context: Context, text: string) => areLanguages(context, text) && STATES_LEVEL.test(text);
