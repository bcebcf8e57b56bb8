import { formatDay, formatFull, formatRelative } from './dates.ts';
import { useLocale } from './locale.tsx';

type DateTextProps = {
  /** A day `2026-11-21` or an instant in ISO 8601. */
  value: string;
  /** `relative` shows "3 days ago" within a week; `day` always shows the date. */
  as?: 'relative' | 'day';
};

/** A date in the format of the tenant's country, with the full date in a tooltip. */
export function DateText({ value, as = 'relative' }: DateTextProps) {
  const { language } = useLocale();
  if (Number.isNaN(Date.parse(value))) return <>{value}</>;
  // The native tooltip: lists have a date in every row, and none should be a tab stop.
  return (
    <time dateTime={value} title={formatFull(value, language)}>
      {as === 'day' ? formatDay(value, language) : formatRelative(value, language)}
    </time>
  );
}
