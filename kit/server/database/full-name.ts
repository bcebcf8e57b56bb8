import { sql } from 'kysely';

/** First and last name of a row of `users`, by its alias. People may have one name. Null where an outer join found nobody. */
export const fullName = <T extends string | null = string>(alias: string) =>
  sql<T>`btrim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)})`;
