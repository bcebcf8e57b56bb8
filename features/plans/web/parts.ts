export { ActionPlanList } from './ActionPlanList.tsx';
export { Climb, ClimbLegend } from './Climb.tsx';
// The operators' screens.
export { PlanRuleList } from './rules/PlanRuleList.tsx';
export { changeTask } from './task-calls.ts';
