/** A set of jobs by their places in a list, one bit each. */
export type JobSet = Uint32Array;

export const emptySet = (size: number): JobSet => new Uint32Array(Math.ceil(size / 32));

export function addTo(set: JobSet, place: number): void {
  set[place >>> 5] = (set[place >>> 5] ?? 0) | (1 << (place & 31));
}

/** Keeps in `set` what is in `other` too. @returns whether anything is left */
export function keepOnly(set: JobSet, other: JobSet | undefined): boolean {
  let any = 0;
  for (let word = 0; word < set.length; word++) {
    const both = (set[word] ?? 0) & (other?.[word] ?? 0);
    set[word] = both;
    any |= both;
  }
  return any !== 0;
}

export function addAll(set: JobSet, other: JobSet | undefined): void {
  if (other) for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) | (other[word] ?? 0);
}

export function removeAll(set: JobSet, other: JobSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & ~(other[word] ?? 0);
}

/** The places in a set, the smallest first. */
export function placesOf(set: JobSet): number[] {
  const places: number[] = [];
  for (let word = 0; word < set.length; word++)
    for (let bits = set[word] ?? 0; bits !== 0; bits &= bits - 1) places.push(word * 32 + 31 - Math.clz32(bits & -bits));
  return places;
}
