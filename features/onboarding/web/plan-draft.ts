/** Names the answers for the action plan that are not saved yet, in this browser. */
export const PLAN_DRAFT = 'onboarding-plan';
