import { runAdmin } from './admin-commands.ts';
import { runCommand } from './run-command.ts';

await runCommand(process.argv[2] === 'create-tenant' ? 'create:tenant' : 'admin', runAdmin);
