import { defineConfig } from 'vite';

/** Where a portal runs. Its pages come from this origin here, so that the frame is one of its own. */
const portal = process.env.PEST_PORTAL_URL ?? 'http://localhost:8080';

export default defineConfig({
  server: { proxy: Object.fromEntries(['/iosEcharts', '/iosServerEcharts', '/assets'].map((path) => [path, portal])) },
});
