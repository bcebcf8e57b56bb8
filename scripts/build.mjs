// npm run build: the packages and the browser app, as `npm start` would make them, without starting anything.

import { buildWeb, install, say } from './prepare.mjs';

await install();
await buildWeb();
say('Everything is installed and built.');
