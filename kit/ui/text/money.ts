type Language = 'en-GB' | 'en-US';

const PERIODS = { hour: 'an hour', day: 'a day', week: 'a week', month: 'a month', year: 'a year' } as const;

export type Salary = {
  salary_from: number | null;
  salary_to: number | null;
  /** ISO 4217: GBP, USD. */
  currency: string;
  per: keyof typeof PERIODS;
};

/** `£32,000`, `$14.50`: pence and cents only when there are some. */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** `£`, `US$`: as the language writes the currency. */
export function currencySymbol(currency: string, language: Language): string {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** `£32,000 to £38,000 a year`, `From £14.50 an hour`, `Up to $90,000 a year`; null when no pay is given. */
export function formatSalary({ salary_from, salary_to, currency, per }: Salary, language: Language): string | null {
  const money = (amount: number) => formatMoney(amount, currency, language);
  const period = PERIODS[per];
  if (salary_from !== null && salary_to !== null) {
    return salary_from === salary_to
      ? `${money(salary_from)} ${period}`
      : `${money(salary_from)} to ${money(salary_to)} ${period}`;
  }
  if (salary_from !== null) return `From ${money(salary_from)} ${period}`;
  if (salary_to !== null) return `Up to ${money(salary_to)} ${period}`;
  return null;
}
