import { formatDay, formatFull, formatRelative } from './dates.ts';
import { useLocale } from './locale.tsx';

type DateTextProps = {
  /** A day `2026-11-21` or an instant in ISO 8601. */
  value: string;
  /** `relative` shows "3 days ago" within a week; `day` always shows the date. */
  as?: 'relative' | 'day';
  /** Starts with a capital letter, for a date that begins a line or fills a cell. */
  capital?: boolean;
};

/** A date in the format of the tenant's country, with the full date in a tooltip. */
export function DateText({ value, as = 'relative', capital = false }: DateTextProps) {
  const { language } = useLocale();
  if (Number.isNaN(Date.parse(value))) return <>{value}</>;
  const text = as === 'day' ? formatDay(value, language) : formatRelative(value, language);
  // The native tooltip: lists have a date in every row, and none should be a tab stop.
  return (
    <time dateTime={value} title={formatFull(value, language)}>
      {capital ? text.charAt(0).toLocaleUpperCase(language) + text.slice(1) : text}
    </time>
  );
}
