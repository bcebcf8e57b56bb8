import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig, siteOfHost } from '#apps/api/config.ts';
import { Email } from '#features/accounts/shapes.ts';
import { OptionalName, PersonName } from '#features/accounts/sign-up-contract.ts';
import { terminalActions } from '#features/operator/server/index.ts';
import { addHost } from '#features/operator/settings-contract.ts';
import { connect } from '#kit/server/database/db.ts';
import { mailSender } from '#kit/server/mail/mail.ts';
import { CannotStart } from '#kit/server/process/cannot-start.ts';
import { createTenant } from './create-tenant.ts';
import { openMailQueue } from './mail-queue.ts';
import { openInstallation } from './open-installation.ts';
import { checked, onlyArgument, WrongUse } from './run-command.ts';

type Actions = ReturnType<typeof terminalActions>;
type Arguments = { args: string[]; isSystem: boolean };
type Command = {
  /** Its arguments; those in brackets may be left out. */
  takes: string;
  run(actions: Actions, given: Arguments): Promise<void>;
};

const NewOperator = z.object({ email: Email, first_name: PersonName('First name'), last_name: OptionalName('Last name') });

const checkedEmail = (email: string | undefined) => checked(z.object({ email: Email }), { email }).email;

const COMMANDS: Record<string, Command> = {
  tenants: {
    takes: '',
    run: async (actions) => {
      const tenants = await actions.tenants();
      if (tenants.length === 0) console.log('There are no tenants yet: npm run create:tenant creates the first one.');
      for (const { slug, name, status, hosts, operators } of tenants)
        console.log([slug, name, status, hosts.join(' '), `operators: ${operators}`].join('\t'));
    },
  },
  operators: {
    takes: 'TENANT',
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
    takes: 'TENANT EMAIL FIRST LAST',
    run: async (actions, { args: [tenant = '', email, first_name, last_name], isSystem }) => {
      const wanted = checked(NewOperator, { email, first_name, last_name });
      const link = await actions.addOperator(tenant, { ...wanted, role: isSystem ? 'system_operator' : 'operator' });
      printLink(wanted.email, link);
    },
  },
  'new-link': {
    takes: 'TENANT EMAIL',
    run: async (actions, { args: [tenant = '', email] }) => {
      const address = checkedEmail(email);
      printLink(address, await actions.newLink(tenant, address));
    },
  },
  'reset-factor': {
    takes: 'TENANT EMAIL',
    run: async (actions, { args: [tenant = '', email] }) => {
      const { factors, sessions } = await actions.resetFactors(tenant, checkedEmail(email));
      console.log(`Second factors removed: ${factors}. Sessions ended: ${sessions}.`);
    },
  },
  'add-host': {
    takes: 'TENANT HOST',
    run: async (actions, { args: [tenant = '', host] }) => {
      const wanted = checked(addHost.body, { host }).host;
      await actions.addHost(tenant, wanted);
      console.log(`${wanted} leads to ${tenant} now.`);
    },
  },
  suspend: {
    takes: 'TENANT REASON',
    run: async (actions, { args: [tenant = '', reason = ''] }) => {
      if (reason.trim() === '' || reason.length > 500) throw new CannotStart('Give a reason of 1 to 500 characters.');
      await actions.setStatus(tenant, 'suspended', reason.trim());
      console.log(`${tenant} is suspended.`);
    },
  },
  resume: {
    takes: 'TENANT',
    run: async (actions, { args: [tenant = ''] }) => {
      await actions.setStatus(tenant, 'active', null);
      console.log(`${tenant} is open again.`);
    },
  },
  'requeue-mail': {
    takes: '[TENANT]',
    run: async (actions, { args: [tenant] }) => console.log(`Emails queued again: ${await actions.requeueMails(tenant)}.`),
  },
};

function printLink(email: string, { link, hours }: { link: string; hours: number }): void {
  console.log(`${email} can choose a password here within ${hours === 1 ? 'an hour' : `${hours} hours`}:\n\n  ${link}\n`);
}

/** Runs one command of `npm run admin`, and prints what it did. @returns its exit code */
export async function runAdmin(words: string[]): Promise<number> {
  if (words[0] === 'create-tenant') {
    const { name, email, ...link } = await createTenant(words.slice(1));
    console.log(`Created ${name}.`);
    printLink(email, link);
    return 0;
  }
  const { values, positionals } = parseArgs({
    args: words,
    options: { system: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [name = '', ...args] = positionals;
  if (name === 'test-mail') return sendTestMail(onlyArgument(args, 'address'));
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new WrongUse(name ? `There is no command ${name}.` : 'Name a command.');
  const all = command.takes.split(' ').filter(Boolean);
  const needed = all.filter((argument) => !argument.startsWith('['));
  if (args.length < needed.length || args.length > all.length)
    throw new WrongUse(`${name} takes ${command.takes || 'no argument'}: put arguments with spaces in quotes.`);
  if (values.system && name !== 'add-operator') throw new WrongUse(`${name} has no option --system.`);
  const config = readConfig();
  const installation = await openInstallation();
  const db = connect({ appUrl: installation.appUrl, max: 2 });
  try {
    const { background, close } = await openMailQueue(db);
    const actions = terminalActions(db, background, (host) => siteOfHost(host, config));
    await command.run(actions, { args, isSystem: values.system }).finally(close);
    return 0;
  } finally {
    await db.close();
    await installation.close();
  }
}

async function sendTestMail(address: string): Promise<number> {
  const config = readConfig();
  const mail = mailSender({ smtp_url: config.smtp_url, from: config.mail_from });
  try {
    const { is_sent, reply } = await mail.test({ to: checkedEmail(address), site: 'this installation' });
    console.log(is_sent ? `Sent. The mail server replied: ${reply}` : `Not sent. ${reply}`);
    return is_sent ? 0 : 1;
  } finally {
    mail.close();
  }
}
