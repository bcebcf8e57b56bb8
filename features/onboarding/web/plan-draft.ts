/** The name under which this browser stores unsaved answers of the action plan. */
export const PLAN_DRAFT = 'onboarding-plan';
