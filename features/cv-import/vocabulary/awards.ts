/** Words of which an award has one in its name. */
export const AWARD =
  /\b(?:medals?|ribbons?|stars?|cross|heart|badge|commendation|award|decoration|citation|clasp|bar|of the (?:year|quarter|month))\b/i;
