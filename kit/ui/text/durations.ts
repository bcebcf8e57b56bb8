/** A duration in hours as words: `40 minutes`, `6 hours`, `2.5 days`. Less than a minute is `under a minute`. */
export function durationInWords(hours: number): string {
  const minutes = Math.round(hours * 60);
  if (minutes < 1) return 'under a minute';
  if (minutes < 60) return counted(minutes, 'minute');
  if (hours < 36) return counted(Math.round(hours), 'hour');
  return counted(Math.round((hours / 24) * 2) / 2, 'day');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
