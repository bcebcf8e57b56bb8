// npm run build: installs the packages and builds the browser app as `npm start` would, without starting anything.

import { buildWeb, install, say } from './prepare.mjs';

await install();
await buildWeb();
say('Everything is installed and built.');
