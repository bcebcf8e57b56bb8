import { createContext } from 'react';

/** The person whose unsaved input this browser stores; null for visitors, whose forms store nothing. */
export const DraftOwner = createContext<number | null>(null);
