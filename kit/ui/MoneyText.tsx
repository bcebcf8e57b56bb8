import { useLocale } from './locale.tsx';
import { formatMoney, formatSalary, type Salary } from './money.ts';

/** An amount of money as the tenant's country writes it. */
export function MoneyText({ amount, currency }: { amount: number; currency: string }) {
  const { language } = useLocale();
  return <span>{formatMoney(amount, currency, language)}</span>;
}

/** The pay of a job, or words that say that none is given. */
export function SalaryText({ job, none = 'Pay not given' }: { job: Salary; none?: string }) {
  const { language } = useLocale();
  return <span>{formatSalary(job, language) ?? none}</span>;
}
