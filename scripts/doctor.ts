import { optionsOf, printsHelp, runCommand } from './command-line.ts';
import { examine } from './doctor/examine.ts';

const HELP = `npm run doctor

Tries the set-up with the settings of the server: settings, databases, secret, mail server, sign-in providers, clock, ports,
public address, proxy, disk and backups. Prints a line for each: OK, or what is wrong and what to do. It changes nothing and may run
beside the server. Run it as the user of the server. The exit code is 1 when something is wrong.`;

await runCommand('The checks stopped', async () => {
  if (printsHelp(HELP)) return;
  optionsOf([], 'npm run doctor');
  process.exitCode = await examine(process.env, console.log);
});
