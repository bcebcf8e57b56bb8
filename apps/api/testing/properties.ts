import fc from 'fast-check';

/**
 * Properties are tested with the same values in each run, so that a run can be repeated. `PROPERTY_SEED=random` chooses new values;
 * a failure names its seed.
 */
const { PROPERTY_SEED = '20261123', DEEP_TESTS } = process.env;
if (PROPERTY_SEED !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(PROPERTY_SEED) });

/** How many values a slow property is tested with: all of them in `npm test -- --deep`, otherwise a fifth. */
export const runs = (all: number): number => (DEEP_TESTS === '1' ? all : Math.ceil(all / 5));
