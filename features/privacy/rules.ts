/** Days in which a person can change their mind after asking for the deletion of their account (product decision, section 12). */
export const DELETION_DAYS = 30;
/** Days before the deletion on which they are reminded. */
export const REMINDER_DAYS = 3;
/** Days until the next try, when a company still needs a recruiter on the day of the deletion. */
export const RETRY_DAYS = 7;
/** Days for which the ZIP with a person's data can be downloaded. */
export const EXPORT_DAYS = 1;
/** Hours in which an export that is ready is given again instead of a new one, and after which an unfinished one counts as interrupted. */
export const EXPORT_AGAIN_HOURS = 1;
