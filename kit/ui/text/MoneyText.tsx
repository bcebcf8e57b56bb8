import { useLocale } from './locale.tsx';
import { formatSalary, type Salary } from './money.ts';

/** The pay of a job, or a note that none is given. */
export function SalaryText({ job, none = 'Pay not specified' }: { job: Salary; none?: string }) {
  const { language } = useLocale();
  return <span>{formatSalary(job, language) ?? none}</span>;
}
