// Plain JavaScript without imports: it must run on each Node that it turns away, and dist/server.js begins with it.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `This needs Node 24 or newer and is run by ${process.version}: \`npm ci\` brings one along for npm's commands, unless optional packages or install scripts are left out; else install Node 24.`,
  );
  process.exit(1);
}
