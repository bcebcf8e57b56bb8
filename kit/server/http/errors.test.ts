import { expect, test } from 'vitest';
import { violatedConstraint } from './errors.ts';

const refused = (message: string, fields: object) => Object.assign(new Error(message), fields);

test.each([
  ['named by its field', refused('duplicate key', { code: '23505', constraint: 'users_email_once' }), 'users_email_once'],
  [
    'named in the message, with the number of a shard',
    refused('duplicate key value violates unique constraint "users_email_once_102449"', { code: '23505' }),
    'users_email_once',
  ],
  ['named in the message', refused('violates check constraint "jobs_pay"', { code: '23514' }), 'jobs_pay'],
  ['of another kind', refused('relation "users_email_once_102449" does not exist', { code: '42P01' }), null],
  ['without a name', refused('null value in column "title"', { code: '23502' }), null],
  ['that is no error of the database', refused('constraint "users_email_once"', {}), null],
  ['that is no error', 'constraint "users_email_once"', null],
])('the constraint of an error %s', (_, error, name) => expect(violatedConstraint(error)).toBe(name));
