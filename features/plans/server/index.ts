export { planBackground } from './background.ts';
export { planPersonalData } from './personal-data.ts';
export { planPreviewPublicPage } from './public-page.ts';
export { planLinkRetention } from './retention-queries.ts';
export { planRoutes } from './routes.ts';
export { countRulesToRecheck } from './rules/routes.ts';
export { tickAlertTasks } from './suggested-steps-queries.ts';
export {
  addOwnTask as addOwnTransitionTask,
  comingTasks,
  createPlan as createTransitionPlan,
  findActionPlan,
  findKnownDoneTasks,
  nextPlanTasks,
  tickKnownTasks,
} from './transition-actions.ts';
export { updateActionPlan } from './updating.ts';
