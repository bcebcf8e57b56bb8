import type { Context } from './context.ts';

/** Steps by their names, in the order in which they run. Each returns a new value and does not change the one it receives. */
type Steps<Value, Result> = Readonly<Record<string, (context: Context, value: Value) => Result>>;

/** Runs the steps one after the other, each on what the one before it returns. A benchmark can leave out one by its name. */
export const runSteps = <Value>(context: Context, value: Value, steps: Steps<Value, Value>): Value =>
  Object.entries(steps).reduce((before, [name, step]) => (context.leavesOut(name) ? before : step(context, before)), value);

/** The same for steps that each work on one value and return one or several in its place. */
export const runOnEach = <Value>(context: Context, values: Value[], steps: Steps<Value, Value | Value[]>): Value[] =>
  Object.entries(steps).reduce(
    (before, [name, step]) => (context.leavesOut(name) ? before : before.flatMap((value) => step(context, value))),
    values,
  );
