import { authorityOf, mayLift } from '#features/accounts/authority.ts';
import type { Role } from '#features/accounts/shapes.ts';

/**
 * Who may do what in the operator console, beyond the role that each route names.
 *
 * | action                                   | who                                                                  |
 * |------------------------------------------|----------------------------------------------------------------------|
 * | act on a person or another operator      | operators; on system operators only system operators                 |
 * | invite, remove and leave as an operator  | operators, within 10 minutes of proving who they are; the last one   |
 * |                                          | who has a password, and the tenant's last system operator, stay      |
 * | reset second factors                     | another operator, or a system operator of any tenant                 |
 * | use a host or sender                     | who has proved its domain; system operators vouch for their own      |
 * | read decisions about tenants             | system operators                                                     |
 */

type Actor = { role: string };

/** Operators act on everyone of their tenant except system operators, on whom only system operators act. */
export const mayActOn = (actor: Actor, person: { role: string }): boolean =>
  person.role !== 'system_operator' || actor.role === 'system_operator';

/** Whether someone may prove or withdraw a host or sender: a declined one stays declined for operators. */
export const mayLiftClaim = (actor: { role: Role }, claim: { declined_at: string | null }): boolean =>
  claim.declined_at === null || mayLift('address_declined', authorityOf(actor.role), 'system_operator');

/**
 * Hosts and sender addresses belong to whoever controls the domain, so an operator must prove it. A system operator vouches for
 * their own entries. A sender at one of the tenant's hosts needs no second proof.
 */
export function mayUseAddress(actor: Actor, address: string, hosts: readonly string[]): boolean {
  const domain = address.split('@')[1];
  return actor.role === 'system_operator' || (domain !== undefined && hosts.includes(domain));
}

type ActiveOperator = { id: number; role: string; has_password: boolean };

/**
 * Whether nobody could run the tenant after someone goes: of those who remain, nobody who has chosen a password is an operator, or,
 * for a system operator, a system operator.
 */
export const leavesNoOperator = (active: readonly ActiveOperator[], person: ActiveOperator): boolean =>
  !active.some(
    ({ id, role, has_password }) =>
      id !== person.id && has_password && (person.role !== 'system_operator' || role === 'system_operator'),
  );
