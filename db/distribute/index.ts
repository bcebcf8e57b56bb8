export { distribute } from './distribute.ts';
export { findTenantPlace, moveTenant } from './move.ts';
export { describePlan, readPlan } from './plan.ts';
