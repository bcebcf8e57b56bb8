/** Counts the bytes of uploads that a process has in memory. */
export type UploadBudget = {
  /** @returns a function that frees the bytes, or null when the process or the person has no room for them */
  reserve(person: string, bytes: number): (() => void) | null;
};

/**
 * Limits the memory that uploads use. Bytes are reserved before the body is read; otherwise many connections could fill the
 * memory at the same time. One person's share is smaller than the whole, so others can still upload,
 * and the last `reserved_bytes` are for uploads of `up_to_bytes`, so large ones do not stop small ones.
 */
export function uploadBudget(most: {
  bytes: number;
  bytes_per_person: number;
  small: { up_to_bytes: number; reserved_bytes: number };
}): UploadBudget {
  const perPerson = new Map<string, number>();
  let total = 0;
  const add = (person: string, bytes: number) => {
    total += bytes;
    const sum = (perPerson.get(person) ?? 0) + bytes;
    if (sum > 0) perPerson.set(person, sum);
    else perPerson.delete(person);
  };
  return {
    reserve(person, bytes) {
      const room = most.bytes - (bytes > most.small.up_to_bytes ? most.small.reserved_bytes : 0);
      if (total + bytes > room || (perPerson.get(person) ?? 0) + bytes > most.bytes_per_person) return null;
      add(person, bytes);
      let isFreed = false;
      return () => {
        if (!isFreed) add(person, -bytes);
        isFreed = true;
      };
    },
  };
}
