import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig } from '#apps/api/config.ts';
import { Email } from '#features/accounts/shapes.ts';
import { createTenant } from '#features/operator/contract.ts';
import { terminalActions } from '#features/operator/server/index.ts';
import { startBackground } from '#kit/server/background.ts';
import { CannotStart } from '#kit/server/cannot-start.ts';
import { watchClock } from '#kit/server/clock.ts';
import { connect } from '#kit/server/db.ts';
import { openListener } from '#kit/server/listener.ts';
import { mailSender } from '#kit/server/mail.ts';
import { openInstallation } from './open-installation.ts';

const USAGE = `Usage: npm run admin -- COMMAND

Works on an installation from its terminal, also while it runs, for example when the operators of a tenant have locked themselves out.
TENANT is the short name that "tenants" lists.

  tenants                                          lists the tenants
  operators TENANT                                 lists the operators of a tenant
  add-operator TENANT EMAIL FIRST LAST [--system]  adds an operator, or a system operator, and prints a link to choose a password
  new-link TENANT EMAIL                            prints a new link for an operator to choose a password
  reset-factor TENANT EMAIL                        removes the second factors of an operator
  suspend TENANT REASON                            closes a tenant's site
  resume TENANT                                    opens it again
  requeue-mail [TENANT]                            queues the emails again that were given up
  test-mail ADDRESS                                sends a test email

--https makes the links https ones. Every change is recorded in the installation's audit log, and mailed to the operator it concerns.`;

type Actions = ReturnType<typeof terminalActions>;
type Arguments = { args: string[]; isSystem: boolean };
type Command = {
  /** How many arguments it takes, at least and at most. */
  takes: readonly [number, number];
  run(actions: Actions, given: Arguments): Promise<void>;
};

const person = createTenant.body.shape;
const NewOperator = z.object({ email: Email, first_name: person.operator_first_name, last_name: person.operator_last_name });

const COMMANDS: Record<string, Command> = {
  tenants: {
    takes: [0, 0],
    run: async (actions) => {
      for (const { slug, name, status, hosts, operators } of await actions.tenants())
        console.log([slug, name, status, hosts.join(' '), `operators: ${operators}`].join('\t'));
    },
  },
  operators: {
    takes: [1, 1],
    run: async (actions, { args: [tenant = ''] }) => {
      for (const { email, full_name, role, last_signed_in_at, has_second_factor, has_password } of await actions.operators(
        tenant,
      ))
        console.log(
          [
            email,
            full_name,
            role,
            `last sign-in: ${last_signed_in_at ?? 'never'}`,
            `second factor: ${has_second_factor ? 'yes' : 'no'}`,
            ...(has_password ? [] : ['has not chosen a password']),
          ].join('\t'),
        );
    },
  },
  'add-operator': {
    takes: [4, 4],
    run: async (actions, { args: [tenant = '', email, first_name, last_name], isSystem }) => {
      const wanted = checked(NewOperator.safeParse({ email, first_name, last_name }));
      const link = await actions.addOperator(tenant, { ...wanted, role: isSystem ? 'system_operator' : 'operator' });
      console.log(`${wanted.email} can choose a password here within an hour:\n\n  ${link}\n`);
    },
  },
  'new-link': {
    takes: [2, 2],
    run: async (actions, { args: [tenant = '', email] }) => {
      const address = checked(Email.safeParse(email));
      const link = await actions.newLink(tenant, address);
      console.log(`${address} can choose a password here within an hour:\n\n  ${link}\n`);
    },
  },
  'reset-factor': {
    takes: [2, 2],
    run: async (actions, { args: [tenant = '', email] }) => {
      const { factors, sessions } = await actions.resetFactors(tenant, checked(Email.safeParse(email)));
      console.log(`Second factors removed: ${factors}. Sessions ended: ${sessions}.`);
    },
  },
  suspend: {
    takes: [2, 2],
    run: async (actions, { args: [tenant = '', reason = ''] }) => {
      if (reason.trim() === '' || reason.length > 500) throw new CannotStart('Give a reason of 1 to 500 characters.');
      await actions.setStatus(tenant, 'suspended', reason.trim());
      console.log(`${tenant} is suspended.`);
    },
  },
  resume: {
    takes: [1, 1],
    run: async (actions, { args: [tenant = ''] }) => {
      await actions.setStatus(tenant, 'active', null);
      console.log(`${tenant} is open again.`);
    },
  },
  'requeue-mail': {
    takes: [0, 1],
    run: async (actions, { args: [tenant] }) => console.log(`Emails queued again: ${await actions.requeueMails(tenant)}.`),
  },
};

function checked<T>(parsed: { success: true; data: T } | { success: false; error: z.ZodError }): T {
  if (parsed.success) return parsed.data;
  throw new CannotStart(parsed.error.issues.map(({ path, message }) => [...path, message].join(': ')).join('\n'));
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      https: { type: 'boolean', default: false },
      system: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [name = '', ...args] = positionals;
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (name === 'test-mail' && args.length === 1) return sendTestMail(args[0] ?? '');
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const [least, most] = command?.takes ?? [0, 0];
  if (!command || args.length < least || args.length > most || (values.system && name !== 'add-operator')) {
    console.error(USAGE);
    return 1;
  }
  const installation = await openInstallation();
  const db = connect({ appUrl: installation.appUrl, max: 2 });
  const listener = openListener(db);
  const clock = await watchClock(db, { log: () => {} });
  const mail = mailSender({ smtp_url: null, from: readConfig().mail_from });
  try {
    const background = await startBackground(db, {
      jobs: [mail.job],
      work: false,
      log: { error: console.error, warn: console.error, info: () => {} },
      listener,
      clock,
      tenants: async () => [],
      siteOf: (host) => host,
      statement_ms: 120_000,
      notify: async () => {},
    });
    const actions = terminalActions(db, background, values.https ? 'https' : 'http');
    await command.run(actions, { args, isSystem: values.system }).finally(() => background.stop());
    return 0;
  } finally {
    clock.stop();
    await listener.close();
    await db.close();
    await installation.close();
  }
}

async function sendTestMail(address: string): Promise<number> {
  const config = readConfig();
  const mail = mailSender({ smtp_url: config.smtp_url, from: config.mail_from });
  try {
    const { is_sent, reply } = await mail.test({ to: checked(Email.safeParse(address)), site: 'this installation' });
    console.log(is_sent ? `Sent. The mail server replied: ${reply}` : `Not sent. ${reply}`);
    return is_sent ? 0 : 1;
  } finally {
    mail.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  const isPlain =
    error instanceof CannotStart ||
    (error instanceof Error && 'status' in error) ||
    (error instanceof TypeError && 'code' in error);
  console.error(isPlain && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
