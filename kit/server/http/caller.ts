import { AsyncLocalStorage } from 'node:async_hooks';

/** Who a request comes from: a signed-in person, or a visitor by their address. */
export type Caller = { tenant: number; person: string };

const callers = new AsyncLocalStorage<Caller>();

/** Runs `work` for a caller. Limiters count everything that it starts as theirs. */
export const runFor = <T>(caller: Caller, work: () => T): T => callers.run(caller, work);

/** The caller of the current work; undefined in background work and scripts. */
export const currentCaller = (): Caller | undefined => callers.getStore();
