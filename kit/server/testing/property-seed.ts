import fc from 'fast-check';

/**
 * Properties are tested with the same values in each run, so that a run can be repeated. `PROPERTY_SEED=random` chooses new values;
 * a failure names its seed.
 */
const { PROPERTY_SEED = '20261123' } = process.env;
if (PROPERTY_SEED !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(PROPERTY_SEED) });
