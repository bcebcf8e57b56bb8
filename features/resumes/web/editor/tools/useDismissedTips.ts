import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mutation, query } from '#kit/ui/data/query.ts';
import { dismissTip, findDismissedTips } from '../../../resumes-contract.ts';

/** The tips that the person has dismissed on any device, and a function to dismiss one. */
export function useDismissedTips() {
  const stored = useQuery(query(findDismissedTips));
  const [dismissedHere, setDismissedHere] = useState<ReadonlySet<string>>(new Set());
  const store = useMutation(mutation(dismissTip, { invalidates: [findDismissedTips] }));
  const dismissed = new Set([...(stored.data?.data ?? []), ...dismissedHere]);
  return {
    isLoaded: !stored.isPending,
    /** False for every tip until the stored ones are loaded, so that no dismissed tip flashes up. */
    isShown: (key: string) => !stored.isPending && !dismissed.has(fingerprint(key)),
    dismiss: (key: string) => {
      const tip = fingerprint(key);
      setDismissedHere((now) => new Set([...now, tip]));
      store.mutate({ body: { tip } });
    },
  };
}

/** 14 hexadecimal digits (53 bits, the cyrb53 hash by bryc, public domain): enough to recognize a tip without storing a person's words. */
function fingerprint(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(16).padStart(14, '0');
}
