// Runs an npm command: node scripts/run.cjs start
// Its syntax is old on purpose, so a Node.js that is too old can still report that.
var oldest = 20;
if (parseInt(process.versions.node, 10) < oldest) {
  console.error(
    'Muster needs Node.js ' +
      oldest +
      ' or later, and this is ' +
      process.versions.node +
      ': install a newer one from nodejs.org.',
  );
  process.exitCode = 1;
} else {
  import('./commands.mjs')
    .then((commands) => commands.runCommand(process.argv.slice(2)))
    .catch((error) => {
      console.error(error);
      process.exitCode = 1;
    });
}
