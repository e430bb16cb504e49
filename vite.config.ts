import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import svgr from 'vite-plugin-svgr';

const apiOrigin = process.env.API_ORIGIN;

/** With fewer, the landing page would load icons that it does not show; `npm run bench scripts` measures it. */
const ICON_USERS = 6;

export default defineConfig({
  plugins: [
    reactRouter(),
    // Pictures follow the colours of the page, so they stand in it as components.
    svgr({ include: '**/*.svg?react' }),
    // Icons are pictures beside a word: ground.css gives them its size and colour.
    svgr({ include: '**/*.svg?icon', svgrOptions: { svgProps: { 'aria-hidden': 'true', 'data-icon': '' } } }),
    svgr({
      include: '**/*.svg?arrow',
      svgrOptions: { svgProps: { 'aria-hidden': 'true', 'data-icon': 'along-line' } },
    }),
  ],
  // The content security policy allows no data: addresses for scripts, fonts or sounds.
  build: {
    assetsInlineLimit: 0,
    // One style sheet: one that came later with a panel would change which rule wins, and move the page.
    cssCodeSplit: false,
    // What every page loads is one file, with all that it imports, and so are the icons that many pages show: these
    // compress better, and need fewer requests, than many small files.
    // The other icons load with the pages that show them, not all that icons.ts lists.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'root', test: /[\\/]web[\\/]root\.tsx/, priority: 1 },
            { name: 'icons', test: /@phosphor-icons/, minShareCount: ICON_USERS },
          ],
        },
      },
      treeshake: { moduleSideEffects: [{ test: /\.svg\?(icon|arrow)$|web\/ui\/icons\.ts$/, sideEffects: false }] },
    },
  },
  ...(apiOrigin ? { server: { proxy: { '/api': apiOrigin } } } : {}),
});
