/** A comma between the parts of a list; that of `5,340` separates thousands. */
export const COMMA = String.raw`,(?!(?<=(?<!\d)\d{1,3},)\d{3}(?!\d))`;
/** Symbols between names, such as `⋄` or `✦`; those of arithmetic, money and trade can belong to a name. */
export const SYMBOL = String.raw`(?![+=<>$£€©®™°^~|\x60])\p{S}`;
const BETWEEN_PARTS = new RegExp(String.raw`(?:[;|•·▪●♦◆❖]|${COMMA})(?![^(]{0,300}\))|\s+(?:[–—/*~»∙‣※]|${SYMBOL})\s+|\t`, 'u');

/** Splits a list at commas and other symbols outside brackets. */
export function partsOf(text: string): string[] {
  return text
    .split(BETWEEN_PARTS)
    .map((part) =>
      part
        .trim()
        .replace(/^(?:and|&)\s+|[.,;]$/gi, '')
        .trim(),
    )
    .filter((part) => /[\p{L}\d]/u.test(part));
}
