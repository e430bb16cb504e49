import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import svgr from 'vite-plugin-svgr';

const apiOrigin = process.env.API_ORIGIN;

export default defineConfig({
  plugins: [
    reactRouter(),
    // Pictures follow the colours of the page, so they stand in it as components.
    svgr({ include: '**/*.svg?react' }),
    // Icons are pictures beside a word: ground.css gives them its size and colour.
    svgr({ include: '**/*.svg?icon', svgrOptions: { svgProps: { 'aria-hidden': 'true', 'data-icon': '' } } }),
  ],
  // The content security policy allows no data: addresses for scripts, fonts or sounds.
  build: {
    assetsInlineLimit: 0,
    // One style sheet: one that came later with a panel would change which rule wins, and move the page.
    cssCodeSplit: false,
    // Each page gets the icons that it shows, not all that icons.ts lists.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\.svg\?icon$|web\/ui\/icons\.ts$/, sideEffects: false }] },
    },
  },
  ...(apiOrigin ? { server: { proxy: { '/api': apiOrigin } } } : {}),
});
