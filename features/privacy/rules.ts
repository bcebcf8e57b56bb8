/** Days in which a person can change their mind after asking for the deletion of their account (product decision, section 12). */
export const DELETION_DAYS = 30;
/** Days before the deletion on which they are reminded. */
export const REMINDER_DAYS = 3;
/** Days until the next try, when a company still needs a recruiter on the day of the deletion. */
export const RETRY_DAYS = 7;
