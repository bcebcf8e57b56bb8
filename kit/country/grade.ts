import { UNITED_STATES } from './country.ts';

/**
 * The grade of a rank as its country writes it: the NATO code, or in the United States the pay grade, `E-7` of `OR-7`. Null for the
 * lowest officers there, whose NATO code has two pay grades.
 */
export function gradeOf(natoCode: string | null, countryId: number): string | null {
  if (countryId !== UNITED_STATES || natoCode === null) return natoCode;
  const [, kind = '', number = '0'] = /^(OR|OF|WO)-(\d+)$/.exec(natoCode) ?? [];
  if (kind === 'OR') return `E-${number}`;
  if (kind === 'WO') return `W-${number}`;
  return kind === 'OF' && Number(number) > 1 ? `O-${Number(number) + 1}` : null;
}
