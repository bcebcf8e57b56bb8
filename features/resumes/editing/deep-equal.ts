/** Whether two values are deeply equal; a missing field equals an undefined one. */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => deepEqual(value, other[index]));
  if (!isFields(one) || !isFields(other)) return false;
  return Object.keys({ ...one, ...other }).every((key) => deepEqual(one[key], other[key]));
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
