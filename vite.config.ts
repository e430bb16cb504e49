import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import svgr from 'vite-plugin-svgr';

const apiOrigin = process.env.API_ORIGIN;

export default defineConfig({
  plugins: [reactRouter(), svgr({ include: '**/*.svg?react' })],
  // The content security policy allows no data: addresses for scripts, fonts or sounds.
  build: { assetsInlineLimit: 0 },
  ...(apiOrigin ? { server: { proxy: { '/api': apiOrigin } } } : {}),
});
