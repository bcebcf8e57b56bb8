import { getActionPlan } from '../contract.ts';
import { findTransitionPlans, findTransitionTasks, getTransitionPlan, getTransitionSituation } from '../transition-contract.ts';

/** What shows plans or tasks: fetched again after each change. */
export const PLAN_LISTS = [
  findTransitionPlans,
  findTransitionTasks,
  getTransitionPlan,
  getTransitionSituation,
  getActionPlan,
] as const;
